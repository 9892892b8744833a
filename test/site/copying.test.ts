// What can be copied of a statement, a ruling and a deal: the menu below their numbers.
import { describe, expect } from 'vitest';
import { site, test } from './browser.ts';

const GAME = 'en/games/zwikken-20c/';

describe('with leave to write to the clipboard', () => {
  test.override({ browsing: { permissions: ['clipboard-read', 'clipboard-write'] } });

  test('nothing is fetched for it before a number is called for', async ({ visit: { page, requests } }) => {
    await page.goto('en/rulings/');
    await page.waitForLoadState('networkidle');
    expect(requests.filter((request) => /\.js$/.test(request))).toEqual([]);
    await page.locator('#R-20c-parts .num').click();
    await page.locator('.copying').waitFor();
  });

  test.for([
    ['a statement', GAME, '[id="20c.24"] .num', 'zwikken.20c.24', 'Zwikken, 20th century, statement zwikken.20c.24.'],
    [
      'a statement of a source',
      'en/sources/zwicken/',
      '[id="history.3"] .num',
      'zwicken.history.3',
      'Zwicken, Witness J, statement zwicken.history.3.',
    ],
    ['a ruling', 'en/rulings/', '#R-20c-parts .num', 'R-20c-parts', 'Ruling “Part bids” (R-20c-parts).'],
    ['a deal', GAME, '#deal-zwik .place', 'deal-zwik', 'Zwikken, 20th century. Example: Two zwiks.'],
  ] as const)('%s: links and references', async ([, path, number, id, title], { visit: { page } }) => {
    await page.goto(path);
    await page.locator(number).click();
    const copied = async (label: string) => {
      await page.locator('.copying').getByRole('button', { name: label }).click();
      await page.locator('.copying p', { hasText: `${label}: copied` }).waitFor();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    expect(await copied('Link to this page')).toBe(page.url());
    const short = await copied('Short link for any language');
    expect(short).toBe(`${site}s/${id}/`);
    const text = await copied('Citation');
    expect(text.startsWith(`${title} In: Stichbuch: the book of tricks. ${short} (accessed `)).toBe(true);
    expect(await copied('BibTeX')).toContain(`@misc{stichbuch:${id},`);
    const [item] = JSON.parse(await copied('CSL-JSON'));
    expect(item).toMatchObject({ id: `stichbuch:${id}`, URL: short, language: 'en' });
  });
});

describe('for the keyboard', () => {
  test('the menu comes after its number; Escape takes it away and leads back', async ({ visit: { page } }) => {
    await page.goto(GAME);
    const number = page.locator('[id="20c.24"] .num');
    await number.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('group', { name: 'Link and citation: zwikken.20c.24' }).waitFor();
    expect(await number.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Link to this page');
    await page.keyboard.press('Escape');
    expect(await page.locator('.copying').count()).toBe(0);
    expect(await number.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(await number.getAttribute('aria-expanded')).toBe(null);
  });

  test('a click elsewhere takes it away, one on another number brings that one’s', async ({ visit: { page } }) => {
    await page.goto('en/rulings/');
    await page.locator('#R-20c-parts .num').click();
    await page.getByRole('group', { name: 'R-20c-parts' }).waitFor();
    await page.locator('#R-20c-undertrump .num').click();
    await page.getByRole('group', { name: 'R-20c-undertrump' }).waitFor();
    expect(await page.locator('.copying').count()).toBe(1);
    await page.locator('h1').click();
    expect(await page.locator('.copying').count()).toBe(0);
  });
});

test('where copying is refused, the text stands there to be copied by hand', async ({ visit: { page } }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.goto(GAME);
  await page.locator('[id="20c.24"] .num').click();
  await page.locator('.copying').getByRole('button', { name: 'Short link' }).click();
  const box = page.locator('.copying textarea');
  await box.waitFor();
  expect(await box.inputValue()).toBe(`${site}s/zwikken.20c.24/`);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(`${site}s/zwikken.20c.24/`);
});

describe('what is linked to', () => {
  test.for(['20c.24', '20c.29', '20c.1'])('%s is in view below the masthead, and marked', async (number, { visit: { page } }) => {
    await page.goto(`${GAME}#${number}`);
    await page.waitForLoadState('networkidle');
    const place = page.locator(`[id="${number}"]`);
    const { top, edge, colour } = await place.evaluate((statement) => ({
      top: statement.getBoundingClientRect().top,
      edge: document.querySelector('.masthead')?.getBoundingClientRect().bottom ?? 0,
      colour: getComputedStyle(statement).backgroundColor,
    }));
    expect(top).toBeGreaterThanOrEqual(edge);
    expect(top).toBeLessThan(600);
    expect(colour).not.toBe('rgba(0, 0, 0, 0)');
  });
});
