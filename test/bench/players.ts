// `node test/bench/players.ts [rule set …] [deals=200]`: how the computer player does against players who choose at random.
// Every deck is played from each seat in turn with the computer there and the others at random, and once with all at
// random; the table gives the mean gain of a deal in chips, points or marks for both, the difference with its interval
// (95 %, over decks), and how long a decision takes.
import { readdirSync } from 'node:fs';
import type { Deal, Seat } from '../../src/engine/deal.ts';
import { partnerOf } from '../../src/engine/deal.ts';
import type { Game } from '../../src/engine/game.ts';
import { gameIds, gameOf, optionsFor, packFor } from '../../src/engine/game.ts';
import { begin, play } from '../../src/engine/play.ts';
import { numbersOf, shuffled } from '../../src/engine/random.ts';
import { decide } from '../../src/players/player.ts';
import { viewOf } from '../../src/players/view.ts';

const folder = new URL('../../src/engine/games/', import.meta.url);
for (const file of readdirSync(folder)) await import(new URL(file, folder).href);

const asked = process.argv.slice(2);
const DEALS = Number(asked.find((word) => word.startsWith('deals='))?.slice(6) ?? 200);
const times: number[] = [];

/** Plays a deck with the computer at these seats; gives the gains by seat. */
function gainsOf(game: Game, seed: number, computers: readonly Seat[]): readonly number[] {
  const players = game.seats.value[seed % game.seats.value.length] as number;
  const options = optionsFor(game, players);
  const draw = numbersOf(seed);
  const deck = shuffled(packFor(game, players, options), seed);
  const terms = { game, options, players, dealer: seed % players, pot: 6 * game.potUnit, deal: 0, carry: {}, deck };
  const deals: Deal[] = [begin(terms)];
  for (let d = deals[0] as Deal; d.next; d = deals.at(-1) as Deal) {
    const { seat, legal } = d.next;
    if (!computers.includes(seat)) {
      deals.push(play(d, legal[draw(legal.length)] as string));
      continue;
    }
    const start = performance.now();
    const action = decide(viewOf(deals));
    times.push(performance.now() - start);
    deals.push(play(d, action));
  }
  return deals.at(-1)?.result?.delta ?? [];
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
const deviation = (numbers: readonly number[]): number =>
  Math.sqrt(numbers.reduce((sum, n) => sum + (n - mean(numbers)) ** 2, 0) / (numbers.length - 1));

/** What one seat gains over the others, as far as the game is between them. */
const edge = ({ partners }: Game, gains: readonly number[], seat: Seat): number => {
  const others = gains.filter(
    (_, other) => other !== seat && !(partners && other === partnerOf({ players: gains.length }, seat)),
  );
  return (gains[seat] ?? 0) - mean(others);
};

const ids = gameIds().filter((id) => !asked.some((word) => gameOf(word)) || asked.includes(id));
console.log('rule set'.padEnd(18), 'computer', '  random', '  better by (95 %)', '   ms a decision: median, 99 %');
for (const id of ids) {
  const game = gameOf(id) as Game;
  times.length = 0;
  const [computer, random]: [number[], number[]] = [[], []];
  for (let seed = 1; seed <= DEALS; seed++) {
    const plain = gainsOf(game, seed, []);
    const seats = [...plain.keys()];
    random.push(mean(seats.map((seat) => edge(game, plain, seat))));
    computer.push(mean(seats.map((seat) => edge(game, gainsOf(game, seed, [seat]), seat))));
  }
  const better = computer.map((gain, i) => gain - (random[i] ?? 0));
  const interval = (1.96 * deviation(better)) / Math.sqrt(better.length);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number): string => (sorted[Math.floor(part * sorted.length)] ?? 0).toFixed(1);
  console.log(
    id.padEnd(18),
    mean(computer).toFixed(2).padStart(8),
    mean(random).toFixed(2).padStart(8),
    `${mean(better).toFixed(2).padStart(9)} ± ${interval.toFixed(2)}`.padEnd(20),
    `${at(0.5)}, ${at(0.99)}`,
  );
}
