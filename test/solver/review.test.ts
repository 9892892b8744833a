// A review against exhaustive solving: what a step has lost is what the best one is worth more.
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadGames } from '../../src/cli/games.ts';
import { play } from '../../src/engine/play.ts';
import type { DealRecord } from '../../src/engine/record.ts';
import { parseRecord, replay } from '../../src/engine/record.ts';
import type { StepReview } from '../../src/solver/losses.ts';
import { isLoss, turningPoint } from '../../src/solver/losses.ts';
import { reviewed } from '../../src/solver/review.ts';
import { solve } from '../../src/solver/solve.ts';

beforeAll(loadGames);

/** Solving takes its time on a busy machine; in milliseconds. */
const LONG = { timeout: 120_000 };

/** The deals of a record, at its beginning and after every action. */
function dealsOf(record: DealRecord) {
  const script = parseRecord(record);
  const played = script.ok ? replay(script.value) : script;
  if (!played.ok) throw new Error(played.fault.code);
  return [played.value.start, ...played.value.steps.map(({ after }) => after)];
}

const examples: readonly (readonly [id: string, record: DealRecord])[] = readdirSync('content/deals').map((file) => [
  file.slice(0, -'.json'.length),
  JSON.parse(readFileSync(`content/deals/${file}`, 'utf8')).record,
]);

describe.each(examples.filter(([, { actions = [] }], i) => actions.length > 0 && i % 4 === 0))('%s', (_id, record) => {
  test('every step has lost what the best one is worth more, and the better course is as good as is said', LONG, () => {
    const deals = dealsOf(record);
    const { actions = [] } = record;
    const steps = [...reviewed(deals, actions, 30_000)].reverse();
    expect(steps.map(({ step }) => step)).toEqual([...actions.keys()]);
    for (const { step, seat, action, loss, better } of steps) {
      const deal = deals[step];
      if (!deal || loss === null || deal.next?.legal.length === 1) continue;
      const solution = solve(deal);
      if (!solution.ok) throw new Error(`step ${step} is not solved`);
      const chosen = solution.worths.find((worth) => worth.action === action);
      const best = Math.max(...solution.worths.map(({ margin }) => margin));
      expect([solution.seat, best - (chosen?.margin ?? 0)]).toEqual([seat, loss.margin]);
      if (loss.margin === 0) continue;
      const after = better.reduce(play, deal);
      expect(after.next).toBeNull();
      const first = solution.worths.find((worth) => worth.action === better[0]);
      expect([first?.margin, first?.delta]).toEqual([best, after.result?.delta]);
    }
  });
});

test('what comes before a step with too many ways has too many as well', LONG, () => {
  const record = new Map(examples).get('maryazh-gift') as DealRecord;
  const steps = [...reviewed(dealsOf(record), record.actions ?? [], 20_000)].reverse();
  const unseen = steps.flatMap(({ step, loss }) => (loss === null ? [step] : []));
  const choices = steps.filter(({ step }) => step <= Math.max(...unseen) && dealsOf(record)[step]?.next?.legal.length !== 1);
  expect(unseen.length).toBeGreaterThan(0);
  expect(choices.map(({ step }) => step)).toEqual(unseen);
});

test('the turning point is the greatest loss, the first of equals', () => {
  const lost = (step: number, margin: number, points = 0): StepReview => ({
    step,
    seat: 0,
    action: '',
    loss: { margin, points },
    better: [],
  });
  expect(turningPoint([lost(0, 0), lost(1, 2), lost(2, 4), lost(3, 4), lost(4, 0, 9)])?.step).toBe(2);
  expect(turningPoint([lost(1, 0, 3), lost(0, 0, 5)])?.step).toBe(0);
  expect(turningPoint([lost(0, 0), { ...lost(1, 0), loss: null }])).toBeNull();
  expect(isLoss({ ...lost(1, 0), loss: null })).toBe(false);
});
