import { describe, expect, test } from 'vitest';
import { readFiles, readRuleSets } from '../../src/rulebook/check.ts';
import { choiceOf, coverageOf, markOf, rulingsOf } from '../../src/rulebook/coverage.ts';
import { rulingsIn } from '../../src/rulebook/rulings.ts';

const RULE_SETS = [
  { id: 'a', cites: ['z.a.1', 'z.a.2', 'R-x'], options: { o: { values: ['p', 'q'], cites: ['z.a.2', 'R-x'] } } },
  { id: 'b', cites: ['z.a.1'], options: { o: { values: ['p'], cites: 'z.a.1' } } },
];

test.each([
  ['z.a.1', ['a', 'b'], [], 'enforced'],
  ['z.a.2', ['a'], ['R-x'], 'ruled'],
  ['z.a.3', [], [], 'told'],
])('%s', (id, played, ruled, mark) => {
  const [coverage] = coverageOf([id], RULE_SETS, [{ id: 'R-x', on: ['z.a.2'] }]);
  expect(coverage).toEqual({ id, played, ruled });
  expect(coverage && markOf(coverage)).toBe(mark);
});

test('a ruling has readings where an option cites it', () => {
  expect(RULE_SETS.map((ruleSet) => choiceOf('R-x', ruleSet))).toEqual([{ option: 'o', values: ['p', 'q'] }, null]);
  expect(RULE_SETS.map(rulingsOf)).toEqual([['R-x'], []]);
});

describe('the edition', async () => {
  const files = readFiles();
  const lists = [...files].filter(([file]) => file.endsWith('/statements.json')).map(([, text]) => text);
  const listed = lists.flatMap((text): readonly { readonly id: string; readonly kind: string }[] => JSON.parse(text));
  const kindOf = new Map(listed.map(({ id, kind }) => [id, kind]));
  const rulings = rulingsIn(files.get('content/rulings/en.mdx') ?? '', 'en.mdx', () => '').value;
  const ruleSets = await readRuleSets();
  const coverage = coverageOf([...kindOf.keys()], ruleSets, rulings);
  const playedIds = new Set(coverage.filter(({ played }) => played.length > 0).map(({ id }) => id));

  test('every rule of Zwikken of the twentieth century is played', () => {
    const rules = coverage.filter(({ id }) => id.startsWith('zwikken.20c.') && kindOf.get(id) === 'rule');
    expect(rules.length).toBeGreaterThan(0);
    expect(rules.filter(({ played }) => !played.includes('zwikken-20c'))).toEqual([]);
  });

  test('the history of Zwikken is told only', () => {
    const history = coverage.filter(({ id }) => id.startsWith('zwikken.') && kindOf.get(id) === 'history');
    expect(history.length).toBeGreaterThan(0);
    expect(history.filter(({ played }) => played.length > 0)).toEqual([]);
  });

  test('every ruling is on a statement that is played', () => {
    expect(rulings.length).toBeGreaterThan(0);
    expect(rulings.filter(({ on }) => !on.some((id) => playedIds.has(id)))).toEqual([]);
  });
});
