// Part of `npm run bench`: how long the solver takes over the fixed deals, on one thread, in milliseconds of processor time,
// and how many cards and calls it tries.
import { readdirSync } from 'node:fs';
import sets from './deals.json' with { type: 'json' };
import { effortsOver, printEfforts, setsAsked } from './efforts.ts';

const games = new URL('../../src/engine/games/', import.meta.url);
for (const file of readdirSync(games)) await import(new URL(file, games).href);

/** Milliseconds of processor time that this thread has had. */
function timeSpent(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

printEfforts(
  'solved in Node',
  setsAsked(sets, process.argv.slice(2)).map((set) => [set, effortsOver(set, timeSpent)]),
);
