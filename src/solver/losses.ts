// What the steps of a deal have lost against the best ones, as a review finds it.
import type { Action, Seat } from '../engine/deal.ts';

/** What a step has lost against the best one. */
export interface Loss {
  /** In chips, points or marks, as the player's side plays for them. */
  readonly margin: number;
  /** In card points, where those decide between equal margins; 0 where they do not. */
  readonly points: number;
}

/** A step of a deal, looked at with all cards open. */
export interface StepReview {
  /** The number of the step, from 0. */
  readonly step: number;
  readonly seat: Seat;
  readonly action: Action;
  /** What the step has lost; null where there are too many ways on to look at all of them. */
  readonly loss: Loss | null;
  /** The best course of play instead, to the end of the deal; empty where nothing was lost. */
  readonly better: readonly Action[];
}

/** Whether a step has lost anything. */
export const isLoss = ({ loss }: StepReview): boolean => loss !== null && (loss.margin > 0 || loss.points > 0);

/** The step that has lost most, the first of equals; null where nothing was lost. */
export function turningPoint(steps: readonly StepReview[]): StepReview | null {
  const lost = steps.filter(isLoss).toSorted((a, b) => a.step - b.step);
  const most = (one: StepReview, other: StepReview): number =>
    (other.loss?.margin ?? 0) - (one.loss?.margin ?? 0) || (other.loss?.points ?? 0) - (one.loss?.points ?? 0);
  return lost.toSorted(most)[0] ?? null;
}
