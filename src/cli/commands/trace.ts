import type { Readable, Writable } from 'node:stream';
import type { Fault } from '../../engine/record.ts';
import { parseRecordLine, trace } from '../../engine/record.ts';
import { parseFlags } from '../arguments.ts';
import { linesOf, writeLine } from '../lines.ts';
import { faultSentence } from '../messages.ts';

/** A fault as a trace tells it: what can be said in JSON of it, and a sentence. */
export function errorOf(fault: Fault): object {
  const message = faultSentence(fault);
  if (fault.code !== 'illegal-action') return { ...fault, message };
  const { code, step, legal, cites } = fault;
  return { code, step, message, legal, cites };
}

/** Answers every record line with its trace; a bad line answers with its error. */
export async function traceCommand(words: readonly string[], input: Readable, output: Writable): Promise<number> {
  const { rest } = parseFlags(words, {}, Number.POSITIVE_INFINITY);
  for await (const line of linesOf(rest, input)) {
    if (line.trim() === '') continue;
    const script = parseRecordLine(line);
    const traced = script.ok ? trace(script.value) : script;
    await writeLine(output, JSON.stringify(traced.ok ? traced.value : { ok: false, error: errorOf(traced.fault) }));
  }
  return 0;
}
