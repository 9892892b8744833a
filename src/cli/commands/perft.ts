import type { Readable, Writable } from 'node:stream';
import { perft } from '../../engine/perft.ts';
import type { Parsed, Script } from '../../engine/record.ts';
import { parseRecord, parseRecordLine, replay } from '../../engine/record.ts';
import type { Flags } from '../arguments.ts';
import { countOf, parseFlags, textOf, UsageError } from '../arguments.ts';
import { linesOf, writeLine } from '../lines.ts';
import { DEAL_FLAGS, dealtRecord } from './deal.ts';
import { errorOf } from './trace.ts';

const DEFAULT_DEPTH = 4;

/** Counts the sequences of legal actions from a position, length by length. */
export async function perftCommand(words: readonly string[], input: Readable, output: Writable): Promise<number> {
  const flags = parseFlags(words, { ...DEAL_FLAGS, depth: { type: 'string' } }, Number.POSITIVE_INFINITY);
  const depth = countOf(flags, 'depth', 1) ?? DEFAULT_DEPTH;
  let exitCode = 0;
  for await (const script of scriptsOf(flags, input)) {
    const played = script.ok ? replay(script.value) : script;
    if (!played.ok) {
      exitCode = 1;
      await writeLine(output, JSON.stringify({ ok: false, error: errorOf(played.fault) }));
      continue;
    }
    const from = played.value.steps.at(-1)?.after ?? played.value.start;
    for (let length = 1; length <= depth; length++) {
      const count = perft(from, length);
      await writeLine(output, JSON.stringify({ depth: length, ...count }));
      if (count.sequences === 0) break;
    }
  }
  return exitCode;
}

/** The record that the options deal by seed, or those of the lines read. */
export async function* scriptsOf(flags: Flags, input: Readable): AsyncGenerator<Parsed<Script>> {
  if (textOf(flags, 'variant') !== undefined) {
    if (flags.rest.length > 0) throw new UsageError('either --variant or files of records, not both');
    yield parseRecord(dealtRecord(flags).record);
    return;
  }
  for await (const line of linesOf(flags.rest, input)) {
    if (line.trim() !== '') yield parseRecordLine(line);
  }
}
