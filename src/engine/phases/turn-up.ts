import { printedSuitOf } from '../cards.ts';
import type { Cites, Draft, Id } from '../deal.ts';
import { draw, extended, listOf, tell } from '../deal.ts';
import { phase } from '../game.ts';

/** Turns the top card of the stock; its suit is trumps from now on. */
export function turnCard(d: Draft, cites: readonly Id[]): void {
  const card = draw(d);
  d.turned = extended(d.turned, card);
  d.trump = printedSuitOf(card);
  tell(d, { type: 'turned', card, cites });
}

/** The next card is turned up for trumps. */
export const turnUp = phase('turn-up', ({ cites }: { readonly cites: Cites }) => ({
  begin(d) {
    turnCard(d, listOf(cites));
  },
}));
