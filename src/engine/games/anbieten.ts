// Anbieten, Freibieten or Sticheln. Two sentences are all that is known of it; the rest is reconstructed (R-anbieten).
import type { Part } from '../chips.ts';
import { pay } from '../chips.ts';
import type { Action, Deal, Seat } from '../deal.ts';
import { call, extended, inPlayCount, nextInPlay } from '../deal.ts';
import { goTo, option, variant } from '../game.ts';
import { payout } from '../phases/payout.ts';
import type { Interlude } from '../phases/tricks.ts';
import { tricks } from '../phases/tricks.ts';
import zwicken, { bottomUnseen, toFollow } from './zwicken.ts';

/** Chips of a raise. */
const RAISE = 3;
const CITES = ['zwicken.anbieten.3', 'R-anbieten'];

/** What a trick takes of the pot. */
const NOTHING: Part = [0, 1];
const WHOLE: Part = [1, 1];

const raisesLeft = (d: Deal): number => Number(d.options.maxRaises) - d.calls.filter(({ call: made }) => made === 'raise').length;

/** Who has yet to answer the last raise, the raiser's left first. */
function answererOf(d: Deal): Seat | null {
  const raiser = d.calls.findLast(({ call: made }) => made === 'raise')?.seat;
  if (raiser === undefined) return null;
  const seat = nextInPlay(d, d.calls.at(-1)?.seat ?? raiser);
  return seat === raiser ? null : seat;
}

const CALLS: readonly Action[] = ['raise', 'match', 'fold'];

/** Before a lead the leader may raise the stakes, and every other player pays as much or is out. */
const raises: Interlude = {
  name: 'raises',
  cites: CITES,
  offers: (d) => (raisesLeft(d) > 0 ? ['raise'] : []),
  turn(d) {
    const seat = answererOf(d);
    return seat === null ? null : { seat, legal: ['match', 'fold'] };
  },
  act(d, g, seat, action) {
    call(d, seat, action, CITES);
    if (action !== 'fold') return pay(d, seat, RAISE, CITES);
    d.out = extended(d.out, seat);
    if (inPlayCount(d) === 1) goTo(d, g, 'payout');
  },
  vocabulary: () => ['match', 'fold'],
  ground(d, _g, seat, action, allowed) {
    if (!CALLS.includes(action)) return null;
    if (allowed) return { reason: { code: `may-${action}`, seat }, cites: CITES };
    if (action !== 'raise') return { reason: { code: 'nothing-to-match', seat, call: action }, cites: CITES };
    const reason = raisesLeft(d) > 0 ? { code: 'raise-before-lead', seat } : { code: 'no-raise-left', seat };
    return { reason, cites: CITES };
  },
};

export default variant(zwicken, {
  id: 'anbieten',
  cites: ['zwicken.anbieten.1', 'R-anbieten'],
  options: { aceLead: null, bete: null, maxRaises: option(['3', '1', '6'], ...CITES) },
  phases: [
    tricks.but({ duties: toFollow, interlude: raises }),
    payout.but({
      tricks: { parts: [NOTHING, NOTHING, WHOLE], cites: ['zwicken.anbieten.1', 'R-anbieten'] },
      fines: [bottomUnseen],
      addUp: undefined,
    }),
  ],
});
