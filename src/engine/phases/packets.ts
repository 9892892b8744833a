import type { Cites } from '../deal.ts';
import { dealTo, eldestOf, listOf, seatsFrom } from '../deal.ts';
import type { ByOption } from '../game.ts';
import { chosen, phase } from '../game.ts';

/** Cards from the top, a packet to each player from eldest, once round the table for each size. */
export const packets = phase(
  'packets',
  ({ sizes, cites }: { readonly sizes: readonly number[] | ByOption<readonly number[]>; readonly cites: Cites }) => ({
    begin(d) {
      for (const size of chosen(d, sizes)) {
        for (const seat of seatsFrom(d, eldestOf(d))) {
          dealTo(d, seat, size, listOf(cites));
        }
      }
    },
  }),
);
