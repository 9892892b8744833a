import { take } from '../chips.ts';
import type { Action, Call, Cites, Deal, Draft, Seat } from '../deal.ts';
import { call, eldestOf, finish, inPlayCount, inPlayFrom, listOf, seatAfter, zeros } from '../deal.ts';
import type { ByOption } from '../game.ts';
import { chosen, phase } from '../game.ts';

/** How a player comes in. */
export interface Entry {
  readonly cites: Cites;
  /** The calls that a player may come in with, now. */
  readonly calls: (d: Deal, seat: Seat) => readonly Action[];
  /** Whether an action is a call of this kind, open to the player or not. */
  readonly isCall: (action: Action) => boolean;
  /** What the call brings about besides. */
  readonly act?: (d: Draft, seat: Seat, action: Action) => void;
}

export interface InOrOutTerms {
  /** From eldest, each player once. */
  readonly turns: { readonly cites: Cites };
  readonly entry: Entry;
  /** A pass: out of this deal. */
  readonly pass: { readonly cites: Cites };
  /** The deals of a match, by number, in which nobody is asked and everybody is in. */
  readonly compelled?: { readonly deals: readonly number[] | ByOption<readonly number[]>; readonly cites: Cites };
  /** Nobody is in: the pot stays. */
  readonly nobody: { readonly cites: Cites };
  /** One player is in: he takes the pot. */
  readonly alone: { readonly cites: Cites };
}

/** The one way in of most games: a single word. */
export const byWord = (word: Action, cites: Cites): Entry => ({
  cites,
  calls: () => [word],
  isCall: (action) => action === word,
});

/** Each player once says whether he is in this deal or out of it. */
export const inOrOut = phase('in-or-out', (terms: InOrOutTerms) => {
  const { turns, entry, pass, compelled, nobody, alone } = terms;
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
    act(d, _g, seat, action) {
      call(d, seat, action, listOf(action === 'pass' ? pass.cites : entry.cites));
      if (action === 'pass') d.out = [...d.out, seat];
      else entry.act?.(d, seat, action);
      if (callerOf(d) !== null || inPlayCount(d) > 1) return;
      const [only] = inPlayFrom(d, eldestOf(d));
      if (only === undefined) return finish(d, 'passed-out', zeros(d), listOf(nobody.cites));
      take(d, only, d.pot, listOf(alone.cites));
      finish(d, 'alone', zeros(d), listOf(alone.cites));
    },
    ground(_d, _g, seat, action, allowed) {
      if (action === 'pass') return { reason: { code: 'may-stay-out', seat }, cites: [...listOf(turns.cites), ...listOf(pass.cites)] };
      if (!allowed || !entry.isCall(action)) return null;
      return { reason: { code: 'may-come-in', seat, call: action }, cites: [...listOf(turns.cites), ...listOf(entry.cites)] };
    },
  };
});
