import { printedSuitOf } from '../cards.ts';
import type { Action, Call, Cites, Deal, Id, Seat } from '../deal.ts';
import { call, eldestOf, handOf, listOf, seatAfter, tell } from '../deal.ts';
import type { Reason } from '../game.ts';
import { phase } from '../game.ts';
import { callsNow } from './auction.ts';
import { EXPECT, isExpected, isKnown, KNOW, trumpTenOf } from './exchange.ts';

const PASS = 'pass';

/** What a call says besides the announcement that may be joined to it. */
const plainOf = (action: Action): Action => action.split('+', 1)[0] as Action;
/** Whether a call announces the ten of trumps. */
const isAnnounced = (action: Action): boolean => isKnown(action) || isExpected(action);

/** Whether the suit turned up now was turned up before in this deal. */
function isSuitSeen({ turned }: Deal): boolean {
  const up = turned.at(-1);
  return up !== undefined && turned.slice(0, -1).some((card) => printedSuitOf(card) === printedSuitOf(up));
}

export interface AskingTerms {
  /** From eldest, everybody once; and that one may pass. */
  readonly turns: { readonly cites: Cites };
  /** Calls made one step at a time, lowest first. */
  readonly asks: { readonly calls: readonly Action[]; readonly cites: Cites };
  /** The call that can be made at any turn and ends the auction. */
  readonly top: { readonly call: Action; readonly cites: Cites };
  /** Once somebody has asked it goes on over everybody but the highest caller, until he alone is left. */
  readonly again: { readonly cites: Cites };
  /** The option value under which even the first pass is final. */
  readonly finalPass: { readonly when: readonly [option: string, value: string]; readonly cites: Cites };
  /** Everybody must pass when a suit is turned up for the second time. */
  readonly seenSuit: { readonly cites: Cites };
  /** Whoever holds the ten of trumps may say so with one of his calls. */
  readonly announcements: { readonly cites: Cites };
  readonly declarer: { readonly cites: Cites };
}

/** Who has asked on the card turned up now, outbid or not. */
export const hasAsked = (d: Deal, seat: Seat, asks: readonly Action[]): boolean =>
  callsNow(d).some((made) => made.seat === seat && asks.includes(plainOf(made.call)));

/** Rising questions: everybody calls once, then those who would ask better. */
export const asking = phase('auction', (terms: AskingTerms) => {
  const { turns, asks, top, again, finalPass, seenSuit, announcements, declarer } = terms;
  const calls = [...asks.calls, top.call, PASS];

  const highestOf = (d: Deal): Call | null => callsNow(d).findLast((made) => plainOf(made.call) !== PASS) ?? null;

  /** Whether a pass is final the first time round too. */
  const isPassFinal = (d: Deal): boolean => d.options[finalPass.when[0]] === finalPass.when[1];

  const callerOf = (d: Deal): Seat | null => {
    const made = callsNow(d);
    const last = made.at(-1);
    if (!last) return eldestOf(d);
    if (made.length < d.players) return seatAfter(d, last.seat);
    const highest = highestOf(d);
    if (!highest) return null;
    const gone = made.slice(isPassFinal(d) ? 0 : d.players).filter((one) => plainOf(one.call) === PASS);
    for (let steps = 1; steps <= d.players; steps++) {
      const seat = seatAfter(d, last.seat, steps);
      if (seat !== highest.seat && !gone.some((one) => one.seat === seat)) return seat;
    }
    return null;
  };

  /** What may be called over the highest call so far. */
  const higherThan = (d: Deal, highest: Call | null): readonly Action[] => {
    if (isSuitSeen(d)) return [];
    const next = asks.calls[highest ? asks.calls.indexOf(plainOf(highest.call)) + 1 : 0];
    return next ? [next, top.call] : [top.call];
  };

  const hasAnnounced = (d: Deal, seat: Seat): boolean => callsNow(d).some((made) => made.seat === seat && isAnnounced(made.call));
  const mayAnnounce = (d: Deal, seat: Seat): boolean => handOf(d, seat).includes(trumpTenOf(d)) && !hasAnnounced(d, seat);

  const withAnnouncements = (plain: readonly Action[]): readonly Action[] => [
    ...plain,
    ...plain.map((action) => action + KNOW),
    PASS + EXPECT,
  ];

  /** By what a call may be made, the announcement apart. */
  const grantedBy = (d: Deal, plain: Action): Cites => {
    if (plain === top.call) return top.cites;
    if (isSuitSeen(d)) return seenSuit.cites;
    if (plain !== PASS) return asks.cites;
    return isPassFinal(d) ? [...listOf(turns.cites), ...listOf(finalPass.cites)] : turns.cites;
  };
  const allCitesOf = (d: Deal, action: Action): readonly Id[] => [
    ...listOf(grantedBy(d, plainOf(action))),
    ...(isAnnounced(action) ? listOf(announcements.cites) : []),
    ...(callsNow(d).length < d.players ? [] : listOf(again.cites)),
  ];

  const suitSeen = (d: Deal, seat: Seat): Reason => ({ code: 'suit-seen', seat, ...(d.trump && { suit: d.trump }) });

  const refusal = (d: Deal, seat: Seat, action: Action): { readonly reason: Reason; readonly cites: Cites } => {
    const plain = plainOf(action);
    const highest = highestOf(d);
    if (plain !== PASS && isSuitSeen(d)) return { reason: suitSeen(d, seat), cites: seenSuit.cites };
    if (plain !== PASS && !higherThan(d, highest).includes(plain)) {
      const reason: Reason = highest
        ? { code: 'one-step-up', seat: highest.seat, call: highest.call }
        : { code: 'nothing-to-top', call: plain };
      return { reason, cites: asks.cites };
    }
    const code = hasAnnounced(d, seat)
      ? 'announced-already'
      : handOf(d, seat).includes(trumpTenOf(d))
        ? 'expect-passing'
        : 'no-ten';
    return { reason: { code, seat, card: trumpTenOf(d) }, cites: announcements.cites };
  };

  const permission = (d: Deal, seat: Seat, action: Action): Reason => {
    const highest = highestOf(d);
    if (isAnnounced(action)) return { code: isKnown(action) ? 'may-know' : 'may-expect', seat, card: trumpTenOf(d) };
    if (isSuitSeen(d)) return suitSeen(d, seat);
    if (plainOf(action) === PASS) return { code: 'may-pass', seat };
    return highest ? { code: 'call-over', seat, call: highest.call } : { code: 'call-first', seat };
  };

  return {
    turn(d) {
      if (d.declarer !== null) return null;
      const seat = callerOf(d);
      if (seat === null) return null;
      const plain = [...higherThan(d, highestOf(d)), PASS];
      return { seat, legal: mayAnnounce(d, seat) ? withAnnouncements(plain) : plain };
    },
    act(d, _g, seat, action) {
      call(d, seat, action, allCitesOf(d, action));
      const highest = highestOf(d);
      if (!highest) return;
      const plain = plainOf(highest.call);
      if (plain !== top.call && callerOf(d) !== null) return;
      d.declarer = highest.seat;
      d.contract = plain;
      tell(d, {
        type: 'declarer',
        seat: highest.seat,
        call: plain,
        cites: [...listOf(declarer.cites), ...listOf(plain === top.call ? top.cites : again.cites)],
      });
    },
    vocabulary: (d, _g, seat) => (handOf(d, seat).includes(trumpTenOf(d)) ? withAnnouncements(calls) : calls),
    ground(d, _g, seat, action, allowed) {
      const plain = plainOf(action);
      if (!calls.includes(plain) || ![plain, plain + KNOW, plain + EXPECT].includes(action)) return null;
      if (allowed) return { reason: permission(d, seat, action), cites: allCitesOf(d, action) };
      const { reason, cites } = refusal(d, seat, action);
      return { reason, cites: listOf(cites) };
    },
  };
});
