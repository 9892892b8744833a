import type { Cites } from '../deal.ts';
import { call, finish, listOf, zeros } from '../deal.ts';
import type { ByOption } from '../game.ts';
import { chosen, goTo, phase } from '../game.ts';
import { payIn } from './ante.ts';
import { turnCard } from './turn-up.ts';

export interface SearchTerms {
  /** What the dealer may do when all have passed. */
  readonly choice: { readonly cites: Cites };
  /** Chips from everybody at each new card (the last number stands for all that follow), and that the auction begins afresh. */
  readonly price: { readonly each: readonly number[]; readonly cites: Cites };
  /** How many cards may be turned up in one deal, the first included. */
  readonly limit: { readonly cards: number | ByOption<number>; readonly cites: Cites };
  /** The dealer leaves it, and the deal is over. */
  readonly end: { readonly cites: Cites };
}

/** All have passed: the dealer turns another card for trumps, or ends the deal. */
export const search = phase('search', ({ choice, price, limit, end }: SearchTerms) => ({
  begin(d) {
    if (d.declarer !== null) return;
    if (d.turned.length >= chosen(d, limit.cards) || d.drawn >= d.deck.length) {
      finish(d, 'passed-out', zeros(d), [...listOf(limit.cites), ...listOf(end.cites)]);
    }
  },
  turn: (d) => (d.declarer === null ? { seat: d.dealer, legal: ['turn', 'end'] } : null),
  act(d, g, seat, action) {
    call(d, seat, action, listOf(action === 'turn' ? choice.cites : end.cites));
    if (action === 'end') return finish(d, 'passed-out', zeros(d), listOf(end.cites));
    const each = price.each[d.turned.length - 1] ?? price.each.at(-1) ?? 0;
    if (each > 0) payIn(d, each, listOf(price.cites));
    turnCard(d, listOf(choice.cites));
    goTo(d, g, 'auction');
  },
  vocabulary: () => ['turn', 'end'],
  ground: (_d, _g, seat, action) =>
    action === 'turn' || action === 'end'
      ? {
          reason: { code: action === 'turn' ? 'may-search' : 'may-end', seat },
          cites: listOf(action === 'turn' ? choice.cites : end.cites),
        }
      : null,
}));
