// Playing in a real browser: a deal of every game by the keyboard alone, matches to their ends, and coming back to a game.
import { readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from './browser.ts';
import { builtText } from './built.ts';

const GAMES = readdirSync('content/games');

/** More stops of the tab key than there are on any page, and more decisions than in any deal. */
const MANY = 400;
/** In milliseconds; a busy machine takes its time. */
const LONG = 240_000;

/** The scripts of a place to play at, all that its game needs included, weigh no more when they are packed; in bytes. */
const MOST_SCRIPT = 60_000;

const READY = { timeout: 30_000 };

/** Presses the tab key until the focus is on what is looked for. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < MANY; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the tab key never comes to ${selector}`);
}

/** What a person can do now, by the first that is there: play a card, make a call, make one that is put together; or nothing more. */
const KEYS = [
  '.hand [data-legal="yes"] button',
  '.choices > .choice.yes > button:first-child',
  '.choices .pick [type="submit"]',
  '.over button',
];

/** Waits until there is something to do, and says which of {@link KEYS} it is. */
async function nextKey(page: Page): Promise<string> {
  await page.locator(KEYS.join()).first().waitFor(READY);
  for (const key of KEYS) if ((await page.locator(key).count()) > 0) return key;
  throw new Error('what could be done is gone');
}

/** Has every seed that comes by chance be the same, one with which the person at the table is asked in every game. */
const dealTheSame = (): void => {
  crypto.getRandomValues = (numbers) => {
    if (numbers instanceof Uint32Array) numbers.fill(2);
    return numbers;
  };
};

const dealsKept = (page: Page, game: string): Promise<number> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '').match.records.length, `stichbuch.play.1.${game}`);

const stepsTaken = (page: Page, game: string): Promise<number> =>
  page.evaluate((name) => {
    const kept = JSON.parse(localStorage.getItem(name) ?? '{"match":{"records":[]}}');
    return kept.match.records.at(-1)?.actions.length ?? 0;
  }, `stichbuch.play.1.${game}`);

describe.each(GAMES)('%s', (game) => {
  test('a whole deal by the keyboard alone', { timeout: LONG }, async ({ visit: { page, requests } }) => {
    await page.addInitScript(dealTheSame);
    await page.goto(`en/play/${game}/`);
    await page.locator('.room').waitFor(READY);
    await page.waitForLoadState('networkidle');
    const scripts = new Set(requests.filter((address) => address.endsWith('.js')));
    const bytes = [...scripts].map((file) => gzipSync(builtText(file)).length);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_SCRIPT);

    await tabTo(page, '.pace select');
    // The first letter of “at once”.
    await page.keyboard.press('a');
    let decisions = 0;
    for (; decisions < MANY; decisions++) {
      const key = await nextKey(page);
      if (key === KEYS.at(-1)) break;
      const before = await stepsTaken(page, game);
      await tabTo(page, key);
      await page.keyboard.press('Enter');
      await expect.poll(() => stepsTaken(page, game)).toBeGreaterThan(before);
    }
    expect(decisions).toBeGreaterThan(0);
    // Every hand lies open at the end, and the focus is on what comes next.
    expect(await page.locator('.over').isVisible()).toBe(true);
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.over') !== null)).toBe(true);
    expect(await page.locator('[aria-live]').textContent()).toContain('The deal is over');
  });
});

describe.each(GAMES)('%s in a small window', (game) => {
  test.override({ browsing: { viewport: { width: 360, height: 640 }, hasTouch: true } });

  test('what is asked and the keys to answer it are in sight, and cover neither the hand nor the focus', {
    timeout: LONG,
  }, async ({ visit: { page } }) => {
    await page.addInitScript(dealTheSame);
    await page.goto(`ru/play/${game}/`);
    await page.locator('.room').waitFor(READY);
    await page.locator('.pace select').selectOption('once');
    for (let decisions = 0; decisions < 2; decisions++) {
      const key = await nextKey(page);
      if (key === KEYS.at(-1)) break;
      const places = await page.evaluate(() => {
        const boxOf = (selector: string) => [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
        const [asked] = boxOf('.asked');
        const inside = boxOf('.asked :is(.prompt, button, input, select)');
        const hand = boxOf('.hand[data-side="s"] .card, .hand :focus');
        return {
          asked: asked?.top ?? 0,
          bottom: Math.max(...inside.map(({ bottom }) => bottom)),
          hand: Math.max(...hand.map(({ bottom }) => bottom)),
        };
      });
      expect(places.bottom).toBeLessThanOrEqual(640);
      expect(places.hand).toBeLessThanOrEqual(places.asked);
      const before = await stepsTaken(page, game);
      await page.locator(key).first().focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => stepsTaken(page, game)).toBeGreaterThan(before);
    }
  });
});

describe('a match from its first deal to its end', () => {
  test.for(['tysyacha-odno', 'kozyol'])(
    'of %s, computers at every seat',
    { timeout: LONG },
    async (game, { visit: { page } }) => {
      await page.goto(`en/play/${game}/`);
      await page.locator('.room').waitFor(READY);
      await page.locator('.pace select').selectOption('once');
      await page.getByRole('button', { name: 'New game' }).click();
      const form = page.getByRole('form', { name: 'New game' });
      await form.getByText('a whole match').click(READY);
      await form.getByRole('group', { name: 'South' }).getByText('the computer').click();
      await form.getByLabel('Seed').fill('5');
      await form.getByRole('button', { name: 'Deal' }).click();
      // They deal on by themselves until somebody has won.
      await page.locator('.won').waitFor({ timeout: LONG });
      expect(await page.locator('.won').textContent()).toMatch(/Won by: \w+/);
      expect(await page.locator('.match tbody tr').count()).toBeGreaterThan(1);
      expect(await dealsKept(page, game)).toBeGreaterThan(1);
    },
  );
});

test('put aside, and gone on with after the page was closed', { timeout: LONG }, async ({ visit: { page } }) => {
  await page.goto('ja/play/zwikken-20c/');
  await page.locator('.room').waitFor(READY);
  await page.locator('.pace select').selectOption('once');
  const key = await nextKey(page);
  await page.locator(key).first().click();
  await nextKey(page);
  const before = await stepsTaken(page, 'zwikken-20c');
  const told = await page.locator('.told').textContent();
  // In another language it is the same game.
  await page.goto('nl/play/zwikken-20c/');
  await page.locator('.room .notice').waitFor(READY);
  expect(await stepsTaken(page, 'zwikken-20c')).toBe(before);
  await page.goto('ja/play/zwikken-20c/');
  await page.locator('.room').waitFor(READY);
  expect(await page.locator('.told').textContent()).toBe(told);
  const again = await nextKey(page);
  await page.locator(again).first().click();
  await expect.poll(() => stepsTaken(page, 'zwikken-20c')).not.toBe(before);
});

test('a deal that is over is stepped through, and the key back leads to the game', { timeout: LONG }, async ({
  visit: { page },
}) => {
  await page.goto('en/play/tippen/');
  await page.locator('.room').waitFor(READY);
  await page.locator('.pace select').selectOption('once');
  await page.getByRole('button', { name: 'Seats' }).click();
  await page.locator('.seats .seg').first().getByText('the computer').click();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Step through this deal' }).click(READY);
  await page.locator('.viewer input[type=range]').waitFor(READY);
  expect(page.url()).toMatch(/\?deal=/);
  await page.goBack();
  await page.locator('.room .over').waitFor(READY);
});

test('the page stays as it lies when the place to play at comes to life', { timeout: LONG }, async ({ visit: { page } }) => {
  await page.addInitScript(dealTheSame);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    let letGo = (): void => {};
    const isLaidOut = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    // The scripts come when the fonts have come: those move lines too.
    await page.route('**/*.js', async (route) => {
      await isLaidOut;
      await route.continue();
    });
    // South is the first to act there: no computer moves anything.
    await page.goto('de/play/kozyol/');
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
          moved.push(...entry.sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 99) ?? ''));
      }).observe({ type: 'layout-shift' });
    });
    letGo();
    await page.locator('.room').waitFor(READY);
    await page.locator(KEYS.join()).first().waitFor(READY);
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
    await page.unroute('**/*.js');
  }
});

test('nothing moves where motion is reduced', { timeout: LONG }, async ({ visit: { page } }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('en/play/kozyol/');
  await page.locator('.room').waitFor(READY);
  await page.locator('.pace select').selectOption('fast');
  await page.locator(KEYS.join()).first().waitFor(READY);
  expect(await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)).toBe(0);
});
