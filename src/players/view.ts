// What one seat knows of a deal: its own cards, what lies open, and what the others have shown or given away by their play.
// A computer player is handed this and nothing else.
import type { Card } from '../engine/cards.ts';
import type { Action, Call, Deal, Event, Seat } from '../engine/deal.ts';
import { handOf } from '../engine/deal.ts';
import type { Game } from '../engine/game.ts';
import { packFor } from '../engine/game.ts';
import { isExpected, isKnown, trumpTenOf } from '../engine/phases/exchange.ts';
import { gamePlayed } from '../engine/play.ts';

/** A card, or null for one whose face the seat has not seen. */
export type Seen = Card | null;

type Hidden = 'deck' | 'hands' | 'talon' | 'discarded' | 'trick' | 'tricks' | 'calls' | 'events' | 'next' | 'result';

/** The deal as one seat sees it when it is to act. Plain JSON. */
export interface View {
  readonly seat: Seat;
  readonly legal: readonly Action[];
  /** What lies open to everybody. */
  readonly open: Omit<Deal, Hidden>;
  /** By seat; of another's hand the cards that it is known to hold come first. */
  readonly hands: readonly (readonly Seen[])[];
  /** The cards not dealt yet, from the top. */
  readonly stock: readonly Seen[];
  readonly talon: readonly Seen[];
  readonly discarded: readonly Seen[];
  readonly trick: readonly Seen[];
  readonly tricks: readonly { readonly leader: Seat; readonly winner: Seat; readonly cards: readonly Seen[] }[];
  /** The calls; a question mark stands for each card in them that the seat has not seen. */
  readonly calls: readonly Call[];
  /** By seat: the unseen cards that it cannot hold, since with them it could not have played as it did. */
  readonly lacks: readonly (readonly Card[])[];
}

/** What is found out on the way through a deal. */
interface Findings {
  /** The cards that another is known to hold, by seat. */
  readonly held: readonly Set<Card>[];
  /** Cards put away or played face down by others. */
  readonly hidden: Set<Card>;
  bottom: Card | null;
  calls: readonly Call[];
}

/** The cards of an event that this seat does not get to see. */
function cardsHidden(event: Event, seat: Seat): readonly Card[] {
  if (event.type === 'drew' && event.seat !== seat) return event.gave;
  if (event.type === 'gave' && event.seat !== seat && event.to !== seat) return [event.card];
  return event.type === 'played' && event.faceDown && event.seat !== seat ? [event.card] : [];
}

/** Adds what one step shows to the findings. */
function learn(found: Findings, seat: Seat, before: Deal | undefined, after: Deal): void {
  const { held, hidden } = found;
  const isSecret = new Set<Card>();
  for (const event of after.events) {
    for (const card of cardsHidden(event, seat)) {
      isSecret.add(card);
      if (event.type !== 'gave') hidden.add(card);
    }
    switch (event.type) {
      case 'looked':
        found.bottom = event.card;
        break;
      case 'showed':
        for (const card of event.cards) held[event.seat]?.add(card);
        break;
      case 'talon':
        if (event.isShown && event.seat !== null) for (const card of event.cards) held[event.seat]?.add(card);
        break;
      case 'swapped':
        held[event.seat]?.delete(event.gave);
        held[event.seat]?.add(event.got);
        break;
      case 'drew':
        held[event.seat]?.clear();
        break;
      case 'gave':
        // Whoever does not see which card it is no longer knows which of those shown are left.
        if (isSecret.has(event.card)) held[event.seat]?.clear();
        else {
          held[event.seat]?.delete(event.card);
          held[event.to]?.add(event.card);
        }
        break;
      case 'marriage':
        for (const card of [`K${event.suit}`, `Q${event.suit}`] as const) {
          if (handOf(after, event.seat).includes(card)) held[event.seat]?.add(card);
        }
        break;
      case 'called':
        if (before && (isKnown(event.call) || isExpected(event.call))) held[event.seat]?.add(trumpTenOf(before));
        break;
      case 'played':
        held[event.seat]?.delete(event.card);
        break;
    }
  }
  const mask = (made: Call): Call => ({
    ...made,
    call: [...isSecret].reduce((text, card) => text.replace(card, '?'), made.call),
  });
  found.calls = [...found.calls, ...after.calls.slice(found.calls.length).map(mask)];
}

/** Whether a player with both cards in hand might have played the first of them. */
function mayPrefer(g: Game, before: Deal, seat: Seat, played: Card, other: Card): boolean {
  const hands = before.hands.map((hand, s) => (s === seat ? [played, other] : hand));
  return g.phases[before.phase]?.turn?.({ ...before, hands }, g)?.legal.includes(played) ?? true;
}

/** By seat, the cards of `unseen` that it cannot hold any more. */
function lackedOf(g: Game, deals: readonly Deal[], seat: Seat, unseen: readonly Card[]): readonly (readonly Card[])[] {
  const lacks = (deals[0]?.hands ?? []).map(() => new Set<Card>());
  for (const [i, after] of deals.entries()) {
    const before = deals[i - 1];
    const laid = after.events.find((event) => event.type === 'played');
    if (!before || !laid || laid.seat === seat) continue;
    const lacked = lacks[laid.seat];
    for (const card of unseen) {
      if (card !== laid.card && !lacked?.has(card) && !mayPrefer(g, before, laid.seat, laid.card, card)) lacked?.add(card);
    }
  }
  return lacks.map((cards) => unseen.filter((card) => cards.has(card)));
}

/**
 * What the seat that is to act knows after these deals: the one at the beginning and the one after every action, in order.
 * Throws a RangeError when nobody is to act.
 */
export function viewOf(deals: readonly Deal[]): View {
  const now = deals.at(-1);
  if (!now?.next) throw new RangeError('nobody is to act');
  const { seat, legal } = now.next;
  const found: Findings = { held: now.hands.map(() => new Set<Card>()), hidden: new Set(), bottom: null, calls: [] };
  for (const [i, deal] of deals.entries()) learn(found, seat, deals[i - 1], deal);

  const {
    deck,
    hands,
    talon,
    discarded,
    trick,
    tricks,
    calls: _calls,
    events: _events,
    next: _next,
    result: _result,
    ...open
  } = now;
  const facesOf = (cards: readonly Card[]): readonly Seen[] => cards.map((card) => (found.hidden.has(card) ? null : card));
  const handSeen = (hand: readonly Card[], s: Seat): readonly Seen[] => {
    if (s === seat) return hand;
    const known = [...(found.held[s] ?? [])];
    return [...known, ...Array<null>(hand.length - known.length).fill(null)];
  };
  const game = gamePlayed(now);
  const seen = {
    seat,
    legal,
    open,
    hands: hands.map(handSeen),
    stock: deck.slice(now.drawn).map((card) => (card === found.bottom ? card : null)),
    talon: talon.map(() => null),
    discarded: facesOf(discarded),
    trick: facesOf(trick),
    tricks: tricks.map(({ cards, ...rest }) => ({ ...rest, cards: facesOf(cards) })),
    calls: found.calls,
  };
  return { ...seen, lacks: lackedOf(game, deals, seat, unseenIn(game, seen)) };
}

/** The cards of the pack that may lie wherever the seat sees none. */
export function unseenIn(game: Game, view: Omit<View, 'lacks'>): readonly Card[] {
  const { open, hands, stock, talon, discarded, trick, tricks } = view;
  const places = [open.turned, ...hands, stock, talon, discarded, trick, ...tricks.map(({ cards }) => cards)];
  const seen = new Set<Seen>(places.flat());
  return packFor(game, open.players, open.options).filter((card) => !seen.has(card));
}
