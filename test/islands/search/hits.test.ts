import { describe, expect, test } from 'vitest';
import type { Hit } from '../../../src/islands/search/hits.ts';
import { hitsFor } from '../../../src/islands/search/hits.ts';
import type { Answer } from '../../../src/islands/search/pagefind.ts';
import { foundPage } from '../../../src/islands/search/pagefind.ts';

/** A page of a game as the index has it: a part, a note and two statements; then a ruling. */
const CONTENT =
  'Zwikken. Play A note on aces. 20c.23 Eldest leads any card. 20c.24 Follow suit, else trump, and overtrump if you can. ' +
  'Undertrumping A trump must be played, even one that stays under.';
const words = CONTENT.split(' ');
const anchor = (id: string, element: string, word: string, text = id) => ({ id, element, text, location: words.indexOf(word) });
const answer = (...found: string[]): Answer => ({
  url: '/en/games/z/',
  meta: { title: 'Zwikken' },
  raw_content: CONTENT,
  locations: found.map((word) => words.indexOf(word)),
  anchors: [
    anchor('play', 'section', 'Play', ''),
    { ...anchor('20c.23', 'div', 'A'), location: words.indexOf('A') },
    anchor('20c.24', 'div', '20c.24'),
    anchor('R-under', 'section', 'Undertrumping', ''),
  ],
});
const page = (...found: string[]) => foundPage(answer(...found));
const names = new Map([
  ['/en/games/z/#20c.23', '20c.23'],
  ['/en/games/z/#20c.24', '20c.24'],
  ['/en/games/z/#R-under', 'Undertrumping'],
]);
const textOf = ({ runs }: Hit) => runs.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join('');
const told = (query: string, ...found: string[]) =>
  hitsFor(query, [page(...found)], names).map((hit) => `${hit.href} ${hit.name}: ${textOf(hit)}`);

describe('hits', () => {
  test.each<[string, string, string[], string[]]>([
    ['a word of a statement', 'leads', ['leads'], ['/en/games/z/#20c.23 20c.23: Eldest [leads ]any card.']],
    ['a word of a note on it', 'aces', ['aces.'], ['/en/games/z/#20c.23 20c.23: A note on [aces.]']],
    [
      'another form of the word',
      'overtrumping',
      ['overtrump'],
      ['/en/games/z/#20c.24 20c.24: Follow suit, else trump, and [overtrump ]if you can.'],
    ],
    [
      'the number of a statement',
      '20c.24',
      ['20c.24'],
      ['/en/games/z/#20c.24 20c.24: Follow suit, else trump, and overtrump if you can.'],
    ],
    [
      'a ruling, without its title',
      'under',
      ['under.'],
      ['/en/games/z/#R-under Undertrumping: A trump must be played, even one that stays [under.]'],
    ],
    ['a heading', 'play', ['Play'], ['/en/games/z/#play null: [Play]']],
    ['nothing, where the index guessed from a letter', 'lemon', ['leads'], []],
  ])('%s', (_name, query, found, hits) => {
    expect(told(query, ...found)).toEqual(hits);
  });

  test('what holds more of the words comes alone', () => {
    expect(told('suit trump', 'suit,', 'trump,', 'trump')).toHaveLength(1);
  });

  test('statements before rulings', () => {
    expect(hitsFor('trump', [page('trump,', 'trump')], names).map(({ name }) => name)).toEqual(['20c.24', 'Undertrumping']);
  });

  test('the part of the page is told', () => {
    expect(hitsFor('leads', [page('leads')], names)[0]?.where).toEqual(['Zwikken', 'Play']);
  });

  test('a long text is cut to what stands around the word', () => {
    const long = Array.from({ length: 100 }, (_, i) => `w${i}`).join(' ');
    const [hit] = hitsFor('w50', [foundPage({ ...answer(), raw_content: long, locations: [50], anchors: [] })], names);
    expect(hit?.runs.map(({ text }) => text).join('')).toMatch(/^… w40 .*w50 .*w75 …$/);
  });
});

describe('where words stand without spaces', () => {
  /** As the index has it: cut by a dictionary, numbers too. */
  const cut =
    '遊び方 |20c|.|23 |親|の|次|の|者|が|リード|する|。 |20c|.|24 |切り札|を|出さ|なけれ|ば|なら|ない|。 |切り札|の|リード |どれ|でも|よい|。';
  const pieces = cut.split('|');
  const japanese = (...locations: number[]) =>
    foundPage({
      url: '/ja/games/z/',
      meta: { title: 'ズウィッケン' },
      raw_content: pieces.join('\u200b'),
      locations,
      anchors: [
        { id: 'play', element: 'section', text: '', location: 0 },
        { id: '20c.23', element: 'div', text: '20c.23', location: 1 },
        { id: '20c.24', element: 'div', text: '20c.24', location: pieces.lastIndexOf('20c') },
        { id: 'R-led', element: 'section', text: '', location: pieces.lastIndexOf('切り札') },
      ],
    });
  const called = new Map([
    ['/ja/games/z/#20c.23', '20c.23'],
    ['/ja/games/z/#20c.24', '20c.24'],
    ['/ja/games/z/#R-led', '切り札のリード'],
  ]);
  const all = (word: string) => pieces.flatMap((piece, i) => (piece.trim() === word ? [i] : []));
  const found = (query: string, ...locations: number[]) =>
    hitsFor(query, [japanese(...locations)], called).map((hit) => `${hit.name}: ${textOf(hit)}`);

  test.each([
    ['a word', '切り札', all('切り札').slice(0, 1), ['20c.24: [切り札]を出さなければならない。']],
    ['several words in one', '切り札を', [...all('切り札'), ...all('を')], ['20c.24: [切り札を]出さなければならない。']],
    ['a number', '20c.24', [...all('20c'), ...all('24')], ['20c.24: 切り札を出さなければならない。']],
    ['a word under a title', 'どれ', all('どれ'), ['切り札のリード: [どれ]でもよい。']],
  ])('%s', (_name, query, locations, hits) => expect(found(query, ...locations)).toEqual(hits));

  test('the part of the page is told', () => {
    expect(hitsFor('親', [japanese(...all('親'))], called)[0]?.where).toEqual(['ズウィッケン', '遊び方']);
  });
});
