// Every kind of page visited once: what it fetches, how it fits its window, and what axe says of it by day and by night (WCAG 2.2
// A and AA, and good practice).
import axe from 'axe-core';
import { expect } from 'vitest';
import { test } from './browser.ts';
import { builtText, specimens } from './built.ts';

const addresses = [...specimens, '404.html'];

/** Windows from a telephone held near, or a page enlarged fourfold, to a desk; in CSS pixels. */
const WIDTHS = [320, 390, 640, 768, 900, 1024, 1240, 1440];

/** What axe finds wrong with the page it runs in, each fault with its place; of the colours alone, or of everything. */
async function faults(onlyColours: boolean): Promise<readonly string[]> {
  const { axe: inPage } = window as unknown as { readonly axe: typeof axe };
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations } = await inPage.run(
    onlyColours
      ? { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }
      : // The letter on a card is part of its picture; the card is called by its whole name.
        { runOnly: tags, rules: { 'label-content-name-mismatch': { enabled: false } } },
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`));
}

test.override({ browsing: { colorScheme: 'light', reducedMotion: 'reduce' } });

test.for(addresses)(
  '/%s fetches no script before one is used, fits its window, and is sound for everybody by day and by night',
  async (address, { visit: { page, requests } }) => {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    // A table that is in view from the start is in use from the start.
    const isAtTheTable = builtText(address.replace(/\/$/, '/index.html')).includes('<astro-island');
    const scripts = requests.filter((request) => /\.m?js$/.test(request));
    expect(scripts.filter((script) => !isAtTheTable || /Search/.test(script))).toEqual([]);

    await page.evaluate(axe.source);
    expect(await page.evaluate(faults, false)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    // Only the colours change.
    expect(await page.evaluate(faults, true)).toEqual([]);

    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  },
);
