import { expect, test } from 'vitest';
import { addressOf, hrefOf, numberOf } from '../../src/islands/links.ts';

test.each([
  ['a statement is on the page of its game', 'zwikken.20c.24', 'en', '/en/games/zwikken-20c/#20c.24'],
  ['in the language that is read', 'zwikken.20c.8', 'ru', '/ru/games/zwikken-20c/#20c.8'],
  ['a ruling is among the rulings', 'R-20c-undertrump', 'en', '/en/rulings/#R-20c-undertrump'],
])('%s', (_name, id, lang, href) => {
  window.history.replaceState(null, '', '/');
  expect(hrefOf(id, lang)).toBe(href);
});

test('on the page itself the place is enough', () => {
  window.history.replaceState(null, '', '/en/games/zwikken-20c/?deal=x');
  expect(hrefOf('zwikken.20c.24', 'en')).toBe('#20c.24');
  expect(hrefOf('zwikken.20c.24', 'ru')).toBe('/ru/games/zwikken-20c/#20c.24');
});

test.each([
  ['zwikken.20c.24', '20c.24'],
  ['R-20c-undertrump', null],
])('%s is called %s', (id, number) => {
  expect(numberOf(id)).toBe(number);
});

test('files stand at the base of the site', () => {
  expect(addressOf('cards.svg')).toBe('/cards.svg');
});
