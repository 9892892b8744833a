import type { Suit } from '../cards.ts';
import { isSuit, SUITS } from '../cards.ts';
import type { Action, Cites, Deal, Draft, Id, Seat } from '../deal.ts';
import { call, listOf, tell } from '../deal.ts';
import { phase } from '../game.ts';

const NAMING = 'trump:';

/** The suit that a call names for trumps; null when it is no such call. */
export function suitNamed(action: Action): Suit | null {
  const suit = action.startsWith(NAMING) ? action.slice(NAMING.length) : '';
  return isSuit(suit) ? suit : null;
}
/** The call that names this suit for trumps. */
export const naming = (suit: Suit): Action => NAMING + suit;

/** Whoever has named trumps first, or null. */
export const namerOf = (d: Deal): Seat | null => d.calls.find((made) => suitNamed(made.call) !== null)?.seat ?? null;

/** Trumps are named: this suit from now on. */
export function nameTrumps(d: Draft, seat: Seat, suit: Suit, cites: readonly Id[]): void {
  call(d, seat, naming(suit), cites);
  d.trump = suit;
  tell(d, { type: 'trump', seat, suit, cites });
}

export interface NamingTerms {
  /** Who names trumps; null when nobody is to. */
  readonly by: (d: Deal) => Seat | null;
  /** That he may name any suit. */
  readonly cites: Cites;
  /** What he may say instead, and leave trumps open. */
  readonly or?: { readonly call: Action; readonly code: string; readonly cites: Cites };
}

/** A player names the trump suit. */
export const trumpNaming = phase('trump-naming', ({ by, cites, or }: NamingTerms) => {
  const suits = SUITS.map(naming);
  const calls = or ? [...suits, or.call] : suits;
  return {
    turn(d) {
      const seat = by(d);
      return seat === null || d.calls.some((made) => calls.includes(made.call)) ? null : { seat, legal: calls };
    },
    act(d, _g, seat, action) {
      const suit = suitNamed(action);
      if (suit) nameTrumps(d, seat, suit, listOf(cites));
      else call(d, seat, action, listOf(or?.cites ?? []));
    },
    vocabulary: () => calls,
    ground(_d, _g, seat, action) {
      const suit = suitNamed(action);
      if (suit) return { reason: { code: 'names-trumps', seat, suit }, cites: listOf(cites) };
      return or && action === or.call ? { reason: { code: or.code, seat }, cites: listOf(or.cites) } : null;
    },
  };
});
