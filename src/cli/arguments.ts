// What stands behind a command: options in the manner of GNU, checked before anything is done.
import { parseArgs } from 'node:util';
import type { Game } from '../engine/game.ts';
import { gameIds, gameOf } from '../engine/game.ts';

/** A call of the command line that cannot be carried out; says what is wrong and what to write instead. */
export class UsageError extends Error {}

export interface Flags {
  readonly values: Readonly<Record<string, string | boolean | readonly string[] | undefined>>;
  readonly rest: readonly string[];
}

type Kinds = NonNullable<Parameters<typeof parseArgs>[0]>['options'];

/**
 * Parses the words behind a command; `rest` says how many words besides options it takes at most. Throws a UsageError on an
 * option that the command does not know, and on a word too many.
 */
export function parseFlags(words: readonly string[], options: Kinds, rest: number): Flags {
  const flags = parsedFlags(words, options);
  const extra = flags.rest[rest];
  if (extra !== undefined) throw new UsageError(`“${extra}” is a word too many`);
  return flags;
}

function parsedFlags(words: readonly string[], options: Kinds): Flags {
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    return { values: values as Flags['values'], rest: positionals };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** A text option, or undefined. */
export function textOf({ values }: Flags, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

/** A whole number from `least` up, or undefined when the option is not given. Throws a UsageError on anything else. */
export function countOf(flags: Flags, name: string, least: number): number | undefined {
  const text = textOf(flags, name);
  if (text === undefined) return undefined;
  const count = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(count) || count < least) {
    throw new UsageError(`--${name} takes a whole number from ${least} up, not “${text}”`);
  }
  return count;
}

/** All values of an option that may be given several times. */
export function listOf({ values }: Flags, name: string): readonly string[] {
  const value = values[name];
  return Array.isArray(value) ? value : [];
}

/** Options of a rule set written `name=value`. Throws a UsageError on anything else. */
export function optionsFrom(texts: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    texts.map((text) => {
      const cut = text.indexOf('=');
      if (cut < 1) throw new UsageError(`an option is written name=value, not “${text}”`);
      return [text.slice(0, cut), text.slice(cut + 1)];
    }),
  );
}

/** Throws a UsageError when the rule set has no such option, or not with that value. */
export function checkOptions(game: Game, options: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(options)) {
    const values = Object.hasOwn(game.options, name) ? game.options[name]?.values : undefined;
    if (!values)
      throw new UsageError(`${game.id} has no option ${name}; it has: ${Object.keys(game.options).join(', ') || 'none'}`);
    if (!values.includes(value)) throw new UsageError(`${name} is ${values.join(' or ')}, not “${value}”`);
  }
}

/** The rule set of that name. Throws a UsageError that lists those there are. */
export function gameNamed(id: string | undefined): Game {
  const known = gameIds().join(', ');
  if (id === undefined) throw new UsageError(`a rule set is needed; there are: ${known}`);
  const game = gameOf(id);
  if (!game) throw new UsageError(`there is no rule set “${id}”; there are: ${known}`);
  return game;
}
