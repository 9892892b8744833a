// A rule that could be dropped without any case failing would be a rule nobody holds the engine to.
import { afterEach, describe, expect, test } from 'vitest';
import type { Game } from '../../src/engine/game.ts';
import { game, gameOf } from '../../src/engine/game.ts';
import type { DealRecord } from '../../src/engine/record.ts';
import type { Case } from './case.ts';
import { hold, recordOfCase } from './case.ts';
import { droppedFrom } from './dropped.ts';
import { TABLES } from './tables.ts';

/** The names of the cases that the rule set, as it is registered now, does not pass. */
const failing = (rows: readonly (readonly [Case, DealRecord])[]): readonly string[] =>
  rows.flatMap(([row, record]) => {
    try {
      hold(row, record);
      return [];
    } catch {
      return [row.name];
    }
  });

describe.each(TABLES)('%s', (id, cases) => {
  const whole = gameOf(id) as Game;
  const rows = cases.map((row) => [row, recordOfCase(id, row)] as const);
  afterEach(() => {
    game(whole);
  });

  test('nothing dropped, no case fails', () => {
    expect(failing(rows)).toEqual([]);
  });
  test.each(droppedFrom(whole).map(({ what, definition }) => [what, definition] as const))('without %s', (_what, definition) => {
    game(definition);
    expect(failing(rows)).not.toEqual([]);
  });
  test('every statement that the rule set cites has a case', () => {
    const held = new Set(cases.flatMap(({ cites }) => cites));
    expect(whole.cites.filter((id) => !held.has(id))).toEqual([]);
  });
});
