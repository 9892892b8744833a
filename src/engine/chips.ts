// Chips: whole numbers, moved between the players and the pot and nowhere else.
import type { Draft, Id, Seat } from './deal.ts';
import { replaced, tell } from './deal.ts';

function move(d: Draft, seat: Seat, chips: number): void {
  d.pot -= chips;
  d.delta = replaced(d.delta, seat, (d.delta[seat] ?? 0) + chips);
}

/** The player puts chips into the pot. */
export function pay(d: Draft, seat: Seat, chips: number, cites: readonly Id[]): void {
  move(d, seat, -chips);
  tell(d, { type: 'paid', seat, chips }, cites);
}

/** The player takes chips out of the pot. */
export function take(d: Draft, seat: Seat, chips: number, cites: readonly Id[]): void {
  move(d, seat, chips);
  tell(d, { type: 'took', seat, chips }, cites);
}

/** A part of the pot, `[2, 3]` for two thirds. */
export type Part = readonly [numerator: number, denominator: number];

/** That part of a number of chips, rounded down to whole chips (R-fraction). */
export const partOf = (chips: number, [numerator, denominator]: Part): number =>
  Math.floor((chips * numerator) / denominator);
