import type { Card } from '../cards.ts';
import type { Cites, Deal } from '../deal.ts';
import { draw, eldestOf, inPlayFrom, listOf, receive, tell } from '../deal.ts';
import { phase } from '../game.ts';

/** The order in which cards leave the deck: `p` is one for the next player from eldest, `t` one for the talon. */
export type DealOrder = string;

/** The cards that were dealt to the talon, wherever they are now. */
export const talonDealt = (d: Pick<Deal, 'deck'>, order: DealOrder): readonly Card[] =>
  d.deck.filter((_card, place) => order[place] === 't');

/** Cards go one at a time to the players in turn, and in between to the talon. */
export const dealOut = phase('deal-out', ({ order, cites }: { readonly order: DealOrder; readonly cites: Cites }) => ({
  begin(d) {
    const seats = inPlayFrom(d, eldestOf(d));
    const dealt = seats.map((): Card[] => []);
    const talon: Card[] = [];
    let turn = 0;
    for (const to of order) {
      const pile = to === 't' ? talon : dealt[turn++ % seats.length];
      pile?.push(draw(d));
    }
    for (const [i, seat] of seats.entries()) receive(d, seat, dealt[i] ?? [], listOf(cites));
    d.talon = talon;
    tell(d, { type: 'talon', seat: null, cards: talon, cites: listOf(cites) });
  },
}));
