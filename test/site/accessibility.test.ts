// Every kind of page by day and by night, looked at with axe: WCAG 2.2 A and AA, and good practice.
import axe from 'axe-core';
import { expect } from 'vitest';
import { test } from './browser.ts';
import { specimens } from './built.ts';

const addresses = [...specimens, '404.html'];

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

test.for(addresses)('/%s by day and by night', async (address, { visit: { page } }) => {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await page.evaluate(axe.source);
  expect(await page.evaluate(faults, false)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  // Only the colours change.
  expect(await page.evaluate(faults, true)).toEqual([]);
});
