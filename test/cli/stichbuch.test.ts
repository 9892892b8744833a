import { readFileSync } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { main } from '../../src/cli/main.ts';
import type { StepReview } from '../../src/solver/losses.ts';
import { isLoss } from '../../src/solver/losses.ts';

/** One call: what it wrote, line by line, and how it ended. */
async function run(words: readonly string[], input = '') {
  const [output, errors] = [new PassThrough(), new PassThrough()];
  const [written, complaints] = [collected(output), collected(errors)];
  const code = await main(words, Readable.from([input]), output, errors);
  output.end();
  errors.end();
  return { code, lines: (await written).split('\n').slice(0, -1), complaint: await complaints };
}
async function collected(stream: PassThrough): Promise<string> {
  let text = '';
  for await (const chunk of stream) text += String(chunk);
  return text;
}

const RECORD =
  '{"variant":"zwikken-20c","players":3,"dealer":0,"deck":"Ac Tc Kc Ks As Qs Qd Kd Jd Jh Ah Kh Qh Th Qc Jc Js Ts Ad Td"';

describe('trace', () => {
  test('a bad line answers with its error, and the rest go on', async () => {
    const input = `${RECORD}}\n\nnonsense\n${RECORD},"actions":["bid","bid"]}\n${RECORD},"actions":["bid"]}\n`;
    const { code, lines } = await run(['trace'], input);
    expect(code).toBe(0);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { ok: true, next: { seat: 1, legal: ['bid', 'pass'] } },
      { ok: false, error: { code: 'bad-record', field: 'record', message: expect.any(String) } },
      { ok: false, error: { code: 'illegal-action', step: 1, legal: ['higher', 'pass'], cites: ['zwikken.20c.12'] } },
      { ok: true, steps: [{ seat: 1, action: 'bid' }] },
    ]);
  });
  test('a byte order mark and carriage returns are no matter', async () => {
    const { lines } = await run(['trace'], `\uFEFF${RECORD}}\r\n${RECORD}}\r\n`);
    expect(lines.map((line) => JSON.parse(line).ok)).toEqual([true, true]);
  });
  test('a file that is not there', async () => {
    expect(await run(['trace', 'no-such-file'])).toMatchObject({ code: 2, complaint: expect.stringContaining('no-such-file') });
  });
});

describe('deal', () => {
  test('a seed always gives the same record', async () => {
    const once = await run(['deal', '--variant', 'zwikken-20c', '--players', '4', '--seed', '7', '--option', 'maxTurns=4']);
    const twice = await run(['deal', '--variant', 'zwikken-20c', '--players', '4', '--seed', '7', '--option', 'maxTurns=4']);
    expect(once).toEqual(twice);
    expect(JSON.parse(once.lines[0] ?? '')).toMatchObject({ players: 4, dealer: 0, options: { maxTurns: '4' }, actions: [] });
  });
  test('as text it lays the cards out', async () => {
    const { lines } = await run(['deal', '--variant', 'kozyol', '--seed', '7', '--text']);
    expect(lines[0]).toBe('kozyol, 4 players, seed 7');
    expect(lines.filter((line) => /^ {2}\d/.test(line)).length).toBe(4);
  });
  test.each([
    [['deal'], 'rule set'],
    [['deal', '--variant', 'whist'], 'whist'],
    [['deal', '--variant', 'zwikken-20c', '--players', '9'], 'players'],
    [['deal', '--variant', 'zwikken-20c', '--seed', '-1'], 'seed'],
    [['deal', '--variant', 'zwikken-20c', '--seed', '4294967296'], 'seed'],
    [['deal', '--variant', 'zwikken-20c', '--option', 'maxTurns'], 'name=value'],
    [['deal', '--variant', 'zwikken-20c', '--option', 'maxTurns=9'], 'maxTurns'],
    [['deal', '--colour', 'red'], 'colour'],
    [['shuffle'], 'shuffle'],
    [[], 'which command'],
  ])('%j is a wrong call', async (words, complaint) => {
    expect(await run(words)).toMatchObject({ code: 2, lines: [], complaint: expect.stringContaining(complaint) });
  });
});

describe('review', () => {
  const { record } = JSON.parse(readFileSync('content/deals/seven-of-diamonds.json', 'utf8'));
  test('says of every step what it has lost, and what was better', async () => {
    const { code, lines } = await run(['review'], `${JSON.stringify(record)}\nnonsense\n`);
    expect(code).toBe(1);
    const [review, fault] = lines.map((line) => JSON.parse(line));
    expect(fault).toMatchObject({ ok: false, error: { code: 'bad-record' } });
    expect(review.ok).toBe(true);
    expect(review.steps.map(({ action }: StepReview) => action)).toEqual(record.actions);
    const losses: StepReview[] = review.steps.filter(isLoss);
    expect(losses.length).toBeGreaterThan(0);
    // Whoever does what is said to be better loses nothing.
    for (const { step, better } of losses) {
      const other = { ...record, actions: [...record.actions.slice(0, step), ...better] };
      const again = JSON.parse((await run(['review'], JSON.stringify(other))).lines[0] ?? '');
      expect(again.steps.slice(step).filter(isLoss)).toEqual([]);
    }
  });
  test('goes through the deals of a match, and tells in words', async () => {
    const [match = ''] = (await run(['match', '--variant', 'zwikken-20c', '--deals', '3', '--seed', '5'])).lines;
    const json = (await run(['review'], match)).lines.map((line) => JSON.parse(line));
    expect(json.map(({ deal }) => deal)).toEqual([0, 1, 2]);
    const { lines } = await run(['review', '--text'], match);
    expect(lines.filter((line) => /^zwikken-20c, deal \d: \d+ steps$/.test(line))).toHaveLength(3);
    const turning = json.flatMap(({ turningPoint }) =>
      turningPoint === null ? [] : `  turning point: step ${turningPoint + 1}`,
    );
    expect(lines.filter((line) => line.startsWith('  turning point'))).toEqual(turning);
    expect(turning.length).toBeGreaterThan(0);
  });
  test('a match that is none', async () => {
    const { code, lines } = await run(['review', '--text'], '{"records":[]}');
    expect(code).toBe(1);
    expect(lines).toEqual(['The match cannot be read: its variant is missing or wrong.']);
  });
});

describe('odds', () => {
  test('exact ones are fractions, with the share that they are', async () => {
    const { code, lines } = await run(['odds', 'cut', 'permanent']);
    expect(code).toBe(0);
    expect(lines.map((line) => JSON.parse(line))).toContainEqual({
      what: 'cut',
      game: 'zwicken',
      series: 'cut',
      at: 'hop',
      exact: '7/32',
      share: 0.21875,
    });
    expect(lines.length).toBe(3 + 3 + 9);
  });
  test('those counted over deals by seed come out the same again, with their bounds', async () => {
    const words = ['odds', 'staying', '--variant', 'tippen', '--players', '3', '--deals', '20', '--seed', '5'];
    const once = await run(words);
    expect(await run(words)).toEqual(once);
    const figures = once.lines.map((line) => JSON.parse(line));
    expect(figures.length).toBe(8);
    for (const { hits, of, share, low, high } of figures.filter((figure) => figure.of > 0)) {
      expect(share).toBeCloseTo(hits / of, 5);
      expect(low <= share && share <= high).toBe(true);
    }
    expect((await run([...words, '--text'])).lines[0]).toMatch(
      /^staying, tippen, 3 players, stand, 0: [\d.]+ %, \d+ of \d+ deals; /,
    );
  });
  test.each([
    [['odds', 'luck'], 'luck'],
    [['odds', 'cut', '--deals', '9'], 'exact'],
    [['odds', 'cut', '--variant', 'kozyol'], 'kozyol'],
    [['odds', 'staying', '--all'], '--all'],
    [['odds', 'staying', '--seed', '4294967295'], 'seed'],
  ])('%j is a wrong call', async (words, complaint) => {
    expect(await run(words)).toMatchObject({ code: 2, lines: [], complaint: expect.stringContaining(complaint) });
  });
});

describe('explain', () => {
  test('every call has its verdict, sentence and statement', async () => {
    const { code, lines } = await run(['explain'], `${RECORD},"actions":["bid","pass","pass","Ac"]}`);
    expect(code).toBe(0);
    const { seat, verdicts } = JSON.parse(lines[0] ?? '');
    expect(seat).toBe(2);
    expect(verdicts).toContainEqual(
      expect.objectContaining({
        action: 'Qd',
        legal: false,
        cites: ['zwikken.20c.24'],
        message: expect.stringContaining('seat 2'),
      }),
    );
  });
  test('of a record as text, in words', async () => {
    const text = '[Variant "zwikken-20c"] [Players "3"] [Dealer "0"] [Seed "7"]\n1: bid % and now?';
    const { code, lines } = await run(['explain', '--text'], text);
    expect(code).toBe(0);
    expect(lines.join('\n')).toMatch(/no {2}bid .*\[zwikken\.20c\.12\]/);
  });
  test('a bad record is said, and the code is 1', async () => {
    expect(await run(['explain'], '{}')).toMatchObject({ code: 1 });
    expect(await run(['explain', '--text'], '[Variant "zwikken-20c"]')).toMatchObject({ code: 1 });
  });
});

describe('perft, differ, ask, match', () => {
  test('perft counts length by length', async () => {
    const { lines } = await run(['perft', '--depth', '3'], `${RECORD}}`);
    expect(lines.map((line) => JSON.parse(line).sequences)).toEqual([2, 4, 8]);
  });
  test('differ finds the deals that tell two rule sets apart', async () => {
    const { code, lines } = await run(['differ', 'zwicken', 'tippen', '--players', '3', '--seeds', '60']);
    expect(code).toBe(0);
    expect(lines.map((line) => JSON.parse(line).by)).toContain('end');
  });
  test('differ says when two share no pack', async () => {
    expect(await run(['differ', 'zwikken-20c', 'zwicken'])).toMatchObject({
      code: 2,
      complaint: expect.stringContaining('pack'),
    });
  });
  test('differ compares definitions', async () => {
    const { lines } = await run(['differ', 'zwikken-20c', 'zwikken-21c', '--rules']);
    expect(lines.map((line) => JSON.parse(line).name)).toContain('maxTurns');
  });
  test('ask answers for every rule set', async () => {
    const { lines } = await run(['ask', '--hand', 'Qs Th Jd', '--trick', 'Ac Qh', '--trump', 'h']);
    expect(lines.length).toBe(11);
  });
  test('match plays to an end that parses again', async () => {
    const { lines } = await run(['match', '--variant', 'kozyol', '--seed', '3']);
    const again = await run(['match'], lines.join('\n'));
    expect(JSON.parse(again.lines[0] ?? '')).toMatchObject({ ok: true, standing: { isOver: true } });
  });
});

describe('solve', () => {
  const actions = '["bid","pass","pass"]';
  test('every legal action has its worth by seat, and the best line is legal to its end', async () => {
    const { code, lines } = await run(['solve'], `${RECORD},"actions":${actions}}\n{}\n`);
    expect(code).toBe(1);
    const [solution, fault] = lines.map((line) => JSON.parse(line));
    expect(fault).toMatchObject({ ok: false, error: { code: 'unknown-variant' } });
    const { ok, seat, worths, line } = solution;
    expect(ok).toBe(true);
    const traced = await run(
      ['trace'],
      `${RECORD},"actions":${actions}}\n${RECORD},"actions":${JSON.stringify([...JSON.parse(actions), ...line])}}\n`,
    );
    const [here, end] = traced.lines.map((text) => JSON.parse(text));
    expect({ seat, legal: worths.map(({ action }: { action: string }) => action).sort() }).toEqual(here.next);
    expect(end.result.delta).toEqual(worths.find(({ action }: { action: string }) => action === line[0]).delta);
  });
  test('in words, of a deal by seed', async () => {
    const { code, lines } = await run(['solve', '--text', '--variant', 'tippen', '--players', '2', '--seed', '3']);
    expect(code).toBe(0);
    expect(lines.join('\n')).toMatch(/^stand +[+-]?\d+ {3}by seat: [+-]?\d+ [+-]?\d+$/m);
    expect(lines.join('\n')).toContain('best line: ');
  });
  test('what takes too long is said', async () => {
    const { code, lines } = await run(['solve', '--variant', 'kozyol', '--seed', '1', '--nodes', '10']);
    expect({ code, answer: JSON.parse(lines[0] ?? '') }).toEqual({ code: 0, answer: { ok: false, why: 'too-wide' } });
  });
});

test('help goes to the output and names every command', async () => {
  const { code, lines } = await run(['--help']);
  expect(code).toBe(0);
  for (const command of ['deal', 'trace', 'explain', 'perft', 'solve', 'differ', 'ask', 'match']) {
    expect(lines.join('\n')).toContain(`stichbuch ${command}`);
  }
});

describe('at the edges', () => {
  test('separators that JSON may hold end no line', async () => {
    const line = `${RECORD},"note":"a\u2028b\u2029c"}`;
    const { lines } = await run(['trace'], `${line}\n${line}`);
    expect(lines.map((answer) => JSON.parse(answer).ok)).toEqual([true, true]);
  });
  test('a file that cannot be read does not keep those before it from their answer', async () => {
    expect(await run(['trace', 'package.json', 'no-such-file'])).toMatchObject({ code: 2 });
    expect(await run(['trace', '.'])).toMatchObject({ code: 2, complaint: expect.stringContaining('cannot be read') });
  });
  test('an illegal action is explained in words, with its place and statement', async () => {
    const text = '[Variant "zwikken-20c"] [Players "3"] [Dealer "0"] [Seed "5"]\nbid higher bid';
    const { code, lines } = await run(['explain', '--text'], text);
    expect(code).toBe(1);
    expect(lines.join('\n')).toMatch(/^line 2, column 12: .*\[zwikken\.20c\.12\]$/);
  });
  test.each([
    [['ask', '--hand', 'Qc', '--variant', 'zwikken-20c', '--option', 'foo=bar'], 'foo'],
    [['ask', '--hand', 'Qc', '--option', 'undertrump=forced'], 'variant'],
    [['differ', 'zwikken-20c', 'zwikken-21c', '--seed', '4294967290', '--seeds', '20'], 'seeds'],
    [['differ', 'zwikken-20c', 'zwikken-20c', '--rules', '--option-a', 'undertrump=zzz'], 'undertrump'],
    [['deal', '--variant', 'zwikken-20c', '--option', 'maxTurns=3=4'], 'maxTurns'],
    [['deal', 'now', '--variant', 'zwikken-20c'], 'now'],
    [['match', '--variant', 'zwikken-20c', '--deals', '10001'], '10000'],
  ])('%j is a wrong call', async (words, complaint) => {
    expect(await run(words)).toMatchObject({ code: 2, lines: [], complaint: expect.stringContaining(complaint) });
  });
  test('more tricks than a hand has cards', async () => {
    const { lines } = await run(['ask', '--hand', 'Qc', '--tricks', '9007199254740991', '--variant', 'zwikken-20c']);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ ok: false, why: 'no-such-trick' });
  });
});
