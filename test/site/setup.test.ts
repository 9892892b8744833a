// A position is set up, sent as a link and opened in another language.
import { expect } from 'vitest';
import { site, test } from './browser.ts';

test('a position set up by typing and tapping opens at the table, in any language', async ({ visit: { page } }) => {
  await page.goto('en/setup/');
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Rule set').selectOption('zwikken-20c');
  await page.getByLabel('Players').selectOption('3');
  await page.getByLabel(/^South, at most 3/).fill('AhKd');
  await page.locator('.rack').getByRole('button', { name: 'ten of spades' }).click();
  expect(await page.getByLabel(/^South, at most 3/).inputValue()).toBe('AhKdTs');
  await page.getByLabel(/^West, at most 3/).fill('AhQc');
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  expect(await page.getByRole('alert').textContent()).toContain('laid out more than once');
  await page.getByLabel(/^West, at most 3/).fill('AcQc');
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  await page.getByRole('link', { name: 'Open it at the table' }).click();
  const south = page.locator('.hand[data-side=s] .pc');
  const cards = () => south.evaluateAll((held) => held.map((card) => (card as HTMLElement).dataset.card).sort());
  await expect.poll(cards).toEqual(['Ah', 'Kd', 'Ts']);
  const { pathname, search } = new URL(page.url());
  expect(pathname).toMatch(/\/en\/play\/zwikken-20c\/$/);
  await page.goto(`${site}nl/play/zwikken-20c/${search}`);
  await expect.poll(cards).toEqual(['Ah', 'Kd', 'Ts']);
});

test('a record that is pasted is marked where it is wrong, and opened when it is right', async ({ visit: { page } }) => {
  await page.goto('ja/setup/');
  await page.waitForLoadState('networkidle');
  const text = page.locator('.paste textarea');
  const read = page.locator('.paste button[type=submit]');
  await text.fill('[Variant "tippen"]\n[Players "3"]\n[Dealer "7"]\n[Seed "1"]');
  await read.click();
  await page.locator('.paste mark', { hasText: '[Dealer "7"]' }).waitFor();
  await text.fill('[Variant "tippen"]\n[Players "3"]\n[Dealer "1"]\n[Seed "1"]');
  await read.click();
  await page.locator('.paste .laid-out a').click();
  await page.waitForURL(/\/ja\/play\/tippen\/\?deal=/);
});
