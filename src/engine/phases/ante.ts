import { pay } from '../chips.ts';
import type { Cites } from '../deal.ts';
import { listOf, seatsFrom, eldestOf } from '../deal.ts';
import { phase } from '../game.ts';

/** Everybody pays chips into the pot before the deal. */
export const ante = phase('ante', ({ each, cites }: { readonly each: number; readonly cites: Cites }) => ({
  begin(d) {
    for (const seat of seatsFrom(d, eldestOf(d))) pay(d, seat, each, listOf(cites));
  },
}));
