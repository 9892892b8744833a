// Whatever the engine can say of a deal has words: a few hundred deals of every game are told from beginning to end.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Deal, Event } from '../../src/engine/deal.ts';
import type { Game } from '../../src/engine/game.ts';
import { gameIds } from '../../src/engine/game.ts';
import { verdicts } from '../../src/engine/play.ts';
import { announce, tellStep } from '../../src/islands/narration.ts';
import type { Voice } from '../../src/words/names.ts';
import { actionName, partsOf } from '../../src/words/names.ts';
import { playedOut } from '../engine/sound.ts';
import { gameNamed, langs, sentencesIn, voiceFor } from './voices.ts';

await Promise.all(Object.values(import.meta.glob('../../src/engine/games/*.ts')).map((load) => load()));

/** What an event may say of itself, by the group of texts it stands in and the name there. */
function codesOf(event: Event, game: Game): readonly (readonly [group: string, code: string])[] {
  switch (event.type) {
    case 'won':
    case 'lost':
      return [[event.type, event.how]];
    case 'scored':
      return [['scored', event.for]];
    case 'ended':
      return event.end === 'played' ? [] : [['ends', event.end]];
    case 'called':
      return [['calls', event.call]];
    case 'played':
      return [['events', event.faceDown ? 'dark' : 'played']];
    case 'trick':
      return [['events', game.points ? 'trick' : 'trickAlone']];
    default:
      return [['events', event.type]];
  }
}

/** Whether a language has words for a code. */
function hasWords(voice: Voice, lang: string, group: string, code: string): boolean {
  const { t } = voice;
  const groups: Readonly<Record<string, unknown>> = {
    ...t,
    ...t.aims,
    why: sentencesIn(lang),
  };
  if (group === 'calls') return Object.values(t.calls).includes(partsOf(voice, code).words);
  return code in Object(groups[group]);
}

const NOTHING = /[{}]|undefined|null|NaN|\[object/;

/** What the rule set names in its parameters, however seldom a deal comes to it. */
function codesIn(game: Game): readonly (readonly [string, string])[] {
  const namesOf = (list: unknown): string[] => (Array.isArray(list) ? list.map(({ name }: { name: string }) => name) : []);
  return game.phases.flatMap(({ name, parameters }): (readonly [string, string])[] => {
    const { losses, aims, fines, end } = parameters as Readonly<Record<string, unknown>>;
    return [
      ...namesOf(losses).map((loss) => ['scored', loss] as const),
      ...namesOf(aims).map((aim) => ['won', aim] as const),
      ...namesOf(fines).map((fine) => ['lost', fine] as const),
      ...(name === 'combination' ? [['ends', String(end)] as const] : []),
      ...(name === 'marks' ? [['lost', 'all-marks'] as const, ['scored', 'card-fallen'] as const] : []),
    ];
  });
}

describe.each(gameIds())('%s', (id) => {
  const game = gameNamed(id);
  const codes = new Map<string, readonly [string, string]>(codesIn(game).map((code) => [code.join(' '), code]));
  const told: { readonly before: Deal | undefined; readonly after: Deal }[] = [];
  fc.assert(
    fc.property(playedOut(game), ({ deals }) => {
      for (const [step, after] of deals.entries()) {
        const found = [
          ...after.events.flatMap((event) => codesOf(event, game)),
          ...verdicts(after).map(({ reason }) => ['why', reason.code] as const),
          ...after.deck.map((card) => ['ranks', card.charAt(0)] as const),
          ...(after.next ? [['phases', game.phases[after.phase]?.name ?? ''] as const] : []),
        ];
        if (found.some((code) => !codes.has(code.join(' ')))) told.push({ before: deals[step - 1], after });
        for (const code of found) codes.set(code.join(' '), code);
      }
    }),
    { numRuns: 300, seed: 11 },
  );

  test.each(langs)('every event, call, aim, end, reason, rank and part of the deal has words in %s', (lang) => {
    const voice = voiceFor(lang, game, game.seats.value[0] ?? 0);
    expect(codes.size).toBeGreaterThan(20);
    expect([...codes.values()].filter(([group, code]) => !hasWords(voice, lang, group, code))).toEqual([]);
  });

  test.each(langs)('nothing is left out of a sentence in %s', (lang) => {
    for (const { before, after } of told) {
      const voice = voiceFor(lang, game, after.players);
      expect(announce(voice, before, after)).not.toMatch(NOTHING);
      expect(tellStep(voice, before, after)).not.toBe('');
      for (const { call } of after.calls) expect(actionName(voice, call)).not.toMatch(NOTHING);
    }
  });
});
