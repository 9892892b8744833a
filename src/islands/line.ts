// A line of play: a deal and all the steps taken in it, each computed once. The viewer moves a cursor along it.
import type { Card } from '../engine/cards.ts';
import { SUITS } from '../engine/cards.ts';
import type { Action, Deal, Event, Id, Seat } from '../engine/deal.ts';
import { gameOf, optionsFor } from '../engine/game.ts';
import { begin, gamePlayed, play } from '../engine/play.ts';
import type { DealRecord } from '../engine/record.ts';
import { pointsOf, rankingOf } from '../engine/tricks.ts';

export interface Line {
  /** The deal before the first step and after each. */
  readonly deals: readonly Deal[];
  readonly actions: readonly Action[];
}

/** The deal at a step. */
export const dealAt = ({ deals }: Line, step: number): Deal => deals[step] as Deal;

/** The line as far as a step. */
export const upTo = ({ deals, actions }: Line, step: number): Line => ({
  deals: deals.slice(0, step + 1),
  actions: actions.slice(0, step),
});

/** The line that follows when, at that step, this is done instead of what it told. Throws a RangeError if it may not be. */
export function branch(line: Line, step: number, action: Action): Line {
  const { deals, actions } = upTo(line, step);
  return { deals: [...deals, play(dealAt(line, step), action)], actions: [...actions, action] };
}

/** The line of a record that is known to be sound, as those of the edition are; a RangeError says where it is not. */
export function lineOf({ actions = [], ...record }: DealRecord): Line {
  const game = gameOf(record.variant);
  if (!game) throw new RangeError(`the rule set ${record.variant} has not been loaded`);
  const options = optionsFor(game, record.players, record.options);
  const deck = record.deck.split(' ') as Card[];
  const dealt = begin({ pot: 0, deal: 0, carry: {}, ...record, game, options, deck });
  return actions.reduce<Line>((line, action, step) => branch(line, step, action), { deals: [dealt], actions: [] });
}

/** A card that has been played, and by whom; those of a dark trick lie face down. */
export type Laid = Extract<Event, { readonly type: 'played' }>;

/** The card that was played in a step, if one was. */
export const playedIn = ({ events }: Deal): Laid | undefined => events.find((event) => event.type === 'played');

/** The cards played up to a step, in their order. */
export const playedBy = ({ deals }: Line, step: number): readonly Laid[] =>
  deals.slice(0, step + 1).flatMap((deal) => playedIn(deal) ?? []);

/** The part of a deal in which its next action falls, by the name of the phase. */
export const partOf = (deal: Deal): string => gamePlayed(deal).phases[deal.phase]?.name ?? '';

/** Steps that belong together: a part of the deal, or a trick. First and last step are counted from 1. */
export interface Group {
  /** `tricks`, or the name of another phase; searching for another turn-up goes with the calls on the one before. */
  readonly name: string;
  /** The number of the trick; or of the turn-ups so far, where there may be several. */
  readonly n: number;
  readonly from: number;
  readonly to: number;
}

/** The trick that the next action belongs to; what is said after the last one goes with that. */
const trickOf = ({ tricks, trick, hands, out }: Deal): number =>
  hands.some((hand, seat) => hand.length > 0 && !out.includes(seat)) || trick.length > 0 ? tricks.length + 1 : tricks.length;

/** The steps of a line in their groups. */
export function groupsOf({ deals, actions }: Line): readonly Group[] {
  const groups: Group[] = [];
  for (const step of actions.keys()) {
    const deal = deals[step] as Deal;
    const part = partOf(deal);
    const isSearch = gamePlayed(deal).phases.some(({ name }) => name === SEARCH);
    const name = part === SEARCH ? 'auction' : part;
    const n = name === 'tricks' ? trickOf(deal) : isSearch ? deal.turned.length : 0;
    const last = groups.at(-1);
    if (last?.name === name && last.n === n) groups[groups.length - 1] = { ...last, to: step + 1 };
    else groups.push({ name, n, from: step + 1, to: step + 1 });
  }
  return groups;
}
const SEARCH = 'search';

/** The steps of a group. */
export const stepsOf = ({ from, to }: Group): readonly number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** The cards on the table: of the trick that is being played, or of the one just completed, and then who took it. */
export function trickShown(line: Line, step: number): { readonly cards: readonly Laid[]; readonly winner: Seat | null } {
  const { trick, tricks } = dealAt(line, step);
  const last = trick.length > 0 ? undefined : tricks.at(-1);
  const count = (last?.cards ?? trick).length;
  return { cards: count > 0 ? playedBy(line, step).slice(-count) : [], winner: last?.winner ?? null };
}

/** The order in which suits stand in a hand, black and red by turns. */
const SUITS_IN_HAND = [1, 2, 0, 3].map((place) => SUITS[place]);

/** Cards as players sort them in the hand, the permanent trumps with the trumps. */
export function sorted(deal: Deal, cards: readonly Card[]): readonly Card[] {
  const { suitOf, heightOf } = rankingOf(gamePlayed(deal).order, deal.trump);
  const placeOf = (card: Card): number => SUITS_IN_HAND.indexOf(suitOf(card));
  return cards.toSorted((a, b) => placeOf(a) - placeOf(b) || heightOf(b) - heightOf(a));
}

/** A card of a hand. */
export interface Held {
  readonly card: Card;
  readonly isPlayed: boolean;
  /** Whether it has come to the hand in this very step, after the deal. */
  readonly isNew: boolean;
}

/** The cards of a seat, sorted, those played included; so each keeps its place as long as trumps do not change. */
export function handShown(line: Line, step: number, seat: Seat): readonly Held[] {
  const deal = dealAt(line, step);
  const gone = playedBy(line, step).flatMap((played) => (played.seat === seat ? played.card : []));
  const held = deal.hands[seat] ?? [];
  const before = step > 0 ? dealAt(line, step - 1).hands[seat] : held;
  return sorted(deal, [...held, ...gone]).map((card) => ({
    card,
    isPlayed: gone.includes(card),
    isNew: held.includes(card) && !before?.includes(card),
  }));
}

/** The card points that a player has taken in tricks. */
export const pointsTaken = (deal: Deal, seat: Seat): number => pointsOf(deal, gamePlayed(deal))[seat] ?? 0;

/** The statements cited by the events of a step, once each. */
export const citesOf = (deal: Deal): readonly Id[] => [...new Set(deal.events.flatMap(({ cites }) => cites))];
