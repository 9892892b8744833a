// What the cards are worth and the review of a deal, reckoned by a real worker and reached by keyboard alone.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { loadGames } from '../../src/cli/games.ts';
import { formatLink } from '../../src/engine/link.ts';
import { test } from './browser.ts';

await loadGames();
const { record } = JSON.parse(readFileSync('content/deals/seven-of-diamonds.json', 'utf8'));
const table = `en/play/${record.variant}/?deal=${formatLink(record)}`;

const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.locator('astro-island[client]:not([ssr]) .viewer').waitFor();
};

test('hints are off, come at a key, follow the deal, and go at the same key', async ({ visit: { page, requests } }) => {
  await open(page, `${table}&step=${record.actions.length - 4}`);
  const key = page.getByRole('button', { name: 'What the cards are worth' });
  expect(await page.locator('.hints, .worth').count()).toBe(0);
  await key.focus();
  await page.keyboard.press('Enter');
  const levels = page.locator('.levels li');
  await levels.first().waitFor();
  // A worker who is at his practice still is let go, and the same one sent for again.
  expect(new Set(requests.filter((path) => /reckoner/.test(path))).size).toBe(1);
  const turn = page.locator('.hints .panel-h');
  const before = await turn.textContent();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => turn.textContent()).not.toBe(before);
  await levels.first().waitFor();
  expect(await page.locator('.hand .worth').count()).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.hints, .worth').count()).toBe(0);
});

test('a review comes with the link, is walked by keyboard, and stands in print', async ({ visit: { page } }) => {
  await open(page, `${table}&step=0&review=on`);
  const review = page.getByRole('region', { name: 'Review of the deal' });
  const turning = review.locator('.turning');
  await turning.waitFor();
  const step = Number(await turning.locator('th').textContent());
  const slider = page.getByRole('slider', { name: 'Step' });
  await turning.getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => slider.inputValue()).toBe(String(step));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText(`Your own line from step ${step}`).waitFor();
  await review.getByRole('button', { name: 'Back to the deal as reviewed' }).click();
  await expect.poll(() => page.getByText('Your own line').count()).toBe(0);
  await page.emulateMedia({ media: 'print' });
  expect(await turning.isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: 'Review', exact: true }).count()).toBe(0);
});
