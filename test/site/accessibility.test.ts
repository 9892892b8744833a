// Every kind of page by day and by night, looked at with axe: WCAG 2.2 A and AA, and good practice.
import axe from 'axe-core';
import { describe, expect } from 'vitest';
import { test } from './browser.ts';
import { specimens } from './built.ts';

const addresses = [...specimens, '404.html'];

/** What axe finds wrong with the page it runs in, each fault with its place. */
async function faults(): Promise<readonly string[]> {
  const { axe: inPage } = window as unknown as { readonly axe: typeof axe };
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  // The letter on a card is part of its picture; the card is called by its whole name.
  const rules = { 'label-content-name-mismatch': { enabled: false } };
  const { violations } = await inPage.run({ runOnly: tags, rules });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`));
}

describe.each(['light', 'dark'] as const)('%s', (colorScheme) => {
  test.override({ browsing: { colorScheme, reducedMotion: 'reduce' } });

  test.for(addresses)('/%s', async (address, { visit: { page } }) => {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await page.evaluate(axe.source);
    expect(await page.evaluate(faults)).toEqual([]);
  });
});
