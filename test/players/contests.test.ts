import { describe, expect, test } from 'vitest';
import { gameIds } from '../../src/engine/game.ts';
import type { Contest } from '../../src/site/guide/contests.ts';
import { contestKinds, contestOf, pooled } from '../../src/site/guide/contests.ts';

await Promise.all(Object.values(import.meta.glob('../../src/engine/games/*.ts')).map((load) => load()));

/** A contest over these gains, one deck each. */
function over(gains: readonly number[]): Contest {
  const gain = gains.reduce((sum, n) => sum + n, 0) / gains.length;
  const deviation = Math.sqrt(gains.reduce((sum, n) => sum + (n - gain) ** 2, 0) / (gains.length - 1));
  const range = (1.96 * deviation) / Math.sqrt(gains.length);
  const who = { game: 'kozyol', player: 'thinking', against: 'random', median: 1, most99: gains.length };
  return { ...who, decks: gains.length, deals: 2 * gains.length, gain, range };
}

describe('a contest in parts', () => {
  const all = [3, -1, 4, 1, -5, 9, 2, 6, 5, -3, 5];
  test('comes to the same as in one', () => {
    const one = over(all);
    const parts = pooled([over(all.slice(0, 3)), over(all.slice(3, 9)), over(all.slice(9))]);
    expect([parts.decks, parts.deals]).toEqual([one.decks, one.deals]);
    expect(parts.gain).toBeCloseTo(one.gain);
    expect(parts.range).toBeCloseTo(one.range);
  });
  test('has the times of its greatest part', () => {
    expect(pooled([over(all.slice(0, 3)), over(all.slice(3))]).most99).toBe(8);
  });
  test('is none without a part', () => expect(() => pooled([])).toThrow(RangeError));
});

test.each(gameIds())('of %s a thousand deals at least are kept against both opponents', (id) => {
  for (const kind of contestKinds) expect(contestOf(id, kind).decks).toBeGreaterThan(0);
  expect(contestOf(id, 'random').deals).toBeGreaterThanOrEqual(1000);
  expect(contestOf(id, 'earlier').deals).toBeGreaterThanOrEqual(1000);
});
