import { describe, expect, test } from 'vitest';
import { CASES as ZWIKKEN_20C } from './zwikken-20c.ts';
import '../../src/engine/games/zwikken-20c.ts';
import { hold, recordOfCase } from './case.ts';

describe('zwikken-20c', () => {
  test.each(ZWIKKEN_20C.map((row) => [row.cites.join(', '), row.name, row] as const))('%s: %s', (_cites, _name, row) => {
    hold(row, recordOfCase('zwikken-20c', row));
  });
  test('a name stands for one case only', () => {
    const names = ZWIKKEN_20C.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
