// What a viewer shows: a deal, the line taken in it, and the step at which it stands. Pure: each function gives a new view.
import type { Action } from '../engine/deal.ts';
import type { DealRecord } from '../engine/record.ts';
import type { Line } from './line.ts';
import { branch, lineOf } from './line.ts';

/** Values of options chosen on the page, where they differ from what a record says. */
export type Readings = Readonly<Record<string, string>>;

export interface Shown {
  /** The deal as it came: by the page, by a link, or dealt from a seed. */
  readonly source: DealRecord;
  readonly seed: number | null;
  readonly readings: Readings;
  /** The line of the source, as far as it is legal under the readings. */
  readonly recorded: Line;
  readonly line: Line;
  readonly step: number;
}

/** The last step of the line. */
export const lastStep = ({ line }: Shown): number => line.actions.length;

/** The same view at another step, the first or last at most. */
export const atStep = (shown: Shown, step: number): Shown => ({ ...shown, step: Math.min(Math.max(step, 0), lastStep(shown)) });

/** A view of a sound record, at its last step. */
export function shownFrom(source: DealRecord): Shown {
  const line = lineOf(source);
  return { source, seed: null, readings: {}, recorded: line, line, step: line.actions.length };
}

/** The view after an action of whoever is to act: a step along the line, or the first step of another line. */
export function chosen(shown: Shown, action: Action): Shown {
  const { line, step } = shown;
  return { ...shown, line: line.actions[step] === action ? line : branch(line, step, action), step: step + 1 };
}

/** The step after which the line is no longer that of the record; null while it is, and where nothing was recorded. */
export function ownFrom({ recorded, line }: Shown): number | null {
  const step = line.actions.findIndex((action, i) => action !== recorded.actions[i]);
  return step < 0 || recorded.actions.length === 0 ? null : step;
}
