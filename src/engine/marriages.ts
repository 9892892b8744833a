// Marriages: the king and queen of one suit in one hand.
import type { Card, Suit } from './cards.ts';
import { SUITS } from './cards.ts';

/** What the marriage of each suit is worth. */
export const MARRIAGES: Readonly<Record<Suit, number>> = { h: 100, d: 80, c: 60, s: 40 };

/** What the marriages of these suits are worth together. */
export const worthOfMarriages = (suits: readonly Suit[]): number => suits.reduce((sum, suit) => sum + MARRIAGES[suit], 0);

/** Whether a hand holds the marriage of a suit. */
export const holdsMarriage = (hand: readonly Card[], suit: Suit): boolean =>
  hand.includes(`K${suit}`) && hand.includes(`Q${suit}`);

/** The suits whose marriage a hand holds. */
export const marriagesIn = (hand: readonly Card[]): readonly Suit[] => SUITS.filter((suit) => holdsMarriage(hand, suit));
