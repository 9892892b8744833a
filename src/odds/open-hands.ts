// What cards are worth, found out by dealing: each deal is played with open hands, everybody as well as he can.
import type { Card } from '../engine/cards.ts';
import { FULL_PACK, printedSuitOf, rankOf } from '../engine/cards.ts';
import type { Action, Deal, Seat } from '../engine/deal.ts';
import { eldestOf, handOf } from '../engine/deal.ts';
import type { Game } from '../engine/game.ts';
import { optionsFor, packFor } from '../engine/game.ts';
import { holdsMarriage, marriagesIn, worthOfMarriages } from '../engine/marriages.ts';
import { numberIn } from '../engine/phases/numbers.ts';
import { begin, gamePlayed, play } from '../engine/play.ts';
import { LAST_SEED, shuffled } from '../engine/random.ts';
import { rankingOf, tricksOf } from '../engine/tricks.ts';
import { isInTricks } from '../solver/rules.ts';
import { makeable, solve } from '../solver/solve.ts';
import type { Figure } from './figures.ts';

/** Which deals are looked at: as many as this, with the seeds from that one on. */
export interface Sample {
  readonly deals: number;
  readonly seed: number;
}

/** How a seat acts until the first card is led. */
type Caller = (d: Deal, seat: Seat, legal: readonly Action[]) => Action;

/** A deal before anything is called, and at its first lead. */
interface Dealt {
  readonly start: Deal;
  readonly lead: Deal;
}

/** The deal of a seed, when all call like that; null when it ends before a card is led. */
function dealtBy(
  game: Game,
  players: number,
  options: Readonly<Record<string, string>>,
  seed: number,
  call: Caller,
): Dealt | null {
  const all = optionsFor(game, players, options);
  const deck = shuffled(packFor(game, players, all), seed);
  const start = begin({ game, options: all, players, dealer: 0, pot: 0, deal: 0, carry: {}, deck });
  let d = start;
  while (d.next && !isInTricks(d, game)) d = play(d, call(d, d.next.seat, d.next.legal));
  return d.next ? { start, lead: d } : null;
}

/** The deal played to its end as well as all can. Throws a RangeError where that cannot be found out. */
function playedOut(d: Deal): Deal {
  const solution = solve(d, Number.POSITIVE_INFINITY);
  if (!solution.ok) throw new RangeError(`${d.variant} cannot be solved from here: ${solution.why}`);
  return solution.line.reduce(play, d);
}

/** How many trumps a hand holds. */
const trumpsIn = (d: Deal, hand: readonly Card[]): number => {
  const { suitOf } = rankingOf(gamePlayed(d).order, d.trump);
  return hand.filter((card) => suitOf(card) === d.trump).length;
};

/** What is counted of deals, by how many trumps eldest hand held before anybody called. */
interface Tally {
  hits: number;
  of: number;
  gain: number;
}

/** Cards in a hand of the games of three tricks. */
const HAND = 3;

/**
 * Counts over the deals of a sample that come to their first lead: for each number of trumps that eldest hand was dealt, how
 * often he succeeds, and what he gains. Deals that end before are passed over, and the next seeds taken.
 */
function tallyByTrumps(
  sample: Sample,
  deal: (seed: number) => Dealt | null,
  isSuccess: (end: Deal, eldest: Seat) => boolean,
): readonly Tally[] {
  const tallies = Array.from({ length: HAND + 1 }, (): Tally => ({ hits: 0, of: 0, gain: 0 }));
  let counted = 0;
  for (let seed = sample.seed; counted < sample.deals && seed <= LAST_SEED; seed++) {
    const dealt = deal(seed);
    if (!dealt) continue;
    counted++;
    const eldest = eldestOf(dealt.start);
    const end = playedOut(dealt.lead);
    const tally = tallies[trumpsIn(dealt.start, handOf(dealt.start, eldest))] as Tally;
    tally.of++;
    tally.gain += end.result?.delta[eldest] ?? 0;
    if (isSuccess(end, eldest)) tally.hits++;
  }
  return tallies;
}

/** Changes all cards that are neither trumps nor aces, as far as the talon goes; in with the hand as it is when there are none. */
const changesCards: Caller = (d, seat, legal) => {
  const { suitOf, heightOf } = rankingOf(gamePlayed(d).order, d.trump);
  const plain = handOf(d, seat).filter((card) => suitOf(card) !== d.trump && rankOf(card) !== 'A');
  for (let most = plain.length; most > 0; most--) {
    const lowest = plain.toSorted((a, b) => heightOf(a) - heightOf(b)).slice(0, most);
    const draw = `draw:${lowest.toSorted((a, b) => FULL_PACK.indexOf(a) - FULL_PACK.indexOf(b)).join(',')}`;
    if (legal.includes(draw)) return draw;
  }
  return 'stand';
};

/**
 * Staying in: everybody is in; the others change what is neither trump nor ace, eldest hand stands with his cards or does the
 * same. How often he takes a trick at least, and what he gains.
 */
export function* stayingIn(game: Game, players: number, sample: Sample): Generator<Figure> {
  for (const series of ['stand', 'draw']) {
    const call: Caller = (d, seat, legal) =>
      seat === eldestOf(d) && series === 'stand' ? 'stand' : changesCards(d, seat, legal);
    const deal = (seed: number): Dealt | null => dealtBy(game, players, {}, seed, call);
    const tallies = tallyByTrumps(sample, deal, (end, eldest) => tricksOf(end, eldest) > 0);
    yield* figuresOf({ what: 'staying', game: game.id, players, series }, tallies);
  }
}

function* figuresOf(figure: Omit<Figure, 'at' | 'chance'>, tallies: readonly Tally[]): Generator<Figure> {
  for (const [trumps, { hits, of, gain }] of tallies.entries()) {
    yield { ...figure, at: String(trumps), chance: { hits, of }, gain: of === 0 ? 0 : gain / of };
  }
}

/** The calls by which eldest hand undertakes to win alone. */
const BIDS = ['bid', 'ask'];

/** Eldest hand bids, the others pass, nobody exchanges. */
const eldestBids: Caller = (d, seat, legal) => {
  const bid = BIDS.find((call) => legal.includes(call));
  if (seat === eldestOf(d) && bid !== undefined) return bid;
  return legal.find((call) => call === 'keep' || call === 'pass') ?? (legal[0] as Action);
};

/** Playing alone: how often eldest hand wins as the only bidder, by each value of an option. */
export function* playingAlone(game: Game, option: string, players: number, sample: Sample): Generator<Figure> {
  for (const value of game.options[option]?.values ?? []) {
    const deal = (seed: number): Dealt | null => dealtBy(game, players, { [option]: value }, seed, eldestBids);
    const isWon = (end: Deal, eldest: Seat): boolean => end.events.some(({ type }) => type === 'won') && end.declarer === eldest;
    yield* figuresOf({ what: 'alone', game: game.id, players, series: value }, tallyByTrumps(sample, deal, isWon));
  }
}

/** What a deal shows of its first hand: whether it held a marriage with the talon, and how much it could have bid or named. */
interface Undertaking {
  /** The dearest marriage among his cards and the talon; null when there is none. */
  readonly marriage: string | null;
  /** The highest number that his side makes with open hands, all opponents against it; 0 when it does not make the least. */
  readonly makes: number;
}

/** Gives away the card that helps least: outside marriages, the lowest; of equals, from the shortest suit. */
const givesLeast: Caller = (d, seat, legal) => {
  const hand = handOf(d, seat);
  const { heightOf } = rankingOf(gamePlayed(d).order, null);
  const isPaired = (card: Card): boolean => 'KQ'.includes(rankOf(card)) && holdsMarriage(hand, printedSuitOf(card));
  const length = (card: Card): number => hand.filter((other) => printedSuitOf(other) === printedSuitOf(card)).length;
  const [least] = hand.toSorted(
    (a, b) => Number(isPaired(a)) - Number(isPaired(b)) || heightOf(a) - heightOf(b) || length(a) - length(b),
  );
  return legal.find((action) => action === `give:${least}`) ?? (legal[0] as Action);
};

/** The numbers that may be bid, or named, from the lowest up. */
const numbersIn = (d: Deal, word: string): readonly number[] =>
  (d.next?.legal ?? []).flatMap((call) => numberIn(word, call) ?? []).toSorted((a, b) => a - b);

/** Eldest hand of a seed's deal takes the talon for the least bid, gives cards away, and plays for as much as can be made. */
function undertaking(game: Game, seed: number): Undertaking {
  const players = Math.min(...game.seats.value);
  const options = optionsFor(game, players);
  const deck = shuffled(packFor(game, players, options), seed);
  let d = begin({ game, options, players, dealer: 0, pot: 0, deal: 0, carry: {}, deck });
  const eldest = eldestOf(d);
  const bids = numbersIn(d, 'bid');
  while (d.next && d.declarer === null) d = play(d, d.next.seat === eldest ? `bid:${bids[0]}` : 'pass');
  const marriage = marriagesIn(handOf(d, eldest)).toSorted((a, b) => worthOfMarriages([b]) - worthOfMarriages([a]))[0] ?? null;
  while (d.next?.legal.some((action) => action.startsWith('give:'))) d = play(d, givesLeast(d, eldest, d.next.legal));
  // What he names is a number, and the least is enough, or trumps.
  const names = numbersIn(d, 'name');
  const [numbers, calls] = names.length > 0 ? [names, [`name:${names[0]}`]] : [bids, d.next?.legal ?? []];
  return { marriage, makes: Math.max(...calls.map((call) => makeable(play(d, call), numbers) ?? 0)) };
}

/** The bids whose odds are told. */
const NUMBERS = [60, 80, 100, 120, 140, 160, 180];

/** The bid that pays: how often each number is made, with and without a marriage, and what it brings on average. */
export function* bidsMade(game: Game, { deals, seed }: Sample): Generator<Figure> {
  const found = Array.from({ length: deals }, (_, i) => undertaking(game, seed + i));
  for (const series of ['without', 'with']) {
    const own = found.filter(({ marriage }) => (marriage === null) === (series === 'without'));
    for (const number of NUMBERS) {
      const hits = own.filter(({ makes }) => makes >= number).length;
      const gain = own.length === 0 ? 0 : (number * (2 * hits - own.length)) / own.length;
      yield { what: 'bid', game: game.id, series, at: String(number), chance: { hits, of: own.length }, gain };
    }
  }
}
