// What the odds are told in: figures, each with all that it depends on.
import type { Count, Fraction } from './chance.ts';

/** One number: how often something happens, in one case. */
export interface Figure {
  /** The question that it answers. */
  readonly what: string;
  /** The rule set that is asked. */
  readonly game: string;
  /** How many play, where it matters. */
  readonly players?: number;
  /** How many cards the pack has, where a rule set has several. */
  readonly pack?: number;
  /** What is laid side by side: as dealt and after the exchange, one reading and another. */
  readonly series: string;
  /** What stands along the foot of a chart: a number of trumps, a rank, a bid. */
  readonly at: string;
  readonly chance: Fraction | Count;
  /** Chips gained on average in what was counted, where that decides. */
  readonly gain?: number;
}

/** Whether a chance is exact. */
export const isExact = (chance: Fraction | Count): chance is Fraction => 'ways' in chance;
