// A line of play: a deal and all the steps taken in it, each computed once. The viewer moves a cursor along it.
import type { Card } from '../engine/cards.ts';
import { printedSuitOf, SUITS } from '../engine/cards.ts';
import type { Action, Deal, Id, Seat } from '../engine/deal.ts';
import { inPlayFrom } from '../engine/deal.ts';
import { gameOf, optionsFor, packFor } from '../engine/game.ts';
import { begin, gamePlayed, play } from '../engine/play.ts';
import type { DealRecord } from '../engine/record.ts';

export interface Line {
  /** The deal before the first step and after each. */
  readonly deals: readonly Deal[];
  readonly actions: readonly Action[];
}

/** The deal at a step. */
export const dealAt = ({ deals }: Line, step: number): Deal => deals[step] as Deal;

/** The line that follows when, at that step, this is done instead of what it told. Throws a RangeError if it may not be. */
export const branch = (line: Line, step: number, action: Action): Line => ({
  deals: [...line.deals.slice(0, step + 1), play(dealAt(line, step), action)],
  actions: [...line.actions.slice(0, step), action],
});

/** The line of a record that is known to be sound, as those of the edition are; a RangeError says where it is not. */
export function lineOf({ actions = [], ...record }: DealRecord): Line {
  const game = gameOf(record.variant);
  if (!game) throw new RangeError(`the rule set ${record.variant} has not been loaded`);
  const options = optionsFor(game, record.players, record.options);
  const deck = record.deck.split(' ') as Card[];
  const dealt = begin({ pot: 0, deal: 0, carry: {}, ...record, game, options, deck });
  return actions.reduce<Line>((line, action, step) => branch(line, step, action), { deals: [dealt], actions: [] });
}

/** A card and who played it. */
export interface Laid {
  readonly seat: Seat;
  readonly card: Card;
}

/** The card that was played in a step, if one was. */
export const playedIn = (deal: Deal): Laid | undefined => deal.events.find((event) => event.type === 'played');

/** Steps that belong together: the calls on one turn-up, or a trick. First and last step are counted from 1. */
export interface Group {
  readonly kind: 'calls' | 'trick';
  /** The turn-ups, or tricks, up to and with this one; 0 for calls in a game that turns up nothing. */
  readonly n: number;
  readonly from: number;
  readonly to: number;
}

/** The steps of a line in their groups. */
export function groupsOf({ deals, actions }: Line): readonly Group[] {
  const groups: Group[] = [];
  for (const step of actions.keys()) {
    const { tricks, turned } = deals[step] as Deal;
    const kind = playedIn(deals[step + 1] as Deal) ? 'trick' : 'calls';
    const n = kind === 'trick' ? tricks.length + 1 : turned.length;
    const last = groups.at(-1);
    if (last?.kind === kind && last.n === n) groups[groups.length - 1] = { ...last, to: step + 1 };
    else groups.push({ kind, n, from: step + 1, to: step + 1 });
  }
  return groups;
}

/** The steps of a group. */
export const stepsOf = ({ from, to }: Group): readonly number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** The cards of a trick, from 0, and who played them: a player who has left the deal after it was still there. */
const laid = (deal: Deal, trick: number, leader: Seat, cards: readonly Card[]): readonly Laid[] => {
  const hadLeft = (seat: Seat): boolean => (deal.calls.findLast((made) => made.seat === seat)?.tricks ?? 0) <= trick;
  const seats = inPlayFrom({ players: deal.players, out: deal.out.filter(hadLeft) }, leader);
  return cards.map((card, i) => ({ seat: seats[i] as Seat, card }));
};
const onTable = (deal: Deal): readonly Laid[] => laid(deal, deal.tricks.length, deal.leader, deal.trick);

/** The cards on the table: of the trick that is being played, or of the one just completed, and then who took it. */
export function trickShown(deal: Deal): { readonly cards: readonly Laid[]; readonly winner: Seat | null } {
  const last = deal.tricks.at(-1);
  if (deal.trick.length > 0 || !last) return { cards: onTable(deal), winner: null };
  return { cards: laid(deal, deal.tricks.length - 1, last.leader, last.cards), winner: last.winner };
}

/** The order in which suits stand in a hand, black and red by turns. */
const SUITS_IN_HAND = [1, 2, 0, 3].map((place) => SUITS[place]);

/** The cards of a seat, those played included, sorted as players sort them; so each keeps its place. */
export function handShown(deal: Deal, seat: Seat): readonly { readonly card: Card; readonly isPlayed: boolean }[] {
  const pack = packFor(gamePlayed(deal), deal.players, deal.options);
  const placeOf = (card: Card): number => SUITS_IN_HAND.indexOf(printedSuitOf(card)) * pack.length + pack.indexOf(card);
  const gone = [...deal.tricks.flatMap(({ leader, cards }, i) => laid(deal, i, leader, cards)), ...onTable(deal)]
    .filter((played) => played.seat === seat)
    .map(({ card }) => card);
  return [...(deal.hands[seat] ?? []), ...gone]
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map((card) => ({ card, isPlayed: gone.includes(card) }));
}

/** The statements cited by the events of a step, once each. */
export const citesOf = (deal: Deal): readonly Id[] => [...new Set(deal.events.flatMap(({ cites }) => cites))];

/** What each seat has paid, and the card points it has taken, up to a step. */
export function accountsAt({ deals }: Line, step: number): readonly { readonly paid: number; readonly points: number }[] {
  const accounts = (deals[0]?.hands ?? []).map(() => ({ paid: 0, points: 0 }));
  for (const event of deals.slice(0, step + 1).flatMap(({ events }) => events)) {
    const account = 'seat' in event ? accounts[event.seat ?? -1] : undefined;
    if (account && event.type === 'paid') account.paid += event.chips;
    if (account && event.type === 'trick') account.points += event.points;
  }
  return accounts;
}
