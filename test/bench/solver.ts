// Part of `npm run bench`: how long the solver takes over fixed deals, on one thread, in milliseconds of processor time,
// and how many cards and calls it tries. Each deal is dealt by its seed, called by the first of the set's calls that is legal
// (else the first thing that is), and solved from the first lead: for its value alone, and for every legal action.
import { readdirSync } from 'node:fs';
import type { Action, Deal } from '../../src/engine/deal.ts';
import { begin, gamePlayed, play } from '../../src/engine/play.ts';
import { parseRecord, seeded } from '../../src/engine/record.ts';
import { counted, countTo } from '../../src/solver/count.ts';
import { playForBid, playForMarks } from '../../src/solver/play.ts';
import { hasPhase, isInTricks } from '../../src/solver/rules.ts';
import { solve } from '../../src/solver/solve.ts';
import sets from './deals.json' with { type: 'json' };

const games = new URL('../../src/engine/games/', import.meta.url);
for (const file of readdirSync(games)) await import(new URL(file, games).href);

type DealSet = (typeof sets)[number];

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

/** Milliseconds of processor time, and cards and calls tried. */
interface Effort {
  readonly time: number;
  readonly nodes: number;
}
function effortOf(task: (deal: Deal) => void, deal: Deal): Effort {
  let time = 0;
  let times = 0;
  const before = process.threadCpuUsage();
  for (; time < SHORT; times++) {
    task(deal);
    const { user, system } = process.threadCpuUsage(before);
    time = (user + system) / 1000;
  }
  return { time: time / times, nodes: counted() };
}

const part = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0;
const count = (n: number): string => Math.round(n).toLocaleString('en').replaceAll(',', ' ');

function cellsOf(efforts: readonly Effort[]): readonly string[] {
  const [times, nodes] = [efforts.map(({ time }) => time), efforts.map((effort) => effort.nodes)];
  const mean = nodes.reduce((sum, n) => sum + n, 0) / nodes.length;
  return [...[0.5, 0.95, 1].map((share) => part(times, share).toFixed(1)), count(part(nodes, 0.5)), count(mean)];
}

const asked = process.argv.slice(2);
const measures = ['median ms', '95 %', 'max', 'nodes median', 'mean'];
const rows = [['deals', ...measures.map((name) => `value: ${name}`), ...measures.map((name) => `all: ${name}`)]];
for (const set of sets) {
  if (asked.length > 0 && !asked.includes(set.variant)) continue;
  const deals = set.seeds.map((seed) => dealOf(set, seed));
  // A warm machine is measured, as a page that has been thinking is.
  for (const deal of deals.slice(0, 10)) findAll(deal);
  const isOfSides = !hasPhase(gamePlayed(deals[0] as Deal), 'settle') && !hasPhase(gamePlayed(deals[0] as Deal), 'payout');
  const value = isOfSides ? cellsOf(deals.map((deal) => effortOf(findValue, deal))) : measures.map(() => '');
  rows.push([`${set.name} (${set.seeds.length})`, ...value, ...cellsOf(deals.map((deal) => effortOf(findAll, deal)))]);
}
const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
for (const row of rows) {
  console.log(row.map((cell, column) => cell[column === 0 ? 'padEnd' : 'padStart'](widths[column] ?? 0)).join('   '));
}
