// All languages have the same texts for the table, and fill the same places in them.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

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

/** What is said in the islands, in a file of each language. */
const ENDINGS = [
  '.table.json',
  '.stakes.json',
  '.shares.json',
  '.points.json',
  '.marks.json',
  '.desk.json',
  '.compare.json',
  '.hint.json',
];

describe.each(ENDINGS)('*%s', (ending) => {
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
