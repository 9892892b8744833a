import { describe, expect, test } from 'vitest';
import { gameIds } from '../../src/engine/game.ts';
import { perft } from '../../src/engine/perft.ts';
import type { DealRecord } from '../../src/engine/record.ts';
import { parseRecord, replay } from '../../src/engine/record.ts';

interface Row {
  readonly name: string;
  readonly record: DealRecord;
  /** Sequences of 1, 2, 3 … actions. */
  readonly counts: readonly number[];
}

await Promise.all(Object.values(import.meta.glob('../../src/engine/games/*.ts')).map((load) => load()));
const tables = import.meta.glob<readonly Row[]>('./*.json', { eager: true, import: 'default' });
const rowsOf = (id: string): readonly Row[] => tables[`./${id}.json`] ?? [];

test.each(gameIds())('%s has its counts', (id) => {
  expect(rowsOf(id).length).toBeGreaterThanOrEqual(4);
});

describe.each(gameIds())('%s', (id) => {
  test.each(rowsOf(id).map((row) => [row.name, row] as const))('%s', (_name, { record, counts }) => {
    const script = parseRecord(record);
    const played = script.ok ? replay(script.value) : script;
    if (!played.ok) throw new Error(played.fault.code);
    const from = played.value.steps.at(-1)?.after ?? played.value.start;
    expect(counts.map((_, i) => perft(from, i + 1).sequences)).toEqual(counts);
  });
});
