import type { Readable, Writable } from 'node:stream';
import type { Deal } from '../../engine/deal.ts';
import { verdicts } from '../../engine/play.ts';
import { parseRecord, parseRecordLine, replay } from '../../engine/record.ts';
import { parseText } from '../../engine/text.ts';
import { parseFlags } from '../arguments.ts';
import { linesOf, textOfAll, writeLine } from '../lines.ts';
import { faultSentence, textFaultSentence, verdictSentence } from '../messages.ts';
import { layOut } from '../table.ts';
import { errorOf } from './trace.ts';

/** The verdict on everything the player to move might do, with the statements that decide it. */
export async function explainCommand(words: readonly string[], input: Readable, output: Writable): Promise<number> {
  const { values, rest } = parseFlags(words, { text: { type: 'boolean' } }, Number.POSITIVE_INFINITY);
  return values.text ? explainText(await textOfAll(rest, input), output) : explainLines(linesOf(rest, input), output);
}

async function explainLines(lines: AsyncIterable<string>, output: Writable): Promise<number> {
  let exitCode = 0;
  for await (const line of lines) {
    if (line.trim() === '') continue;
    const script = parseRecordLine(line);
    const played = script.ok ? replay(script.value) : script;
    if (!played.ok) exitCode = 1;
    await writeLine(output, JSON.stringify(played.ok ? answerOf(played.value) : { ok: false, error: errorOf(played.fault) }));
  }
  return exitCode;
}

type Played = Extract<ReturnType<typeof replay>, { ok: true }>['value'];
const lastDeal = ({ start, steps }: Played) => steps.at(-1)?.after ?? start;

function answerOf(played: Played): object {
  const deal = lastDeal(played);
  const said = verdicts(deal).map((verdict) => ({ ...verdict, message: verdictSentence(verdict, deal) }));
  return { ok: true, seat: deal.next?.seat ?? null, verdicts: said };
}

async function explainText(text: string, output: Writable): Promise<number> {
  const parsed = parseText(text);
  if (!parsed.ok) {
    await writeLine(output, textFaultSentence(parsed.fault));
    return 1;
  }
  let exitCode = 0;
  for (const { record, actions } of parsed.records) {
    const script = parseRecord(record);
    const played = script.ok ? replay(script.value) : script;
    if (played.ok) {
      await writeLine(output, sayAll(lastDeal(played.value)));
      continue;
    }
    exitCode = 1;
    const { fault } = played;
    const place = fault.code === 'illegal-action' ? actions[fault.step] : undefined;
    const cites = fault.code === 'illegal-action' && fault.cites.length > 0 ? ` [${fault.cites.join(', ')}]` : '';
    await writeLine(output, `${place ? `line ${place.line}, column ${place.column}: ` : ''}${faultSentence(fault)}${cites}`);
  }
  return exitCode;
}

function sayAll(deal: Deal): string {
  const lines = verdicts(deal).map((verdict) => {
    const mark = verdict.legal ? 'yes' : 'no ';
    return `${mark} ${verdict.action.padEnd(14)} ${verdictSentence(verdict, deal)} [${verdict.cites.join(', ')}]`;
  });
  return [layOut(deal), '', ...lines].join('\n');
}
