// Nothing that is seen moves when a table comes to life.
import { describe, expect } from 'vitest';
import { test, type Visit } from './browser.ts';

/** The least shift that a reader could see, in the browser's own measure: a hundredth of what it calls small. */
const SEEN = 0.001;

const windows = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
];

/**
 * Opens a page whose scripts are held back until its fonts have come, and gives back what tells how far things in view have
 * moved since then, whether the reader did something meanwhile or not.
 */
async function held({ page }: Visit, path: string): Promise<() => Promise<number>> {
  const set = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await set.promise;
    await route.continue();
  });
  await page.goto(path);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const moved = { sum: 0 };
    const add = (shifts: PerformanceEntryList): void => {
      for (const shift of shifts) moved.sum += (shift as PerformanceEntry & { readonly value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    const drawn = (): Promise<number> => new Promise(requestAnimationFrame);
    const told = async (): Promise<number> => {
      await drawn();
      await drawn();
      add(observer.takeRecords());
      return moved.sum;
    };
    Object.assign(window, { told });
  });
  set.resolve();
  return () => page.evaluate(() => (window as unknown as { readonly told: () => Promise<number> }).told());
}

describe.each(windows)('in a window of $width by $height', (viewport) => {
  test.override({ browsing: { viewport } });

  test.for(['ru/games/zwikken-20c/', 'de/games/kozyol/', 'nl/games/tysyacha-odno/', 'ja/games/tippen/'])(
    '/%s stands still, wherever among its examples one goes',
    async (path, { visit }) => {
      const { page } = visit;
      const moved = await held(visit, path);
      const deals = await page.locator('.live').evaluateAll((all) => all.map((place) => place.getAttribute('data-deal')));
      expect(deals.length).toBeGreaterThan(5);
      // From the last to the first, so that those above still sleep.
      for (const deal of deals.reverse()) {
        await page.evaluate((id) => {
          location.hash = id;
        }, `deal-${deal}`);
        await page.locator(`#deal-${deal} .viewer .moves`).waitFor();
      }
      expect(await moved()).toBeLessThan(SEEN);
    },
  );

  test.for([
    'en/',
    'ru/play/kozyol/',
    'ja/play/zwikken-20c/',
    'de/compare/',
    'nl/ask/',
    'ru/setup/',
    'en/teach/',
    'de/embed/tysyacha-odno/',
  ])('/%s stands still', async (path, { visit }) => {
    const { page } = visit;
    const moved = await held(visit, path);
    await page.locator('astro-island').first().scrollIntoViewIfNeeded();
    await page.locator('astro-island:not([ssr])').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await moved()).toBeLessThan(SEEN);
  });
});
