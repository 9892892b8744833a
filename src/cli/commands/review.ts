import type { Readable, Writable } from 'node:stream';
import type { Deal } from '../../engine/deal.ts';
import { isObject } from '../../engine/json.ts';
import { parseMatch } from '../../engine/match.ts';
import type { DealRecord, Fault } from '../../engine/record.ts';
import { parseRecord, replay } from '../../engine/record.ts';
import type { Loss, StepReview } from '../../solver/losses.ts';
import { isLoss, turningPoint } from '../../solver/losses.ts';
import { MOST_AT_A_STEP, reviewed } from '../../solver/review.ts';
import { countOf, parseFlags } from '../arguments.ts';
import { linesOf, writeLine } from '../lines.ts';
import { faultSentence } from '../messages.ts';
import { jsonOf, matchErrorOf, matchFaultSentence } from './match.ts';
import { errorOf } from './trace.ts';

/** A deal as it was played: at its beginning, and after every action. */
interface Played {
  readonly variant: string;
  readonly deals: readonly Deal[];
  readonly actions: readonly string[];
}

/** What each step of a record, or of every deal of a match, has lost against the best one with all cards open. */
export async function reviewCommand(words: readonly string[], input: Readable, output: Writable): Promise<number> {
  const flags = parseFlags(words, { nodes: { type: 'string' }, text: { type: 'boolean' } }, Number.POSITIVE_INFINITY);
  const most = countOf(flags, 'nodes', 1) ?? MOST_AT_A_STEP;
  const isText = flags.values.text === true;
  let exitCode = 0;
  for await (const line of linesOf(flags.rest, input)) {
    if (line.trim() === '') continue;
    const value = jsonOf(line);
    if (isObject(value) && 'records' in value) {
      const parsed = parseMatch(value);
      if (!parsed.ok) {
        exitCode = 1;
        const sentence = matchFaultSentence(parsed.fault);
        await writeLine(output, isText ? sentence : JSON.stringify({ ok: false, error: matchErrorOf(parsed.fault) }));
        continue;
      }
      // A deal is written as soon as it is done: so it is seen how far the match is.
      for (const [deal, record] of parsed.match.records.entries()) {
        const played = playedIn(record);
        if ('deals' in played) await writeLine(output, isText ? textOf(played, most, deal) : jsonLine(played, most, deal));
      }
      continue;
    }
    const played = playedIn(value);
    if ('deals' in played) await writeLine(output, isText ? textOf(played, most) : jsonLine(played, most));
    else {
      exitCode = 1;
      await writeLine(output, isText ? faultSentence(played) : JSON.stringify({ ok: false, error: errorOf(played) }));
    }
  }
  return exitCode;
}

function playedIn(value: unknown): Played | Fault {
  const script = parseRecord(value as DealRecord);
  const played = script.ok ? replay(script.value) : script;
  if (!played.ok) return played.fault;
  const { start, steps } = played.value;
  return {
    variant: start.variant,
    deals: [start, ...steps.map(({ after }) => after)],
    actions: steps.map(({ action }) => action),
  };
}

/** The review of a deal, its steps in their order, in one line. */
function jsonLine({ deals, actions }: Played, most: number, deal?: number): string {
  const steps = [...reviewed(deals, actions, most)].reverse();
  const lost = (deals[0]?.hands ?? []).map((_, seat) =>
    steps.reduce((sum, step) => sum + (step.seat === seat ? (step.loss?.margin ?? 0) : 0), 0),
  );
  return JSON.stringify({ ok: true, deal, steps, lost, turningPoint: turningPoint(steps)?.step ?? null });
}

const lossText = ({ margin, points }: Loss): string => (margin > 0 || points === 0 ? `${margin}` : `${points} card points`);

function stepText({ step, seat, action, loss, better }: StepReview): string {
  return `  step ${step + 1}, seat ${seat}: ${action} lost ${loss ? lossText(loss) : '?'}; better: ${better.join(' ')}`;
}

/** The review of a deal in lines: what was lost at which step, what would have been better, and the turning point. */
function textOf({ variant, deals, actions }: Played, most: number, deal?: number): string {
  const steps = [...reviewed(deals, actions, most)].reverse();
  const turning = turningPoint(steps);
  const unseen = Math.max(0, ...steps.map(({ step, loss }) => (loss === null ? step + 1 : 0)));
  return [
    `${variant}${deal === undefined ? '' : `, deal ${deal + 1}`}: ${actions.length} steps`,
    ...(unseen === 0 ? [] : [`  steps 1 to ${unseen}: too many ways to look at all of them`]),
    ...steps.filter(isLoss).map(stepText),
    turning ? `  turning point: step ${turning.step + 1}` : '  no step that was looked at lost anything',
  ].join('\n');
}
