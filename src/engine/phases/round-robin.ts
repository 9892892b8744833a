import type { Card } from '../cards.ts';
import type { Cites, Draft, Id } from '../deal.ts';
import { draw, eldestOf, handOf, listOf, receive, seatsFrom } from '../deal.ts';
import { phase } from '../game.ts';

/** Deals one card at a time round the table from eldest, passing over whoever has `size` cards, until all have. */
export function dealRound(d: Draft, size: number, cites: readonly Id[]): void {
  const order = seatsFrom(d, eldestOf(d));
  const dealt = d.hands.map((): Card[] => []);
  for (let round = 0; round < size; round++) {
    for (const seat of order) {
      const cards = dealt[seat] as Card[];
      if (handOf(d, seat).length + cards.length < size) cards.push(draw(d));
    }
  }
  for (const seat of order) if (dealt[seat]?.length) receive(d, seat, dealt[seat], cites);
}

/** One card at a time round the table from eldest until each player has so many. */
export const roundRobin = phase('round-robin', ({ size, cites }: { readonly size: number; readonly cites: Cites }) => ({
  begin(d) {
    dealRound(d, size, listOf(cites));
  },
}));
