// Cards handed from player to player, written `give:Qc`.
import type { Card } from '../cards.ts';
import { isCard } from '../cards.ts';
import type { Action, Draft, Id, Seat } from '../deal.ts';
import { handOf, handWithout, replaced, tell } from '../deal.ts';

const GIVING = 'give:';

/** The call by which a card is given away. */
export const giving = (card: Card): Action => GIVING + card;

/** The card that a call gives away; null when it is no such call. */
export function cardGiven(action: Action): Card | null {
  const card = action.startsWith(GIVING) ? action.slice(GIVING.length) : '';
  return isCard(card) ? card : null;
}

/** The card goes from one hand to another. */
export function handOver(d: Draft, seat: Seat, to: Seat, card: Card, cites: readonly Id[]): void {
  d.hands = replaced(d.hands, seat, handWithout(handOf(d, seat), card));
  d.hands = replaced(d.hands, to, [...handOf(d, to), card]);
  tell(d, { type: 'gave', seat, to, card, cites });
}
