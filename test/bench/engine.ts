// `npm run bench [-- rule set …]`: how fast the engine plays and traces, a second of processor time on one thread. After
// every round of a rule set comes a round of the bare reference loop, so that the ratio of the two holds on a busy machine
// and on another one. All figures are medians of the rounds.
import { readdirSync } from 'node:fs';
import type { Card } from '../../src/engine/cards.ts';
import type { Action, Deal } from '../../src/engine/deal.ts';
import type { Game } from '../../src/engine/game.ts';
import { gameIds, gameOf, optionsFor, packFor } from '../../src/engine/game.ts';
import type { Terms } from '../../src/engine/play.ts';
import { begin, play } from '../../src/engine/play.ts';
import { shuffled } from '../../src/engine/random.ts';
import { parseRecordLine, recordOf, trace } from '../../src/engine/record.ts';
import type { Drawer } from './reference.ts';
import { drawer, playReference } from './reference.ts';

const ROUNDS = 9;
/** Milliseconds. */
const ROUND = 100;
/** Records traced again and again. */
const RECORDS = 200;
const SEED = 1;

const games = new URL('../../src/engine/games/', import.meta.url);
for (const file of readdirSync(games)) await import(new URL(file, games).href);

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** Milliseconds of processor time that this thread has had. */
function timeSpent(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** How often a second a task can be done. */
function speedOf(task: () => void): number {
  const start = timeSpent();
  let count = 0;
  while (timeSpent() - start < ROUND) for (let i = 0; i < 10; i++, count++) task();
  return (count / (timeSpent() - start)) * 1000;
}

/** The speeds of several tasks, round by round in turn; one round before them warms up. */
function race(tasks: readonly (() => void)[]): readonly (readonly number[])[] {
  tasks.forEach(speedOf);
  return Array.from({ length: ROUNDS }, () => tasks.map(speedOf));
}

/** What is settled before the shuffle. */
interface Table {
  readonly terms: Omit<Terms, 'dealer' | 'deck'>;
  readonly pack: readonly Card[];
}

/** A table for each number of players, all options at their default. */
function tablesOf(game: Game): readonly Table[] {
  return game.seats.value.map((players) => {
    const options = optionsFor(game, players);
    return { terms: { game, options, players, pot: 0, deal: 0, carry: {} }, pack: packFor(game, players, options) };
  });
}

/** Shuffles and deals by a seed, and plays out at random. */
function playOut(
  { terms, pack }: Table,
  seed: number,
  draw: Drawer,
): { readonly start: Deal; readonly actions: readonly Action[] } {
  const start = begin({ ...terms, dealer: seed % terms.players, deck: shuffled(pack, seed) });
  const actions: Action[] = [];
  for (let deal = start; deal.next; deal = play(deal, actions.at(-1) as Action)) {
    actions.push(deal.next.legal[draw(deal.next.legal.length)] as Action);
  }
  return { start, actions };
}

const count = (n: number): string => Math.round(n).toLocaleString('en').replaceAll(',', ' ');

/** The row of a rule set in the table of results. */
function rowOf(game: Game): readonly string[] {
  const draw = drawer(SEED);
  const tables = tablesOf(game);
  const playSeed = (seed: number) => playOut(tables[seed % tables.length] as Table, seed, draw);
  const played = Array.from({ length: RECORDS }, (_, seed) => playSeed(seed));
  const length = played.reduce((sum, { actions }) => sum + actions.length, 0) / RECORDS;
  const lines = played.map(({ start, actions }) => JSON.stringify(recordOf(start, actions)));
  let seed = 0;
  const speeds = race([
    () => playSeed(seed++),
    () => {
      const script = parseRecordLine(lines[seed++ % RECORDS] as string);
      if (!script.ok || !trace(script.value).ok) throw new Error('a record of its own making is refused');
    },
    () => playReference(draw),
  ]);
  const [games = 0, records = 0, reference = 0] = [0, 1, 2].map((task) => median(speeds.map((round) => round[task] as number)));
  const ratio = median(speeds.map((round) => (round[2] as number) / (round[0] as number)));
  return [game.id, count(games), count(games * length), count(records), ratio.toFixed(1), count(reference)];
}

const asked = process.argv.slice(2);
const head = ['rule set', 'games', 'actions', 'records traced', 'reference games a game', 'reference games'];
const ids = gameIds().filter((id) => asked.length === 0 || asked.includes(id));
const rows = [head, ...ids.map((id) => rowOf(gameOf(id) as Game))];
const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
for (const row of rows) {
  console.log(row.map((cell, column) => cell[column === 0 ? 'padEnd' : 'padStart'](widths[column] ?? 0)).join('   '));
}
