// What stands around the games: that it is whole, and that a fault in it is found.
import { describe, expect, test } from 'vitest';
import anbieten from '../../src/engine/games/anbieten.ts';
import maryazh from '../../src/engine/games/bolshoy-maryazh.ts';
import kozyol from '../../src/engine/games/kozyol.ts';
import kozyolFirst from '../../src/engine/games/kozyol-first.ts';
import tippen from '../../src/engine/games/tippen.ts';
import tysyacha from '../../src/engine/games/tysyacha-odno.ts';
import zwicken from '../../src/engine/games/zwicken.ts';
import zwikken from '../../src/engine/games/zwikken-21c.ts';
import {
  aroundFaults,
  branchSchema,
  type Csl,
  type Term,
  termsSchema,
  wordingOf,
  workSchema,
} from '../../src/rulebook/around.ts';
import { readFiles, readRuleSets } from '../../src/rulebook/check.ts';
import { formatFault } from '../../src/rulebook/faults.ts';
import { changesOf } from '../../src/site/around/changes.ts';
import { authorsOf, callOf, datesOf, detailsOf } from '../../src/site/around/reference.ts';
import { CARD, treeOf } from '../../src/site/around/tree.ts';

const files = readFiles();
const engine = await readRuleSets();
const filesIn = (folder: string) => [...files].filter(([file]) => file.startsWith(`content/${folder}/`));
const listed = filesIn('sources').flatMap(([file, text]): readonly { readonly id: string }[] =>
  file.endsWith('/statements.json') ? JSON.parse(text) : [],
);
const statements = new Set(listed.map(({ id }) => id));

const terms = filesIn('terms').flatMap(([, text]) => termsSchema.parse(JSON.parse(text)).terms);
const branches = filesIn('timeline')
  .map(([, text]) => branchSchema.parse(JSON.parse(text)))
  .sort((a, b) => a.place - b.place);
const works = filesIn('bibliography').map(([, text]) => workSchema.parse(JSON.parse(text)));
const citedBy = ({ words }: Term) => words.flatMap((word) => word.in);

describe('each fault is found, and told with its place and how to mend it', () => {
  const told = (file: string, from: string | RegExp, to: string) => {
    const text = files.get(file) ?? '';
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`${file} does not hold ${from}`);
    return aroundFaults(new Map(files).set(file, changed), (id) => statements.has(id), engine).map(formatFault);
  };

  test('there is none', () => expect(told('content/terms/cards.json', '{', ' {')).toEqual([]));

  test.each([
    [
      'a statement is not there',
      'content/terms/cards.json',
      'zwikken.19c.3"',
      'zwikken.19c.33"',
      /cards\.json: It names zwikken\.19c\.33,/,
    ],
    [
      'no statement is named',
      'content/terms/cards.json',
      'zwikken.19c.3"',
      'there"',
      /terms\.0\.words\.0\.in is not as .* “there”/,
    ],
    [
      'a language is missing',
      'content/terms/cards.json',
      /"nl": "Alle kaarten[^"]*"/,
      '"fr": ""',
      /cards\.json: terms\.0\.means/,
    ],
    [
      'a word is empty',
      'content/terms/cards.json',
      '"One of the four kinds of cards, known by its sign."',
      '""',
      /terms\.1\.means\.en/,
    ],
    ['a term has no word', 'content/terms/cards.json', '"de": "Blatt"', '"de": ""', /terms\.0\.term/],
    ['a term stands twice', 'content/terms/play.json', '"id": "lead"', '"id": "pack"', /There are two terms pack\./],
    [
      'a word stands in two sources',
      'content/terms/cards.json',
      'zwikken.19c.3"',
      'zwikken.19c.3, rozaliev.kozyol.5"',
      /“колода” of pack is in two sources\./,
    ],
    [
      'a rule set is not there',
      'content/timeline/low-countries.json',
      '"game": "zwikken-20c"',
      '"game": "ombre"',
      /zwikken-20c is of ombre,/,
    ],
    [
      'an option is not offered',
      'content/timeline/low-countries.json',
      '"lubber": "on"',
      '"lubber": "yes"',
      /lubber sets lubber to yes,/,
    ],
    [
      'a line leads nowhere',
      'content/timeline/low-countries.json',
      '"to": "tippen"',
      '"to": "topfen"',
      /There is no node topfen\./,
    ],
    [
      'a ban is on nothing',
      'content/timeline/austria-bavaria.json',
      '"bans": "anbieten"',
      '"bans": "bieten"',
      /There is no node bieten\./,
    ],
    [
      'a node stands twice',
      'content/timeline/russia-czech.json',
      '"id": "tysyacha-odno"',
      '"id": "tippen"',
      /There are two nodes tippen\./,
    ],
    ['a place is not there', 'content/timeline/russia-czech.json', '"russia"', '"prussia"', /There is no place prussia\./],
    [
      'a person is in no statement',
      'content/people/lubber.json',
      'zwikken.lubber.1',
      'zwikken.lubber.9',
      /It names zwikken\.lubber\.9,/,
    ],
    [
      'a work has another name',
      'content/bibliography/katira-1983.json',
      '"id": "katira-1983"',
      '"id": "katira"',
      /The work is called katira\./,
    ],
    [
      'a work is of no known kind',
      'content/bibliography/katira-1983.json',
      '"type": "book"',
      '"type": "tome"',
      /csl\.type is not as/,
    ],
  ])('%s', (_name, file, from, to, fault) => {
    expect(told(file, from, to).filter((line) => fault.test(line))).not.toEqual([]);
  });
});

describe('the glossary', () => {
  test.each([
    ['Contra', 'zwicken.infobox.10'],
    ['Kratzen', 'zwicken.infobox.10'],
    ['Kratzen', 'zwicken.description.3'],
    ['Lupfen', 'zwicken.infobox.10'],
    ['Mauscheln', 'zwicken.infobox.10'],
    ['Mistigri', 'zwicken.infobox.10'],
    ['Lampeln', 'zwicken.description.3'],
    ['Stichbrandeln', 'zwicken.history.2'],
    ['Brandeln', 'zwicken.history.2'],
    ['Aufkarten', 'zwicken.history.2'],
    ['Häufeln', 'zwicken.history.2'],
    ['Hombeschen', 'zwicken.history.7'],
    ['Freibieten', 'zwicken.anbieten.2'],
    ['Sticheln', 'zwicken.anbieten.2'],
    ['Sticheln', 'zwicken.anbieten.5'],
    ['Whist', 'zwicken.anbieten.5'],
    ['Rams-Gruppe', 'zwicken.infobox.4'],
    ['Gleek', 'zwikken.history.1'],
    ['Lanterloo', 'zwikken.19c.6'],
    ['Jass', 'zwikken.19c.3'],
    ['Bura', 'rozaliev.kozyol.11'],
    ['Bura', 'rozaliev.bolshoy-maryazh.24'],
  ])('%s, which %s names, has a line', (game, statement) => {
    const found = terms.find((term) => wordingOf(term, 'de').word === game);
    expect(found && citedBy(found)).toContain(statement);
  });

  test('a word that the page has in common with another language is marked as foreign', () => {
    const zwik = terms.find(({ id }) => id === 'zwik') as Term;
    expect([wordingOf(zwik, 'en'), wordingOf(zwik, 'ru')]).toEqual([
      { word: 'zwik', lang: 'nl' },
      { word: 'цвик', lang: 'ru' },
    ]);
  });

  test('the calls of the sources stand in their own language', () => {
    const own = terms.flatMap(({ words }) => words.filter(({ lang }) => lang === 'nl').map(({ word }) => word));
    expect(own).toEqual(expect.arrayContaining(['ik vraag', 'ik speel', 'ik ken hem', 'verwacht een betere', 'zoeken']));
  });

  test('no statement stands twice under a word', () => {
    for (const { id, words } of terms)
      for (const { word, in: ids } of words) expect(new Set(ids).size, `${id} ${word}`).toBe(ids.length);
  });
});

describe('the bibliography', () => {
  test('describes every work in the lists of the sources', () => {
    const named = new Set(works.flatMap((work) => work.named));
    const lists = [...statements].filter((id) => /^zwicken\.(references|literature|links)\./.test(id));
    expect(lists.filter((id) => !named.has(id))).toEqual([]);
  });

  const katira: Csl = {
    id: 'katira',
    type: 'book',
    author: [{ family: 'Lützenau', given: 'Alois', 'non-dropping-particle': 'Edler von' }],
    title: 'Verbotene Kartenspiele',
    edition: '19',
    volume: '26',
    issue: '5',
    publisher: 'Wilhelm Heyne',
    'publisher-place': 'München',
    issued: { 'date-parts': [[1983]] },
    accessed: { 'date-parts': [[2018, 10, 16]] },
    page: '132',
    language: 'de',
  };
  test('a work is described as the language does', () => {
    expect([authorsOf(katira), authorsOf(katira, 'short')]).toEqual(['Lützenau, Alois Edler von', 'Lützenau']);
    expect(detailsOf(katira, 'en')).toEqual([
      'Vol. 26, no. 5',
      '19th edition',
      'München: Wilhelm Heyne, 1983',
      'P. 132',
      'Consulted October 16, 2018',
    ]);
    expect(detailsOf(katira, 'ja')).toContain('第26巻、第5号');
    expect(detailsOf({ ...katira, page: '201 ff.' }, 'ja')).toContain('201ページ以下');
    const film: Csl = { id: 'film', type: 'motion_picture', title: 'Het 14e kippetje', language: 'nl' };
    expect([katira, film].map((work) => callOf(work).words)).toEqual(['Lützenau 1983', 'Het 14e kippetje']);
    expect(detailsOf({ id: 'film', type: 'motion_picture', language: 'nl' }, 'en')).toEqual([]);
  });
  test('a date is as exact as it is given', () => {
    const from = (parts: number[][]) => datesOf({ ...katira, issued: { 'date-parts': parts } }, 'de');
    expect([
      from([[1983]]),
      from([
        [1998, 3],
        [1998, 4],
      ]),
      authorsOf({ ...katira, author: undefined }),
    ]).toEqual(['1983', 'März–April 1998', '']);
  });
});

describe('what changes from game to game', () => {
  test.each([
    ['a variant', kozyol, kozyolFirst, { changed: ['marks'], gone: ['face-up', 'trump-naming'], fresh: ['trump-card'] }],
    ['a phase more', tippen, zwicken, { changed: ['order', 'payout'], gone: [], fresh: ['cut'] }],
    ['phases remade', zwicken, anbieten, { changed: ['tricks', 'payout'], gone: [], fresh: [] }],
    [
      'another pack of the same order',
      maryazh,
      tysyacha,
      {
        changed: ['seats', 'pack', 'deal-out', 'auction', 'talon', 'tricks', 'score'],
        gone: ['nobody-bid', 'announcement', 'trump-naming'],
        fresh: ['sit-out', 'contract'],
      },
    ],
    ['nothing', zwicken, zwicken, { changed: [], gone: [], fresh: [] }],
  ])('%s', (_name, a, b, changes) => {
    const found = changesOf({ game: a }, { game: b });
    const sorted = (parts: readonly string[]) => [...parts].sort();
    expect(sorted(found.changed)).toEqual(sorted(changes.changed));
    expect(sorted(found.gone)).toEqual(sorted(changes.gone));
    expect(sorted(found.fresh)).toEqual(sorted(changes.fresh));
  });

  test('a setting of one game', () => {
    const changes = changesOf({ game: zwikken }, { game: zwikken, options: { lubber: 'on' } });
    expect(changes).toEqual({ changed: ['auction', 'tricks'], gone: [], fresh: [] });
  });
});

describe('the family tree', () => {
  const tree = treeOf(branches);
  const placed = tree.limbs.flatMap(({ games }) => games);

  test('holds every rule set', () => {
    expect(new Set(placed.map(({ node }) => node.game))).toEqual(new Set(engine.map(({ id }) => id)));
  });

  test('stands in the order of the years, and what has no date outside them', () => {
    const dated = placed.filter(({ isDated }) => isDated).sort((a, b) => a.x - b.x);
    const years = dated.map(({ node }) => node.year ?? 0);
    expect(years).toEqual([...years].sort((a, b) => a - b));
    for (const { isDated, x } of placed) expect(isDated).toBe(x < tree.today);
  });

  test('no card covers another, and all are in the picture', () => {
    for (const a of placed) {
      expect(a.x).toBeGreaterThan(CARD.x);
      expect(a.y + CARD.y).toBeLessThan(tree.height);
      const near = placed.filter((b) => Math.abs(a.x - b.x) < CARD.x * 2 && Math.abs(a.y - b.y) < CARD.y * 2);
      expect(near).toEqual([a]);
    }
  });

  test('each game is at the end of a line', () => {
    const ends = branches.flatMap(({ lines }) => lines.flatMap(({ from, to }) => [from, to]));
    expect(placed.filter(({ node }) => !ends.includes(node.id))).toEqual([]);
    expect(tree.limbs.flatMap(({ lines }) => lines)).toHaveLength(branches.flatMap(({ lines }) => lines).length);
  });

  test('bans are crossed on the row of their game; one that is its first mention is told by its name', () => {
    expect(tree.limbs.map(({ bans }) => bans.match(/M/g)?.length ?? 0)).toEqual([0, 3, 0, 0]);
  });

  test('a line that leads nowhere is an error that says what to run', () => {
    const [first] = branches;
    if (!first) throw new Error('there is no branch');
    const lost = { ...first, lines: [{ to: 'nowhere', kind: 'carried' as const, in: [] }] };
    expect(() => treeOf([lost])).toThrow('the tree has no node nowhere: run npm run check:content');
  });
});

test('each place is spoken of', () => {
  const told = new Set(branches.flatMap(({ events }) => events.flatMap(({ places }) => places)));
  const places = filesIn('places').map(([file]) => file.replace(/^.*\/|\.json$/g, ''));
  expect(places.filter((place) => !told.has(place))).toEqual([]);
});
