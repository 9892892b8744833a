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

describe('Zwikken of the twentieth century', async () => {
  const files = readFiles();
  const list: readonly { readonly id: string; readonly kind: string }[] = JSON.parse(
    files.get('content/sources/zwikken/statements.json') ?? '[]',
  );
  const rulings = rulingsIn(files.get('content/rulings/en.mdx') ?? '', 'en.mdx', () => '').value;
  const ruleSets = (await readRuleSets()).filter(({ id }) => id === 'zwikken-20c');
  const coverage = coverageOf(
    list.map(({ id }) => id),
    ruleSets,
    rulings,
  );
  const kindOf = new Map(list.map(({ id, kind }) => [id, kind]));

  test('every rule is played, and nothing but rules', () => {
    const section = coverage.filter(({ id }) => id.startsWith('zwikken.20c.'));
    expect(section.filter(({ played }) => played.length > 0).map(({ id }) => id)).toEqual(
      section.filter(({ id }) => kindOf.get(id) === 'rule').map(({ id }) => id),
    );
  });

  test('introduction and history are told only', () => {
    const rest = coverage.filter(({ id }) => !id.startsWith('zwikken.20c.'));
    expect(new Set(rest.map(markOf))).toEqual(new Set(['told']));
  });

  test('every ruling is on a statement that is played', () => {
    const ruled = coverage.filter((own) => own.ruled.length > 0);
    expect(new Set(ruled.flatMap((own) => own.ruled))).toEqual(new Set(rulings.map(({ id }) => id)));
    expect(ruled.filter(({ played }) => played.length === 0)).toEqual([]);
  });
});
