// A deal looked at afterwards with all cards open: what each step has lost against the best, and what would have been better.
import type { Action, Deal } from '../engine/deal.ts';
import type { Loss, StepReview } from './losses.ts';
import type { Held, Memory } from './solve.ts';
import { held } from './solve.ts';

/** As many cards and calls as are looked into at one step unless another number is given. */
export const MOST_AT_A_STEP = 1_000_000;

const NOTHING: Loss = { margin: 0, points: 0 };

const lossOf = ({ best, chosen }: Held): Loss => ({
  margin: best.margin - chosen.margin,
  points: best.margin === chosen.margin ? (best.points ?? 0) - (chosen.points ?? 0) : 0,
});

/**
 * Reviews the steps of a deal one by one, from the last to the first. `deals` are the deal at its beginning and after every
 * action. What comes before a step that has too many ways on has too many as well, and is not looked at.
 */
export function* reviewed(deals: readonly Deal[], actions: readonly Action[], most = MOST_AT_A_STEP): Generator<StepReview> {
  const memory: Memory = { near: null, bidders: new Map() };
  let isTooWide = false;
  for (const [step, action] of [...actions.entries()].reverse()) {
    const deal = deals[step];
    if (!deal?.next) throw new RangeError(`nobody is to act at step ${step}`);
    const { seat, legal } = deal.next;
    const judged = { step, seat, action };
    if (legal.length === 1) {
      yield { ...judged, loss: NOTHING, better: [] };
      continue;
    }
    const one: Held | null = isTooWide ? null : held(deal, action, most, memory);
    isTooWide ||= one === null;
    yield one ? { ...judged, loss: lossOf(one), better: one.line } : { ...judged, loss: null, better: [] };
  }
}
