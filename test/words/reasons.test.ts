import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FULL_PACK } from '../../src/engine/cards.ts';
import { gameIds } from '../../src/engine/game.ts';
import { judge, verdicts } from '../../src/engine/play.ts';
import { tellReason } from '../../src/words/reasons.ts';
import { playedOut } from '../engine/sound.ts';
import { gameNamed, langs, sentencesIn, voiceFor } from './voices.ts';

await Promise.all(Object.values(import.meta.glob('../../src/engine/games/*.ts')).map((load) => load()));

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
  test.each(langs)('every verdict has its sentence in %s', (lang) => {
    const sentences = sentencesIn(lang);
    fc.assert(
      fc.property(playedOut(gameNamed(id)), ({ record, deals }) => {
        const voice = voiceFor(lang, gameNamed(id), record.players);
        for (const deal of deals) {
          for (const verdict of [
            ...verdicts(deal),
            ...[...CALLS, ...FULL_PACK.slice(0, 8)].map((action) => judge(deal, action)),
          ]) {
            expect(tellReason(voice, sentences, verdict)).not.toMatch(/[{}]|undefined/);
          }
        }
      }),
      { numRuns: 15 },
    );
  });
});
