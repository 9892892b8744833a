import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Action, Deal } from '../../src/engine/deal.ts';
import type { Game } from '../../src/engine/game.ts';
import { gameIds, gameOf } from '../../src/engine/game.ts';
import { formatLink, parseLink } from '../../src/engine/link.ts';
import { judge, play, verdicts } from '../../src/engine/play.ts';
import { parseRecord, recordOf, replay, trace } from '../../src/engine/record.ts';
import { formatText, parseText } from '../../src/engine/text.ts';
import { playedOut } from './sound.ts';

await Promise.all(Object.values(import.meta.glob('../../src/engine/games/*.ts')).map((load) => load()));

const cardsIn = (d: Deal): readonly string[] => [
  ...d.hands.flat(),
  ...d.tricks.flatMap(({ cards }) => cards),
  ...d.trick,
  ...d.turned,
  ...d.talon,
  ...d.discarded,
  ...d.deck.slice(d.drawn),
];
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** Whether playing the action throws, as it must when it is not legal. */
function isRefused(d: Deal, action: Action): boolean {
  try {
    play(d, action);
    return false;
  } catch (error) {
    return error instanceof RangeError;
  }
}

test('there are rule sets to try', () => {
  expect(gameIds()).toContain('zwikken-20c');
});

describe.each(gameIds())('%s', (id) => {
  const game = gameOf(id) as Game;
  test('some action is legal until the deal is over', () => {
    fc.assert(
      fc.property(playedOut(game), ({ deals }) => {
        for (const d of deals) expect((d.next === null) !== (d.result === null)).toBe(true);
        for (const d of deals) expect(d.next === null || d.next.legal.length > 0).toBe(true);
        expect(deals.at(-1)?.result).not.toBeNull();
      }),
    );
  });
  test('cards are conserved', () => {
    fc.assert(
      fc.property(playedOut(game), ({ deals }) => {
        for (const d of deals) expect([...cardsIn(d)].sort()).toEqual([...d.deck].sort());
      }),
    );
  });
  test('chips are conserved', () => {
    fc.assert(
      fc.property(playedOut(game), ({ deals }) => {
        if (game.potUnit === 0) return;
        for (const d of deals) expect(sum(d.delta) + d.pot).toBe(d.potBefore);
        for (const d of deals) expect(d.pot).toBeGreaterThanOrEqual(0);
      }),
    );
  });
  test('a replay is the play over again', () => {
    fc.assert(
      fc.property(playedOut(game), ({ record, deals }) => {
        const script = parseRecord(record);
        const played = script.ok ? replay(script.value) : script;
        expect(played.ok && [played.value.start, ...played.value.steps.map(({ after }) => after)]).toEqual(deals);
      }),
    );
  });
  test('a trace is JSON and says what was done', () => {
    fc.assert(
      fc.property(playedOut(game), ({ record }) => {
        const script = parseRecord(record);
        const traced = script.ok ? trace(script.value) : script;
        if (!traced.ok) throw new Error(traced.fault.code);
        expect(JSON.parse(JSON.stringify(traced.value))).toEqual(traced.value);
        expect(traced.value.steps.map(({ action }) => action)).toEqual(record.actions);
      }),
    );
  });
  test('verdicts agree with what is legal, and each cites a statement', () => {
    fc.assert(
      fc.property(playedOut(game), ({ deals }) => {
        for (const d of deals) {
          const legal = new Set(d.next?.legal);
          const said = verdicts(d);
          expect([...legal].filter((action) => !judge(d, action).legal)).toEqual([]);
          expect(said.filter((verdict) => verdict.legal !== legal.has(verdict.action))).toEqual([]);
          expect(said.filter((verdict) => verdict.cites.length === 0)).toEqual([]);
          const judged = new Set(said.map(({ action }) => action));
          expect([...legal].filter((action) => !judged.has(action))).toEqual([]);
        }
      }),
    );
  });
  test('every event cites a statement of the rule set', () => {
    fc.assert(
      fc.property(playedOut(game), ({ deals }) => {
        for (const { events } of deals) {
          for (const { cites } of events) {
            expect(cites).not.toEqual([]);
            expect(cites.filter((cite) => !game.cites.includes(cite))).toEqual([]);
          }
        }
      }),
    );
  });
  test('an action that is not legal is refused and changes nothing', () => {
    fc.assert(
      fc.property(playedOut(game), fc.string(), ({ deals }, word) => {
        for (const d of deals) {
          const before = JSON.stringify(d);
          const others = [word, ...d.deck].filter((action) => !d.next?.legal.includes(action));
          expect(others.filter((action) => !isRefused(d, action) || judge(d, action).legal)).toEqual([]);
          expect(JSON.stringify(d)).toBe(before);
        }
      }),
      { numRuns: 20 },
    );
  });
  test('a deal is plain JSON', () => {
    fc.assert(
      fc.property(playedOut(game), ({ deals }) => {
        for (const d of deals) expect(JSON.parse(JSON.stringify(d))).toEqual(d);
      }),
      { numRuns: 20 },
    );
  });
  test('record, text and link say the same', () => {
    fc.assert(
      fc.property(playedOut(game), ({ record, deals }) => {
        const written = recordOf(deals.at(-1) as Deal, record.actions);
        expect(parseLink(formatLink(written))).toEqual({ ok: true, record: written });
        const text = parseText(formatText(written));
        expect(text.ok && text.records.map((read) => read.record)).toEqual([written]);
      }),
    );
  });
});
