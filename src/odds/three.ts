// Three of a rank: in a hand as it is dealt, after the exchange, and a better one elsewhere.
import type { Card, Rank } from '../engine/cards.ts';
import { rankOf, ranksOf } from '../engine/cards.ts';
import type { Game } from '../engine/game.ts';
import { packFor } from '../engine/game.ts';
import type { CombinationTerms } from '../engine/phases/combination.ts';
import { parametersOf } from '../solver/rules.ts';
import type { Fraction } from './chance.ts';
import { CERTAIN, choose, fraction, minus, NONE, plus, sumOf, times } from './chance.ts';
import type { Figure } from './figures.ts';

/** Cards in a hand, and cards of a rank in a pack. */
const HAND = 3;
const SUITS = 4;

/**
 * The chance that at least one of so many hands of three is three of a rank, when they are dealt from `cards` cards; `left`
 * says how many of them there are of each rank that counts, four at most, so that no rank is there twice over.
 */
export function chanceOfThree(cards: number, left: readonly number[], hands: number): Fraction {
  // By inclusion and exclusion: what so many hands, told beforehand, can all hold.
  let sums: readonly bigint[] = [1n];
  for (const count of left) {
    const ways = choose(count, HAND);
    sums = [...sums, 0n].map((sum, k) => sum + ways * (sums[k - 1] ?? 0n));
  }
  let chance = NONE;
  for (let k = 1; k <= Math.min(hands, sums.length - 1); k++) {
    let deals = 1n;
    let orders = 1n;
    for (let i = 0; i < k; i++) {
      deals *= choose(cards - HAND * i, HAND);
      orders *= BigInt(i + 1);
    }
    if (deals === 0n) break;
    const all = fraction(choose(hands, k) * orders * (sums[k] ?? 0n), deals);
    chance = k % 2 === 1 ? plus(chance, all) : minus(chance, all);
  }
  return chance;
}

/** So many ranks of which all four cards are left. */
const whole = (ranks: number): readonly number[] => Array(ranks).fill(SUITS);

/** The chance that somebody among so many is dealt three of a rank, in a pack of so many ranks. */
const dealtThree = (ranks: number, hands: number): Fraction => chanceOfThree(ranks * SUITS, whole(ranks), hands);

/**
 * The same when whoever holds the ten of the suit turned up takes the turned card for it if that makes three of a rank, and
 * breaks no three tens for it.
 */
function exchangedThree(ranks: number, hands: number): Fraction {
  const cards = ranks * SUITS;
  const noTen = fraction(BigInt(cards - SUITS), BigInt(cards));
  const holds = fraction(choose(SUITS - 1, HAND - 1), choose(cards - 1, HAND));
  // Three tens are left, one of the turned rank, and all of the others.
  const others = chanceOfThree(cards - 1 - HAND, [SUITS - 1, ...whole(ranks - 2)], hands - 1);
  const made = times(fraction(BigInt(hands), 1n), times(noTen, times(holds, minus(CERTAIN, others))));
  return plus(dealtThree(ranks, hands), made);
}

/** The same when, if nobody has three of a rank, two of the rank turned up will do. */
function pairedThree(ranks: number, hands: number): Fraction {
  const cards = ranks * SUITS;
  const holds = fraction(choose(SUITS - 1, 2) * BigInt(cards - SUITS), choose(cards - 1, HAND));
  const others = chanceOfThree(cards - 1 - HAND, [SUITS - 1, ...whole(ranks - 2)], hands - 1);
  const made = times(fraction(BigInt(hands), 1n), times(holds, minus(CERTAIN, others)));
  return plus(dealtThree(ranks, hands), made);
}

/** The chance that somebody of `hands` others has three of one of `better` ranks, when one's own three are seen. */
export const dealtBetter = (ranks: number, better: number, hands: number): Fraction =>
  chanceOfThree(ranks * SUITS - HAND, whole(better), hands);

/** The same after the exchange; `order` has the ranks from the highest three down. */
function exchangedBetter(order: readonly Rank[], own: Rank, hands: number): Fraction {
  const cards = order.length * SUITS - HAND;
  const better = order.slice(0, order.indexOf(own));
  const made = better
    .filter((rank) => rank !== 'T')
    .map((rank) => {
      // Who holds three tens himself leaves one suit in which the exchange is open to another.
      const suits = own === 'T' ? 1 : SUITS;
      const turned = fraction(BigInt(suits), BigInt(cards));
      const holds = fraction(BigInt(hands) * choose(SUITS - 1, HAND - 1), choose(cards - 1, HAND));
      const left = better.filter((other) => other !== rank).map((other) => (other === 'T' ? SUITS - 1 : SUITS));
      const others = chanceOfThree(cards - 1 - HAND, left, hands - 1);
      return times(turned, times(holds, minus(CERTAIN, others)));
    });
  return plus(dealtBetter(order.length, better.length, hands), sumOf(made));
}

/** The same where three of the rank turned up are the best. */
function betterWithTurnUp(ranks: number, better: number, hands: number): Fraction {
  const cards = ranks * SUITS - HAND;
  const whenTurned = (left: readonly number[]): Fraction =>
    times(fraction(BigInt(SUITS), BigInt(cards)), chanceOfThree(cards - 1, left, hands));
  // The turned card is of a better rank, or of a worse one; of one's own rank, nothing is better.
  const below = times(fraction(BigInt(ranks - 1 - better), 1n), whenTurned([SUITS - 1, ...whole(better)]));
  if (better === 0) return below;
  return plus(below, times(fraction(BigInt(better), 1n), whenTurned([SUITS - 1, ...whole(better - 1)])));
}

/** How threes of a rank compare in a rule set. Throws a RangeError where they win nothing. */
function threesOf(game: Game): { readonly ranks: readonly Rank[]; readonly isTurnUpBest: boolean } {
  const { ways } = parametersOf<CombinationTerms>(game, 'combination');
  const highest = ways.find(({ name }) => name === 'three-alike')?.highest?.ranks;
  if (highest === undefined) throw new RangeError(`three of a rank win nothing in ${game.id}`);
  return { ranks: ranksOf(highest), isTurnUpBest: ways.some(({ name }) => name === 'four-with-turn-up') };
}

/** The packs of a rule set, with the ranks in each and how many sit at the table with it. */
function tablesOf(game: Game): readonly { readonly pack: readonly Card[]; readonly players: readonly number[] }[] {
  const packs = Map.groupBy(game.seats.value, (players) => packFor(game, players).length);
  return [...packs.values()].map((players) => ({ pack: packFor(game, players[0] ?? 0), players }));
}

/** Three of a rank in a given hand and somewhere at the table. */
export function* zwiks(game: Game): Generator<Figure> {
  const { isTurnUpBest } = threesOf(game);
  for (const { pack, players } of tablesOf(game)) {
    const ranks = pack.length / SUITS;
    for (const hands of [1, ...players]) {
      const figure = { what: 'zwik', game: game.id, pack: pack.length, at: hands === 1 ? 'hand' : String(hands) };
      yield { ...figure, series: 'dealt', chance: dealtThree(ranks, hands) };
      if (isTurnUpBest) yield { ...figure, series: 'paired', chance: pairedThree(ranks, hands) };
      else yield { ...figure, series: 'exchanged', chance: exchangedThree(ranks, hands) };
    }
  }
}

/** A better three of a rank at the table than one's own. */
export function* betterZwiks(game: Game): Generator<Figure> {
  const { ranks, isTurnUpBest } = threesOf(game);
  for (const { pack, players: counts } of tablesOf(game)) {
    const order = ranks.filter((rank) => pack.some((card) => rankOf(card) === rank));
    for (const players of counts) {
      for (const [better, at] of order.entries()) {
        const figure = { what: 'better', game: game.id, players, pack: pack.length, at };
        if (isTurnUpBest) yield { ...figure, series: 'dealt', chance: betterWithTurnUp(order.length, better, players - 1) };
        else {
          yield { ...figure, series: 'dealt', chance: dealtBetter(order.length, better, players - 1) };
          yield { ...figure, series: 'exchanged', chance: exchangedBetter(order, at, players - 1) };
        }
      }
    }
  }
}
