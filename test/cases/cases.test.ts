import { describe, expect, test } from 'vitest';
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
