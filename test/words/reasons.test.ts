import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import deDesk from '../../content/ui/de.desk.json';
import deTable from '../../content/ui/de.table.json';
import enDesk from '../../content/ui/en.desk.json';
import enTable from '../../content/ui/en.table.json';
import jaDesk from '../../content/ui/ja.desk.json';
import jaTable from '../../content/ui/ja.table.json';
import nlDesk from '../../content/ui/nl.desk.json';
import nlTable from '../../content/ui/nl.table.json';
import ruDesk from '../../content/ui/ru.desk.json';
import ruTable from '../../content/ui/ru.table.json';
import { FULL_PACK } from '../../src/engine/cards.ts';
import type { Game } from '../../src/engine/game.ts';
import { gameIds, gameOf } from '../../src/engine/game.ts';
import { judge, verdicts } from '../../src/engine/play.ts';
import { callTold } from '../../src/words/names.ts';
import { tellReason } from '../../src/words/reasons.ts';
import { playedOut } from '../engine/sound.ts';

await Promise.all(Object.values(import.meta.glob('../../src/engine/games/*.ts')).map((load) => load()));

const VOICES = [
  { lang: 'en', t: enTable, why: enDesk.why },
  { lang: 'ru', t: ruTable, why: ruDesk.why },
  { lang: 'ja', t: jaTable, why: jaDesk.why },
  { lang: 'de', t: deTable, why: deDesk.why },
  { lang: 'nl', t: nlTable, why: nlDesk.why },
] as const;
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
          for (const { call } of deal.calls) expect(callTold(voice, call, 0)).not.toMatch(/[{}]|undefined/);
        }
      }),
      { numRuns: 30 },
    );
  });
});
