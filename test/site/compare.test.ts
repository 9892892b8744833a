// Comparing and asking with the keyboard alone, in a real browser.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from './browser.ts';

/** More stops of the tab key than there are on either page. */
const MANY = 400;
/** A walk of some hundred strokes takes its time on a busy machine; in milliseconds. */
const LONG = 300_000;

/** Presses the tab key until the focus is on what is looked for. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < MANY; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the tab key never comes to ${selector}`);
}
const asked = (page: Page, name: string) => page.evaluate((field) => new URLSearchParams(location.search).get(field), name);
const now = (page: Page) => page.locator('.ladder tr.now');
const captions = (page: Page) => page.locator('.pair figcaption').allTextContents();

describe.each([
  { name: 'at a desk', viewport: { width: 1440, height: 900 } },
  { name: 'on a telephone', viewport: { width: 390, height: 844 } },
])('$name', ({ viewport }) => {
  test.override({ browsing: { viewport } });

  test('choose a pair, step to where it parts, find other deals, send one', { timeout: LONG }, async ({ visit: { page } }) => {
    await page.goto('en/compare/');
    await tabTo(page, 'select[name=a]');
    await page.locator('.compare').and(page.locator('astro-island:not([ssr]) *')).waitFor();
    await page.selectOption('select[name=a]', 'zwicken');
    await page.selectOption('select[name=b]', 'tippen');
    await tabTo(page, '.choose [type=submit]');
    await page.keyboard.press('Enter');
    await expect.poll(() => captions(page)).toEqual(['Zwicken', 'Tippen']);
    expect(await asked(page, 'a')).toBe('zwicken');

    // From the end of the deal back to where the two part.
    await tabTo(page, '.pair input[type=range]');
    await page.keyboard.press('End');
    await expect.poll(() => now(page).getAttribute('class')).not.toContain('first');
    await tabTo(page, '.to-parting button');
    await page.keyboard.press('Enter');
    await expect.poll(() => now(page).getAttribute('class')).toContain('first');
    expect(await now(page).locator('.neq.is').isVisible()).toBe(true);
    expect(await now(page).locator('.ref').count()).toBeGreaterThan(0);

    // Along the ladder the focus goes with the steps.
    await tabTo(page, '.ladder .now button');
    const step = Number(await asked(page, 'step'));
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => asked(page, 'step')).toBe(String(step + 1));
    expect(await page.evaluate(() => document.activeElement?.closest('tr')?.className)).toContain('now');

    // Other ways to part, found beside the page.
    await tabTo(page, '.finder .acts .btn');
    await page.keyboard.press('Enter');
    await page.locator('.finder li').nth(3).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.finder .acts .btn').textContent()).toMatch(/Search/);
    const before = await asked(page, 'deal');
    await tabTo(page, '.finder li:last-child button');
    await page.keyboard.press('Enter');
    await expect.poll(() => asked(page, 'deal')).not.toBe(before);
    expect(await now(page).getAttribute('class')).toContain('first');

    // Whoever gets the link sees the same, in his own language.
    const shown = await now(page).locator('.mid button').textContent();
    const address = page.url();
    await page.goto(address.replace('/en/', '/ja/'));
    await expect.poll(() => captions(page)).toHaveLength(2);
    await expect.poll(() => now(page).locator('.mid button').textContent()).toBe(shown);
    expect(await asked(page, 'deal')).toBe(new URL(address).searchParams.get('deal'));
  });

  test('ask whether a card may be played', { timeout: LONG }, async ({ visit: { page } }) => {
    await page.goto('en/ask/');
    await page.locator('astro-island:not([ssr]) .ask').waitFor();
    await tabTo(page, 'input[name=hand]');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('AhKdXx');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('[role=alert]').textContent()).toContain('“Xx” is no card');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Ah Kd 10s');
    await tabTo(page, 'input[name=trick]');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('QhJh');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.answers tbody').first().locator('.yes .cn').allTextContents()).toEqual(['♥A']);
    expect(await asked(page, 'hand')).toBe('Ah Kd 10s');
    await tabTo(page, '.board [tabindex="0"]');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.inputValue('input[name=hand]')).toBe('AhKdTsAs');
    expect(await page.locator('.answers tbody').first().locator('.which').count()).toBe(4);
  });
});

describe('without JavaScript', () => {
  test.override({ browsing: { javaScriptEnabled: false } });
  test('the example of each page stands there whole', async ({ visit: { page } }) => {
    await page.goto('ru/compare/');
    expect(await page.locator('.pair .table').count()).toBe(2);
    expect(await page.locator('.ladder tr.rules .neq.is').first().isVisible()).toBe(true);
    expect(await page.locator('.dims tbody tr').count()).toBeGreaterThan(20);
    expect(await page.locator('noscript').first().isVisible()).toBe(true);
    await page.goto('ru/ask/');
    expect(await page.locator('.answers tr.yes').count()).toBeGreaterThan(10);
  });

  test('the form asks by its address', async ({ visit: { page } }) => {
    await page.goto('en/compare/');
    await page.selectOption('select[name=b]', 'zwikken-20c:undertrump=forbidden');
    await page.locator('.choose [type=submit]').click();
    await page.waitForURL(/\?a=zwikken-20c&b=zwikken-20c%3Aundertrump%3Dforbidden$/);
  });
});
