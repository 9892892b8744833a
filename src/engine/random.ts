// Shuffling by seed. The generator is xoroshiro128+ of the pure-rand library, seeded by one whole number; the shuffle is
// Fisher and Yates's, from the bottom card up, over the pack in standard order. A seed gives the same deck for ever:
// a table of decks in the tests holds both to it.
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Card } from './cards.ts';

/** Seeds are whole numbers from 0 to this one. */
export const LAST_SEED = 0xffff_ffff;

/** Whether a number is a seed. */
export const isSeed = (seed: number): boolean => Number.isInteger(seed) && seed >= 0 && seed <= LAST_SEED;

/**
 * Whole numbers from 0 and below a bound, one after another, as the seed has them; for choices made at random. Throws a
 * RangeError when `seed` is no seed.
 */
export function numbersOf(seed: number): (below: number) => number {
  if (!isSeed(seed)) throw new RangeError(`a seed is a whole number from 0 to ${LAST_SEED}`);
  const generator = xoroshiro128plus(seed);
  return (below) => uniformInt(generator, 0, below - 1);
}

/** The pack in the order that belongs to the seed, top card first. Throws a RangeError when `seed` is no seed. */
export function shuffled(pack: readonly Card[], seed: number): Card[] {
  const numberBelow = numbersOf(seed);
  const deck = [...pack];
  for (let i = deck.length - 1; i > 0; i--) {
    const j = numberBelow(i + 1);
    [deck[i], deck[j]] = [deck[j] as Card, deck[i] as Card];
  }
  return deck;
}
