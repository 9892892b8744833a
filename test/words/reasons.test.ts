import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import enCalls from '../../content/ui/en.calls.json';
import enDesk from '../../content/ui/en.desk.json';
import enTable from '../../content/ui/en.table.json';
import ruCalls from '../../content/ui/ru.calls.json';
import ruDesk from '../../content/ui/ru.desk.json';
import ruTable from '../../content/ui/ru.table.json';
import { FULL_PACK } from '../../src/engine/cards.ts';
import type { Game } from '../../src/engine/game.ts';
import { gameIds, gameOf } from '../../src/engine/game.ts';
import { judge, verdicts } from '../../src/engine/play.ts';
import type { Strings } from '../../src/words/names.ts';
import { callTold } from '../../src/words/names.ts';
import { tellReason } from '../../src/words/reasons.ts';
import { playedOut } from '../engine/sound.ts';

await Promise.all(Object.values(import.meta.glob('../../src/engine/games/*.ts')).map((load) => load()));

/** Every rank has a name here, also those that no table of this edition shows. */
const withRanks = (t: Strings): Strings => ({
  ...t,
  ranks: { '9': 'x', '8': 'x', '7': 'x', '6': 'x', '5': 'x', '4': 'x', '3': 'x', '2': 'x', ...t.ranks },
});
const VOICES = [
  { lang: 'en', t: withRanks({ ...enTable, calls: { ...enTable.calls, ...enCalls } }), why: enDesk.why },
  { lang: 'ru', t: withRanks({ ...ruTable, calls: { ...ruTable.calls, ...ruCalls } }), why: ruDesk.why },
];
const CALLS = [
  'pass',
  'bid',
  'higher',
  'keep',
  'turn',
  'swap:Ah',
  'bid:5',
  'bid:7',
  'draw:Ah',
  'give:Ah',
  'trump:h',
  'raise',
  'match',
  'nonsense',
];

describe.each(gameIds())('%s', (id) => {
  test.each(VOICES)('every verdict has its sentence in $lang', ({ lang, t, why }) => {
    fc.assert(
      fc.property(playedOut(gameOf(id) as Game), ({ deals }) => {
        for (const deal of deals) {
          const voice = { lang, t, players: deal.players };
          for (const verdict of [
            ...verdicts(deal),
            ...[...CALLS, ...FULL_PACK.slice(0, 8)].map((action) => judge(deal, action)),
          ]) {
            const said = tellReason(voice, why, verdict);
            expect(said).not.toMatch(/[{}]|undefined/);
          }
          for (const { call } of deal.calls)
            if (!call.endsWith('!')) expect(callTold(voice, call, 0)).not.toMatch(/[{}]|undefined/);
        }
      }),
      { numRuns: 30 },
    );
  });
});
