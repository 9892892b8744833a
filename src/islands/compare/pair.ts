// Two settings over one deal, as the page shows them: both runs, the ladder of their steps, and deals that tell them apart.
import type { Action } from '../../engine/deal.ts';
import type { Setting } from '../../engine/differences.ts';
import type { Run, Rung } from '../../engine/ladder.ts';
import { followed, ladderOf } from '../../engine/ladder.ts';
import type { Cause, Found } from '../../engine/parting.ts';
import { findPartings, onlyLegalIn, sharePack } from '../../engine/parting.ts';
import type { DealRecord, Undealt } from '../../engine/record.ts';
import { parseRecord, replay, seeded } from '../../engine/record.ts';

export const SIDES = ['a', 'b'] as const;
export type Side = (typeof SIDES)[number];

/** The settings of the two sides. */
export type Pair = Readonly<Record<Side, Setting>>;

/** A deal under both settings, with the record that both follow. */
export interface Paired {
  readonly record: DealRecord;
  readonly runs: Readonly<Record<Side, Run>>;
  readonly rungs: readonly Rung[];
}

/** A deal under both settings before its cards are known. */
export type Undealts = Readonly<Record<Side, Undealt>>;

/** The chips in the pot of a later deal, where both have one. */
const LATER_POT = 12;

/**
 * What is known of a deal before its cards: South is eldest. A match begins with an empty pot; some rules show only in a
 * later deal of it.
 */
export function undealt({ a, b }: Pair, players: number, isLater = false): Undealts {
  const pot = isLater && a.game.potUnit > 0 && b.game.potUnit > 0 ? LATER_POT : 0;
  const of = ({ game, options = {} }: Setting): Undealt => ({
    variant: game.id,
    options,
    players,
    dealer: players - 1,
    ...(isLater && { pot, deal: 1 }),
  });
  return { a: of(a), b: of(b) };
}

/** The numbers of players for whom one deal can be laid for both. */
export function sharedSeats(pair: Pair): readonly number[] {
  return pair.a.game.seats.value.filter((players) => {
    const { a, b } = undealt(pair, players);
    return pair.b.game.seats.value.includes(players) && [a, b].every((one) => seeded(one, 0).ok) && sharePack(a, b);
  });
}

/** Of the numbers of players those that a deal is first laid for: three, where that may be. */
export const firstSeats = (seats: readonly number[]): number | undefined => seats.find((n) => n > 2) ?? seats[0];

/** The record under both settings; null where it cannot be dealt by both, or goes against its own rules. */
export function paired({ a, b }: Pair, record: DealRecord): Paired | null {
  const script = parseRecord(record);
  const told = script.ok ? replay(script.value) : script;
  if (!told.ok) return null;
  const { start, steps } = told.value;
  const model: Run = { deals: [start, ...steps.map(({ after }) => after)], actions: steps.map(({ action }) => action) };
  const [left, right] = [a, b].map(({ game, options = {} }) =>
    parseRecord({ ...record, variant: game.id, options, actions: [] }),
  );
  if (!left?.ok || !right?.ok) return null;
  const runs = { a: followed(left.value.terms, model), b: followed(right.value.terms, model) };
  return { record, runs, rungs: ladderOf(runs.a, runs.b) };
}

/** The place of the first step at which the rules differ; null where they never do. */
export function partingOf({ rungs }: Paired): number | null {
  const place = rungs.findIndex(({ sign }) => sign === 'rules');
  return place < 0 ? null : place;
}

/** The step of a side that is reached at a place of the ladder. */
export function stepAt({ rungs }: Paired, side: Side, place: number): number {
  return rungs.slice(0, place + 1).findLast((rung) => rung[side] !== null)?.[side] ?? 0;
}

/** The place of the ladder at which a side takes that step. */
export const placeOf = ({ rungs }: Paired, side: Side, step: number): number => rungs.findIndex((rung) => rung[side] === step);

/** A deal that tells two settings apart: after how many actions, by what, and the record that shows it. */
export interface Telling {
  readonly step: number;
  readonly cause: Cause;
  readonly record: DealRecord;
}

/** The record of a deal that was found; where the choice is not the same it goes on with what only one of the two allows. */
function recordFound({ a, b }: Undealts, { seed, actions, parting }: Found): Telling {
  const [inA, inB] = parting.by === 'legal' ? [onlyLegalIn(parting.a, parting.b), onlyLegalIn(parting.b, parting.a)] : [[], []];
  const isOfB = inA.length === 0 && inB.length > 0;
  const dealt = seeded(isOfB ? b : a, seed);
  if (!dealt.ok) throw new RangeError(`these terms cannot be dealt: ${dealt.fault.code}`);
  const odd: readonly Action[] = (isOfB ? inB : inA).slice(0, 1);
  const { step, by, cites } = parting;
  return { step, cause: { by, cites }, record: { ...dealt.value, actions: [...actions, ...odd] } };
}

/** The shortest deal for each way to part, among the decks of `count` seeds from `from` on. */
export const tellingsIn = (both: Undealts, from: number, count: number): readonly Telling[] =>
  findPartings(both.a, both.b, from, count).map((found) => recordFound(both, found));

/** Both lists as one, with the shorter deal of each way to part. */
export function merged(known: readonly Telling[], more: readonly Telling[]): readonly Telling[] {
  const shortest = new Map<string, Telling>();
  for (const one of [...known, ...more]) {
    const key = JSON.stringify(one.cause);
    const other = shortest.get(key);
    if (!other || one.step < other.step) shortest.set(key, one);
  }
  return [...shortest.values()].toSorted((x, y) => x.step - y.step);
}

/** Before a pair is first shown, so many deals are tried at a time, and so many times at most. */
const FIRST_TRIES = { deals: 40, times: 6 };

/** A deal to begin with: the shortest of the first few that tells the two apart, or else the first of all. */
export function firstRecord(pair: Pair, players: number): DealRecord | null {
  for (let i = 0; i < FIRST_TRIES.times; i++) {
    const [first] = tellingsIn(undealt(pair, players, i % 2 === 1), i * FIRST_TRIES.deals, FIRST_TRIES.deals);
    if (first) return first.record;
  }
  const dealt = seeded(undealt(pair, players).a, 0);
  return dealt.ok ? dealt.value : null;
}
