import type { Card } from '../cards.ts';
import type { Call, Cites, Deal, Seat, Turn } from '../deal.ts';
import { call, eldestOf, handOf, listOf, partnerOf, seatsFrom } from '../deal.ts';
import { phase } from '../game.ts';
import type { Ranking } from '../tricks.ts';
import { rankingOf } from '../tricks.ts';
import { cardGiven, giving, handOver } from './giving.ts';

/** How far the gifts have come: who was asked last, and the gift that is not yet answered. */
interface Standing {
  readonly asked: Seat | null;
  readonly gift: Call | null;
}
function standingOf(d: Deal): Standing {
  let asked: Seat | null = null;
  let gift: Call | null = null;
  for (const made of d.calls) {
    const isGift = cardGiven(made.call) !== null;
    if (gift) gift = null;
    else if (isGift || made.call === 'keep') {
      asked = made.seat;
      gift = isGift ? made : null;
    }
  }
  return { asked, gift };
}

/** The only trump in a hand; null when there is none or more than one. */
function loneTrump(d: Deal, { suitOf }: Ranking, seat: Seat): Card | null {
  let only: Card | null = null;
  for (const card of handOf(d, seat)) {
    if (suitOf(card) !== d.trump) continue;
    if (only) return null;
    only = card;
  }
  return only;
}

/** From eldest, once each: whoever holds a single trump may give it to his partner, who gives back another card. */
export const gift = phase('gift', ({ cites }: { readonly cites: Cites }) => ({
  turn(d, g): Turn | null {
    const { asked, gift: open } = standingOf(d);
    if (open) {
      const seat = partnerOf(d, open.seat);
      return {
        seat,
        legal: handOf(d, seat)
          .map(giving)
          .filter((action) => action !== open.call),
      };
    }
    const order = seatsFrom(d, eldestOf(d));
    const ranking = rankingOf(g.order, d.trump);
    for (const seat of asked === null ? order : order.slice(order.indexOf(asked) + 1)) {
      const only = loneTrump(d, ranking, seat);
      if (only) return { seat, legal: [giving(only), 'keep'] };
    }
    return null;
  },
  act(d, _g, seat, action) {
    call(d, seat, action, listOf(cites));
    const card = cardGiven(action);
    if (card) handOver(d, seat, partnerOf(d, seat), card, listOf(cites));
  },
  vocabulary(d, _g, seat) {
    const cards = handOf(d, seat).map(giving);
    return standingOf(d).gift ? cards : [...cards, 'keep'];
  },
  ground(d, _g, seat, action, allowed) {
    const card = cardGiven(action);
    const isReturn = standingOf(d).gift !== null;
    if (action === 'keep' && !isReturn) return { reason: { code: 'may-keep-trump', seat }, cites: listOf(cites) };
    if (!card) return null;
    if (!handOf(d, seat).includes(card)) return { reason: { code: 'not-in-hand', seat, card }, cites: listOf(cites) };
    const code = isReturn ? (allowed ? 'may-give-back' : 'another-card-back') : allowed ? 'may-give-trump' : 'only-trump-goes';
    return { reason: { code, seat, card }, cites: listOf(cites) };
  },
}));
