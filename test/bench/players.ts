// `npm run bench:players [-- rule set … player=thinking against=quick decks=200 from=1 seconds=… lines]`: how the thinking or
// the quick computer player, or an `open` one that sees all cards when it plays one and calls as the quick one, does against
// players who choose at random, against the quick one, or against those of another checkout of this project:
// `against=quick@../earlier`. Every deck, its number being its seed, is dealt once for each seat with the player there and the
// others elsewhere; where partners play together he sits on both sides of the table, and the deck is dealt twice. What his seats
// gain over the others is worked out deck by deck, so that luck of the cards falls out, and the interval (95 %) is over decks.
// Of decisions the table says how much processor time they take. `lines` prints the same as JSON lines, as content/players/
// keeps them, a contest in one part or several; with `seconds` a rule set is given up after so many.
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Action, Deal, Seat } from '../../src/engine/deal.ts';
import { PAIRS, partnerOf } from '../../src/engine/deal.ts';
import type { Game } from '../../src/engine/game.ts';
import { gameIds, gameOf, optionsFor, packFor } from '../../src/engine/game.ts';
import { begin, play } from '../../src/engine/play.ts';
import { numbersOf, shuffled } from '../../src/engine/random.ts';
import type { View } from '../../src/players/view.ts';
import { viewOf } from '../../src/players/view.ts';
import type { Outlook } from '../../src/solver/worth.ts';
import { isBetter } from '../../src/solver/worth.ts';

const HERE = new URL('../../', import.meta.url);
async function loadRuleSets(root: URL): Promise<void> {
  const folder = new URL('src/engine/games/', root);
  for (const file of readdirSync(folder)) await import(new URL(file, folder).href);
}
await loadRuleSets(HERE);

const asked = process.argv.slice(2);
const wordFor = (name: string, usual: string): string =>
  asked.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1) ?? usual;
const DECKS = Number(wordFor('decks', '200'));
const FROM = Number(wordFor('from', '1'));
const SECONDS = Number(wordFor('seconds', 'Infinity'));

type Mind = (view: View, draw: (below: number) => number, deal: Deal) => Action;
async function mindOf(name: string): Promise<Mind> {
  const [kind, elsewhere] = name.split('@');
  if (kind === 'random') return ({ legal }, draw) => legal[draw(legal.length)] as Action;
  const root = elsewhere === undefined ? HERE : pathToFileURL(`${resolve(elsewhere)}/`);
  await loadRuleSets(root);
  const { decide } = await import(new URL('src/players/player.ts', root).href);
  if (kind === 'quick') return (view) => decide(view);
  if (kind === 'open') {
    const { outlooks } = await import(new URL('src/solver/solve.ts', root).href);
    return (view, _draw, deal) => {
      if (gameOf(deal.variant)?.phases[deal.phase]?.name !== 'tricks') return decide(view);
      const found: readonly Outlook[] | undefined = outlooks(deal, view.legal)?.found;
      const best = found?.reduce((first, other) => (isBetter(other, first) ? other : first));
      return found && best ? (view.legal[found.indexOf(best)] as Action) : decide(view);
    };
  }
  if (kind !== 'thinking') throw new RangeError(`there is no player ${kind}: there are thinking, quick, open and random`);
  const { think } = await import(new URL('src/players/think.ts', root).href);
  return (view) => think(view);
}
const [PLAYER, OTHERS] = [wordFor('player', 'thinking'), wordFor('against', 'random')];
const [player, others] = [await mindOf(PLAYER), await mindOf(OTHERS)];

const playersFor = (game: Game, seed: number): number => game.seats.value[seed % game.seats.value.length] as number;

/** Plays a deck with the player at these seats and the others elsewhere; gives the gains by seat, and notes his times. */
function gainsOf(game: Game, seed: number, seats: readonly Seat[], times: number[]): readonly number[] {
  const players = playersFor(game, seed);
  const options = optionsFor(game, players);
  const draw = numbersOf(seed);
  const deck = shuffled(packFor(game, players, options), seed);
  const terms = { game, options, players, dealer: seed % players, pot: 6 * game.potUnit, deal: 0, carry: {}, deck };
  const deals: Deal[] = [begin(terms)];
  for (let d = deals[0] as Deal; d.next; d = deals.at(-1) as Deal) {
    const { seat, legal } = d.next;
    const isHis = seats.includes(seat);
    const view = viewOf(deals);
    const start = process.cpuUsage();
    const action = legal.length === 1 ? (legal[0] as Action) : (isHis ? player : others)(view, draw, d);
    const { user, system } = process.cpuUsage(start);
    if (isHis && legal.length > 1) times.push((user + system) / 1000);
    deals.push(play(d, action));
  }
  return deals.at(-1)?.result?.delta ?? [];
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
const deviation = (numbers: readonly number[]): number =>
  Math.sqrt(numbers.reduce((sum, n) => sum + (n - mean(numbers)) ** 2, 0) / (numbers.length - 1));

/** What one seat gains over the others, as far as the game is between them. */
function edge({ partners }: Game, gains: readonly number[], seat: Seat): number {
  const partner = partners && partnerOf({ players: gains.length }, seat);
  return (gains[seat] ?? 0) - mean(gains.filter((_, other) => other !== seat && other !== partner));
}

/** The seats that the player takes in turn when a deck is played: each by itself, or both sides of the table. */
function placesAt(game: Game, seed: number): readonly (readonly Seat[])[] {
  const players = playersFor(game, seed);
  if (game.partners) return PAIRS.map((seat) => [seat, partnerOf({ players }, seat)]);
  return Array.from({ length: players }, (_, seat) => [seat]);
}

const isInLines = asked.includes('lines');
const ids = gameIds().filter((id) => !asked.some((word) => gameOf(word)) || asked.includes(id));
if (!isInLines) {
  const head = `${PLAYER} better than ${OTHERS} (95 %)`.padEnd(44);
  console.log('rule set'.padEnd(18), 'decks'.padStart(6), 'deals'.padStart(6), head, 'ms a decision: median, 99 %, most');
}
for (const id of ids) {
  const game = gameOf(id) as Game;
  const [times, gains]: [number[], number[]] = [[], []];
  let deals = 0;
  const end = performance.now() + 1000 * SECONDS;
  for (let seed = FROM; seed < FROM + DECKS && performance.now() < end; seed++) {
    const places = placesAt(game, seed);
    gains.push(mean(places.map((seats) => edge(game, gainsOf(game, seed, seats, times), seats[0] as Seat))));
    deals += places.length;
  }
  const interval = (1.96 * deviation(gains)) / Math.sqrt(gains.length);
  const sorted = times.toSorted((a, b) => a - b);
  const [median, most99, most] = [0.5, 0.99, 1].map((part) => sorted[Math.floor(part * (sorted.length - 1))] ?? 0) as [
    number,
    number,
    number,
  ];
  const round = (n: number, digits: number): number => Number(n.toFixed(digits));
  if (isInLines) {
    const times = { median: round(median, 1), most99: round(most99, 1), most: round(most, 1) };
    const [gain, range] = [mean(gains), interval].map((n) => round(n, 3));
    console.log(
      JSON.stringify({
        game: id,
        player: PLAYER,
        against: OTHERS,
        from: FROM,
        decks: gains.length,
        deals,
        gain,
        range,
        ...times,
      }),
    );
  } else {
    const better = `${mean(gains).toFixed(2)} ± ${interval.toFixed(2)}`.padEnd(44);
    const spent = [median, most99, most].map((time) => time.toFixed(1)).join(', ');
    console.log(id.padEnd(18), String(gains.length).padStart(6), String(deals).padStart(6), better, spent);
  }
}
