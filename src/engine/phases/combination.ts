import type { Card } from '../cards.ts';
import { rankOf, ranksOf } from '../cards.ts';
import { take } from '../chips.ts';
import type { Cites, Seat } from '../deal.ts';
import { finish, listOf, tell, zeros } from '../deal.ts';
import { phase } from '../game.ts';

export interface ZwikTerms {
  /** Three cards of one rank win at once. */
  readonly cites: Cites;
  /** Of several, the one of the first of these ranks wins. */
  readonly highest: { readonly ranks: string; readonly cites: Cites };
  /** What the others pay: nothing. */
  readonly others: { readonly cites: Cites };
}

const isZwik = (hand: readonly Card[]): boolean =>
  hand.length === 3 && hand.every((card) => rankOf(card) === rankOf(hand[0] as Card));

/** A player with three cards of one rank takes the pot before a card is led. */
export const zwik = phase('zwik', ({ cites, highest, others }: ZwikTerms) => ({
  begin(d) {
    const holders: Seat[] = d.hands.flatMap((hand, seat) => (isZwik(hand) ? [seat] : []));
    const heightOf = (seat: Seat): number => ranksOf(highest.ranks).indexOf(rankOf(d.hands[seat]?.[0] as Card));
    const [best] = holders.toSorted((a, b) => heightOf(a) - heightOf(b));
    if (best === undefined) return;
    for (const seat of holders) tell(d, { type: 'showed', seat, cards: d.hands[seat] ?? [] }, listOf(cites));
    const grounds = [...listOf(cites), ...(holders.length > 1 ? listOf(highest.cites) : [])];
    take(d, best, d.pot, grounds);
    finish(d, 'zwik', zeros(d), [...grounds, ...listOf(others.cites)]);
  },
}));
