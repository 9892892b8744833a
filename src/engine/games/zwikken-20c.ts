// Zwikken in the twentieth century, after Parlett (1977).

import { packOf, ranksOf } from '../cards.ts';
import type { Part } from '../chips.ts';
import { partOfThePot } from '../chips.ts';
import type { Deal } from '../deal.ts';
import { byOption, cited, game, option } from '../game.ts';
import { ante } from '../phases/ante.ts';
import type { Ladder } from '../phases/auction.ts';
import { auction } from '../phases/auction.ts';
import { combination, threeAlike } from '../phases/combination.ts';
import { exchange, tenOfTrumps } from '../phases/exchange.ts';
import { packets } from '../phases/packets.ts';
import { search } from '../phases/search.ts';
import { dearestTrick, outweighsTheRest, settle, tricksTaken } from '../phases/settle.ts';
import { tricks } from '../phases/tricks.ts';
import { turnUp } from '../phases/turn-up.ts';
import type { Duty } from '../tricks.ts';
import { followSuit, order, overtrump, spareTrumps, trumpIn, undertrump } from '../tricks.ts';

const RANKS = 'AKQJT';

/** The calls for a part of the pot, smallest first. */
const PARTS: Readonly<Record<string, Part>> = { 'bid:1/2': [1, 2], 'bid:2/3': [2, 3], 'bid:3/4': [3, 4] };
const partCalls = Object.keys(PARTS);
/** The calls for the whole pot, each one step over the one before. */
const wholeCalls = ['bid', 'higher', 'still-higher'];

/** A pot is big from so many chips a player. */
const BIG_POT = 4;
const isPotBig = (d: Deal): boolean => d.pot >= BIG_POT * d.players;

const ladder: Ladder = {
  calls: [...partCalls, ...wholeCalls],
  over(d, highest) {
    if (highest === null) return isPotBig(d) ? [...partCalls, 'bid'] : ['bid'];
    if (partCalls.includes(highest)) return [...partCalls.slice(partCalls.indexOf(highest) + 1), 'bid'];
    const next = wholeCalls[wholeCalls.indexOf(highest) + 1];
    return next ? [next] : [];
  },
  grantedBy(highest, call) {
    if (partCalls.includes(call) || (highest !== null && partCalls.includes(highest))) return ['zwikken.20c.18', 'R-20c-parts'];
    return [highest === null ? 'zwikken.20c.11' : 'zwikken.20c.12'];
  },
  ground(d, highest, call) {
    const isPart = partCalls.includes(call);
    if (highest === null) {
      return isPart
        ? { reason: { code: 'pot-too-small', call, n: BIG_POT * d.players }, cites: ['zwikken.20c.18', 'R-20c-big-pot'] }
        : { reason: { code: 'nothing-to-top', call }, cites: ['zwikken.20c.11', 'zwikken.20c.12'] };
    }
    const { seat, call: standing } = highest;
    if (partCalls.includes(standing)) {
      return isPart
        ? { reason: { code: 'part-not-greater', call: standing, seat }, cites: ['zwikken.20c.18'] }
        : { reason: { code: 'whole-pot-first', call: standing, seat }, cites: ['zwikken.20c.18', 'R-20c-parts'] };
    }
    return isPart
      ? { reason: { code: 'part-under-whole', call: standing, seat }, cites: ['zwikken.20c.18', 'R-20c-parts'] }
      : { reason: { code: 'one-step-up', call: standing, seat }, cites: ['zwikken.20c.12'] };
  },
};

/** What a player owes to a trick. */
export const duties: readonly Duty[] = [
  followSuit({ cites: 'zwikken.20c.24' }),
  trumpIn({ cites: 'zwikken.20c.24' }),
  overtrump({ cites: 'zwikken.20c.24' }),
  undertrump({ when: ['undertrump', 'forced'], cites: ['zwikken.20c.24', 'R-20c-undertrump'] }),
  spareTrumps({ when: ['undertrump', 'forbidden'], cites: 'R-20c-undertrump' }),
];

export default game({
  id: 'zwikken-20c',
  seats: cited([3, 4, 5], 'zwikken.20c.3'),
  pack: cited(packOf(ranksOf(RANKS)), 'zwikken.20c.2'),
  order: order({ ranks: RANKS, cites: 'zwikken.20c.2' }),
  points: cited({ A: 4, K: 3, Q: 2, J: 1, T: 0 }, 'zwikken.20c.5'),
  potUnit: 1,
  options: {
    packets: option(['1-2', '2-1'], 'zwikken.20c.8'),
    maxTurns: option(['3', '4'], 'zwikken.20c.16', 'R-20c-max-turns'),
    undertrump: option(['forced', 'forbidden'], 'zwikken.20c.24', 'R-20c-undertrump'),
    singleTrick: option(['majority', 'plurality'], 'zwikken.20c.19', 'R-20c-single-trick'),
  },
  phases: [
    ante({ each: 1, cites: 'zwikken.20c.7' }),
    packets({ sizes: byOption('packets', { '1-2': [1, 2], '2-1': [2, 1] }), cites: 'zwikken.20c.8' }),
    turnUp({ cites: 'zwikken.20c.9' }),
    auction({
      turns: { cites: ['zwikken.20c.10', 'zwikken.20c.11'] },
      ladder: { ...ladder, cites: ['zwikken.20c.12', 'zwikken.20c.18', 'R-20c-big-pot', 'R-20c-parts'] },
      pass: { cites: 'zwikken.20c.13' },
      top: { cites: 'R-20c-three-calls' },
      declarer: { cites: 'zwikken.20c.19' },
    }),
    search({
      choice: { cites: 'zwikken.20c.14' },
      price: { each: [1], cites: 'zwikken.20c.15' },
      limit: {
        cards: byOption('maxTurns', { '3': 3, '4': 4 }),
        cites: ['zwikken.20c.16', 'R-20c-max-turns'],
      },
      end: { cites: 'zwikken.20c.17' },
    }),
    exchange({ rights: tenOfTrumps({ cites: 'zwikken.20c.20' }) }),
    combination({
      end: 'zwik',
      ways: [threeAlike({ cites: ['zwikken.20c.6', 'zwikken.20c.21'], highest: { ranks: RANKS, cites: 'zwikken.20c.22' } })],
      stakes: [],
      others: { chips: 0, cites: 'R-20c-zwik-pays' },
    }),
    tricks({
      lead: { cites: 'zwikken.20c.23' },
      duties,
      freeToDuck: { cites: 'R-20c-trump-led' },
      winner: { cites: 'zwikken.20c.25' },
      next: { cites: 'zwikken.20c.26' },
    }),
    settle({
      aims: [
        tricksTaken(2, { cites: ['zwikken.20c.4', 'zwikken.20c.27'] }),
        outweighsTheRest({ cites: ['zwikken.20c.4', 'zwikken.20c.27'] }),
        dearestTrick({ when: ['singleTrick', 'plurality'], cites: ['zwikken.20c.19', 'R-20c-single-trick'] }),
      ],
      win: { cites: 'zwikken.20c.28' },
      loss: { chips: 'stake', cites: 'zwikken.20c.28' },
      stakes: [partOfThePot(PARTS, { cites: ['zwikken.20c.29', 'R-20c-parts', 'R-fraction'] })],
    }),
  ],
});
