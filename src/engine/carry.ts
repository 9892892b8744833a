// What one deal hands on to the next: how a record may write it.
import type { Carry } from './deal.ts';
import { pairOf } from './deal.ts';

type Check = (value: unknown, players: number) => boolean;

/** A test of a carry that may hold these keys and no others, each as its check has it. */
export const carries =
  (checks: { readonly [K in keyof Carry]?: Check }) =>
  (carry: Carry, players: number): boolean =>
    Object.entries(carry).every(
      ([key, value]) => Object.hasOwn(checks, key) && checks[key as keyof Carry]?.(value, players) === true,
    );

/** Something that is written when it is so, and left out when it is not. */
export const isTrue: Check = (value) => value === true;

/** Marks of the two pairs, first that of seats 0 and 2: whole numbers from 0. */
export const isMarks: Check = (value) =>
  Array.isArray(value) && value.length === 2 && value.every((marks) => Number.isSafeInteger(marks) && marks >= 0);

/** Scores by seat: whole numbers. */
export const isScores: Check = (value, players) =>
  Array.isArray(value) && value.length === players && value.every(Number.isSafeInteger);

/** Scores by seat, partners having the same. */
export const isScoresOfPairs: Check = (value, players) =>
  isScores(value, players) && (value as readonly number[]).every((score, seat, scores) => score === scores[pairOf(seat)]);
