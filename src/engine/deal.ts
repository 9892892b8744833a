// A deal in progress. Plain JSON throughout; every list is replaced, never changed, so a deal can be kept and shared.
import type { Card, Suit } from './cards.ts';

/** Seats run clockwise from 0. */
export type Seat = number;
/** What a player does, written as in deal records: a card (`Qc`) or a call (`pass`, `swap:Kh`). */
export type Action = string;
/** A statement of a source (`zwikken.20c.24`) or a ruling of this edition (`R-20c-parts`). */
export type Id = string;
/** One id or several. */
export type Cites = Id | readonly Id[];
export const listOf = (cites: Cites): readonly Id[] => (typeof cites === 'string' ? [cites] : cites);

/** Whose turn it is and everything he may do. */
export interface Turn {
  readonly seat: Seat;
  readonly legal: readonly Action[];
}

/** Anything done but playing a card. */
export interface Call {
  readonly seat: Seat;
  readonly call: Action;
  /** How many cards had been turned up by then. */
  readonly turned: number;
  /** How many tricks had been completed by then. */
  readonly tricks: number;
}

export interface Trick {
  readonly leader: Seat;
  /** In the order played, clockwise from the leader over those in play. */
  readonly cards: readonly Card[];
  readonly winner: Seat;
}

/** What one deal hands on to the next besides pot and dealer; which keys may stand is each game's matter. */
export interface Carry {
  readonly dealerPaid?: boolean;
  readonly double?: boolean;
  readonly scores?: readonly number[];
}

export const ENDS = ['played', 'passed-out', 'alone', 'combination', 'zwik', 'hop', 'jump', 'thrown'] as const;
export type End = (typeof ENDS)[number];

export interface Result {
  readonly end: End;
  /** Chips (or points, or marks) gained or lost in this deal, antes included, by seat. */
  readonly delta: readonly number[];
  /** Chips left for the next deal. */
  readonly pot: number;
  readonly nextDealer: Seat;
  readonly carry: Carry;
  readonly tricks: readonly Trick[];
  /** Card points taken, by seat; all 0 in games that do not count cards. */
  readonly points: readonly number[];
  /** The seats that have now won the match, or null while it goes on. */
  readonly over: readonly Seat[] | null;
}

/** What an action brought about, each with the statements it follows. Chips are whole numbers. */
export type Happening =
  | { readonly type: 'paid' | 'took'; readonly seat: Seat; readonly chips: number }
  | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'turned' | 'looked'; readonly card: Card }
  | { readonly type: 'talon'; readonly seat: Seat | null; readonly cards: readonly Card[]; readonly isShown?: true }
  | { readonly type: 'trump'; readonly seat: Seat | null; readonly suit: Suit }
  | { readonly type: 'called'; readonly seat: Seat; readonly call: Action }
  | { readonly type: 'declarer'; readonly seat: Seat; readonly call: Action }
  | { readonly type: 'swapped'; readonly seat: Seat; readonly gave: Card; readonly got: Card }
  | { readonly type: 'drew'; readonly seat: Seat; readonly gave: readonly Card[]; readonly got: readonly Card[] }
  | { readonly type: 'gave'; readonly seat: Seat; readonly to: Seat; readonly card: Card }
  | { readonly type: 'showed'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'marriage'; readonly seat: Seat; readonly suit: Suit; readonly points: number }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Card; readonly faceDown?: true }
  | { readonly type: 'trick'; readonly seat: Seat; readonly cards: readonly Card[]; readonly points: number }
  | { readonly type: 'won' | 'lost'; readonly seat: Seat; readonly how: string }
  | { readonly type: 'scored'; readonly seat: Seat; readonly points: number; readonly for: string }
  | { readonly type: 'ended'; readonly end: End };
export type Event = Happening & { readonly cites: readonly Id[] };

export interface Deal {
  readonly variant: string;
  readonly options: Readonly<Record<string, string>>;
  readonly players: number;
  readonly dealer: Seat;
  /** The deal's number in its match, from 0. */
  readonly deal: number;
  readonly carry: Carry;
  /** The pack as it lay before the deal, top card first. */
  readonly deck: readonly Card[];
  /** How many cards are gone from the top of the deck. */
  readonly drawn: number;
  /** The place in the game's list of phases. */
  readonly phase: number;
  readonly hands: readonly (readonly Card[])[];
  /** Cards dealt aside for the highest bidder. */
  readonly talon: readonly Card[];
  /** Cards put away for the rest of the deal. */
  readonly discarded: readonly Card[];
  /** Cards turned up for trumps, oldest first, as they lie now. */
  readonly turned: readonly Card[];
  readonly trump: Suit | null;
  readonly potBefore: number;
  readonly pot: number;
  readonly delta: readonly number[];
  readonly calls: readonly Call[];
  readonly declarer: Seat | null;
  /** The call by which the declarer became declarer. */
  readonly contract: Action | null;
  /** Seats that take no part in the play of this deal. */
  readonly out: readonly Seat[];
  readonly leader: Seat;
  /** The trick on the table, in the order played. */
  readonly trick: readonly Card[];
  readonly tricks: readonly Trick[];
  /** Marriages that count, in the order scored. */
  readonly marriages: readonly { readonly seat: Seat; readonly suit: Suit }[];
  /** What the last action (at first: the deal itself) brought about. */
  readonly events: readonly Event[];
  readonly next: Turn | null;
  readonly result: Result | null;
}

/** A deal while one action is carried out: its fields may be given new values, its lists may not be changed. */
export type Draft = { -readonly [K in keyof Deal]: Deal[K] };

/** The seat `steps` places clockwise of `seat`; negative steps go the other way. */
export function seatAfter({ players }: Pick<Deal, 'players'>, seat: Seat, steps = 1): Seat {
  const place = (seat + steps) % players;
  return place < 0 ? place + players : place;
}
export const eldestOf = (d: Pick<Deal, 'players' | 'dealer'>): Seat => seatAfter(d, d.dealer);
/** All seats clockwise, beginning with `first`. */
export function seatsFrom(d: Pick<Deal, 'players'>, first: Seat): readonly Seat[] {
  const seats: Seat[] = [];
  for (let i = 0; i < d.players; i++) seats.push(seatAfter(d, first, i));
  return seats;
}

/** With two against two, whoever sits opposite is the partner. */
export const partnerOf = (d: Pick<Deal, 'players'>, seat: Seat): Seat => seatAfter(d, seat, 2);
/** The pairs: 0 for seats 0 and 2, 1 for seats 1 and 3. */
export const PAIRS = [0, 1] as const;
export const pairOf = (seat: Seat): number => seat % PAIRS.length;

/** The players in the deal, clockwise, beginning with `first` or whoever comes after. */
export const inPlayFrom = (d: Pick<Deal, 'players' | 'out'>, first: Seat): readonly Seat[] =>
  seatsFrom(d, first).filter((seat) => !d.out.includes(seat));
/** The next player clockwise who is in the deal. */
export function nextInPlay(d: Pick<Deal, 'players' | 'out'>, seat: Seat): Seat {
  let next = seatAfter(d, seat);
  while (d.out.includes(next) && next !== seat) next = seatAfter(d, next);
  return next;
}
/** How many players are in the deal. */
export const inPlayCount = (d: Pick<Deal, 'players' | 'out'>): number => d.players - d.out.length;

/** Notes what happened and why. */
export function tell(d: Draft, event: Event): void {
  d.events = extended(d.events, event);
}

/** Notes a call and tells it. */
export function call(d: Draft, seat: Seat, action: Action, cites: readonly Id[]): void {
  d.calls = extended(d.calls, { seat, call: action, turned: d.turned.length, tricks: d.tricks.length });
  tell(d, { type: 'called', seat, call: action, cites });
}

/** Takes the top card of the stock. Throws when the stock is empty: a phase must look before it draws. */
export function draw(d: Draft): Card {
  const card = d.deck[d.drawn];
  if (card === undefined) throw new RangeError('the stock is empty');
  d.drawn += 1;
  return card;
}

/** Gives a player cards from the top of the stock in one packet, and returns them. */
export function dealTo(d: Draft, seat: Seat, size: number, cites: readonly Id[]): readonly Card[] {
  const cards = d.deck.slice(d.drawn, d.drawn + size);
  if (cards.length < size) throw new RangeError('the stock is empty');
  d.drawn += size;
  receive(d, seat, cards, cites);
  return cards;
}
/** Puts cards dealt to a player into his hand, behind those he has. */
export function receive(d: Draft, seat: Seat, cards: readonly Card[], cites: readonly Id[]): void {
  const held = handOf(d, seat);
  d.hands = replaced(d.hands, seat, held.length === 0 ? cards : [...held, ...cards]);
  tell(d, { type: 'dealt', seat, cards, cites });
}

/** The list with one more value at its end. Deals are made of such lists, so it is built at its full length: `[...list, value]` takes three times as long. */
export function extended<T>(list: readonly T[], value: T): readonly T[] {
  const longer: T[] = Array(list.length + 1);
  for (let i = 0; i < list.length; i++) longer[i] = list[i] as T;
  longer[list.length] = value;
  return longer;
}

/** The list with the value at `index` replaced. */
export function replaced<T>(list: readonly T[], index: number, value: T): readonly T[] {
  const copy = list.slice();
  copy[index] = value;
  return copy;
}

/** A hand with one card taken out; the hand must hold it. */
export function handWithout(hand: readonly Card[], card: Card): readonly Card[] {
  const left: Card[] = Array(hand.length - 1);
  let n = 0;
  for (const held of hand) if (held !== card) left[n++] = held;
  return left;
}
/** The hand of a seat. */
export const handOf = (d: Pick<Deal, 'hands'>, seat: Seat): readonly Card[] => d.hands[seat] ?? [];
/** The same for each seat, in a list of its own. */
export const eachSeat = <T>(d: Pick<Deal, 'players'>, value: T): T[] => seatsFrom(d, 0).map(() => value);
/** A 0 for each seat. */
export const zeros = (d: Pick<Deal, 'players'>): readonly number[] => eachSeat(d, 0);

/** Ends the deal; the card points are those of the tricks taken. */
export function finish(d: Draft, end: End, points: readonly number[], cites: readonly Id[], rest?: Partial<Result>): void {
  d.result = {
    end,
    delta: d.delta,
    pot: d.pot,
    nextDealer: seatAfter(d, d.dealer),
    carry: {},
    tricks: d.tricks,
    points,
    over: null,
    ...rest,
  };
  tell(d, { type: 'ended', end, cites });
}
