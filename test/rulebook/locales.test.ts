import { expect, test } from 'vitest';
import { citeHtml, hrefOf } from '../../src/rulebook/citations.ts';
import { besideOf, isLocale, nameIn, nameOf, pageOf } from '../../src/rulebook/locales.ts';

test.each([
  ['en', 'ru', 'ru'],
  ['ru', 'ru', 'en'],
  ['en', 'ja', 'ja'],
  ['en', 'fr', 'ru'],
] as const)('beside %s of a source in %s stands %s', (locale, source, beside) => expect(besideOf(locale, source)).toBe(beside));

test('languages have names of their own and in each other', () => {
  expect([nameOf('ru'), nameIn('en', 'ru'), nameIn('ru', 'nl')]).toEqual(['Русский', 'Russian', 'нидерландский']);
  expect([isLocale('ru'), isLocale('xx'), isLocale(undefined)]).toEqual([true, false, false]);
});

test('an address ends in a slash', () => {
  expect([pageOf('en'), pageOf('ru', 'games', 'zwikken-20c')]).toEqual(['/en/', '/ru/games/zwikken-20c/']);
});

test.each([
  ['zwikken.20c.24', '/en/games/zwikken-20c/#20c.24'],
  ['zwikken.history.2', '/en/sources/zwikken/#history.2'],
  ['R-20c-parts', '/en/rulings/#R-20c-parts'],
])('%s leads to its page', (id, href) => {
  expect(hrefOf('en', id, (statement) => (statement.includes('.20c.') ? 'zwikken-20c' : undefined))).toBe(href);
});

test('a citation of the page that one is on leads to the place alone', () => {
  const cite = (from?: string) => citeHtml('z.a.1', '/en/games/z-a/#a.1', 'a.1', undefined, from);
  expect(cite('/en/games/z-a/')).toBe('<a class="ref" href="#a.1" data-cite="z.a.1">a.1</a>');
  expect(cite('/en/games/')).toBe('<a class="ref" href="/en/games/z-a/#a.1" data-cite="z.a.1">a.1</a>');
  expect(cite()).toContain('href="/en/games/z-a/#a.1"');
});

test('a citation that is shown by less than its name is still called by it', () => {
  const cite = (label: string) => citeHtml('z.a.1', '/en/games/z-a/#a.1', 'a.1', label);
  expect(cite('1')).toContain(' aria-label="a.1">1</a>');
  expect(cite('a.1')).not.toContain('aria-label');
});
