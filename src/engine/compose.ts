// Laying out a deal by hand: the deck that gives each player the cards one wants to see.
import type { Card } from './cards.ts';
import { packFault } from './cards.ts';
import type { Deal } from './deal.ts';
import { packFor } from './game.ts';
import type { Terms } from './play.ts';
import { begin } from './play.ts';

/** The cards wanted, by seat; and the cards that follow them from the stock, the first turn-up first. */
export interface Layout {
  readonly hands: readonly (readonly Card[])[];
  readonly stock: readonly Card[];
}

/**
 * A deck that deals the layout; cards that the layout does not name follow in the order of the pack. Null when it cannot
 * be dealt: a hand of the wrong size, a card twice, or a game whose way of dealing depends on the cards that fall.
 */
export function composeDeck(terms: Omit<Terms, 'deck'>, { hands, stock }: Layout): readonly Card[] | null {
  const pack = packFor(terms.game, terms.players, terms.options);
  const wanted = [...hands.flat(), ...stock];
  if (packFault(wanted, wanted.filter((card) => pack.includes(card)))) return null;
  const trial = begin({ ...terms, deck: pack });
  const deck: (Card | undefined)[] = pack.map(() => undefined);
  for (const [seat, hand] of trial.hands.entries()) {
    const asked = hands[seat] ?? [];
    if (asked.length > hand.length) return null;
    asked.forEach((card, i) => {
      deck[pack.indexOf(hand[i] as Card)] = card;
    });
  }
  const dealt = trial.hands.flat().length;
  stock.forEach((card, i) => {
    deck[dealt + i] = card;
  });
  const rest = pack.filter((card) => !wanted.includes(card));
  const full = deck.map((card) => card ?? (rest.shift() as Card));
  if (packFault(full, pack)) return null;
  const dealtAsWanted = (d: Deal): boolean => hands.every((hand, seat) => hand.every((card) => d.hands[seat]?.includes(card)));
  return dealtAsWanted(begin({ ...terms, deck: full })) ? full : null;
}
