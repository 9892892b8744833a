// Numbers that are called: `bid:145` in an auction, `name:120` for a contract.
import type { Action, Call, Cites, Deal, Id, Seat } from '../deal.ts';
import { listOf } from '../deal.ts';
import type { Ground, Reason } from '../game.ts';
import type { Ladder } from './auction.ts';

/** The numbers that may be called: from the least to the most, in equal steps. All three are card points. */
export interface Scale {
  readonly word: string;
  readonly step: { readonly points: number; readonly cites: Cites };
  readonly least: { readonly points: number; readonly cites: Cites };
  readonly most: { readonly points: number; readonly cites: Cites };
}

/** The number called after that word, not a number when it is no whole one, or null when the action is no such call. */
export function numberIn(word: string, action: Action): number | null {
  const digits = action.startsWith(`${word}:`) ? action.slice(word.length + 1) : '';
  if (!/^\d/.test(digits)) return null;
  return /^(?:0|[1-9]\d*)$/.test(digits) ? Number(digits) : Number.NaN;
}

/** Every call of a scale, lowest first. */
export const callsOn = ({ word, step, least, most }: Scale): readonly Action[] =>
  Array.from({ length: (most.points - least.points) / step.points + 1 }, (_, i) => `${word}:${least.points + i * step.points}`);

/** How many calls of a scale go no higher than `points`. */
export const countUpTo = ({ step, least }: Scale, points: number): number => (points - least.points) / step.points + 1;

/** Why a number is not on a scale; null when it is. */
export function offScale({ step, least, most }: Scale, n: number): Ground | null {
  const off = (code: Reason['code'], { points, cites }: { readonly points: number; readonly cites: Cites }): Ground => ({
    reason: { code, n: points },
    cites: listOf(cites),
  });
  if (n % step.points !== 0) return off('not-in-steps', step);
  if (n < least.points) return off('number-too-low', least);
  return n > most.points ? off('number-too-high', most) : null;
}

export interface NumberLadderTerms {
  readonly scale: Scale;
  /** A bid must be higher than the one before. */
  readonly rising: { readonly cites: Cites };
  /** How high a player may go on his cards. */
  readonly limit?: { readonly of: (d: Deal, seat: Seat) => number; readonly cites: Cites };
}

/** Bids that are numbers. */
export function numberLadder({ scale, rising, limit }: NumberLadderTerms): Ladder & { readonly cites: readonly Id[] } {
  const calls = callsOn(scale);
  const limitOf = (d: Deal, seat: Seat): number => limit?.of(d, seat) ?? scale.most.points;
  const numberOf = (call: Action): number => numberIn(scale.word, call) ?? 0;
  const { step, least, most } = scale;
  const first = [...new Set([...listOf(least.cites), ...listOf(step.cites)])];
  const over = [...new Set([...listOf(rising.cites), ...listOf(step.cites)])];
  return {
    calls,
    isCall: (action) => numberIn(scale.word, action) !== null,
    over: (d, highest, seat) =>
      calls.slice(highest === null ? 0 : countUpTo(scale, numberOf(highest)), countUpTo(scale, limitOf(d, seat))),
    ground(d, highest: Call | null, call, seat) {
      const off = offScale(scale, numberOf(call));
      if (off) return { ...off, reason: { ...off.reason, seat } };
      const { of, cites } = limit ?? { of: limitOf, cites: most.cites };
      const n = of(d, seat);
      if (numberOf(call) > n) return { reason: { code: 'over-his-limit', seat, n }, cites: listOf(cites) };
      return {
        reason: { code: 'not-higher', ...(highest && { seat: highest.seat, call: highest.call }) },
        cites: listOf(rising.cites),
      };
    },
    grantedBy: (highest) => (highest === null ? first : over),
    cites: [...new Set([...first, ...over, ...listOf(most.cites), ...listOf(limit?.cites ?? [])])],
  };
}
