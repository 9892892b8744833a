import { describe, expect, test } from 'vitest';
import { readCases } from '../../src/rulebook/cases.ts';
import { readFiles, readRuleSets } from '../../src/rulebook/check.ts';
import { formatFault } from '../../src/rulebook/faults.ts';
import type { Doubt, Materials, Sentence } from '../../src/rulebook/ledger.ts';
import { formatCsv, ledgerFaults, ledgerOf, materialsIn } from '../../src/rulebook/ledger.ts';
import { locales } from '../../src/rulebook/locales.ts';

const inAll = (sentence: string): Sentence => Object.fromEntries(locales.map((locale) => [locale, sentence])) as Sentence;
const ruleSet = (id: string, ...cites: string[]) => ({ id, cites, options: {} });
const doubt = (kind: Doubt['kind'], ...ids: string[]): Doubt => ({ kind, ids, says: inAll('So, and “not so”.') });

/** Two sources of a few statements: played, ruled on, told with a reason, told as history, garbled. */
const SMALL: Materials = {
  statements: [
    { id: 'z.a.1', kind: 'rule' },
    { id: 'z.a.2', kind: 'rule' },
    { id: 'z.a.3', kind: 'rule' },
    { id: 'y.b.1', kind: 'history' },
  ],
  ruleSets: [ruleSet('one', 'z.a.1', 'z.a.2', 'R-x'), ruleSet('two', 'z.a.1')],
  rulings: [{ id: 'R-x', on: ['z.a.2'] }],
  cases: [
    { game: 'one', name: 'first', cites: ['z.a.1', 'z.a.2'] },
    { game: 'two', name: 'second', cites: ['z.a.1'] },
  ],
  examples: [{ id: 'deal', proves: ['z.a.1', 'R-x'] }],
  pages: [{ id: 'one', statements: ['z.a.1', 'z.a.2', 'z.a.3'] }],
  told: { 'z.a.3': inAll('Advice.') },
  doubts: [doubt('contradiction', 'z.a.1', 'z.a.2'), doubt('garbled', 'z.a.1')],
};

describe('a line of the ledger', () => {
  const lines = ledgerOf(SMALL);
  test('says what plays the statement, and what holds it there', () => {
    expect(lines[0]).toEqual({
      id: 'z.a.1',
      source: 'z',
      kind: 'rule',
      mark: 'enforced',
      games: ['one'],
      played: ['one', 'two'],
      cases: [
        { game: 'one', name: 'first' },
        { game: 'two', name: 'second' },
      ],
      examples: ['deal'],
      rulings: [],
      reason: null,
      doubts: [1, 2],
    });
  });
  test.each([
    ['ruled on', 1, { mark: 'ruled', rulings: ['R-x'], doubts: [1] }],
    ['told, with the reason', 2, { mark: 'told', played: [], reason: inAll('Advice.') }],
    ['of a source without a game', 3, { source: 'y', kind: 'history', mark: 'told', games: [], reason: null }],
  ])('%s', (_name, place, expected) => {
    expect(lines[place]).toMatchObject(expected);
  });
});

test('as a table it quotes what needs it and keeps to its columns', () => {
  const [head, first, , third] = formatCsv(ledgerOf(SMALL), SMALL.doubts, 'en').split('\r\n');
  expect(head).toBe('id,source,games,kind,mark,ruleSets,cases,examples,rulings,reason,doubts,doubt');
  expect(first).toBe('z.a.1,z,one,rule,enforced,one two,2,deal,,,contradiction garbled,"So, and “not so”. So, and “not so”."');
  expect(third).toBe('z.a.3,z,one,rule,told,,0,,,Advice.,,');
});

describe('what is wrong is found', () => {
  const faultsWith = (changes: Partial<Materials>) => ledgerFaults({ ...SMALL, ...changes }).map(formatFault);
  const { ja: _, ...fewer } = inAll('Said.');
  const lacking = fewer as Sentence;

  test('nothing is wrong with a sound one', () => expect(faultsWith({})).toEqual([]));
  test.each<readonly [name: string, changes: Partial<Materials>, fault: RegExp]>([
    ['a rule that nobody answers for', { told: {} }, /z\.a\.3 is a rule that no rule set plays, and nothing says why/],
    [
      'a reason for what is played',
      { told: { ...SMALL.told, 'z.a.1': inAll('x') } },
      /z\.a\.1 has a reason not to be played, and is/,
    ],
    ['a rule without a case', { cases: SMALL.cases.slice(1) }, /test\/cases\/one\.ts: No case holds the engine to z\.a\.2/],
    ['a reason for history', { told: { ...SMALL.told, 'y.b.1': inAll('x') } }, /y\.b\.1 is no rule of a source/],
    ['a reason for nothing', { told: { ...SMALL.told, 'z.a.9': inAll('x') } }, /z\.a\.9 is no rule of a source/],
    ['a reason not in every language', { told: { 'z.a.3': lacking } }, /The reason for z\.a\.3 is not given in ja/],
    [
      'a doubt not in every language',
      { doubts: [{ ...doubt('garbled', 'z.a.1'), says: lacking }] },
      /z\.a\.1: nothing is said in ja/,
    ],
    ['a doubt about nothing', { doubts: [doubt('garbled', 'z.a.9')] }, /contradictions\.json: There is no statement z\.a\.9/],
    ['a contradiction with nothing', { doubts: [doubt('contradiction', 'z.a.1')] }, /z\.a\.1 names too few statements/],
    [
      'a kind of doubt that is none',
      { doubts: [{ ...doubt('garbled', 'z.a.1'), kind: 'odd' as 'garbled' }] },
      /there is no kind “odd”/,
    ],
    [
      'a kind of statement that is none',
      { statements: [{ id: 'z.a.1', kind: 'odd' as 'rule' }, ...SMALL.statements.slice(1)] },
      /z\.a\.1 is of the kind “odd”/,
    ],
    [
      'a case that cites nothing',
      { cases: [...SMALL.cases, { game: 'one', name: 'third', cites: ['R-none'] }] },
      /The case “third” cites R-none, which is no ruling/,
    ],
    [
      'a rule set that cites nothing',
      { ruleSets: [...SMALL.ruleSets, ruleSet('three', 'z.a.9')] },
      /src\/engine\/games\/three\.ts: It cites z\.a\.9, which is no statement/,
    ],
  ])('%s', (_name, changes, fault) => {
    expect(faultsWith(changes).filter((line) => fault.test(line))).toHaveLength(1);
  });
});

describe('the ledger of the edition', async () => {
  const files = readFiles();
  const ruleSets = await readRuleSets();
  const materials = materialsIn(files, ruleSets, await readCases(ruleSets.map(({ id }) => id)));

  test('has all 279 statements, and nothing is wrong with it', () => {
    expect(materials.statements).toHaveLength(279);
    expect(ledgerFaults(materials).map(formatFault)).toEqual([]);
  });

  test('has a line for every place that the notes of a source call contradictory, garbled or damaged', () => {
    const doubtful = new Set(materials.doubts.flatMap(({ ids }) => ids));
    const noted = [...files]
      .filter(([file]) => /^content\/sources\/[^/]+\/en\.mdx$/.test(file))
      .flatMap(([, text]) =>
        text.split(/^(?=### )/m).filter((part) => /^### .*\{#notes-(?:contradictions|garbled|slips)\}/.test(part)),
      )
      .flatMap((part) => part.split('\n').filter((line) => line.startsWith('On <Cite')))
      // The first of those that a note is on.
      .flatMap((line) => /<Cite id="([^"]+)"/.exec(line)?.[1] ?? []);
    expect(noted.length).toBeGreaterThan(30);
    expect(noted.filter((id) => !doubtful.has(id))).toEqual([]);
  });

  test('no place of doubt is told twice', () => {
    const places = materials.doubts.map(({ kind, ids }) => `${kind} ${ids.join(' ')}`);
    expect(new Set(places).size).toBe(places.length);
  });
});
