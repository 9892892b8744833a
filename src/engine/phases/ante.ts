import { pay } from '../chips.ts';
import type { Cites, Draft, Id } from '../deal.ts';
import { eldestOf, listOf, seatsFrom } from '../deal.ts';
import { phase } from '../game.ts';

/** Everybody puts so many chips into the pot. */
export function payIn(d: Draft, each: number, cites: readonly Id[]): void {
  for (const seat of seatsFrom(d, eldestOf(d))) pay(d, seat, each, cites);
}

/** Everybody pays chips into the pot before the deal. */
export const ante = phase('ante', ({ each, cites }: { readonly each: number; readonly cites: Cites }) => ({
  begin(d) {
    payIn(d, each, listOf(cites));
  },
}));

/** The dealer puts his stake into the pot, unless it lies there from the deal before. */
export const dealersStake = phase('dealers-stake', ({ chips, cites }: { readonly chips: number; readonly cites: Cites }) => ({
  begin(d) {
    if (!d.carry.dealerPaid) pay(d, d.dealer, chips, listOf(cites));
  },
}));

/** Chips from everybody when a deal leaves the pot empty. */
export interface Refill {
  readonly each: number;
  readonly cites: Cites;
}

/** Fills up a pot that is empty after all payments. */
export function refill(d: Draft, terms: Refill | undefined): void {
  if (terms && d.pot === 0) payIn(d, terms.each, listOf(terms.cites));
}
