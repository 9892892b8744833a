// `npm run bench [-- rule set …]`: how fast the engine plays and traces, on one thread. Speeds are medians; a ratio says how many
// games of the bare reference loop, measured in the same process, fit into one of the engine's.
import { readdirSync } from 'node:fs';
import type { Action, Deal } from '../../src/engine/deal.ts';
import type { Game } from '../../src/engine/game.ts';
import { defaultOf, gameIds, gameOf, packFor } from '../../src/engine/game.ts';
import { begin, play } from '../../src/engine/play.ts';
import { shuffled } from '../../src/engine/random.ts';
import { parseRecordLine, recordOf, trace } from '../../src/engine/record.ts';
import { drawer, playReference } from './reference.ts';

const ROUNDS = 5;
/** Milliseconds. */
const ROUND = 300;
/** Records traced again and again. */
const RECORDS = 200;
const SEED = 1;

const games = new URL('../../src/engine/games/', import.meta.url);
for (const file of readdirSync(games)) await import(new URL(file, games).href);

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** How often a second something can be done; the first round warms up and is not counted. */
function speedOf(once: () => void): number {
  const round = (): number => {
    const start = performance.now();
    let count = 0;
    while (performance.now() - start < ROUND) for (let i = 0; i < 10; i++, count++) once();
    return (count / (performance.now() - start)) * 1000;
  };
  round();
  return median(Array.from({ length: ROUNDS }, round));
}

/** Deals a seed's cards and plays them out at random; each seed has its dealer, and players as many as may be in turn. */
function playOut(
  game: Game,
  seed: number,
  draw: (n: number) => number,
): { readonly start: Deal; readonly actions: readonly Action[] } {
  const players = game.seats.value[seed % game.seats.value.length] as number;
  const options = Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, defaultOf(option, players)]));
  const deck = shuffled(packFor(game, players, options), seed);
  const start = begin({ game, options, players, dealer: seed % players, pot: 0, deal: 0, carry: {}, deck });
  const actions: Action[] = [];
  for (let deal = start; deal.next; deal = play(deal, actions.at(-1) as Action)) {
    actions.push(deal.next.legal[draw(deal.next.legal.length)] as Action);
  }
  return { start, actions };
}

/** Games and actions played, and records traced, a second. */
function measure(game: Game): { readonly games: number; readonly actions: number; readonly records: number } {
  const draw = drawer(SEED);
  const played = Array.from({ length: RECORDS }, (_, seed) => playOut(game, seed, draw));
  const length = played.reduce((sum, { actions }) => sum + actions.length, 0) / RECORDS;
  const lines = played.map(({ start, actions }) => JSON.stringify(recordOf(start, actions)));
  let seed = 0;
  const games = speedOf(() => playOut(game, seed++, draw));
  const records = speedOf(() => {
    const script = parseRecordLine(lines[seed++ % RECORDS] as string);
    if (!script.ok || !trace(script.value).ok) throw new Error('a record of its own making is refused');
  });
  return { games, actions: games * length, records };
}

const asked = process.argv.slice(2);
const draw = drawer(SEED);
const reference = speedOf(() => playReference(draw));

const count = (n: number): string => Math.round(n).toLocaleString('en').replaceAll(',', ' ');
const rows = gameIds()
  .filter((id) => asked.length === 0 || asked.includes(id))
  .map((id) => {
    const { games, actions, records } = measure(gameOf(id) as Game);
    return [id, count(games), count(actions), (reference / games).toFixed(1), count(records)];
  });
const head = ['rule set', 'games/s', 'actions/s', 'reference games', 'records traced/s'];
const table = [head, ...rows, ['reference', count(reference), '', '1.0', '']];
const widths = head.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
for (const row of table) {
  console.log(
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('   '),
  );
}
