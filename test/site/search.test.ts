// Search: called by key or button, by statement, in the language of the page with its inflections.
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
  const isSearch = (request: string) => /pagefind|search/i.test(request);
  expect(requests.filter(isSearch)).toEqual([]);
  await ask(page, 'trump');
  expect(requests.filter(isSearch)).not.toEqual([]);
});

describe.each([
  { lang: 'en', query: 'overtrump', lands: '20c.24', says: /^3 results$/ },
  { lang: 'en', query: 'trumping', lands: 'intro.1', says: /^\d+ results$/ },
  { lang: 'en', query: '20c.24', lands: '20c.24', says: /^\d+ results$/ },
  { lang: 'en', query: 'soldiers', lands: 'intro.3', says: /^1 result$/ },
  { lang: 'ru', query: 'козырем', lands: '20c.9', says: /^\d+ результатов$/ },
  { lang: 'ru', query: 'козырями', lands: '20c.9', says: /^\d+ результатов$/ },
  { lang: 'ru', query: 'солдатской', lands: 'intro.3', says: /^1 результат$/ },
  { lang: 'ru', query: 'перебить', lands: '20c.24', says: /^\d+ результата?$/ },
  { lang: 'ru', query: '20c.24', lands: '20c.24', says: /^\d+ результата$/ },
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
  expect(await first.locator('small').textContent()).toBe('Цвиккен · Розыгрыш');
});

test('the other language beside the text is not searched', async ({ visit: { page } }) => {
  await page.goto('en/games/zwikken-20c/');
  await ask(page, 'козырь');
  expect(await hits(page).count()).toBe(0);
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

test('it says that nothing was found', async ({ visit: { page } }) => {
  await page.goto('en/rulings/');
  await ask(page, 'xyzzy');
  expect(await box(page).getByRole('status').textContent()).toBe('Nothing here answers to “xyzzy”.');
});

test('a stroke in a field of the page is a letter', async ({ visit: { page } }) => {
  await page.goto('en/rulings/');
  await ask(page, 'pot');
  await page.keyboard.press('/');
  expect(await box(page).getByRole('searchbox').inputValue()).toBe('pot/');
});
