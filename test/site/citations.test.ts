// Cards of citations: what a number stands for, where it is cited.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from './browser.ts';

const card = (page: Page) => page.locator('#cite-card');
const citation = (page: Page, id: string) => page.locator(`main [data-cite="${id}"]`).first();

test('one fetch for all of them, and none before the first is asked', async ({ visit: { page, requests } }) => {
  const fetched = () => requests.filter((request) => request.endsWith('statements.json'));
  await page.goto('en/rulings/');
  await page.waitForLoadState('networkidle');
  expect(fetched()).toEqual([]);
  await citation(page, 'zwikken.20c.4').hover();
  await card(page).waitFor();
  await citation(page, 'zwikken.20c.19').hover();
  await expect.poll(() => card(page).textContent()).toContain('20c.19');
  expect(fetched()).toEqual(['en/statements.json']);
});

test('focus shows it beside the link, which it describes; Escape takes it away and leaves the focus', async ({
  visit: { page },
}) => {
  await page.goto('ru/rulings/');
  const link = citation(page, 'zwikken.20c.24');
  await link.scrollIntoViewIfNeeded();
  // Focus by the keyboard: from the number before it.
  await link.evaluate((element) => element.closest('section')?.querySelector<HTMLElement>('a')?.focus());
  for (let i = 0; i < 5 && !(await link.evaluate((element) => element === document.activeElement)); i++) {
    await page.keyboard.press('Tab');
  }
  await card(page).waitFor();
  expect(await card(page).textContent()).toMatch(/20c\.24 · Источник Z\s*На\s+ход отвечают/);
  expect(await link.getAttribute('aria-describedby')).toBe('cite-card');
  const [at, shown] = [await link.boundingBox(), await card(page).boundingBox()];
  expect(
    Math.min(
      Math.abs((shown?.y ?? 0) - (at?.y ?? 0) - (at?.height ?? 0)),
      Math.abs((at?.y ?? 0) - (shown?.y ?? 0) - (shown?.height ?? 0)),
    ),
  ).toBeLessThan(12);
  await page.keyboard.press('Escape');
  expect(await card(page).isVisible()).toBe(false);
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await link.getAttribute('aria-describedby')).toBeNull();
});

test('it goes when the focus goes on to what is not cited', async ({ visit: { page } }) => {
  await page.goto('en/rulings/');
  const link = citation(page, 'zwikken.20c.24');
  await page.keyboard.press('Tab');
  await link.focus();
  await card(page).waitFor();
  // Whoever tabs on faster than it would go by itself.
  await page.evaluate(() => {
    const numbers = [...document.querySelectorAll<HTMLElement>('main a:not([data-cite])')];
    for (const number of numbers.slice(0, 3)) number.focus();
  });
  expect(await card(page).isVisible()).toBe(false);
});

test('one that is shown by its ordinal is called by its whole number', async ({ visit: { page } }) => {
  await page.goto('en/games/zwikken-20c/');
  const cited = page.locator('.note--ruling h3 a[data-cite="zwikken.20c.18"]').first();
  expect(await cited.textContent()).toBe('18');
  expect(await cited.getAttribute('aria-label')).toBe('20c.18');
});

test('the pointer can go over to it, and away from it', async ({ visit: { page } }) => {
  await page.goto('en/rulings/');
  await citation(page, 'zwikken.20c.4').hover();
  await card(page).waitFor();
  await card(page).hover();
  await page.waitForTimeout(400);
  expect(await card(page).isVisible()).toBe(true);
  await page.mouse.move(5, 700);
  await card(page).waitFor({ state: 'hidden' });
});

test('a ruling says what we do', async ({ visit: { page } }) => {
  await page.goto('en/rulings/');
  await citation(page, 'R-20c-max-turns').hover();
  await card(page).waitFor();
  expect(await card(page).textContent()).toContain('Three trumps in all');
  expect(await card(page).locator('a').count()).toBe(0);
});

describe('without a script', () => {
  test.override({ browsing: { javaScriptEnabled: false } });
  test('it is a link', async ({ visit: { page } }) => {
    await page.goto('en/rulings/');
    await citation(page, 'zwikken.20c.4').click();
    await page.waitForURL(/\/en\/games\/zwikken-20c\/#20c\.4$/);
  });
});
