// Tippen, as the account of Zwicken implies it: Zwicken without what sets it apart.
import { carries } from '../carry.ts';
import { variant, without } from '../game.ts';
import { payout } from '../phases/payout.ts';
import { tricks } from '../phases/tricks.ts';
import { order } from '../tricks.ts';
import zwicken, { noTrick, RANKS, toFollow } from './zwicken.ts';

export default variant(zwicken, {
  id: 'tippen',
  cites: ['zwicken.description.2', 'zwicken.differences.1', 'R-tippen'],
  order: order({ ranks: RANKS, cites: ['zwicken.cards.3', 'R-tippen'] }),
  isCarry: carries({}),
  options: { cut: null, jump: null, aceLead: null },
  phases: [without('cut'), tricks.but({ duties: toFollow }), payout.but({ fines: [noTrick], addUp: undefined })],
});
