// `npm run agree [-- endings [rule set …]]`: solves so many endings of two and as many of three tricks, 1000 unless said
// otherwise, and a hundredth of that of what is decided before the tricks of small games, and holds each against trying
// everything out.
import { readdirSync } from 'node:fs';
import type { Deal } from '../../src/engine/deal.ts';
import { gameIds, gameOf } from '../../src/engine/game.ts';
import { disagreements, endingsOf } from './endings.ts';
import { DECISIONS, positionsOf, smallGames } from './small.ts';

const games = new URL('../../src/engine/games/', import.meta.url);
for (const file of readdirSync(games)) await import(new URL(file, games).href);

const [count = '1000', ...asked] = process.argv.slice(2);
/** The least difference between the seeds of the two lengths. */
const APART = 1_000_000;

function hold(what: string, deals: readonly Deal[]): void {
  const wrong = deals.flatMap(disagreements);
  console.log(`${what}, ${deals.length} of them: ${wrong.length} wrong`);
  for (const line of wrong.slice(0, 5)) console.log(`  ${line}`);
  if (wrong.length > 0) process.exitCode = 1;
}

const isAsked = (id: string): boolean => asked.length === 0 || asked.includes(id);
for (const id of gameIds().filter(isAsked)) {
  const game = gameOf(id);
  if (!game) continue;
  for (const cards of [2, 3]) hold(`${id}, endings of ${cards} tricks`, endingsOf(game, Number(count), cards, cards * APART));
}
for (const game of smallGames().filter(({ parent }) => isAsked(parent?.value ?? ''))) {
  for (const name of DECISIONS) {
    const positions = positionsOf(game, Math.ceil(Number(count) / 100), name);
    if (positions.length > 0) hold(`${game.id}, ${name}`, positions);
  }
}
