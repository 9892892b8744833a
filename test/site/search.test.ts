// Search: called by key or button, by statement, in the language of the page or in all.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from './browser.ts';

const box = (page: Page) => page.getByRole('dialog');
const hits = (page: Page) => box(page).locator('li a');

/** Calls the search box and asks it. */
async function ask(page: Page, query: string) {
  await page.keyboard.press('/');
  await box(page).getByRole('searchbox').fill(query);
  await expect.poll(() => box(page).getByRole('status').textContent()).toMatch(/^\d|^Nothing|нашлось\.$/);
}

test('nothing of it is fetched before it is called for', async ({ visit: { page, requests } }) => {
  await page.goto('en/rulings/');
  await page.waitForLoadState('networkidle');
  const isSearch = (request: string) => /search/i.test(request);
  expect(requests.filter(isSearch)).toEqual([]);
  await ask(page, 'trump');
  expect(requests.filter(isSearch)).not.toEqual([]);
});

describe.each([
  { lang: 'en', query: 'overtrump', lands: '20c.24', says: /^\d+ results$/ },
  { lang: 'en', query: 'soldier', lands: 'intro.3', says: /^\d+ results?$/ },
  { lang: 'en', query: '20c.24', lands: '20c.24', says: /^\d+ results$/ },
  { lang: 'ru', query: 'солдатской', lands: 'intro.3', says: /^\d+ результата?$/ },
  { lang: 'ru', query: 'перебить', lands: '20c.24', says: /^\d+ результат(?:а|ов)?$/ },
  { lang: 'ru', query: '20c.24', lands: '20c.24', says: /^\d+ результат(?:а|ов)?$/ },
  { lang: 'ja', query: '兵隊', lands: 'intro.3', says: /^\d+件$/ },
  { lang: 'ja', query: '20c.24', lands: '20c.24', says: /^\d+件$/ },
  { lang: 'de', query: 'Soldaten', lands: 'intro.3', says: /^\d+ Treffer$/ },
  { lang: 'nl', query: 'overtroeven', lands: '20c.24', says: /^\d+ resultaten$/ },
])('$lang: $query', ({ lang, query, lands, says }) => {
  test(`Enter lands on ${lands}`, async ({ visit: { page } }) => {
    await page.goto(`${lang}/guide/records/`);
    await ask(page, query);
    expect((await box(page).getByRole('status').textContent())?.replaceAll('\u00a0', ' ')).toMatch(says);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.hash === `#${lands}`);
    const isInView = () =>
      page.evaluate(() => {
        const { top = -1, bottom = 0 } = document.querySelector(':target')?.getBoundingClientRect() ?? {};
        return top >= 0 && bottom <= innerHeight;
      });
    await expect.poll(isInView).toBe(true);
  });
});

test('hits are marked, named by number and placed in their part', async ({ visit: { page } }) => {
  await page.goto('ru/games/zwikken-20c/');
  await ask(page, 'перебивать');
  const first = hits(page).first();
  expect(await first.locator('b').textContent()).toBe('20c.24');
  expect(await first.locator('mark').allTextContents()).toEqual(['перебивают']);
  expect(await first.locator('small').textContent()).toBe('правила · Цвиккен, XX век · Розыгрыш');
});

test('a Japanese word finds nothing on an English page before all languages are asked, and then what is said in Japanese', async ({
  visit: { page },
}) => {
  await page.goto('en/games/zwikken-20c/');
  await ask(page, '兵隊');
  expect(await hits(page).count()).toBe(0);
  await box(page).getByRole('combobox', { name: 'Languages' }).selectOption('all');
  await hits(page).first().waitFor();
  expect(await box(page).locator('li').first().getAttribute('lang')).toBe('ja');
  expect(await hits(page).first().locator('small').textContent()).toMatch(/^Japanese · /);
});

test('answers can be kept to a game, a century or a kind', async ({ visit: { page } }) => {
  await page.goto('en/rulings/');
  await ask(page, 'trump');
  await box(page).getByRole('combobox', { name: 'Century' }).selectOption('19th century');
  const strangers = async () =>
    (await hits(page).locator('b').allTextContents()).filter((name) => /^\d/.test(name) && !name.startsWith('19c.'));
  await expect.poll(strangers).toEqual([]);
  expect(await hits(page).locator('b').allTextContents()).toContain('19c.12');
  await box(page).getByRole('combobox', { name: 'Kind' }).selectOption('example deals');
  await expect.poll(() => hits(page).locator('small').first().textContent()).toMatch(/^example deals · /);
});

test('the arrow keys choose, letters go back to the field, Escape closes and gives back the focus', async ({
  visit: { page },
}) => {
  await page.goto('en/rulings/');
  const button = page.getByRole('button', { name: 'Search rules and rulings' });
  await button.focus();
  await page.keyboard.press('Control+k');
  await box(page).getByRole('searchbox').fill('pot');
  await hits(page).nth(1).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(
    await hits(page)
      .nth(1)
      .evaluate((link) => link === document.activeElement),
  ).toBe(true);
  await page.keyboard.type('s');
  expect(await box(page).getByRole('searchbox').inputValue()).toBe('pots');
  await page.keyboard.press('Escape');
  expect(await box(page).count()).toBe(0);
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  await button.click();
  expect(
    await box(page)
      .getByRole('searchbox')
      .evaluate((field) => field === document.activeElement),
  ).toBe(true);
});

test('Enter right after the last letter goes to the first hit of what stands in the field', async ({ visit: { page } }) => {
  await page.goto('en/guide/records/');
  await ask(page, 'soldiers');
  await box(page).getByRole('searchbox').fill('overtrump');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.hash !== '');
  expect(new URL(page.url()).hash).toBe('#20c.24');
});

test('whoever goes on typing after Enter, or closes the box, stays', async ({ visit: { page } }) => {
  await page.goto('en/guide/records/');
  await page.keyboard.press('/');
  await box(page).getByRole('searchbox').fill('overtrump');
  await page.keyboard.press('Enter');
  await page.keyboard.type('s');
  await hits(page).first().waitFor();
  await box(page).getByRole('searchbox').fill('soldiers');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.waitForTimeout(500);
  expect(new URL(page.url()).pathname).toMatch(/guide/);
});

test.for(['zzzqqq', 'xyzzy'])('it says that nothing was found: %s', async (query, { visit: { page } }) => {
  await page.goto('en/rulings/');
  await ask(page, query);
  expect(await box(page).getByRole('status').textContent()).toBe(`Nothing here answers to “${query}”.`);
});

test('it says that the index could not be had, and tries again', async ({ visit: { page } }) => {
  await page.route('**/search.json', (route) => route.fulfill({ contentType: 'application/json', body: '{' }));
  await page.goto('en/rulings/');
  await page.keyboard.press('/');
  await box(page).getByRole('searchbox').fill('pot');
  await expect.poll(() => box(page).getByRole('status').textContent()).toMatch(/^The index did not load/);
  await page.unroute('**/search.json');
  await box(page).getByRole('searchbox').fill('pots');
  await hits(page).first().waitFor();
});

test('a stroke in a field of the page is a letter', async ({ visit: { page } }) => {
  await page.goto('en/rulings/');
  await ask(page, 'pot');
  await page.keyboard.press('/');
  expect(await box(page).getByRole('searchbox').inputValue()).toBe('pot/');
});
