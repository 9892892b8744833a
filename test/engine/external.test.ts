// Tricks that others have played: Schafkopf with hearts as trumps, whose cards rank as Kozyol's do but for the 7 of clubs.
// The data are no part of the project: the variable STICHBUCH_EXTERNAL names the folder that holds them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Suit } from '../../src/engine/cards.ts';
import type { Trick } from '../../src/engine/deal.ts';
import kozyol from '../../src/engine/games/kozyol-first.ts';
import type { DealRecord } from '../../src/engine/record.ts';
import { parseRecord, replay } from '../../src/engine/record.ts';
import { rankingOf, winningPlace } from '../../src/engine/tricks.ts';

const folder = process.env.STICHBUCH_EXTERNAL ?? '';

/** The objects of a file, one a line; none where no folder is named. */
function linesOf<T>(name: string): readonly T[] {
  const lines = folder === '' ? [] : readFileSync(join(folder, name), 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line): T => JSON.parse(line));
}
const titleOf = (list: readonly unknown[], what: string): string =>
  list.length === 0 ? `${what} played elsewhere: STICHBUCH_EXTERNAL names no folder` : `${list.length} ${what} played elsewhere`;

const tricks = linesOf<Trick & { readonly trump: Suit }>('schafkopf-tricks.jsonl');
const deals = linesOf<{ readonly record: DealRecord; readonly tricks: readonly Trick[] }>('schafkopf-deals.jsonl');

/** The tricks of a record as the engine gives them out; null when it refuses an action. */
function tricksTaken(record: DealRecord): readonly Trick[] | null {
  const script = parseRecord(record);
  const played = script.ok ? replay(script.value) : script;
  return played.ok ? (played.value.steps.at(-1)?.after ?? played.value.start).tricks : null;
}

describe.skipIf(tricks.length === 0)(titleOf(tricks, 'tricks'), () => {
  test('the same card takes each of them', () => {
    const differ = tricks.filter(({ trump, leader, cards, winner }) => {
      const place = winningPlace(cards, rankingOf(kozyol.order, trump), trump);
      return (leader + place) % cards.length !== winner;
    });
    expect(differ).toEqual([]);
  });
});

describe.skipIf(deals.length === 0)(titleOf(deals, 'deals'), () => {
  test('every action is legal, and the same seat takes each trick', () => {
    const differ = deals.filter(({ record, tricks: taken }) => JSON.stringify(tricksTaken(record)) !== JSON.stringify(taken));
    expect(differ).toEqual([]);
  });
});
