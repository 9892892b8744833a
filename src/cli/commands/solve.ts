import type { Readable, Writable } from 'node:stream';
import type { Deal } from '../../engine/deal.ts';
import type { Parsed, Script } from '../../engine/record.ts';
import { replay } from '../../engine/record.ts';
import type { Solution, Unsolved, Worth } from '../../solver/solve.ts';
import { MOST_NODES, solve } from '../../solver/solve.ts';
import { countOf, parseFlags } from '../arguments.ts';
import { writeLine } from '../lines.ts';
import { faultSentence } from '../messages.ts';
import { layOut } from '../table.ts';
import { DEAL_FLAGS } from './deal.ts';
import { scriptsOf } from './perft.ts';
import { errorOf } from './trace.ts';

/** What every legal action is worth with all cards open, and the best course of play. */
export async function solveCommand(words: readonly string[], input: Readable, output: Writable): Promise<number> {
  const flags = parseFlags(
    words,
    { ...DEAL_FLAGS, nodes: { type: 'string' }, text: { type: 'boolean' } },
    Number.POSITIVE_INFINITY,
  );
  const most = countOf(flags, 'nodes', 1) ?? MOST_NODES;
  const isText = flags.values.text === true;
  let exitCode = 0;
  for await (const script of scriptsOf(flags, input)) {
    const answer = answerTo(script, most, isText);
    if (!answer.isSound) exitCode = 1;
    await writeLine(output, answer.line);
  }
  return exitCode;
}

function answerTo(script: Parsed<Script>, most: number, isText: boolean): { readonly isSound: boolean; readonly line: string } {
  const played = script.ok ? replay(script.value) : script;
  if (!played.ok) {
    const { fault } = played;
    return { isSound: false, line: isText ? faultSentence(fault) : JSON.stringify({ ok: false, error: errorOf(fault) }) };
  }
  const deal = played.value.steps.at(-1)?.after ?? played.value.start;
  const solution = solve(deal, most);
  return { isSound: true, line: isText ? solutionText(deal, solution) : JSON.stringify(solution) };
}

const UNSOLVED: Readonly<Record<Unsolved['why'], string>> = {
  over: 'The deal is over.',
  'too-wide': 'From here there are too many courses of play to try; solve a later position, or allow more with --nodes.',
};

const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`);

function worthText({ action, margin, points, delta }: Worth): string {
  const taken = points === null ? '' : `, ${points} card points`;
  return `${action.padEnd(14)} ${signed(margin).padStart(5)}${taken}   by seat: ${delta.map(signed).join(' ')}`;
}

function solutionText(deal: Deal, solution: Solution | Unsolved): string {
  if (!solution.ok) return [layOut(deal), '', UNSOLVED[solution.why]].join('\n');
  const { worths, equals, line, nodes } = solution;
  const ranked = worths.toSorted((a, b) => b.margin - a.margin || (b.points ?? 0) - (a.points ?? 0));
  return [
    layOut(deal),
    '',
    ...ranked.map(worthText),
    ...equals.map((group) => `equal: ${group.join(' ')}`),
    `best line: ${line.join(' ')}`,
    `${nodes} cards and calls tried`,
  ].join('\n');
}
