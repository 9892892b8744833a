// Two rule sets over one deal: the first step at which they part, and the statements that part them.
import { isCard } from './cards.ts';
import type { Action, Deal, Event, Id, Seat } from './deal.ts';
import { listOf } from './deal.ts';
import type { Game } from './game.ts';
import { gameOf, packFor } from './game.ts';
import type { Terms } from './play.ts';
import { begin, gamePlayed, judge, play } from './play.ts';
import { numbersOf } from './random.ts';
import type { Undealt } from './record.ts';
import { parseRecord, seeded } from './record.ts';

/** What differs first: cards or trumps dealt, whose turn it is, what he may do, who took a trick, what was paid or scored, how the deal ended. */
export type PartedBy = 'deal' | 'turn' | 'legal' | 'winner' | 'payment' | 'end';

/** Where the same actions under two sets of terms stop meaning the same. */
export interface Parting {
  /** How many actions had been taken. */
  readonly step: number;
  readonly by: PartedBy;
  /** The statements that cause it, on either side. */
  readonly cites: { readonly a: readonly Id[]; readonly b: readonly Id[] };
  readonly a: Deal;
  readonly b: Deal;
}

/** A walk along the same actions under both terms: how far it went, and where they parted, if they did. */
export interface Walk {
  readonly actions: readonly Action[];
  readonly parting: Parting | null;
}

const unique = (ids: readonly Id[]): readonly Id[] => [...new Set(ids)];
const sameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((entry) => b.includes(entry));

/** The verdicts of a deal on actions that only one of two deals allows. */
const groundsFor = (d: Deal, actions: readonly Action[]): readonly Id[] =>
  unique(actions.flatMap((action) => judge(d, action).cites));

type Money = Extract<Event, { readonly type: 'paid' | 'took' | 'scored' }>;
const isMoney = (event: Event): event is Money => event.type === 'paid' || event.type === 'took' || event.type === 'scored';
const moneyOf = (event: Money): string => `${event.type} ${event.seat} ${'chips' in event ? event.chips : event.points}`;
/** The events of one deal that the other does not have, each as often as it is missing there. */
function onlyIn(own: readonly Money[], other: readonly Money[]): readonly Money[] {
  const left = other.map(moneyOf);
  return own.filter((event) => {
    const place = left.indexOf(moneyOf(event));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
const takerOf = ({ events }: Deal): Seat | undefined => events.find((event) => event.type === 'trick')?.seat;

/** Events by which cards come to the players and trumps are made. */
const DEALING: readonly Event['type'][] = ['dealt', 'turned', 'trump', 'drew', 'swapped', 'gave', 'talon'];

/** What says the order of the cards in the one game and not in the other. */
function orderCites(d: Deal, other: Deal): readonly Id[] {
  const known = listOf(gamePlayed(other).order.cites);
  return listOf(gamePlayed(d).order.cites).filter((id) => !known.includes(id));
}

const citesOf = (events: readonly Event[]): readonly Id[] => events.flatMap(({ cites }) => cites);
const ofTypes = (d: Deal, types: readonly Event['type'][]): readonly Event[] =>
  d.events.filter(({ type }) => types.includes(type));

/** What differs, and the statements that cause it on either side. */
export type Cause = Pick<Parting, 'by' | 'cites'>;
const cause = (by: PartedBy, a: readonly Id[], b: readonly Id[]): Cause => ({ by, cites: { a: unique(a), b: unique(b) } });

/** What differs in that which the same action brought about in two deals; null when nothing does. */
export function outcomeParting(a: Deal, b: Deal): Cause | null {
  if (takerOf(a) !== takerOf(b)) {
    return cause(
      'winner',
      [...citesOf(ofTypes(a, ['trick'])), ...orderCites(a, b)],
      [...citesOf(ofTypes(b, ['trick'])), ...orderCites(b, a)],
    );
  }
  const money = (d: Deal): readonly Money[] => d.events.filter(isMoney);
  const [paidByA, paidByB] = [onlyIn(money(a), money(b)), onlyIn(money(b), money(a))];
  if (paidByA.length + paidByB.length > 0) return cause('payment', citesOf(paidByA), citesOf(paidByB));
  if (a.result?.end !== b.result?.end || (a.next === null) !== (b.next === null)) {
    return cause('end', citesOf(a.events.slice(-1)), citesOf(b.events.slice(-1)));
  }
  if (!a.next || !b.next) return null;
  if (a.trump !== b.trump || JSON.stringify(a.hands) !== JSON.stringify(b.hands)) {
    return cause('deal', citesOf(ofTypes(a, DEALING)), citesOf(ofTypes(b, DEALING)));
  }
  return a.next.seat === b.next.seat ? null : cause('turn', citesOf(a.events.slice(-1)), citesOf(b.events.slice(-1)));
}

/** What the player whose turn it is may do in the one deal and not in the other. */
export function onlyLegalIn(own: Deal, other: Deal): readonly Action[] {
  return own.next?.legal.filter((action) => !other.next?.legal.includes(action)) ?? [];
}

/** What differs in what the same player may do in two deals; null when nothing does. */
export function choiceParting(a: Deal, b: Deal): Cause | null {
  const odd = [...onlyLegalIn(a, b), ...onlyLegalIn(b, a)];
  if (odd.length === 0) return null;
  const [left, right] = odd.some(isCard) ? [orderCites(a, b), orderCites(b, a)] : [[], []];
  return cause('legal', [...groundsFor(a, odd), ...left], [...groundsFor(b, odd), ...right]);
}

/** What differs between two deals after the same actions; null when nothing does. */
const differing = (a: Deal, b: Deal): Cause | null => outcomeParting(a, b) ?? choiceParting(a, b);

/** Chooses the next action among those that are legal under both terms. */
export type Choose = (legal: readonly Action[], step: number) => Action | undefined;

/**
 * Takes the same actions under both terms until the rules part, the deal is over or nothing more is chosen. The terms must
 * have the same players and the same deck; what is dealt to whom may differ, and is then found as soon as it matters.
 */
export function walkTogether(a: Terms, b: Terms, choose: Choose): Walk {
  let [ours, theirs] = [begin(a), begin(b)];
  const actions: Action[] = [];
  for (;;) {
    const found = differing(ours, theirs);
    if (found) return { actions, parting: { ...found, step: actions.length, a: ours, b: theirs } };
    const action = ours.next ? choose(ours.next.legal, actions.length) : undefined;
    if (action === undefined || !ours.next?.legal.includes(action)) return { actions, parting: null };
    actions.push(action);
    [ours, theirs] = [play(ours, action), play(theirs, action)];
  }
}

/** A parting that was found, and the deal that shows it. */
export interface Found {
  readonly seed: number;
  readonly actions: readonly Action[];
  readonly parting: Parting;
}

/** Whether two undealt records can be laid over one deal: the same pack for the same players. */
export function sharePack(a: Undealt, b: Undealt): boolean {
  const packOf = ({ variant, players, options }: Undealt): readonly unknown[] =>
    packFor(gameOf(variant) as Game, players, options);
  return a.players === b.players && sameList(packOf(a), packOf(b));
}

/** The terms of a record that a seed deals. Throws a RangeError when they are not sound. */
function termsDealt(undealt: Undealt, seed: number): Terms {
  const record = seeded(undealt, seed);
  const script = record.ok ? parseRecord(record.value) : record;
  if (!script.ok) throw new RangeError(`these terms cannot be dealt: ${script.fault.code}`);
  return script.value.terms;
}

/**
 * Lays two rule sets over the decks of the seeds from `from` on, `count` of them, with actions chosen at random by the same
 * seed. Throws a RangeError when the two do not share a pack.
 */
function* walks(a: Undealt, b: Undealt, from: number, count: number): Generator<Walk & { readonly seed: number }> {
  if (!sharePack(a, b)) throw new RangeError('the two rule sets do not share a pack');
  for (let seed = from; seed < from + count; seed++) {
    const numberBelow = numbersOf(seed);
    const choose: Choose = (legal) => legal[numberBelow(legal.length)];
    yield { seed, ...walkTogether(termsDealt(a, seed), termsDealt(b, seed), choose) };
  }
}

/** What can differ first. */
export const PARTED_BY = ['legal', 'winner', 'payment', 'deal', 'turn', 'end'] as const satisfies readonly PartedBy[];

/**
 * In how many of these deals, played at random, the two part, by what differs first. Throws a RangeError when they do not
 * share a pack.
 */
export function countPartings(a: Undealt, b: Undealt, from: number, count: number): Readonly<Record<PartedBy, number>> {
  const parted = { legal: 0, winner: 0, payment: 0, deal: 0, turn: 0, end: 0 };
  for (const { parting } of walks(a, b, from, count)) if (parting) parted[parting.by]++;
  return parted;
}

const causeOf = ({ by, cites }: Parting): string => JSON.stringify([by, cites]);

/**
 * The simplest deals that show each way in which two rule sets part: one for each cause, fewest actions first, among the decks
 * of `count` seeds from `from` on. Throws a RangeError when the two do not share a pack.
 */
export function findPartings(a: Undealt, b: Undealt, from: number, count: number): readonly Found[] {
  const simplest = new Map<string, Found>();
  for (const { seed, actions, parting } of walks(a, b, from, count)) {
    if (!parting) continue;
    const known = simplest.get(causeOf(parting));
    if (!known || actions.length < known.actions.length) simplest.set(causeOf(parting), { seed, actions, parting });
  }
  return [...simplest.values()].toSorted((x, y) => x.actions.length - y.actions.length);
}
