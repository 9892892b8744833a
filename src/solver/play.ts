// The card play of two sides: a deal put on the solver's table, and what its positions are worth there.
import type { Card } from '../engine/cards.ts';
import { SUITS } from '../engine/cards.ts';
import type { Deal, Seat } from '../engine/deal.ts';
import { inPlayFrom, pairOf } from '../engine/deal.ts';
import type { Game } from '../engine/game.ts';
import { chosen } from '../engine/game.ts';
import { holdsMarriage, MARRIAGES, marriagesIn, worthOfMarriages } from '../engine/marriages.ts';
import type { MarksTerms } from '../engine/phases/marks.ts';
import { numberIn } from '../engine/phases/numbers.ts';
import type { TricksTerms } from '../engine/phases/tricks.ts';
import { gamePlayed } from '../engine/play.ts';
import { rounded } from '../engine/rounding.ts';
import { playerOf, rankingOf, worthOf } from '../engine/tricks.ts';
import { bitFor, maskOf, packed, suitPlace } from './bits.ts';
import { closeIn } from './drive.ts';
import type { Marriages, Position, Question } from './points.ts';
import { answer, setHands, setTable } from './points.ts';
import { dutiesOf, hasPhase, parametersOf } from './rules.ts';

/** The card play of one deal between two sides. Values are the first side's; higher is better for it. */
export interface CardPlay {
  /** What a position of this deal is worth; the nearer the guess, the sooner it is found. */
  readonly worthOf: (deal: Deal, guess?: number) => number;
  /** Whether the first side gets at least so much. */
  readonly reaches: (deal: Deal, value: number) => boolean;
}

/** Cards on the table, and what positions with them are as bits. */
interface Laid {
  readonly sides: readonly number[];
  /** Sees to it that the hands with which this deal began lie on the table. */
  readonly positionOf: (deal: Deal) => Position;
  /** Card points that the first side has taken, and that are still to be taken. */
  readonly taken: (deal: Deal) => number;
  readonly left: (deal: Deal) => number;
}

interface Prize {
  readonly prey: Card;
  readonly hunter: Card;
}

function marriagesPlayedFor(game: Game): Marriages {
  const { declaration, interlude } = parametersOf<TricksTerms>(game, 'tricks');
  if (declaration?.name === 'marriage') return 'declared';
  return interlude?.name === 'renaming' ? 'taken' : 'none';
}

/** Every card of the deal that has been played to its tricks, with the seat that played it. */
function holdersIn(deal: Deal): ReadonlyMap<Card, Seat> {
  const holders = new Map<Card, Seat>();
  for (const [seat, hand] of deal.hands.entries()) for (const card of hand) holders.set(card, seat);
  const tricks = [...deal.tricks, { leader: deal.leader, cards: deal.trick }];
  for (const { leader, cards } of tricks) for (const [i, card] of cards.entries()) holders.set(card, playerOf(deal, i, leader));
  return holders;
}

/** Whose cards lie on the solver's table. */
let onTable: Laid | null = null;

/** Gets the cards of a deal ready for the solver's table. They may be dealt otherwise later. */
function lay(deal: Deal, game: Game, sideOf: (seat: Seat) => number, countsTheirs: boolean, prize: Prize | null): Laid {
  const holders = holdersIn(deal);
  const pack = packed(holders.keys(), rankingOf(game.order, deal.trump));
  const seats = inPlayFrom(deal, 0);
  const sides = Array.from({ length: 4 }, (_, seat) => sideOf(seat));
  const marriages = marriagesPlayedFor(game);
  const isPlayedFor = marriages !== 'none';
  const isPrey = prize !== null && sides[holders.get(prize.prey) as Seat] !== sides[holders.get(prize.hunter) as Seat];
  const table = {
    cards: pack.cards.length,
    suits: pack.suits,
    worth: pack.cards.map(game.worthOfCard),
    seats,
    sides,
    mustTrump: dutiesOf(deal, game).some(({ name }) => name === 'must-trump'),
    marriages,
    pairs: SUITS.map((suit) => (isPlayedFor && holdsMarriage(pack.cards, suit) ? maskOf(pack, [`K${suit}`, `Q${suit}`]) : 0)),
    pairWorth: SUITS.map((suit) => (isPlayedFor ? MARRIAGES[suit] : 0)),
    countsTheirs,
    prey: isPrey ? bitFor(pack, prize.prey) : -1,
    hunter: isPrey ? bitFor(pack, prize.hunter) : -1,
  };
  const begun: number[] = Array(4).fill(0);
  const dealOut = (d: Deal): void => {
    const hands: number[] = Array(4).fill(0);
    for (const [card, seat] of holdersIn(d)) hands[seat] = (hands[seat] as number) | (1 << bitFor(pack, card));
    const isNew = onTable !== laid;
    if (isNew) setTable(table);
    if (!isNew && hands.every((cards, seat) => cards === begun[seat])) return;
    for (const [seat, cards] of hands.entries()) begun[seat] = cards;
    setHands(hands);
    onTable = laid;
  };
  const laid: Laid = {
    sides,
    positionOf(d) {
      dealOut(d);
      return {
        hands: Array.from({ length: 4 }, (_, seat) => (d.out.includes(seat) ? 0 : maskOf(pack, d.hands[seat] ?? []))),
        trump: suitPlace(d.trump),
        scored: d.marriages.reduce((bits, { suit }) => bits | (1 << SUITS.indexOf(suit)), 0),
        leader: d.leader,
        trick: d.trick.map((card) => bitFor(pack, card)),
        isNaming: d.next?.legal.includes('keep') ?? false,
      };
    },
    taken: (d) => d.tricks.reduce((sum, { winner, cards }) => sum + (sides[winner] === 0 ? worthOf(cards, game) : 0), 0),
    left: (d) => worthOf([...d.hands.flatMap((hand, seat) => (d.out.includes(seat) ? [] : hand)), ...d.trick], game),
  };
  return laid;
}

/** Marks are counted before card points: a mark more is worth more than all the points. */
const PER_MARK = 1000;
/** More than all card points: a bonus that settles the question. */
const SETTLED = 300;

/**
 * Two pairs that count card points and write marks. The first pair plays for the margin in marks, those of the others less
 * its own, and at the same margin for card points.
 */
export function playForMarks(root: Deal): CardPlay {
  const game = gamePlayed(root);
  const { losses, fallen } = parametersOf<MarksTerms>(game, 'marks');
  const marksFor = (points: number): number => losses.findLast(({ from }) => points >= from)?.marks ?? 0;
  const prize = { prey: fallen.card, hunter: fallen.to };
  const laid = lay(root, game, pairOf, true, prize);
  const all = laid.taken(root) + laid.left(root) + takenBySecond(root, game, laid);
  const holders = holdersIn(root);
  const hunts = pairOf(holders.get(fallen.to) as Seat);
  const isEnemy = pairOf(holders.get(fallen.card) as Seat) !== hunts;
  const prizeMarks = (hunts === 0 ? 1 : -1) * chosen(root, fallen.marks);
  const marks = Array.from({ length: all + 1 }, (_, points) => marksFor(points));
  const valuesWith = (more: number): readonly number[] =>
    marks.map((own, points) => (own - (marks[all - points] as number) + more) * PER_MARK + points);
  const [free, taking] = [valuesWith(0), valuesWith(prizeMarks)];
  const valueFor = (points: number, caught: boolean): number => (caught ? taking : free)[points] as number;
  const steps = [...new Set(isEnemy ? [...free, ...taking] : free)].sort((a, b) => a - b);

  const positionIn = (deal: Deal) => {
    const trick = deal.tricks.find(({ cards }) => cards.includes(fallen.to));
    const isCaught = isEnemy && trick?.cards.includes(fallen.card) === true;
    const isGone = [...deal.tricks.flatMap(({ cards }) => cards)].some((card) => card === fallen.to || card === fallen.card);
    const isOpen = isEnemy && !isGone;
    const [taken, left] = [laid.taken(deal), laid.left(deal)];
    const position = laid.positionOf(deal);
    /** As few points as make at least so much. */
    const least = (value: number, caught: boolean): number => {
      for (let points = taken; points <= taken + left; points++) if (valueFor(points, caught) >= value) return points;
      return taken + left + 1;
    };
    const question = (value: number): Question => {
      const need = least(value, isCaught);
      return {
        need: need - taken,
        span: 1,
        goal: 0,
        penalty: 0,
        bonus: isOpen ? bonusFor(need, least(value, true), taken, left) : 0,
      };
    };
    // Whoever takes the queen of clubs with the seven has her points.
    const prizePoints = game.worthOfCard(fallen.card);
    const bonusFor = (need: number, needCaught: number, before: number, rest: number): number => {
      if (hunts === 0 && needCaught <= before + prizePoints) return SETTLED;
      if (hunts === 1 && needCaught > before + rest - prizePoints) return -SETTLED;
      return need - needCaught;
    };
    const ask = (i: number): number => {
      const value = steps[i] as number;
      const asked = question(value);
      const bound = answer(position, asked);
      // A better answer than was asked for holds as long as the bonus is the same.
      const isYes = bound >= asked.need;
      const points = taken + bound;
      if (points < taken || points > taken + left) return isYes ? i : i - 1;
      const better = steps.indexOf(valueFor(points, isCaught));
      const other = question(steps[isYes ? better : better + 1] ?? 0);
      if (other.bonus !== asked.bonus || other.need !== (isYes ? bound : bound + 1)) return isYes ? i : i - 1;
      return isYes ? Math.max(i, better) : Math.min(i - 1, better);
    };
    /** The value at one stroke; null when what the prize decides takes closing in. */
    const exact = (): number | null => {
      const bonus = isOpen ? (hunts === 0 ? SETTLED : -SETTLED) : 0;
      const points = taken + answer(position, { need: left + 1, span: left + 2, goal: 0, penalty: 0, bonus });
      if (points < taken || points > taken + left) return null;
      const i = steps.indexOf(valueFor(points, isCaught));
      const isSettled = [i, i + 1].every((place) => place === steps.length || question(steps[place] as number).bonus === bonus);
      return isOpen && !isSettled ? null : (steps[i] as number);
    };
    const first = Math.min(valueFor(taken, isCaught), isOpen ? valueFor(taken, true) : Number.POSITIVE_INFINITY);
    const last = Math.max(valueFor(taken + left, isCaught), isOpen ? valueFor(taken + left, true) : Number.NEGATIVE_INFINITY);
    return {
      exact,
      ask,
      least: steps.indexOf(first),
      most: steps.indexOf(last),
      guess: () => steps.indexOf(valueFor(taken + (left >> 1), isCaught)),
    };
  };
  return {
    worthOf(deal, guess) {
      const { ask, least, most, exact, guess: fair } = positionIn(deal);
      const value = exact();
      if (value !== null) return value;
      const start = guess === undefined ? fair() : steps.findIndex((value) => value >= guess);
      return steps[closeIn(least, most, start, ask)] as number;
    },
    reaches(deal, value) {
      const { ask, least, most } = positionIn(deal);
      const i = steps.findIndex((step) => step >= value);
      if (i < 0 || i > most) return false;
      return i <= least || ask(i) >= i;
    },
  };
}

/** The marks of the pairs, first that of seats 0 and 2, and the card points of the first, out of their value. */
export function marksOf(root: Deal, value: number): { readonly marks: readonly number[]; readonly points: number } {
  const game = gamePlayed(root);
  const { losses, fallen } = parametersOf<MarksTerms>(game, 'marks');
  const marksFor = (points: number): number => losses.findLast(({ from }) => points >= from)?.marks ?? 0;
  const margin = Math.floor(value / PER_MARK);
  const points = value - margin * PER_MARK;
  const all = worthOf(root.deck, game);
  const marks = [marksFor(all - points), marksFor(points)] as const;
  const apart = margin - (marks[1] - marks[0]);
  const prize = chosen(root, fallen.marks);
  return { marks: [marks[0] + (apart < 0 ? prize : 0), marks[1] + (apart > 0 ? prize : 0)], points };
}

const takenBySecond = (deal: Deal, game: Game, { sides }: Laid): number =>
  deal.tricks.reduce((sum, { winner, cards }) => sum + (sides[winner] === 1 ? worthOf(cards, game) : 0), 0);

/** What the declarer has bid, or named. */
export function goalOf(deal: Deal): number {
  const named = deal.calls.map(({ call }) => numberIn('name', call)).find((points) => points !== null);
  return named ?? numberIn('bid', deal.contract ?? '') ?? 0;
}

/** The card play for a bid. Where `goal` is left out it is what the declarer has bid, or named. */
export interface BidPlay {
  readonly worthOf: (deal: Deal, guess?: number, goal?: number) => number;
  readonly reaches: (deal: Deal, margin: number, goal?: number) => boolean;
  /** Whether the declarer's side can make so much, if this is all it plays for. */
  readonly makes: (deal: Deal, goal: number) => boolean;
  /** As much as the declarer's side might make with all points and marriages in a deal at its first lead. */
  readonly mostMade: (deal: Deal) => number;
}

/**
 * A declarer, with his partner if he has one, against the others. His side plays for the margin: what it writes for the bid or
 * against it, less what the others take in card points, not rounded, and in marriages that they write. The deals that are
 * asked about have all their cards from `root`, dealt to whom they may.
 */
export function playForBid(root: Deal): BidPlay {
  const game = gamePlayed(root);
  const declarer = root.declarer as Seat;
  const isPaired = hasPhase(game, 'announcement');
  const sideOf = (seat: Seat): number => Number(isPaired ? pairOf(seat) !== pairOf(declarer) : seat !== declarer);
  const countsTheirs = root.options.defenders !== 'cards';
  const laid = lay(root, game, sideOf, countsTheirs, null);
  const all = laid.taken(root) + laid.left(root) + takenBySecond(root, game, laid);
  const marriages = (deal: Deal, side: number): number =>
    deal.marriages.reduce((sum, { seat, suit }) => sum + (sideOf(seat) === side ? MARRIAGES[suit] : 0), 0);
  const isMade = (points: number, goal: number): boolean => (isPaired ? points : rounded(points)) >= goal;
  /** As few card points as make the bid without a marriage. */
  const neededFor = (goal: number): number => {
    for (let points = Math.max(0, goal - ROUNDING); points < goal; points++) if (isMade(points, goal)) return points;
    return goal;
  };

  const positionIn = (deal: Deal, goal: number) => {
    const position = laid.positionOf(deal);
    const own = laid.taken(deal);
    const [ours, theirs] = [marriages(deal, 0), countsTheirs ? marriages(deal, 1) : 0];
    const needed = neededFor(goal);
    // The margin when the bid is made: goal - all + points - their marriages.
    const ask = (margin: number): number => {
      const need = margin - goal + all + theirs - own;
      const bound = answer(position, { need, span: 1, goal: needed - ours - own - need, penalty: 2 * goal, bonus: 0 });
      return margin + bound - need;
    };
    const most = goal;
    const least = -goal - all - ALL_MARRIAGES;
    return { ask, least, most };
  };
  return {
    worthOf(deal, guess, goal = goalOf(deal)) {
      const { ask, least, most } = positionIn(deal, goal);
      return closeIn(least, most, guess ?? 0, ask);
    },
    reaches(deal, margin, goal = goalOf(deal)) {
      const { ask, least, most } = positionIn(deal, goal);
      return margin <= least || (margin <= most && ask(margin) >= margin);
    },
    makes(deal, goal) {
      const position = laid.positionOf(deal);
      // Whatever the others take it is enough, and nothing makes up for a bid that is missed.
      const need = -all - ALL_MARRIAGES;
      const asked = { need, span: 1, goal: neededFor(goal) - need, penalty: 1 + all - need, bonus: 0 };
      return answer(position, asked) >= need;
    },
    mostMade: (deal) =>
      (isPaired ? all : rounded(all)) +
      worthOfMarriages(deal.hands.flatMap((hand, seat) => (sideOf(seat) === 0 ? marriagesIn(hand) : []))),
  };
}
const ALL_MARRIAGES = Object.values(MARRIAGES).reduce((sum, points) => sum + points, 0);
/** More than rounding adds. */
const ROUNDING = 5;
