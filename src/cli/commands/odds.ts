import type { Readable, Writable } from 'node:stream';
import type { Game } from '../../engine/game.ts';
import { gameIds, gameOf } from '../../engine/game.ts';
import { LAST_SEED } from '../../engine/random.ts';
import { boundsOf, shareOf } from '../../odds/chance.ts';
import type { Figure } from '../../odds/figures.ts';
import { isExact } from '../../odds/figures.ts';
import { formatFigure } from '../../odds/lines.ts';
import { questionsOf } from '../../odds/odds.ts';
import type { Sample } from '../../odds/open-hands.ts';
import { countOf, gameNamed, parseFlags, textOf, UsageError } from '../arguments.ts';
import { writeLine } from '../lines.ts';

const ODDS_FLAGS = {
  variant: { type: 'string' },
  players: { type: 'string' },
  deals: { type: 'string' },
  seed: { type: 'string' },
  text: { type: 'boolean' },
} as const;

/** The chances of what the edition tells the odds of: exact where they can be, else counted over deals by seed. */
export async function oddsCommand(words: readonly string[], _input: Readable, output: Writable): Promise<number> {
  const flags = parseFlags(words, ODDS_FLAGS, Number.POSITIVE_INFINITY);
  const questions = questionsOf(gameIds().map((id) => gameOf(id) as Game));
  const known = questions.map(({ what }) => what);
  const unknown = flags.rest.find((what) => !known.includes(what));
  if (unknown !== undefined) throw new UsageError(`there are no odds of “${unknown}”; there are: ${known.join(', ')}`);
  const only = textOf(flags, 'variant') === undefined ? null : gameNamed(textOf(flags, 'variant'));
  const asked = questions.filter(
    ({ what, asked: games }) =>
      (flags.rest.length === 0 || flags.rest.includes(what)) && (!only || Object.hasOwn(games, only.id)),
  );
  if (only && asked.length === 0) throw new UsageError(`these odds are not told of ${only.id}`);
  const players = countOf(flags, 'players', 1);
  const deals = countOf(flags, 'deals', 1);
  const seed = countOf(flags, 'seed', 0);
  if ((deals !== undefined || seed !== undefined) && asked.every(({ sample }) => !sample)) {
    throw new UsageError('these odds are exact; they take neither --deals nor --seed');
  }
  const sampleFor = (sample: Sample | null): Sample => {
    const chosen = { deals: deals ?? sample?.deals ?? 0, seed: seed ?? sample?.seed ?? 0 };
    if (chosen.seed + chosen.deals - 1 > LAST_SEED) throw new UsageError(`there are no seeds over ${LAST_SEED}`);
    return chosen;
  };
  const isText = flags.values.text === true;
  for (const { asked: games, sample, players: counts = [], figures } of asked) {
    const chosen = players === undefined ? counts : counts.filter((count) => count === players);
    for (const id of only ? [only.id] : Object.keys(games)) {
      for (const figure of figures(gameNamed(id), sampleFor(sample), chosen)) {
        if (players !== undefined && figure.players !== undefined && figure.players !== players) continue;
        await writeLine(output, isText ? figureText(figure) : formatFigure(figure));
      }
    }
  }
  return 0;
}

const percent = (share: number): string => `${(100 * share).toPrecision(4)} %`;

function figureText({ what, game, players, pack, series, at, chance, gain }: Figure): string {
  const table = [
    ...(players === undefined ? [] : [`${players} players`]),
    ...(pack === undefined ? [] : [`${pack} cards`]),
    series,
    at,
  ].join(', ');
  const head = `${what}, ${game}, ${table}: `;
  if (isExact(chance)) return `${head}${percent(shareOf(chance))}, exactly ${chance.ways} in ${chance.of}`;
  if (chance.of === 0) return `${head}no such deal`;
  const [low, high] = boundsOf(chance);
  const mean = gain === undefined ? '' : `; ${gain > 0 ? '+' : ''}${gain.toFixed(2)} on average`;
  const bounds = `${percent(low)} to ${percent(high)} with 95 % confidence`;
  return `${head}${percent(chance.hits / chance.of)}, ${chance.hits} of ${chance.of} deals; ${bounds}${mean}`;
}
