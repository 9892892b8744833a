// Kozyol with trumps named on three cards: the second of Rozaliev's ways of finding them.
import type { Action, Cites, Draft, Id, Seat } from '../deal.ts';
import { call, dealTo, eldestOf, handOf, listOf } from '../deal.ts';
import { inPlaceOf, phase, variant, without } from '../game.ts';
import { marks } from '../phases/marks.ts';
import { trumpNaming } from '../phases/name-trumps.ts';
import { dealRound } from '../phases/round-robin.ts';
import { trumpCard } from '../phases/trump-card.ts';
import kozyol, { HAND } from './kozyol.ts';

/** Eldest alone gets his first cards. */
const firstCards = phase('first-cards', ({ size, cites }: { readonly size: number; readonly cites: Cites }) => ({
  begin(d) {
    dealTo(d, eldestOf(d), size, listOf(cites));
  },
}));

const ordersOf = (seats: readonly Seat[]): readonly (readonly Seat[])[] =>
  seats.length === 0
    ? [[]]
    : seats.flatMap((first) => ordersOf(seats.filter((seat) => seat !== first)).map((rest) => [first, ...rest]));

/** Every order of the seats, written as the call that asks for it: `deal:2031`. */
const ORDERS: ReadonlyMap<Action, readonly Seat[]> = new Map(
  ordersOf([0, 1, 2, 3]).map((order) => [`deal:${order.join('')}`, order]),
);
const WAYS: readonly Action[] = [...ORDERS.keys(), 'rounds'];

function dealOut(d: Draft, way: Action, cites: readonly Id[]): void {
  const order = ORDERS.get(way);
  if (!order) dealRound(d, HAND, cites);
  else for (const seat of order) dealTo(d, seat, HAND - handOf(d, seat).length, cites);
}

/** Eldest says how the rest is dealt: in rounds, or to each player all his cards at once in the order he wants. */
const wayOfDealing = phase('way-of-dealing', ({ cites }: { readonly cites: Cites }) => ({
  turn: (d) => (d.calls.some((made) => WAYS.includes(made.call)) ? null : { seat: eldestOf(d), legal: WAYS }),
  act(d, _g, seat, action) {
    call(d, seat, action, listOf(cites));
    dealOut(d, action, listOf(cites));
  },
  vocabulary: () => WAYS,
  ground: (_d, _g, seat, action, allowed) =>
    allowed ? { reason: { code: 'may-choose-dealing', seat, call: action }, cites: listOf(cites) } : null,
}));

export default variant(kozyol, {
  id: 'kozyol-three',
  cites: 'rozaliev.kozyol-three.1',
  options: { opening: null },
  phases: [
    inPlaceOf(
      'face-up',
      firstCards({ size: 3, cites: 'rozaliev.kozyol-three.1' }),
      trumpNaming({
        by: eldestOf,
        cites: 'rozaliev.kozyol-three.1',
        or: { call: 'last', code: 'may-leave-to-last', cites: 'rozaliev.kozyol-three.2' },
      }),
      wayOfDealing({
        cites: ['rozaliev.kozyol-three.4', 'rozaliev.kozyol-three.5', 'rozaliev.kozyol-three.6', 'R-kz3-last'],
      }),
      trumpCard({ place: -1, cites: 'rozaliev.kozyol-three.3' }),
    ),
    without('round-robin'),
    without('trump-naming'),
    marks.but({ deals: undefined }),
  ],
});
