// What it takes to solve the fixed deals, whatever machine runs it, and the table in which that is told. Each deal is dealt
// by its seed, called by the first of the set's calls that is legal (else the first thing that is), and solved from the first
// lead: for its value alone, and for every legal action.
import type { Action, Deal } from '../../src/engine/deal.ts';
import { begin, gamePlayed, play } from '../../src/engine/play.ts';
import { parseRecord, seeded } from '../../src/engine/record.ts';
import { counted, countTo } from '../../src/solver/count.ts';
import { playForBid, playForMarks } from '../../src/solver/play.ts';
import { hasPhase, isInTricks } from '../../src/solver/rules.ts';
import { solve } from '../../src/solver/solve.ts';

/** Fixed deals of one rule set. */
export interface DealSet {
  readonly name: string;
  readonly variant: string;
  readonly players: number;
  readonly calls: readonly string[];
  readonly seeds: readonly number[];
}

/** The deal of a seed at its first lead. */
function dealOf({ variant, players, calls }: DealSet, seed: number): Deal {
  const record = seeded({ variant, players, dealer: 0 }, seed);
  const script = record.ok ? parseRecord(record.value) : record;
  if (!script.ok) throw new Error(script.fault.code);
  let deal = begin(script.value.terms);
  while (deal.next && !isInTricks(deal, gamePlayed(deal))) {
    const { legal } = deal.next;
    deal = play(deal, calls.find((call) => legal.includes(call)) ?? (legal[0] as Action));
  }
  return deal;
}

/** Finds the value of a deal of two sides alone; deals of three tricks are only solved whole. */
function findValue(deal: Deal): void {
  const game = gamePlayed(deal);
  countTo(Number.POSITIVE_INFINITY);
  if (hasPhase(game, 'marks')) playForMarks(deal).worthOf(deal);
  else if (hasPhase(game, 'score')) playForBid(deal).worthOf(deal);
}
function findAll(deal: Deal): void {
  if (!solve(deal, Number.POSITIVE_INFINITY).ok) throw new Error(`${deal.variant}: nothing to solve`);
}

/** What takes less is done again and again; milliseconds. */
const SHORT = 10;

/** Milliseconds, and cards and calls tried. */
export interface Effort {
  readonly time: number;
  readonly nodes: number;
}
function effortOf(task: (deal: Deal) => void, deal: Deal, now: () => number): Effort {
  const start = now();
  let time = 0;
  let times = 0;
  for (; time < SHORT; times++) {
    task(deal);
    time = now() - start;
  }
  return { time: time / times, nodes: counted() };
}

/** What the deals of a set took: for their value alone, where there are sides, and for every legal action. */
export interface Efforts {
  readonly value: readonly Effort[] | null;
  readonly all: readonly Effort[];
}

/** Solves the deals of a set; `now` tells milliseconds. */
export function effortsOver(set: DealSet, now: () => number): Efforts {
  const deals = set.seeds.map((seed) => dealOf(set, seed));
  // A warm machine is measured, as a page that has been thinking is.
  for (const deal of deals.slice(0, 10)) findAll(deal);
  const game = gamePlayed(deals[0] as Deal);
  const isOfSides = !hasPhase(game, 'settle') && !hasPhase(game, 'payout');
  return {
    value: isOfSides ? deals.map((deal) => effortOf(findValue, deal, now)) : null,
    all: deals.map((deal) => effortOf(findAll, deal, now)),
  };
}

const part = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0;
const count = (n: number): string => Math.round(n).toLocaleString('en').replaceAll(',', ' ');

function cellsOf(efforts: readonly Effort[]): readonly string[] {
  const [times, nodes] = [efforts.map(({ time }) => time), efforts.map((effort) => effort.nodes)];
  const mean = nodes.reduce((sum, n) => sum + n, 0) / nodes.length;
  return [...[0.5, 0.95, 1].map((share) => part(times, share).toFixed(1)), count(part(nodes, 0.5)), count(mean)];
}

const MEASURES = ['median ms', '95 %', 'max', 'nodes median', 'mean'];

/** The sets that are asked for by rule set; all when none is. */
export const setsAsked = (sets: readonly DealSet[], asked: readonly string[]): readonly DealSet[] =>
  sets.filter(({ variant }) => asked.length === 0 || asked.includes(variant));

/** Prints what the sets took, one a line. */
export function printEfforts(where: string, found: readonly (readonly [DealSet, Efforts])[]): void {
  const head = [where, ...MEASURES.map((name) => `value: ${name}`), ...MEASURES.map((name) => `all: ${name}`)];
  const rows = [
    head,
    ...found.map(([{ name, seeds }, { value, all }]) => [
      `${name} (${seeds.length})`,
      ...(value ? cellsOf(value) : MEASURES.map(() => '')),
      ...cellsOf(all),
    ]),
  ];
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows) {
    console.log(row.map((cell, column) => cell[column === 0 ? 'padEnd' : 'padStart'](widths[column] ?? 0)).join('   '));
  }
}
