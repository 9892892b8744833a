// The network goes while a page stands: what is on the table stays there whole, a game is played to its end, and what does not
// come is said where it was asked for.
import type { Page, Request } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from './browser.ts';

const READY = { timeout: 30_000 };
/** In milliseconds; a busy machine takes its time. */
const LONG = 240_000;
/** More decisions than in any deal. */
const MANY = 100;

const CUTS: readonly (readonly [how: string, cut: (page: Page) => Promise<unknown>])[] = [
  ['is gone', (page) => page.context().setOffline(true)],
  ['answers nothing', (page) => page.route('**/*', (route) => route.abort())],
];

/** What a page asks for besides what it says in its own letters: fonts of other scripts, the sign of a new address. */
const BESIDES = /\.woff2$|^favicon\.svg$/;

/** The drawings that a page still takes from a file. */
const fromFiles = (page: Page): Promise<number> => page.locator('use:not([href^="#"])').count();

/** Waits until everything has come that is fetched ahead where one plays. */
async function allHasCome(page: Page, requests: readonly string[], open: ReadonlySet<Request>): Promise<void> {
  const ahead = ['thinker', 'reckoner', 'NewGame', 'desk', 'study'];
  const isAsked = (name: string): boolean => requests.some((request) => request.includes(`/${name}`));
  await expect.poll(() => ahead.filter((name) => !isAsked(name))).toEqual([]);
  // What has come may ask for more: everything is there when nothing is asked for any longer.
  let last = 0;
  const isQuiet = (): boolean => {
    const before = last;
    last = requests.length;
    return last === before && open.size === 0;
  };
  await expect.poll(isQuiet, { interval: 500 }).toBe(true);
  await expect.poll(() => fromFiles(page)).toBe(0);
}

describe.each(CUTS)('the network %s', (_how, cut) => {
  test.override({ isCut: true });

  test('a game is played to its end, looked back at, and followed by another', { timeout: LONG }, async ({
    visit: { page, requests },
  }) => {
    const open = new Set<Request>();
    page.on('request', (request) => open.add(request));
    page.on('requestfinished', (request) => open.delete(request));
    await page.goto('en/play/kozyol/');
    await page.locator('.room').waitFor(READY);
    await allHasCome(page, requests, open);
    await cut(page);
    const before = requests.length;

    await page.locator('.pace select').selectOption('once');
    const todo = page
      .locator('.hand [data-legal="yes"] button, .choices > .choice.yes > button:first-child, .over button')
      .first();
    for (let i = 0; i < MANY; i++) {
      await todo.waitFor(READY);
      if ((await page.locator('.over').count()) > 0) break;
      const told = await page.locator('.told').textContent();
      await todo.click();
      await expect.poll(() => page.locator('.told').textContent()).not.toBe(told);
    }
    expect(await page.locator('.over').count()).toBe(1);
    await page.getByRole('button', { name: 'Cards' }).click();
    await page.locator('.look').waitFor(READY);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Review this deal' }).click();
    await page.locator('.review .summary').waitFor({ timeout: LONG });
    expect(requests.slice(before).filter((request) => !BESIDES.test(request))).toEqual([]);
    // Whoever comes back finds the game, whether anybody can come to think for the computers or not.
    await page.goBack();
    await page.getByRole('button', { name: 'New game' }).click();
    await page.locator('.play-form').getByRole('button', { name: 'Deal' }).click(READY);
    await expect.poll(() => page.locator('.over').count()).toBe(0);
    expect(await fromFiles(page)).toBe(0);
  });

  test('a deal on a page to read is stepped through with all its cards', async ({ visit: { page, requests } }) => {
    await page.goto('en/games/zwikken-20c/');
    const table = page.locator('#deal-zwik');
    await table.scrollIntoViewIfNeeded();
    await table.locator('.viewer .moves').waitFor(READY);
    await expect.poll(() => fromFiles(page)).toBe(0);
    await cut(page);
    const before = requests.length;
    const next = table.getByRole('button', { name: 'Next step' });
    for (let i = 0; i < 5; i++) await next.click();
    expect(await fromFiles(page)).toBe(0);
    expect(requests.slice(before).filter((request) => request.includes('cards.svg'))).toEqual([]);
  });
});

describe('what has not come', () => {
  test.override({ isCut: true });

  test('is said at its key, and comes when it is asked for again', async ({ visit: { page } }) => {
    // Whoever spares data has nothing fetched ahead.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.goto('ru/play/tippen/');
    await page.locator('.room').waitFor(READY);
    const key = page.getByRole('button', { name: 'Новая игра' });
    await page.context().setOffline(true);
    await key.click();
    const note = page.getByRole('alert');
    await note.waitFor(READY);
    expect(await note.textContent()).toMatch(/Проверьте соединение/);
    const [at, said] = [await key.boundingBox(), await note.boundingBox()];
    expect(Math.abs((said?.y ?? 0) - (at?.y ?? 0) - (at?.height ?? 0))).toBeLessThan(20);
    await page.context().setOffline(false);
    await key.click();
    await page.locator('.play-form').waitFor(READY);
    expect(await note.count()).toBe(0);
  });

  test('for a search of deals is said there, and the search begins when it is asked again', async ({ visit: { page } }) => {
    await page.goto('en/compare/?a=zwicken&b=tippen');
    const key = page.locator('.finder').getByRole('button', { name: 'Search' });
    await page.locator('astro-island:not([ssr]) .finder').waitFor(READY);
    await page.context().setOffline(true);
    await key.click();
    await page.locator('.finder [role=alert]').waitFor(READY);
    await page.context().setOffline(false);
    await key.click();
    await page
      .locator('.finder .tried')
      .getByText(/deals tried/)
      .first()
      .waitFor(READY);
    expect(await page.locator('.finder [role=alert]').count()).toBe(0);
  });
});
