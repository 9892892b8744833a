import { randomInt } from 'node:crypto';
import type { Readable, Writable } from 'node:stream';
import { formatCards } from '../../engine/cards.ts';
import type { Game } from '../../engine/game.ts';
import { gameIds, gameOf, packFor } from '../../engine/game.ts';
import { begin } from '../../engine/play.ts';
import { LAST_SEED, shuffled } from '../../engine/random.ts';
import type { DealRecord } from '../../engine/record.ts';
import { parseRecord } from '../../engine/record.ts';
import type { Flags } from '../arguments.ts';
import { countOf, listOf, parseFlags, textOf, UsageError } from '../arguments.ts';
import { writeLine } from '../lines.ts';
import { faultSentence } from '../messages.ts';
import { layOut } from '../table.ts';

/** The options by which a deal is asked for. */
export const DEAL_FLAGS = {
  variant: { type: 'string' },
  players: { type: 'string' },
  dealer: { type: 'string' },
  pot: { type: 'string' },
  seed: { type: 'string' },
  option: { type: 'string', multiple: true },
} as const;

function variantOf(flags: Flags): Game {
  const id = textOf(flags, 'variant');
  const known = gameIds().join(', ');
  if (id === undefined) throw new UsageError(`--variant is needed; the rule sets are: ${known}`);
  const game = gameOf(id);
  if (!game) throw new UsageError(`there is no rule set “${id}”; the rule sets are: ${known}`);
  return game;
}

/** The record that the options ask for, no action taken yet, and the seed it came from. */
export function dealtRecord(flags: Flags): { readonly record: DealRecord; readonly seed: number } {
  const game = variantOf(flags);
  const seed = countOf(flags, 'seed', 0) ?? randomInt(LAST_SEED);
  if (seed > LAST_SEED) throw new UsageError(`--seed takes a whole number up to ${LAST_SEED}`);
  const options = listOf(flags, 'option').map((text) => {
    const [name = '', value] = text.split('=');
    if (value === undefined) throw new UsageError(`--option takes name=value, not “${text}”`);
    return [name, value] as const;
  });
  const plain = {
    variant: game.id,
    options: Object.fromEntries(options),
    players: countOf(flags, 'players', 1) ?? (game.seats.value[0] as number),
    dealer: countOf(flags, 'dealer', 0) ?? 0,
    pot: countOf(flags, 'pot', 0) ?? 0,
  };
  const script = parseRecord({ ...plain, deck: '' });
  if (!script.ok && script.fault.code !== 'bad-deck') throw new UsageError(faultSentence(script.fault));
  const deck = formatCards(shuffled(packFor(game, plain.players, plain.options), seed));
  return { record: { ...plain, deck, actions: [] }, seed };
}

/** Deals the cards of a seed and prints the record, or lays the cards out for people. */
export async function dealCommand(words: readonly string[], _input: Readable, output: Writable): Promise<number> {
  const flags = parseFlags(words, { ...DEAL_FLAGS, text: { type: 'boolean' } });
  const { record, seed } = dealtRecord(flags);
  const script = parseRecord(record);
  if (flags.values.text && script.ok) await writeLine(output, layOut(begin(script.value.terms), `seed ${seed}`));
  else await writeLine(output, JSON.stringify(record));
  return 0;
}
