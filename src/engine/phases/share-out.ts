import type { Fine } from '../chips.ts';
import { fineOf, pay, take } from '../chips.ts';
import type { Cites } from '../deal.ts';
import { eldestOf, finish, inPlayFrom, listOf, zeros } from '../deal.ts';
import { phase } from '../game.ts';
import { tricksOf } from '../tricks.ts';

/** A player in the deal who took no trick. */
export const trickless = (terms: Omit<Fine, 'name' | 'isDue'>): Fine => ({
  name: 'trickless',
  ...terms,
  isDue: (d, _g, seat) => tricksOf(d, seat) === 0,
});

export interface ShareOutTerms {
  /** Each trick takes an equal part of the pot. */
  readonly share: { readonly cites: Cites };
  /** What players in the deal pay into the next pot; causes add up. */
  readonly fines: readonly Fine[];
}

/** The pot is shared out by tricks; then whoever owes a fine pays it. */
export const shareOut = phase('share-out', ({ share, fines }: ShareOutTerms) => ({
  begin(d, g) {
    const played = d.pot;
    for (const { winner } of d.tricks) take(d, winner, played / d.tricks.length, listOf(share.cites));
    for (const seat of inPlayFrom(d, eldestOf(d))) {
      for (const fine of fines) {
        if (fine.isDue(d, g, seat)) pay(d, seat, fineOf(d, fine.chips, played), listOf(fine.cites));
      }
    }
    finish(d, 'played', zeros(d), listOf(share.cites));
  },
}));
