import type { Card } from '../cards.ts';
import { isCard } from '../cards.ts';
import type { Cites, Deal, Seat } from '../deal.ts';
import { call, listOf, replaced, tell } from '../deal.ts';
import { phase } from '../game.ts';

const tenOf = (d: Deal): Card => `T${d.trump ?? 'c'}`;
const cardUp = (d: Deal): Card | undefined => d.turned.at(-1);

/** Who holds the ten of trumps and has not yet said what he does with it; null when nobody does. */
function holderOf(d: Deal): Seat | null {
  const seat = d.hands.findIndex((hand) => hand.includes(tenOf(d)));
  const hasSpoken = d.calls.some(({ call: made }) => made === 'keep' || made.startsWith('swap:'));
  return seat < 0 || hasSpoken ? null : seat;
}

/** Before play, whoever holds the ten of trumps may exchange it for the card turned up. */
export const exchangeTen = phase('exchange', ({ cites }: { readonly cites: Cites }) => ({
  turn(d) {
    const seat = holderOf(d);
    return seat === null ? null : { seat, legal: [`swap:${cardUp(d)}`, 'keep'] };
  },
  act(d, _g, seat, action) {
    call(d, seat, action, listOf(cites));
    const got = cardUp(d);
    if (action === 'keep' || !got) return;
    const gave = tenOf(d);
    const hand = (d.hands[seat] ?? []).map((card) => (card === gave ? got : card));
    d.hands = replaced(d.hands, seat, hand);
    d.turned = replaced(d.turned, d.turned.length - 1, gave);
    tell(d, { type: 'swapped', seat, gave, got }, listOf(cites));
  },
  ground(d, _g, seat, action, allowed) {
    const card = action.startsWith('swap:') ? action.slice(5) : null;
    if (action !== 'keep' && (card === null || !isCard(card))) return null;
    if (allowed) return { reason: { code: action === 'keep' ? 'may-keep' : 'may-swap', seat }, cites: listOf(cites) };
    const up = cardUp(d);
    return { reason: { code: 'only-turned-card', seat, ...(up && { card: up }) }, cites: listOf(cites) };
  },
}));
