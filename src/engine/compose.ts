// Laying out a deal by hand: the deck that gives each player the cards one wants to see.
import type { Card } from './cards.ts';
import type { Action, Deal } from './deal.ts';
import { packFor } from './game.ts';
import { packFault } from './packs.ts';
import type { Terms } from './play.ts';
import { begin, play } from './play.ts';

/** The cards wanted, by seat; and, in the order of the deck, those that go to no hand: the talon, turn-ups, the stock. */
export interface Layout {
  readonly hands: readonly (readonly Card[])[];
  readonly stock: readonly Card[];
}

/** The deal as soon as there are cards in hand; whoever is asked before that does the first thing he may. */
function dealt(terms: Terms): Deal {
  let d = begin(terms);
  while (d.next && d.hands.every((hand) => hand.length === 0)) d = play(d, d.next.legal[0] as Action);
  return d;
}

/** The cards in their order, begun at each of them in turn. */
function* cutsOf(cards: readonly Card[]): Generator<readonly Card[]> {
  yield cards;
  for (let i = 1; i < cards.length; i++) yield [...cards.slice(i), ...cards.slice(0, i)];
}

/**
 * A deck that deals the layout; cards that the layout does not name follow in that order, which is the pack's own if none is
 * said, cut so that the deal is played if that hangs on how they lie. Null when it cannot be dealt: a hand of the wrong size, a card twice, or a game whose
 * way of dealing depends on the cards that fall.
 */
export function composeDeck(
  terms: Omit<Terms, 'deck'>,
  { hands, stock }: Layout,
  order?: readonly Card[],
): readonly Card[] | null {
  const pack = packFor(terms.game, terms.players, terms.options);
  const wanted = [...hands.flat(), ...stock];
  const known = wanted.filter((card) => pack.includes(card));
  if (packFault(wanted, known)) return null;
  const places = placesOf(terms, pack);
  if (!places || stock.length > places.stock.length) return null;
  const deck: (Card | undefined)[] = pack.map(() => undefined);
  for (const [seat, hand] of places.hands.entries()) {
    const asked = hands[seat] ?? [];
    if (asked.length > hand.length) return null;
    asked.forEach((card, i) => {
      deck[hand[i] as number] = card;
    });
  }
  stock.forEach((card, i) => {
    deck[places.stock[i] as number] = card;
  });
  for (const rest of cutsOf((order ?? pack).filter((card) => !wanted.includes(card)))) {
    let next = 0;
    const full = deck.map((card) => card ?? (rest[next++] as Card));
    const { hands: held } = dealt({ ...terms, deck: full });
    if (hands.every((hand, seat) => hand.every((card) => held[seat]?.includes(card)))) return full;
  }
  return null;
}

/** For how many cards there is room in each hand, and besides; null when nothing is ever dealt. */
export function roomIn(terms: Omit<Terms, 'deck'>): { readonly hands: readonly number[]; readonly stock: number } | null {
  const places = placesOf(terms, packFor(terms.game, terms.players, terms.options));
  return places && { hands: places.hands.map(({ length }) => length), stock: places.stock.length };
}

/** Which places of the deck go to which hand, and which to nobody; null when nothing is ever dealt. */
function placesOf(terms: Omit<Terms, 'deck'>, pack: readonly Card[]) {
  for (const deck of cutsOf(pack)) {
    const { hands } = dealt({ ...terms, deck });
    if (hands.every((hand) => hand.length === 0)) continue;
    const inHands = new Set(hands.flat());
    return {
      hands: hands.map((hand) => hand.map((card) => deck.indexOf(card))),
      stock: deck.flatMap((card, place) => (inHands.has(card) ? [] : [place])),
    };
  }
  return null;
}
