// Everything that a deal of the edition can bring about has words in every language, and all languages fill the same places.
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/engine/game.ts';
import { verdicts } from '../../src/engine/play.ts';
import { announce } from '../../src/islands/narration.ts';
import type { Strings } from '../../src/words/names.ts';
import { playedOut } from '../engine/sound.ts';

type Words = string | { readonly [key: string]: Words };
const read = (file: string): Readonly<Record<string, Words>> => JSON.parse(readFileSync(`content/ui/${file}`, 'utf8'));
const langsOf = (ending: string): string[] =>
  readdirSync('content/ui').flatMap((file) => (file.endsWith(ending) ? [file.slice(0, -ending.length)] : []));

/** The places of a text, whatever cases and numbers it comes in. */
function placesIn(words: Words): string[] {
  if (typeof words !== 'string') return [...new Set(Object.values(words).flatMap(placesIn))].sort();
  return [...words.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? '').sort();
}

/** The texts by their keys; forms of one text count as one. */
function textsOf(words: Words, key = ''): [string, Words][] {
  if (typeof words === 'string' || 'other' in words || 'nom' in words) return [[key, words]];
  return Object.entries(words).flatMap(([part, inner]) => textsOf(inner, `${key}.${part}`));
}

describe.each(['.table.json', '.desk.json'])('*%s', (ending) => {
  test.each(langsOf(ending).filter((lang) => lang !== 'en'))('%s fills the places that English has', (lang) => {
    const own = new Map(textsOf(read(`${lang}${ending}`)));
    // A language may leave out the name of a card or player that its sentence does without, but can fill no other place.
    const wrong = textsOf(read(`en${ending}`)).filter(([key, text]) => {
      const known = placesIn(text);
      return !own.has(key) || placesIn(own.get(key) ?? '').some((place) => !known.includes(place));
    });
    expect(wrong).toEqual([]);
  });
});

/** The key of the texts of a call. */
const keyOf = (call: string): string =>
  call.endsWith('!') ? 'declare' : call.replace(/:\d+$/, ':N').replace(/:([cshd]|.[cshd].*)$/, '');

/** The rule sets that have a page. */
const published = await Promise.all(
  readdirSync('content/games').map(async (id): Promise<Game> => (await import(`../../src/engine/games/${id}.ts`)).default),
);

describe.each(published)('$id', (game) => {
  const brought: Record<string, Set<string>> = {
    why: new Set(),
    calls: new Set(),
    aims: new Set(),
    ends: new Set(),
    ranks: new Set(),
  };
  fc.assert(
    fc.property(playedOut(game), ({ deals }) => {
      for (const deal of deals) {
        for (const { reason } of verdicts(deal)) brought.why?.add(reason.code);
        for (const event of deal.events) {
          if (event.type === 'called') brought.calls?.add(keyOf(event.call));
          if (event.type === 'won' || event.type === 'lost') brought.aims?.add(event.how);
          if (event.type === 'ended' && event.end !== 'played') brought.ends?.add(event.end);
        }
      }
      for (const card of deals[0]?.deck ?? []) brought.ranks?.add(card.charAt(0));
    }),
    { numRuns: 400 },
  );

  test.each(langsOf('.table.json'))('has words in %s', (lang) => {
    const words = { ...read(`${lang}.table.json`), ...read(`${lang}.desk.json`) };
    // Some games end in one way only, and with nobody in particular.
    for (const group of ['why', 'calls', 'ranks']) expect(brought[group]?.size, group).toBeGreaterThan(0);
    for (const [group, codes] of Object.entries(brought)) {
      expect(
        [...codes].filter((code) => !(code in (words[group] as object))),
        group,
      ).toEqual([]);
    }
  });

  test.each(langsOf('.table.json'))('is told in %s, step by step', async (lang) => {
    const t: Strings = (await import(`../../content/ui/${lang}.table.json`)).default;
    fc.assert(
      fc.property(playedOut(game), ({ deals }) => {
        for (const [step, deal] of deals.entries()) {
          const said = announce({ lang, t, players: deal.players }, deals[step - 1], deal);
          expect(said).not.toMatch(/[{}]|undefined|\[object/);
        }
      }),
      { numRuns: 30 },
    );
  });
});
