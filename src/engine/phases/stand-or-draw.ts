import type { Card } from '../cards.ts';
import { FULL_PACK, parseCards } from '../cards.ts';
import type { Action, Cites, Deal, Draft, Id, Seat } from '../deal.ts';
import { draw, handOf, listOf, replaced, tell } from '../deal.ts';
import type { Entry } from './in-or-out.ts';

const STAND = 'stand';
const DRAW = 'draw:';

/** The cards in the order in which a draw is written. */
const inOrder = (cards: readonly Card[]): readonly Card[] =>
  cards.toSorted((a, b) => FULL_PACK.indexOf(a) - FULL_PACK.indexOf(b));

/** Every choice of at least one card and at most so many. */
function drawsOf(hand: readonly Card[], most: number): readonly Action[] {
  const choices: (readonly Card[])[] = [[]];
  for (const card of inOrder(hand)) choices.push(...choices.map((list) => [...list, card]));
  return choices.filter(({ length }) => length > 0 && length <= most).map((cards) => DRAW + cards.join(','));
}

/** The cards that a draw names; null when it is no draw. */
function cardsDrawn(action: Action): readonly Card[] | null {
  const cards = action.startsWith(DRAW) ? parseCards(action.slice(DRAW.length).replaceAll(',', ' ')) : null;
  return cards?.length ? cards : null;
}

/** How many cards the talon still holds. */
const talonOf = (d: Deal): number => d.deck.length - d.drawn;

/** Puts the cards away and takes as many from the top of the talon in their place. */
function change(d: Draft, seat: Seat, gave: readonly Card[], cites: readonly Id[]): void {
  const got = gave.map(() => draw(d));
  const hand = handOf(d, seat).map((card) => got[gave.indexOf(card)] ?? card);
  d.hands = replaced(d.hands, seat, hand);
  d.discarded = [...d.discarded, ...gave];
  tell(d, { type: 'drew', seat, gave, got, cites });
}

export interface StandOrDrawTerms {
  /** How many cards may be changed, if the talon holds as many. */
  readonly most: number;
  readonly cites: Cites;
}

/** Into the deal with the cards one has, or with new ones from the talon for some of them. */
export const standOrDraw = ({ most, cites }: StandOrDrawTerms): Entry => ({
  cites,
  calls: (d, seat) => [STAND, ...drawsOf(handOf(d, seat), Math.min(most, talonOf(d)))],
  isCall: (action) => action === STAND || action.startsWith(DRAW),
  act(d, seat, action) {
    const cards = cardsDrawn(action);
    if (cards) change(d, seat, cards, listOf(cites));
  },
  refusal(d, seat, action) {
    const cards = cardsDrawn(action);
    if (!cards) return null;
    const foreign = cards.find((card) => !handOf(d, seat).includes(card));
    if (foreign) return { code: 'not-in-hand', seat, card: foreign };
    const written = inOrder([...new Set(cards)]);
    if (written.length > talonOf(d)) return { code: 'talon-short', seat, n: talonOf(d) };
    return { code: 'draw-order', seat, cards: written };
  },
});
