// `npm run agree [-- endings [rule set …]]`: solves so many endings of two and as many of three tricks, 1000 unless said
// otherwise, and holds each against trying everything out.
import { readdirSync } from 'node:fs';
import { gameIds, gameOf } from '../../src/engine/game.ts';
import { disagreements, endingsOf } from './endings.ts';

const games = new URL('../../src/engine/games/', import.meta.url);
for (const file of readdirSync(games)) await import(new URL(file, games).href);

const [count = '1000', ...asked] = process.argv.slice(2);
/** The least difference between the seeds of the two lengths. */
const APART = 1_000_000;
for (const id of gameIds().filter((name) => asked.length === 0 || asked.includes(name))) {
  const game = gameOf(id);
  if (!game) continue;
  for (const cards of [2, 3]) {
    const endings = endingsOf(game, Number(count), cards, cards * APART);
    const wrong = endings.flatMap(disagreements);
    console.log(`${id}: ${endings.length} endings of ${cards} tricks, ${wrong.length} wrong`);
    for (const line of wrong.slice(0, 5)) console.log(`  ${line}`);
    if (wrong.length > 0) process.exitCode = 1;
  }
}
