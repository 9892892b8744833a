// The words of every language that the edition has, for tests: read from the files, as a page loads them.
import { readdirSync, readFileSync } from 'node:fs';
import type { Game } from '../../src/engine/game.ts';
import { gameOf } from '../../src/engine/game.ts';
import { kindOf } from '../../src/words/kinds.ts';
import type { Strings, Voice } from '../../src/words/names.ts';
import type { Sentences } from '../../src/words/reasons.ts';

const read = (name: string) => JSON.parse(readFileSync(`content/ui/${name}.json`, 'utf8'));

/** The languages in which there are words for the table. */
export const langs = readdirSync('content/ui').flatMap((file) => (file.endsWith('.table.json') ? [file.slice(0, 2)] : []));

/** Everything that is said at the table of a game, in a language. */
export const stringsFor = (lang: string, game: Game): Strings => ({
  ...read(`${lang}.table`),
  ...read(`${lang}.${kindOf(game)}`),
});

/** The voice that tells of a deal of a game. */
export const voiceFor = (lang: string, game: Game, players: number): Voice => ({ lang, t: stringsFor(lang, game), players });

/** The sentence of each reason for a verdict. */
export const sentencesIn = (lang: string): Sentences => read(`${lang}.desk`).why;

/** A rule set that is known to be loaded. */
export const gameNamed = (id: string): Game => gameOf(id) as Game;
