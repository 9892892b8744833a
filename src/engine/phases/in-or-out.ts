import type { Action, Call, Cites, Deal, Draft, Seat } from '../deal.ts';
import { call, eldestOf, extended, inPlayCount, listOf, seatAfter } from '../deal.ts';
import type { ByOption, Reason } from '../game.ts';
import { chosen, goTo, phase } from '../game.ts';

/** How a player comes in. */
export interface Entry {
  readonly cites: Cites;
  /** The calls that a player may come in with, now. */
  readonly calls: (d: Deal, seat: Seat) => readonly Action[];
  /** Whether an action is a call of this kind, open to the player or not. */
  readonly isCall: (action: Action) => boolean;
  /** What the call brings about besides. */
  readonly act?: (d: Draft, seat: Seat, action: Action) => void;
  /** Why a call of this kind may not be made now. */
  readonly refusal?: (d: Deal, seat: Seat, action: Action) => Reason | null;
}

export interface InOrOutTerms {
  /** From eldest, each player once. */
  readonly turns: { readonly cites: Cites };
  readonly entry: Entry;
  /** A pass: out of this deal. */
  readonly pass: { readonly cites: Cites };
  /** The deals of a match, by number, in which nobody is asked and everybody is in. */
  readonly compelled?: { readonly deals: readonly number[] | ByOption<readonly number[]>; readonly cites: Cites };
}

/** The one way in of most games: a single word. */
export const byWord = (word: Action, cites: Cites): Entry => ({
  cites,
  calls: () => [word],
  isCall: (action) => action === word,
});

/** Each player once says whether he is in this deal or out of it. With fewer than two in, the pot is paid out at once. */
export const inOrOut = phase('in-or-out', (terms: InOrOutTerms) => {
  const { turns, entry, pass, compelled } = terms;
  const isOurs = ({ call: made }: Call): boolean => made === 'pass' || entry.isCall(made);
  const callerOf = (d: Deal): Seat | null => {
    const last = d.calls.findLast(isOurs);
    if (!last) return eldestOf(d);
    return last.seat === d.dealer ? null : seatAfter(d, last.seat);
  };
  return {
    turn(d) {
      if (compelled && chosen(d, compelled.deals).includes(d.deal)) return null;
      const seat = callerOf(d);
      return seat === null ? null : { seat, legal: ['pass', ...entry.calls(d, seat)] };
    },
    act(d, g, seat, action) {
      call(d, seat, action, listOf(action === 'pass' ? pass.cites : entry.cites));
      if (action === 'pass') d.out = extended(d.out, seat);
      else entry.act?.(d, seat, action);
      if (callerOf(d) === null && inPlayCount(d) < 2) goTo(d, g, 'payout');
    },
    ground(d, _g, seat, action, allowed) {
      const grounds = [...listOf(turns.cites), ...listOf(action === 'pass' ? pass.cites : entry.cites)];
      if (action === 'pass') return { reason: { code: 'may-stay-out', seat }, cites: grounds };
      if (!entry.isCall(action)) return null;
      const reason = allowed ? { code: 'may-come-in', seat, call: action } : entry.refusal?.(d, seat, action);
      return reason ? { reason, cites: grounds } : null;
    },
  };
});
