// Chips: whole numbers, moved between the players and the pot and nowhere else.
import type { Action, Cites, Deal, Draft, Id, Seat } from './deal.ts';
import { listOf, replaced, tell } from './deal.ts';
import type { ByOption } from './game.ts';
import { chosen } from './game.ts';

function move(d: Draft, seat: Seat, chips: number): void {
  d.pot -= chips;
  d.delta = replaced(d.delta, seat, (d.delta[seat] ?? 0) + chips);
}

/** The player puts chips into the pot. */
export function pay(d: Draft, seat: Seat, chips: number, cites: readonly Id[]): void {
  move(d, seat, -chips);
  tell(d, { type: 'paid', seat, chips, cites });
}

/** The player takes chips out of the pot. */
export function take(d: Draft, seat: Seat, chips: number, cites: readonly Id[]): void {
  move(d, seat, chips);
  tell(d, { type: 'took', seat, chips, cites });
}

/** A part of the pot, `[2, 3]` for two thirds. */
export type Part = readonly [numerator: number, denominator: number];

/** That part of a number of chips, rounded down to whole chips (R-fraction). */
export const partOf = (chips: number, [numerator, denominator]: Part): number => Math.floor((chips * numerator) / denominator);

/** A fine in chips, or as much as the pot held that was played for. */
export type Chips = number | 'pot' | ByOption<number | 'pot'>;

/** The fine under the options of the deal, in chips. */
export function fineOf(d: Pick<Deal, 'options'>, chips: Chips, played: number): number {
  const due = chosen(d, chips);
  return due === 'pot' ? played : due;
}

/** What some of the calls play for; every other plays for the whole pot. */
export interface Stake {
  readonly name: string;
  readonly cites: Cites;
  /** The chips that the contract plays for; null when it is none of these calls. */
  readonly chips: (d: Deal) => number | null;
}

/** Calls for a part of the pot. */
export const partOfThePot = (parts: Readonly<Record<Action, Part>>, terms: Pick<Stake, 'cites'>): Stake => ({
  name: 'part-of-the-pot',
  ...terms,
  chips(d) {
    const part = parts[d.contract ?? ''];
    return part ? partOf(d.pot, part) : null;
  },
});

/** What the contract plays for, in chips, and what says so when it is not just the whole pot. */
export function stakeOf(d: Deal, stakes: readonly Stake[]): { readonly chips: number; readonly cites: readonly Id[] } {
  for (const { chips, cites } of stakes) {
    const due = chips(d);
    if (due !== null) return { chips: due, cites: listOf(cites) };
  }
  return { chips: d.pot, cites: [] };
}
