// Deals that agree with what a seat has seen: what a player imagines to lie where he sees nothing.
import type { Card } from '../engine/cards.ts';
import type { Call, Deal } from '../engine/deal.ts';
import { gameOf } from '../engine/game.ts';
import { rankingOf } from '../engine/tricks.ts';
import type { Seen, View } from './view.ts';
import { unseenIn } from './view.ts';

/** A whole number from 0 and below a bound, by chance. */
export type Draw = (below: number) => number;

/** Unseen cards that lie together: how many, and which cannot be among them. */
interface Place {
  readonly room: number;
  readonly bars: ReadonlySet<Card>;
}

/** How often cards are laid out anew when one is left that fits nowhere. */
const ATTEMPTS = 8;

function shuffle(cards: readonly Card[], draw: Draw): Card[] {
  const mixed = [...cards];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    [mixed[i], mixed[j]] = [mixed[j] as Card, mixed[i] as Card];
  }
  return mixed;
}

/** Lays the cards out in the places, those that fit in fewest first; null when one is left that fits nowhere. */
function layOut(cards: readonly Card[], places: readonly Place[], draw: Draw): readonly Card[][] | null {
  const barred = new Map(cards.map((card) => [card, places.filter(({ bars }) => bars.has(card)).length]));
  const barredFrom = (card: Card): number => barred.get(card) ?? 0;
  const laid = places.map((): Card[] => []);
  const rooms = places.map(({ room }) => room);
  const roomFor = (card: Card, i: number): number => (places[i]?.bars.has(card) ? 0 : (rooms[i] ?? 0));
  for (const card of shuffle(cards, draw).toSorted((a, b) => barredFrom(b) - barredFrom(a))) {
    let all = 0;
    for (let i = 0; i < rooms.length; i++) all += roomFor(card, i);
    if (all === 0) return null;
    let chosen = 0;
    for (let at = draw(all) - roomFor(card, 0); at >= 0; at -= roomFor(card, chosen)) chosen++;
    laid[chosen]?.push(card);
    rooms[chosen] = (rooms[chosen] ?? 0) - 1;
  }
  return laid;
}

const NOTHING: ReadonlySet<Card> = new Set();

/**
 * Draws, as often as it is asked, a deal that the seat may well be sitting at: by chance, from all that agree with its view.
 * Throws a RangeError when the rule set has not been loaded.
 */
export function imagining(view: View, draw: Draw): () => Deal {
  const { seat, legal, open } = view;
  const game = gameOf(open.variant);
  if (!game) throw new RangeError(`the rule set ${open.variant} has not been loaded`);
  const { suitOf } = rankingOf(game.order, open.trump);
  const unseen = unseenIn(game, view);
  // What lies face down in a trick is no trump.
  const trumps = new Set(unseen.filter((card) => suitOf(card) === open.trump));
  const lists: readonly (readonly Seen[])[] = [
    ...view.hands,
    view.stock,
    view.talon,
    view.discarded,
    view.trick,
    ...view.tricks.map(({ cards }) => cards),
  ];
  const others = view.hands.length;
  const barsOf = (i: number): ReadonlySet<Card> => {
    if (i < others) return new Set(view.lacks[i]);
    return i < others + 3 ? NOTHING : trumps;
  };
  const places = lists.map((list, i) => ({ room: list.filter((card) => card === null).length, bars: barsOf(i) }));
  const barless = places.map((place) => ({ ...place, bars: NOTHING }));
  const laidOut = (): readonly Card[][] => {
    for (let i = 0; i < ATTEMPTS; i++) {
      const laid = layOut(unseen, places, draw);
      if (laid) return laid;
    }
    return layOut(unseen, barless, draw) ?? [];
  };

  return () => {
    const laid = laidOut();
    const filled = lists.map((list, i) => list.map((card): Card => card ?? (laid[i]?.pop() as Card)));
    const [stock = [], talon = [], discarded = [], trick = [], ...tricks] = filled.slice(others);
    const inStock = new Set(stock);
    const all = [...open.turned, ...filled.flat()];
    return {
      ...open,
      deck: [...all.filter((card) => !inStock.has(card)), ...stock],
      hands: filled.slice(0, others),
      talon,
      discarded,
      trick,
      tricks: view.tricks.map(({ leader, winner }, i) => ({ leader, winner, cards: tricks[i] ?? [] })),
      calls: view.calls.map((made) => spelledOut(made, all)),
      events: [],
      next: { seat, legal },
      result: null,
    };
  };
}

/** A call with some card for each that was not seen: after the call nothing depends any more on which it was. */
function spelledOut(made: Call, cards: readonly Card[]): Call {
  let n = 0;
  return made.call.includes('?') ? { ...made, call: made.call.replaceAll('?', () => cards[n++] as Card) } : made;
}
