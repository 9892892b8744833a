import { describe, expect, test } from 'vitest';
import type { Setting } from '../../src/engine/differences.ts';
import anbieten from '../../src/engine/games/anbieten.ts';
import kozyol from '../../src/engine/games/kozyol.ts';
import first from '../../src/engine/games/kozyol-first.ts';
import three from '../../src/engine/games/kozyol-three.ts';
import tippen from '../../src/engine/games/tippen.ts';
import zwicken from '../../src/engine/games/zwicken.ts';
import earlier from '../../src/engine/games/zwikken-19c.ts';
import parlett from '../../src/engine/games/zwikken-20c.ts';
import today from '../../src/engine/games/zwikken-21c.ts';
import type { Locale } from '../../src/rulebook/locales.ts';
import { locales } from '../../src/rulebook/locales.ts';
import { relativesOf } from '../../src/site/edition/relatives.ts';
import { tellingOf } from '../../src/site/edition/shown.ts';
import { uiOf } from '../../src/site/ui.ts';
import { rowsBetween } from '../../src/words/differences.ts';
import { shownIn } from '../../src/words/shown.ts';

const FILES = import.meta.glob<typeof zwicken>('../../src/engine/games/*.ts', { eager: true, import: 'default' });
const GAMES = Object.values(FILES);
/** Every rule set by itself, and under each of its readings. */
const SETTINGS = GAMES.flatMap((game): readonly Setting[] => [
  { game },
  ...Object.entries(game.options).flatMap(([name, { values }]) =>
    values.slice(1).map((value) => ({ game, options: { [name]: value } })),
  ),
]);
/** All that sets any two of them apart. */
const ROWS = SETTINGS.flatMap((a) => SETTINGS.flatMap((b) => rowsBetween(a, b)));

describe('the relatives of a game', () => {
  const idsOf = (...games: readonly (typeof zwicken)[]) => games.map(({ id }) => id);
  test.each([
    ['a neighbour in its source', earlier, [earlier, parlett, today], idsOf(parlett)],
    ['a neighbour and a child', parlett, [earlier, parlett, today], idsOf(earlier, today)],
    ['its children, next to it or not', zwicken, [zwicken, tippen, anbieten], idsOf(tippen, anbieten)],
    ['its parent and its sister', anbieten, [zwicken, tippen, anbieten], idsOf(zwicken, tippen)],
    ['not one that is neither', earlier, [earlier, zwicken, parlett], idsOf(zwicken)],
  ])('%s', (_name, game, family, ids) => {
    expect(relativesOf(game, family).map(({ id }) => id)).toEqual(ids);
  });
});

describe('what sets two games apart', () => {
  test('is what the variant replaces, left one side and right the other', () => {
    const rows = rowsBetween({ game: kozyol }, { game: first }).map(({ group, words, key, a, b }) => [
      group,
      `${words} ${key}`,
      a !== null,
      b !== null,
    ]);
    expect(rows).toEqual([
      ['course', 'phases face-up', true, false],
      ['course', 'phases trump-naming', true, false],
      ['course', 'parameters marks.deals', true, false],
      ['course', 'phases trump-card', false, true],
      ['options', 'options opening', true, false],
    ]);
  });

  test('two readings of a game differ in the option, whatever its rules make of it', () => {
    for (const { game, options } of SETTINGS) {
      if (!options) continue;
      const [name = '', value] = Object.entries(options)[0] ?? [];
      const row = rowsBetween({ game }, { game, options }).find(({ words }) => words === 'options');
      expect([row?.key, row?.a?.value, row?.b?.value]).toEqual([name, game.options[name]?.values[0], value]);
    }
  });

  test('a card that is always a trump is named with its suit, and is no part of its own', () => {
    const rows = rowsBetween({ game: zwicken }, { game: tippen });
    const orders = (key: string) => rows.find((row) => row.key === key)?.a?.orders ?? [];
    const told = ({ cards, suits }: ReturnType<typeof orders>[number]) => [
      cards.map(({ card, isEverTrump }) => (isEverTrump ? card : card[0])).join(' '),
      suits?.join('') ?? 'all',
    ];
    expect(orders('trumps').map(told)).toEqual([
      ['A 7d K Q J T 9 8 7', 'csh'],
      ['A 7d K Q J T 9 8', 'd'],
    ]);
    expect(orders('plain').map(told)).toEqual([
      ['A K Q J T 9 8 7', 'csh'],
      ['A K Q J T 9 8', 'd'],
    ]);
  });

  test('both sides say on what they rest', () => {
    for (const { key, a, b } of ROWS) {
      for (const side of [a, b]) expect(side === null ? ['—'] : side.cites, key).not.toEqual([]);
    }
  });
});

describe('values in few signs', () => {
  const shown = (locale: Locale, a: typeof zwicken, b: typeof zwicken, key: string) => {
    const row = rowsBetween({ game: a }, { game: b }).find((other) => other.key === key);
    if (!row) throw new Error(`no difference in ${key}`);
    return [row.a, row.b].map((side) => side && shownIn(tellingOf(locale), row, side.value));
  };
  test.each([
    ['numbers of players', 'ru', earlier, parlett, 'seats', ['от 3 до 6', 'от 3 до 5']],
    ['packs by number of players', 'en', earlier, parlett, 'pack', ['32 or 52 cards', '20 cards']],
    ['card points', 'ru', parlett, earlier, 'points', ['Т 4, К 3, Д 2, В 1, 10 0', null]],
    ['packets', 'en', earlier, parlett, 'packets.sizes', ['3', '1, 2']],
    ['prices', 'en', parlett, today, 'search.price', ['1', '1, 0']],
    ['ranks', 'de', parlett, today, 'combination.ways.three-alike', ['A K D B 10', '10 A K D B']],
    ['parts of the pot', 'en', zwicken, anbieten, 'payout.tricks', ['1/3, 1/3, 1/3', '0, 0, 1']],
    ['a word of the engine', 'nl', parlett, today, 'combination.others', ['0', 'waar het om ging']],
    ['a place', 'ja', three, first, 'trump-card.place', ['最後', '最初']],
    ['values of an option that are numbers', 'en', today, parlett, 'rounds', ['1, 2, or 3', null]],
    ['others are left to the statements', 'en', today, parlett, 'lubber', ['', null]],
  ] as const)('%s', (_name, locale, a, b, key, values) => {
    expect(shown(locale, a, b, key)).toEqual(values);
  });
});

describe.each(locales)('in %s', (locale) => {
  const { relatives } = uiOf(locale);
  test('every phase, duty and option of every rule set has a name', () => {
    const names = GAMES.flatMap(({ phases, options }) => [
      ...phases.map(({ name }) => `phases ${name}`),
      ...phases.flatMap(({ parameters }) =>
        ('duties' in parameters ? (parameters.duties as readonly { readonly name: string }[]) : []).map(
          ({ name }) => `duties ${name}`,
        ),
      ),
      ...Object.keys(options).map((name) => `options ${name}`),
    ]);
    const named = (['phases', 'duties', 'options'] as const).flatMap((part) =>
      Object.keys(relatives[part]).map((name) => `${part} ${name}`),
    );
    expect(new Set(named)).toEqual(new Set(names));
  });

  test('so has all else in which two of them differ', () => {
    const keys = (words: string) => new Set(ROWS.filter((row) => row.words === words).map(({ key }) => key));
    expect(new Set(Object.keys(relatives.parameters))).toEqual(keys('parameters'));
    expect(new Set(Object.keys(relatives.basics))).toEqual(keys('basics'));
  });
});
