import type { Action, Call, Cites, Deal, Id, Seat } from '../deal.ts';
import { call, eldestOf, inPlayCount, inPlayFrom, listOf, nextInPlay, tell } from '../deal.ts';
import type { Ground } from '../game.ts';
import { phase } from '../game.ts';

/** The calls that may be made over one another. */
export interface Ladder {
  /** Every call of the ladder, lowest first. */
  readonly calls: readonly Action[];
  /** Whether somebody might call this, though it is not on the ladder: a number between the steps. */
  readonly isCall?: (call: Action) => boolean;
  /** What a player may call over `highest`, or as the first call when it is null. */
  readonly over: (d: Deal, highest: Action | null, seat: Seat) => readonly Action[];
  /** Why a call may not be made now. */
  readonly ground: (d: Deal, highest: Call | null, call: Action, seat: Seat) => Ground;
  /** The statements by which a call may be made over another, or first. */
  readonly grantedBy: (highest: Action | null, call: Action) => readonly Id[];
}

/** The calls made on the card that is turned up now. */
export const callsNow = (d: Deal): readonly Call[] => d.calls.filter(({ turned }) => turned === d.turned.length);

/** How the auction stands on the card that is turned up now. */
interface Standing {
  readonly last: Call | null;
  readonly highest: Call | null;
  readonly passed: readonly Seat[];
}
function standingOf(d: Deal): Standing {
  let last: Call | null = null;
  let highest: Call | null = null;
  const passed: Seat[] = [];
  for (const made of d.calls) {
    if (made.turned !== d.turned.length) continue;
    last = made;
    if (made.call === 'pass') passed.push(made.seat);
    else highest = made;
  }
  return { last, highest, passed };
}

/** The seat after the last caller that has not passed, or null when only the highest caller is left. */
function callerOf(d: Deal, { last, highest, passed }: Standing): Seat | null {
  let seat = last ? nextInPlay(d, last.seat) : eldestOf(d);
  for (let i = 0; i < inPlayCount(d); i++, seat = nextInPlay(d, seat)) {
    if (!passed.includes(seat)) return seat === highest?.seat ? null : seat;
  }
  return null;
}

export interface AuctionTerms {
  readonly ladder: Ladder & { readonly cites: Cites };
  /** Who calls first, and that it goes round. */
  readonly turns: { readonly cites: Cites };
  /** A pass is for good. */
  readonly pass: { readonly cites: Cites };
  /** The call over which there is none ends the auction at once; left out where the others are asked all the same. */
  readonly top?: { readonly cites: Cites };
  /** All but one have passed without a call: the last is declarer at this call, and is not asked. */
  readonly forced?: { readonly call: Action; readonly cites: Cites };
  /** What the highest bidder is. */
  readonly declarer: { readonly cites: Cites };
}

/** Rising calls from eldest, round and round over those who have not passed, until one is left. */
export const auction = phase('auction', (terms: AuctionTerms) => {
  const { ladder, turns, pass, top, forced, declarer } = terms;
  const isCall = ladder.isCall ?? ((action: Action): boolean => ladder.calls.includes(action));
  return {
    turn(d) {
      if (d.declarer !== null) return null;
      const standing = standingOf(d);
      const seat = callerOf(d, standing);
      return seat === null ? null : { seat, legal: [...ladder.over(d, standing.highest?.call ?? null, seat), 'pass'] };
    },
    act(d, _g, seat, action) {
      const before = standingOf(d).highest;
      call(d, seat, action, action === 'pass' ? listOf(pass.cites) : ladder.grantedBy(before?.call ?? null, action));
      const { highest, passed } = standingOf(d);
      const isLast = passed.length === inPlayCount(d) - 1;
      const become = (by: Seat, contract: Action, why?: { readonly cites: Cites }): void => {
        d.declarer = by;
        d.contract = contract;
        tell(d, { type: 'declarer', seat: by, call: contract, cites: [...listOf(declarer.cites), ...listOf(why?.cites ?? [])] });
      };
      if (!highest) {
        const last = isLast && forced ? inPlayFrom(d, seat).find((left) => !passed.includes(left)) : undefined;
        if (forced && last !== undefined) become(last, forced.call, forced);
        return;
      }
      const ends = top !== undefined && ladder.over(d, highest.call, seat).length === 0 ? top : undefined;
      if (ends || isLast) become(highest.seat, highest.call, ends);
    },
    vocabulary: () => [...ladder.calls, 'pass'],
    ground(d, _g, seat, action, allowed) {
      const { highest } = standingOf(d);
      if (action === 'pass') return { reason: { code: 'may-pass', seat }, cites: listOf(turns.cites) };
      if (!isCall(action)) return null;
      if (!allowed) return ladder.ground(d, highest, action, seat);
      const reason = highest ? { code: 'call-over', seat, call: highest.call } : { code: 'call-first', seat };
      return { reason, cites: ladder.grantedBy(highest?.call ?? null, action) };
    },
  };
});
