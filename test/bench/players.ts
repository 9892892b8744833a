// `npm run bench:players [-- rule set … player=thinking against=random deals=200 from=1]`: how the thinking or the quick computer
// player does against players who choose at random, or against the quick one. Every deck, its number being its seed,
// is played with the player at one seat and the others elsewhere, and once with the others alone; the seat goes round from deck
// to deck, and where partners play together he sits on both sides of the table. The table gives the mean gain of a deal in
// chips, points or marks at that seat for both, the difference with its interval (95 %, over decks), and how long a decision
// takes.
import { readdirSync } from 'node:fs';
import type { Action, Deal, Seat } from '../../src/engine/deal.ts';
import { partnerOf } from '../../src/engine/deal.ts';
import type { Game } from '../../src/engine/game.ts';
import { gameIds, gameOf, optionsFor, packFor } from '../../src/engine/game.ts';
import { begin, play } from '../../src/engine/play.ts';
import { numbersOf, shuffled } from '../../src/engine/random.ts';
import { decide } from '../../src/players/player.ts';
import { think } from '../../src/players/think.ts';
import type { View } from '../../src/players/view.ts';
import { viewOf } from '../../src/players/view.ts';

const folder = new URL('../../src/engine/games/', import.meta.url);
for (const file of readdirSync(folder)) await import(new URL(file, folder).href);

const asked = process.argv.slice(2);
const wordFor = (name: string, usual: string): string =>
  asked.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1) ?? usual;
const DEALS = Number(wordFor('deals', '200'));
const FROM = Number(wordFor('from', '1'));

type Mind = (view: View, draw: (below: number) => number) => Action;
const MINDS: Readonly<Record<string, Mind>> = {
  thinking: (view) => think(view),
  quick: decide,
  random: ({ legal }, draw) => legal[draw(legal.length)] as Action,
};
function mindOf(name: string): Mind {
  const mind = MINDS[name];
  if (!mind) throw new RangeError(`there is no player ${name}: there are ${Object.keys(MINDS).join(', ')}`);
  return mind;
}
const [PLAYER, OTHERS] = [wordFor('player', 'thinking'), wordFor('against', 'random')];
const [player, others] = [mindOf(PLAYER), mindOf(OTHERS)];
const times: number[] = [];

const playersFor = (game: Game, seed: number): number => game.seats.value[seed % game.seats.value.length] as number;

/** Plays a deck with the player at these seats and the others elsewhere; gives the gains by seat. */
function gainsOf(game: Game, seed: number, seats: readonly Seat[]): readonly number[] {
  const players = playersFor(game, seed);
  const options = optionsFor(game, players);
  const draw = numbersOf(seed);
  const deck = shuffled(packFor(game, players, options), seed);
  const terms = { game, options, players, dealer: seed % players, pot: 6 * game.potUnit, deal: 0, carry: {}, deck };
  const deals: Deal[] = [begin(terms)];
  for (let d = deals[0] as Deal; d.next; d = deals.at(-1) as Deal) {
    const isHis = seats.includes(d.next.seat);
    const view = viewOf(deals);
    const start = performance.now();
    const action = (isHis ? player : others)(view, draw);
    if (isHis && d.next.legal.length > 1) times.push(performance.now() - start);
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
console.log(
  'rule set'.padEnd(18),
  PLAYER.padStart(9),
  OTHERS.padStart(9),
  '  better by (95 %)',
  '   ms a decision: median, 99 %, most',
);
for (const id of ids) {
  const game = gameOf(id) as Game;
  times.length = 0;
  const [his, theirs]: [number[], number[]] = [[], []];
  for (let seed = FROM; seed < FROM + DEALS; seed++) {
    const players = playersFor(game, seed);
    const seat = Math.floor(seed / players) % players;
    const seats = game.partners ? [seat, partnerOf({ players }, seat)] : [seat];
    his.push(edge(game, gainsOf(game, seed, seats), seat));
    theirs.push(edge(game, gainsOf(game, seed, []), seat));
  }
  const better = his.map((gain, i) => gain - (theirs[i] as number));
  const interval = (1.96 * deviation(better)) / Math.sqrt(better.length);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number): string => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(1);
  console.log(
    id.padEnd(18),
    mean(his).toFixed(2).padStart(9),
    mean(theirs).toFixed(2).padStart(9),
    `${mean(better).toFixed(2).padStart(9)} ± ${interval.toFixed(2)}`.padEnd(20),
    `${at(0.5)}, ${at(0.99)}, ${at(1)}`,
  );
}
