// What is reckoned beside the page: the worth of what may be done now, and the review of deals that are over.
import type { Deal } from '../../engine/deal.ts';
import { gameOf } from '../../engine/game.ts';
import { formatLink } from '../../engine/link.ts';
import type { DealRecord } from '../../engine/record.ts';
import type { StepReview } from '../../solver/losses.ts';
import { MOST_AT_A_STEP, reviewed } from '../../solver/review.ts';
import type { Solution, Unsolved } from '../../solver/solve.ts';
import { solve } from '../../solver/solve.ts';
import { lineOf } from '../line.ts';

export type Task =
  | { readonly type: 'worth'; readonly deal: Deal }
  /** The same, to be ready for the next: nothing is answered. */
  | { readonly type: 'practice'; readonly deal: Deal }
  /** The deals of a match, or one. */
  | { readonly type: 'review'; readonly records: readonly DealRecord[] };

/** What comes back: one answer about worths; or the steps of each deal, from the last to the first. */
export type Answer =
  | { readonly type: 'solved'; readonly solution: Solution | Unsolved }
  /** How much of what takes long has been looked into, from 0 to 1. */
  | { readonly type: 'share'; readonly share: number }
  | { readonly type: 'step'; readonly deal: number; readonly review: StepReview }
  /** A deal has been looked at whole; `code` is its record in links. */
  | { readonly type: 'deal'; readonly deal: number; readonly code: string }
  | { readonly type: 'done' }
  /** The rules that the task needs have not come. */
  | { readonly type: 'unfetched' };

/** As many cards and calls as are looked into for one position, or one step of a deal by itself: some seconds of work. */
const MOST = 40_000_000;
/** The same where cards are drawn and chips are at stake: every exchange is laid out anew, which takes its time. */
const MOST_FOR_CHIPS = 10_000_000;
const mostFor = (variant: string): number => ((gameOf(variant)?.potUnit ?? 0) > 0 ? MOST_FOR_CHIPS : MOST);
/** As many as are looked into for practice. */
const LITTLE = 100_000;

/** The rule sets that a task needs. */
export const variantsOf = (task: Task): readonly string[] =>
  task.type === 'review' ? task.records.map(({ variant }) => variant) : [task.deal.variant];

/** Carries out a task, answer by answer; the last one is that it is done. */
export function* answersTo(task: Task, told?: (share: number) => void): Generator<Answer> {
  if (task.type === 'practice') {
    solve(task.deal, LITTLE);
    return;
  }
  if (task.type === 'worth') yield { type: 'solved', solution: solve(task.deal, mostFor(task.deal.variant), told) };
  else {
    for (const [deal, record] of task.records.entries()) {
      const { deals, actions } = lineOf(record);
      const most = task.records.length === 1 ? mostFor(record.variant) : MOST_AT_A_STEP;
      for (const review of reviewed(deals, actions, most)) yield { type: 'step', deal, review };
      yield { type: 'deal', deal, code: formatLink(record) };
    }
  }
  yield { type: 'done' };
}
