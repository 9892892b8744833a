import type { Card } from '../cards.ts';
import type { Cites, Draft, Id, Seat } from '../deal.ts';
import { draw, eldestOf, handOf, listOf, receive, seatsFrom } from '../deal.ts';
import { phase } from '../game.ts';

/** Deals one card at a time round the table from eldest, passing over whoever has `size` cards, until all have. */
export function dealRound(d: Draft, size: number, cites: readonly Id[]): void {
  const order = seatsFrom(d, eldestOf(d));
  const rounds = order.map((seat) => size - handOf(d, seat).length);
  const dealt = order.map((): Card[] => []);
  for (let round = 0; round < size; round++) {
    for (let i = 0; i < order.length; i++) if (round < (rounds[i] as number)) dealt[i]?.push(draw(d));
  }
  for (const [i, cards] of dealt.entries()) if (cards.length > 0) receive(d, order[i] as Seat, cards, cites);
}

/** One card at a time round the table from eldest until each player has so many. */
export const roundRobin = phase('round-robin', ({ size, cites }: { readonly size: number; readonly cites: Cites }) => ({
  begin(d) {
    dealRound(d, size, listOf(cites));
  },
}));
