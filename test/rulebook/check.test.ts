import { describe, expect, test } from 'vitest';
import type { Files } from '../../src/rulebook/check.ts';
import { contentFaults, readFiles, readRuleSets } from '../../src/rulebook/check.ts';
import { formatFault } from '../../src/rulebook/faults.ts';
import { isRulingId } from '../../src/rulebook/ids.ts';
import { locales } from '../../src/rulebook/locales.ts';

const WORDS = 'content/ui/ru.json';
const files = readFiles();
const ruleSets = await readRuleSets();
const told = (changed: Files, engine = ruleSets) => contentFaults(changed, engine).map(formatFault);

/** The content with one file changed; the text to be replaced must be there. */
function withChange(file: string, from: string | RegExp, to: string): Files {
  const text = files.get(file) ?? '';
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} does not hold ${from}`);
  return new Map(files).set(file, changed);
}
/** The strings of the pages in Russian with one of them, or one group, given another value; undefined takes it out. */
function withWords(path: string, value: unknown): Files {
  const words: Record<string, unknown> = JSON.parse(files.get(WORDS) ?? '{}');
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const group = keys.reduce<Record<string, unknown>>((inner, key) => inner[key] as Record<string, unknown>, words);
  group[last] = value;
  return new Map(files).set(WORDS, JSON.stringify(words));
}
const without = (file: string): Files => new Map([...files].filter(([name]) => name !== file));

test('the content is sound', () => expect(told(files)).toEqual([]));

const SOURCE = 'content/sources/zwikken/ru.mdx';
const RULINGS = 'content/rulings/ru.mdx';
const GAME = 'content/games/zwikken-20c/ru.mdx';
const DEAL = 'content/deals/search.json';
const engine = ruleSets.filter(({ id }) => id === 'zwikken-20c');
const citing = (id: string) => engine.map((ruleSet) => ({ ...ruleSet, cites: [...ruleSet.cites, id] }));

describe('each fault is found, and told with its place and how to mend it', () => {
  test.each([
    [
      'a statement is missing',
      withChange(SOURCE, /r\[zwikken\.20c\.5\]\n\n.*\n/, ''),
      /ru\.mdx:\d+: zwikken\.20c\.5 is missing\. Write “r\[zwikken\.20c\.5\]” and the statement after zwikken\.20c\.4\./,
    ],
    [
      'a statement is not in the list',
      withChange(SOURCE, 'r[zwikken.20c.29]', 'r[zwikken.20c.30]'),
      /zwikken\.20c\.30 is not in the list/,
    ],
    [
      'statements are out of order',
      withChange(SOURCE, /r\[zwikken\.intro\.1\](.*)r\[zwikken\.intro\.2\]/s, 'r[zwikken.intro.2]$1r[zwikken.intro.1]'),
      /zwikken\.intro\.1 stands after zwikken\.intro\.2/,
    ],
    ['a statement stands twice', withChange(SOURCE, 'r[zwikken.20c.9]', 'r[zwikken.20c.8]'), /zwikken\.20c\.8 stands twice/],
    ['a statement holds a link', withChange(SOURCE, '«старая солдатская игра»', '[игра](x)'), /ru\.mdx:\d+: link cannot stand/],
    [
      'a source has no list',
      without('content/sources/zwikken/statements.json'),
      /en\.mdx: The source has no list of statements\./,
    ],
    [
      'a text cites nothing',
      withChange(SOURCE, '<Cite id="zwikken.intro.2" />', '<Cite id="zwikken.intro.9" />'),
      /ru\.mdx:\d+: There is no “zwikken\.intro\.9” to cite\./,
    ],
    [
      'a text cites no ruling',
      withChange(RULINGS, '<Cite id="R-20c-max-turns" />', '<Cite id="R-20c-maximum" />'),
      /There is no “R-20c-maximum” to cite\./,
    ],
    [
      'a file is named for no language',
      new Map(files).set('content/guide/records/fr.mdx', 'Bonjour.'),
      /fr\.mdx: The file is named for no language/,
    ],
    [
      'a ruling is missing',
      withChange(RULINGS, /r\[R-fraction\][\s\S]*$/, ''),
      /ru\.mdx: R-fraction is missing, which zwikken-20c plays\./,
    ],
    ['a ruling is played by nobody', withChange(RULINGS, 'r[R-fraction]', 'r[R-fractions]'), /No rule set plays R-fractions\./],
    [
      'a ruling is in one language only',
      withChange(RULINGS, 'r[R-fraction]', 'r[R-fractions]'),
      /R-fractions is not in the rulings in en\./,
    ],
    ['a ruling has no reasons', withChange(RULINGS, /<Why>[\s\S]*?<\/Why>/, ''), /R-20c-single-trick has no <Why>\./],
    [
      'a ruling names other statements',
      withChange(RULINGS, '<Cite id="zwikken.20c.4" />', '<Cite id="zwikken.20c.5" />'),
      /R-20c-single-trick names other statements than in en\. Cite zwikken\.20c\.4,/,
    ],
    [
      'a reading is missing',
      withChange(RULINGS, /<Reading option="maxTurns" value="4">.*\n/, ''),
      /R-20c-max-turns has the readings maxTurns=3\. The engine offers maxTurns=3, maxTurns=4/,
    ],
    [
      'a reading is no value of the option',
      withChange(RULINGS, 'value="plurality"', 'value="most"'),
      /has the readings singleTrick=majority, singleTrick=most\./,
    ],
    [
      'the default reading is not first',
      withChange(RULINGS, /(<Reading option="undertrump" value="forced">.*)\n\n(<Reading.*)/, '$2\n\n$1'),
      /The engine offers undertrump=forced, undertrump=forbidden, in this order\./,
    ],
    [
      'rulings are in another order',
      withChange(RULINGS, /(r\[R-20c-parts\][\s\S]*?)(r\[R-20c-zwik-pays\][\s\S]*?)(?=r\[R-20c-undertrump\])/, '$2$1'),
      /The rulings stand in another order than in en\./,
    ],
    [
      'a page places no statement',
      withChange(GAME, 'ids="zwikken.20c.27-29"', 'ids="zwikken.20c.27-30"'),
      /The page places zwikken\.20c\.30, which does not exist\./,
    ],
    [
      'a page places a deal that is not there',
      withChange(GAME, 'id="part-bid"', 'id="part-bids"'),
      /There is no deal part-bids\./,
    ],
    ['a page is arranged otherwise', withChange(GAME, '{#winning}', '{#win}'), /The page is arranged otherwise than in en\./],
    [
      'a note has no statement',
      withChange(GAME, '<Note on="zwikken.20c.8"', '<Note on="zwikken.20c.18"'),
      /<Note> belongs to “zwikken\.20c\.18”, which no <Statements> above it places\./,
    ],
    ['a page is missing in a language', without(GAME), /ru\.mdx: The game has no page in this language\./],
    [
      'a deal proves nothing',
      withChange(DEAL, 'zwikken.20c.16', 'zwikken.20c.61'),
      /search\.json: It proves zwikken\.20c\.61, which does not exist\./,
    ],
    [
      'a deal is not told',
      withChange(DEAL, '"ru": "Третий козырь"', '"ru": ""'),
      /search\.json: It has no title or no sentence in ru\./,
    ],
    [
      'a deal stands nowhere',
      new Map(files).set('content/deals/spare.json', files.get(DEAL) ?? ''),
      /spare\.json: It stands nowhere on the page of zwikken-20c\./,
    ],
    ['a string is missing', withWords('site.skip', undefined), /ru\.json: site\.skip is missing\./],
    ['a string is in no other language', withWords('site.jump', ''), /ru\.json: site\.jump is not in content\/ui\/en\.json\./],
    ['a group is one string', withWords('theme', ''), /ru\.json: theme is one string\./],
    ['a plural lacks a form', withWords('source.statements.few', undefined), /ru\.json: source\.statements has no form “few”\./],
    ['a plural is one string', withWords('source.statements', '{n}'), /ru\.json: source\.statements does not count\./],
    ['the strings of the table are missing', without('content/ui/ru.table.json'), /ru\.table\.json: The file is missing\./],
  ])('%s', (_name, changed, fault) => {
    expect(told(changed, engine).filter((line) => fault.test(line))).not.toEqual([]);
  });

  test.each([
    [
      'the engine cites a statement of no source',
      'zwikken.20c.99',
      'src/engine/games/zwikken-20c.ts: It cites zwikken.20c.99, which is in no source.',
    ],
    [
      'the engine cites a ruling nobody has written',
      'R-nothing',
      'content/rulings/ru.mdx: R-nothing is missing, which zwikken-20c plays.',
    ],
  ])('%s', (_name, id, fault) => {
    expect(told(files, citing(id)).filter((line) => line.startsWith(fault))).toHaveLength(1);
  });

  test('a page is of no rule set', () => {
    expect(told(files, [])).toContainEqual(expect.stringContaining('The engine has no rule set zwikken-20c.'));
  });
});

test('every citation of a game with a page is a statement of its source or a ruling', () => {
  const list: readonly { readonly id: string }[] = JSON.parse(files.get('content/sources/zwikken/statements.json') ?? '[]');
  const listed = list.map(({ id }) => id);
  const labels = (file: string) => [...(files.get(file) ?? '').matchAll(/^r\[(.+)\]$/gm)].map(([, id]) => id);
  for (const lang of locales) expect(labels(`content/sources/zwikken/${lang}.mdx`)).toEqual(listed);
  const cited = engine.flatMap(({ cites }) => cites);
  expect(cited.filter((id) => !isRulingId(id) && !listed.includes(id))).toEqual([]);
  for (const lang of locales) {
    const ruled = labels(`content/rulings/${lang}.mdx`);
    expect(cited.filter((id) => isRulingId(id) && !ruled.includes(id))).toEqual([]);
  }
});
