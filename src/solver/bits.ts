// Cards as bits of one 32-bit integer: suit by suit, and within a suit the higher card on the higher bit.
import type { Card, Suit } from '../engine/cards.ts';
import { SUITS } from '../engine/cards.ts';
import type { Ranking } from '../engine/tricks.ts';

/** As many cards as an integer has bits. */
export const MOST_CARDS = 32;

/** What stands for a suit where there is none: it holds no card. */
export const NO_SUIT = SUITS.length;

/** The cards of a position, each with its bit. */
export interface Packed {
  /** By bit. */
  readonly cards: readonly Card[];
  readonly bitOf: ReadonlyMap<Card, number>;
  /** By bit: the place in SUITS of the suit that the card counts to. */
  readonly suits: readonly number[];
}

/** Gives every card a bit. Throws a RangeError when they are more than an integer has. */
export function packed(cards: Iterable<Card>, { suitOf, heightOf }: Ranking): Packed {
  const place = (card: Card): number => SUITS.indexOf(suitOf(card));
  const sorted = [...cards].sort((a, b) => place(a) - place(b) || heightOf(a) - heightOf(b));
  if (sorted.length > MOST_CARDS) throw new RangeError(`more than ${MOST_CARDS} cards are in play`);
  return { cards: sorted, bitOf: new Map(sorted.map((card, bit) => [card, bit])), suits: sorted.map(place) };
}

/** The place of a suit in SUITS, or of none. */
export const suitPlace = (suit: Suit | null): number => (suit === null ? NO_SUIT : SUITS.indexOf(suit));

/** The cards as one integer. Throws a RangeError at a card that has no bit. */
export function maskOf({ bitOf }: Packed, cards: readonly Card[]): number {
  let mask = 0;
  for (const card of cards) mask |= 1 << bitFor({ bitOf }, card);
  return mask;
}

/** The bit of a card. Throws a RangeError when it has none. */
export function bitFor({ bitOf }: Pick<Packed, 'bitOf'>, card: Card): number {
  const bit = bitOf.get(card);
  if (bit === undefined) throw new RangeError(`${card} is not in play`);
  return bit;
}
