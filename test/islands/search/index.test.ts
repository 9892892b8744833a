// What answers to a query: forms and spellings of words, languages, facets.
import { describe, expect, test } from 'vitest';
import type { Entry, Facets } from '../../../src/islands/search/index.ts';
import { answersFor, indexOf } from '../../../src/islands/search/index.ts';
import { runsOf } from '../../../src/islands/search/runs.ts';

const entry = (name: string, text: string, rest: Partial<Entry> = {}): Entry => ({
  href: `/${name}`,
  kind: 'rule',
  name,
  text,
  where: ['Page', 'Part'],
  ...rest,
});
const WORDS: Readonly<Record<string, readonly Entry[]>> = {
  en: [
    entry('20c.6', 'A zwik, three cards of one rank, wins at once.', { game: 'zwikken-20c', century: 20 }),
    entry('20c.24', 'Follow suit, else trump, and overtrump if you can.', { game: 'zwikken-20c', century: 20 }),
    entry('19c.12', 'Trumps must be led to the first two tricks.', { game: 'zwikken-19c', century: 19 }),
    entry('Undertrumping', 'A low trump must be played too.', { kind: 'ruling' }),
    entry('cards.2', 'The Ober of the German pack.', { game: 'zwicken' }),
  ],
  ru: [
    entry('kozyol.1', 'В козла играют вчетвером.'),
    entry('20c.25', 'Если масти нет, козыряют и перебивают.'),
    entry('20c.3', 'Цвиккен для троих.'),
  ],
  ja: [entry('play.3', '切り札がなければ何を出してもよい。'), entry('intro.1', 'ズウィッケンは古い遊びである。')],
  de: [entry('play.1', 'Wer an der Reihe ist, muss bedienen.'), entry('cards.1', 'Die Obern stechen die Untern.')],
  nl: [entry('play.1', 'Wie niet kan bekennen, moet troeven.')],
};
const indexes = new Map(
  await Promise.all(
    Object.entries(WORDS).map(async ([lang, entries]) => [lang, await indexOf(lang, { entries, games: {} })] as const),
  ),
);
const found = (langs: readonly string[], query: string, facets: Facets = {}) =>
  answersFor(
    langs.flatMap((lang) => indexes.get(lang) ?? []),
    query,
    facets,
  );
const namesFound = (...asked: Parameters<typeof found>) => found(...asked).map((answer) => answer.entry.name);

test.each([
  ['a form of the word', 'en', 'overtrumping', '20c.24'],
  ['its beginning', 'en', 'overtr', '20c.24'],
  ['a slip of the pen', 'en', 'overtrumb', '20c.24'],
  ['a number', 'en', '20c.24', '20c.24'],
  ['a title', 'en', 'undertrumping', 'Undertrumping'],
  ['another spelling', 'en', 'zwikken', '20c.6'],
  ['the same name in another script', 'en', 'цвик', '20c.6'],
  ['a case', 'en', 'Obern', 'cards.2'],
  ['a case with a vowel that comes and goes', 'ru', 'козёл', 'kozyol.1'],
  ['the letter without its dots', 'ru', 'козел', 'kozyol.1'],
  ['a form of a Russian verb', 'ru', 'перебивать', '20c.25'],
  ['the Dutch name', 'ru', 'zwik', '20c.3'],
  ['characters without the kana between them', 'ja', '切札', 'play.3'],
  ['and with them', 'ja', '切り札', 'play.3'],
  ['a name in kana', 'ja', 'zwikken', 'intro.1'],
  ['a German plural', 'de', 'Ober', 'cards.1'],
  ['a German infinitive', 'de', 'stechen', 'cards.1'],
  ['a Dutch verb', 'nl', 'troef', 'play.1'],
])('finds %s', (_name, lang, query, name) => {
  expect(namesFound([lang], query)[0]).toBe(name);
});

test('a number comes before what only mentions it', () => {
  expect(namesFound(['en'], '20c.6')).toEqual(['20c.6']);
});

test('all languages are asked at once', () => {
  expect(found(['en', 'ja'], '切札').map(({ lang, entry: { name } }) => [lang, name])).toEqual([['ja', 'play.3']]);
  expect(namesFound(['en'], '切札')).toEqual([]);
});

test('where nothing has all of the words, what has some of them', () => {
  expect(namesFound(['en'], 'overtrump elephants')).toEqual(['20c.24']);
});

describe('facets', () => {
  test.each<[Facets, readonly string[]]>([
    [{}, ['19c.12', '20c.24', 'Undertrumping']],
    [{ century: 19 }, ['19c.12']],
    [{ game: 'zwikken-20c' }, ['20c.24']],
    [{ kind: 'ruling' }, ['Undertrumping']],
    [{ kind: 'deal' }, []],
  ])('%o', (facets, names) => {
    expect(namesFound(['en'], 'trump', facets).toSorted()).toEqual(names);
  });
});

test('what was found is marked in its place', () => {
  const [answer] = found(['ja'], '切札');
  expect(runsOf(answer?.entry.text ?? '', answer?.found ?? [])).toEqual([
    { text: '切り札', isFound: true },
    { text: 'がなければ何を出してもよい。', isFound: false },
  ]);
});

test('a long text is cut to what stands around the first word found', () => {
  const text = `${'before '.repeat(40)}here ${'after '.repeat(60)}`;
  const runs = runsOf(text, [[280, 284]]);
  expect(runs.find(({ isFound }) => isFound)?.text).toBe('here');
  expect([runs[0]?.text, runs.at(-1)?.text]).toEqual(['… ', ' …']);
  expect(runs.map((run) => run.text).join('').length).toBeLessThan(300);
});
