import { randomInt } from 'node:crypto';
import type { Readable, Writable } from 'node:stream';
import { begin } from '../../engine/play.ts';
import { LAST_SEED } from '../../engine/random.ts';
import type { DealRecord } from '../../engine/record.ts';
import { parseRecord, seeded } from '../../engine/record.ts';
import type { Flags } from '../arguments.ts';
import { countOf, gameNamed, listOf, optionsFrom, parseFlags, textOf, UsageError } from '../arguments.ts';
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

/** A whole number that is a seed; one at random when none is given. */
export function seedOf(flags: Flags): number {
  const seed = countOf(flags, 'seed', 0) ?? randomInt(LAST_SEED);
  if (seed > LAST_SEED) throw new UsageError(`--seed takes a whole number up to ${LAST_SEED}`);
  return seed;
}

/** The record that the options ask for, no action taken yet, and the seed it came from. */
export function dealtRecord(flags: Flags): { readonly record: DealRecord; readonly seed: number } {
  const game = gameNamed(textOf(flags, 'variant'));
  const seed = seedOf(flags);
  const undealt = {
    variant: game.id,
    options: optionsFrom(listOf(flags, 'option')),
    players: countOf(flags, 'players', 1) ?? (game.seats.value[0] as number),
    dealer: countOf(flags, 'dealer', 0) ?? 0,
    pot: countOf(flags, 'pot', 0) ?? 0,
  };
  const dealt = seeded(undealt, seed);
  if (!dealt.ok) throw new UsageError(faultSentence(dealt.fault));
  return { record: dealt.value, seed };
}

/** Deals the cards of a seed and prints the record, or lays the cards out for people. */
export async function dealCommand(words: readonly string[], _input: Readable, output: Writable): Promise<number> {
  const flags = parseFlags(words, { ...DEAL_FLAGS, text: { type: 'boolean' } }, 0);
  const { record, seed } = dealtRecord(flags);
  const script = parseRecord(record);
  if (flags.values.text && script.ok) await writeLine(output, layOut(begin(script.value.terms), `seed ${seed}`));
  else await writeLine(output, JSON.stringify(record));
  return 0;
}
