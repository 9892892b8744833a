// Marriages: how many a hand is dealt, and how often the talon completes one.
import { SUITS } from '../engine/cards.ts';
import type { Game } from '../engine/game.ts';
import { optionsFor, packFor } from '../engine/game.ts';
import { begin } from '../engine/play.ts';
import type { Fraction } from './chance.ts';
import { CERTAIN, choose, fraction, minus } from './chance.ts';
import type { Figure } from './figures.ts';

/** Cards of a marriage. */
const PAIR = 2;

/** The chance that a hand of so many cards, out of a pack of so many, holds exactly `n` marriages. */
export function holdsExactly(n: number, hand: number, cards: number): Fraction {
  const suits = SUITS.length;
  let ways = 0n;
  // Of the other suits some are there with king or queen alone.
  for (let halves = 0; halves <= suits - n; halves++) {
    const rest = choose(cards - PAIR * suits, hand - PAIR * n - halves);
    ways += choose(suits, n) * choose(suits - n, halves) * 2n ** BigInt(halves) * rest;
  }
  return fraction(ways, choose(cards, hand));
}

/** The chance that a talon of so many cards, out of so many unseen ones, brings the partner of one at least of `halves` cards. */
export const completes = (halves: number, talon: number, unseen: number): Fraction =>
  minus(CERTAIN, fraction(choose(unseen - halves, talon), choose(unseen, talon)));

/** How many cards a player and the talon get, and how many there are. */
function sizesOf(game: Game): { readonly hand: number; readonly talon: number; readonly cards: number } {
  const players = Math.min(...game.seats.value);
  const options = optionsFor(game, players);
  const deck = packFor(game, players, options);
  const deal = begin({ game, options, players, dealer: 0, pot: 0, deal: 0, carry: {}, deck });
  return { hand: deal.hands[0]?.length ?? 0, talon: deal.talon.length, cards: deck.length };
}

/** Marriages in the hand as dealt, and with the talon. */
export function* marriages(game: Game): Generator<Figure> {
  const { hand, talon, cards } = sizesOf(game);
  for (let n = 0; n <= SUITS.length; n++) {
    const figure = { what: 'marriages', game: game.id, at: String(n) };
    yield { ...figure, series: 'dealt', chance: holdsExactly(n, hand, cards) };
    yield { ...figure, series: 'talon', chance: holdsExactly(n, hand + talon, cards) };
  }
}

/** Marriages that the talon completes, by how many lack one card. */
export function* completions(game: Game): Generator<Figure> {
  const { hand, talon, cards } = sizesOf(game);
  for (let halves = 1; halves <= SUITS.length; halves++) {
    const chance = completes(halves, talon, cards - hand);
    yield { what: 'completed', game: game.id, series: 'talon', at: String(halves), chance };
  }
}
