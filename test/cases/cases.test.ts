import { describe, expect, test } from 'vitest';
import TOLD from '../../content/ledger/told.json' with { type: 'json' };
import { hold, recordOfCase } from './case.ts';
import { TABLES } from './tables.ts';

test.each(TABLES)('%s has its table of cases', (_id, cases) => {
  expect(cases.length).toBeGreaterThan(0);
});

describe.each(TABLES)('%s', (id, cases) => {
  test.each(cases.map((row) => [row.cites.join(', '), row.name, row] as const))('%s: %s', (_cites, _name, row) => {
    hold(row, recordOfCase(id, row));
  });
  test('a name stands for one case only', () => {
    const names = cases.map(({ name }) => name);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });
});

describe('statements of the sources', () => {
  // Drafts count: a rule set may be played before its source is published.
  const kinds = Object.values(
    import.meta.glob<readonly { readonly id: string; readonly kind: string }[]>('../../content/**/sources/*/statements.json', {
      eager: true,
      import: 'default',
    }),
  ).flat();
  const held = new Set(TABLES.flatMap(([, cases]) => cases.flatMap(({ cites }) => cites)));

  test('all the statements of the three sources are there', () => {
    expect(new Set(kinds.map(({ id }) => id)).size).toBe(279);
  });
  test('every rule has a case or is one that nothing can be executed of', () => {
    const rules = kinds.filter(({ kind }) => kind === 'rule').map(({ id }) => id);
    expect(rules.filter((id) => !held.has(id) && !Object.hasOwn(TOLD, id))).toEqual([]);
  });
  test('of those, none has a case', () => {
    expect(Object.keys(TOLD).filter((id) => held.has(id))).toEqual([]);
  });
});
