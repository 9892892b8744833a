import type { Chips, Part } from '../chips.ts';
import { fineOf, partOf, pay, take } from '../chips.ts';
import type { Cites, Deal, Draft, End, Id, Seat } from '../deal.ts';
import { eldestOf, finish, inPlayFrom, listOf, seatsFrom, tell, zeros } from '../deal.ts';
import type { Game } from '../game.ts';
import { phase } from '../game.ts';
import { tricksOf } from '../tricks.ts';

/** Something for which a player pays into the next pot. */
export interface Fine {
  readonly name: string;
  readonly cites: Cites;
  readonly chips: Chips;
  readonly isDue: (d: Deal, g: Game, seat: Seat) => boolean;
}
export type FineTerms = Pick<Fine, 'cites' | 'chips'>;

/** In, and no trick. */
export const trickless = (terms: FineTerms): Fine => ({
  name: 'trickless',
  ...terms,
  isDue: (d, _g, seat) => d.tricks.length > 0 && !d.out.includes(seat) && tricksOf(d, seat) === 0,
});

export interface PayoutTerms {
  /** Nobody is in: the pot stays. */
  readonly nobody: { readonly cites: Cites };
  /** The only player who is in takes the pot. */
  readonly alone: { readonly cites: Cites };
  /** What each trick takes of the pot, in the order played. */
  readonly tricks: { readonly parts: readonly Part[]; readonly cites: Cites };
  /** What is paid after that. */
  readonly fines: readonly Fine[];
  /** That a player pays for each of his causes. */
  readonly addUp?: { readonly cites: Cites } | undefined;
}

/** The pot goes to the tricks, or to the only player who is in; then the fines make the next pot. */
export const payout = phase('payout', ({ nobody, alone, tricks, fines, addUp }: PayoutTerms) => {
  /** Shares out the pot and says how the deal ended, and why. */
  const share = (d: Draft): readonly [End, readonly Id[]] => {
    const [first, second] = inPlayFrom(d, eldestOf(d));
    if (first === undefined) return ['passed-out', listOf(nobody.cites)];
    if (second === undefined) {
      take(d, first, d.pot, listOf(alone.cites));
      return ['alone', listOf(alone.cites)];
    }
    const pot = d.pot;
    for (const [i, { winner }] of d.tricks.entries()) {
      const chips = partOf(pot, tricks.parts[i] as Part);
      if (chips > 0) take(d, winner, chips, listOf(tricks.cites));
    }
    return ['played', listOf(tricks.cites)];
  };

  const collect = (d: Draft, g: Game, pot: number): void => {
    for (const seat of seatsFrom(d, eldestOf(d))) {
      const due = fines.filter((fine) => fine.isDue(d, g, seat));
      for (const { name, chips, cites } of due) {
        const grounds = [...listOf(cites), ...(due.length > 1 && addUp ? listOf(addUp.cites) : [])];
        tell(d, { type: 'lost', seat, how: name, cites: grounds });
        pay(d, seat, fineOf(d, chips, pot), grounds);
      }
    }
  };

  return {
    begin(d, g) {
      const pot = d.pot;
      const [end, cites] = share(d);
      collect(d, g, pot);
      finish(d, end, zeros(d), cites);
    },
  };
});
