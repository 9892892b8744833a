import { expect, test } from 'vitest';
import { addressOf, hrefOf, numberOf } from '../../src/islands/links.ts';

test.each([
  ['a statement is where its source stands', 'zwikken.20c.24', 'en', '/en/sources/zwikken/#20c.24'],
  ['in the language that is read', 'zwikken.20c.8', 'ru', '/ru/sources/zwikken/#20c.8'],
  ['a ruling is among the rulings', 'R-20c-undertrump', 'en', '/en/rulings/#R-20c-undertrump'],
])('%s', (_name, id, lang, href) => {
  expect(hrefOf(id, lang)).toBe(href);
});

test('on a page that has the statement the place is enough', () => {
  document.documentElement.lang = 'en';
  document.body.innerHTML = '<div id="20c.24"></div>';
  expect(hrefOf('zwikken.20c.24', 'en')).toBe('#20c.24');
  expect(hrefOf('zwikken.20c.24', 'ru')).toBe('/ru/sources/zwikken/#20c.24');
  document.body.innerHTML = '';
});

test.each([
  ['zwikken.20c.24', '20c.24'],
  ['R-20c-undertrump', null],
])('%s is called %s', (id, number) => {
  expect(numberOf(id)).toBe(number);
});

test('files stand at the base of the site', () => {
  expect(addressOf('favicon.svg')).toBe('/favicon.svg');
});
