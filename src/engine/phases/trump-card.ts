import type { Card } from '../cards.ts';
import { printedSuitOf } from '../cards.ts';
import type { Cites, Draft, Id, Seat } from '../deal.ts';
import { eldestOf, handOf, listOf, tell } from '../deal.ts';
import { phase } from '../game.ts';

/** A player's cards are shown, and the suit printed on the last of them is trumps. */
export function showTrumps(d: Draft, seat: Seat, cards: readonly Card[], cites: readonly Id[]): void {
  const suit = printedSuitOf(cards.at(-1) as Card);
  d.trump = suit;
  tell(d, { type: 'showed', seat, cards, cites });
  tell(d, { type: 'trump', seat: null, suit, cites });
}

export interface TrumpCardTerms {
  /** Which of eldest's cards in the order he got them: 0 is the first, -1 the last. */
  readonly place: number;
  readonly cites: Cites;
}

/** Unless trumps have been named, the first or the last card that eldest got makes them. */
export const trumpCard = phase('trump-card', ({ place, cites }: TrumpCardTerms) => ({
  begin(d) {
    const eldest = eldestOf(d);
    if (!d.trump) showTrumps(d, eldest, [handOf(d, eldest).at(place) as Card], listOf(cites));
  },
}));
