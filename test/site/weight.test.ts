// What a table costs: every script that its page fetches before it is used, as it is sent.
import { gzipSync } from 'node:zlib';
import { describe, expect } from 'vitest';
import { test } from './browser.ts';
import { builtText, pages } from './built.ts';

/** The most that the scripts of a table may weigh with its game and its words, in bytes. */
const MOST = 32_000;

/** Every game in the language whose words weigh most, and one game in every language. */
const tables = pages.filter((path) => /^(?:ru\/embed\/(?!lesson\/)[^/]+|\w\w\/embed\/kozyol)\/$/.test(path));

/** What a frame has besides its table, to look as its address says and to speak with the page around it. */
const OF_A_FRAME = /\/(?:Embed|frame|parent)\./;

describe.each(tables)('/%s', (path) => {
  test('has a table that is light', async ({ visit: { page, requests } }) => {
    await page.goto(path);
    // The island takes off this mark when it has come to life.
    await page.locator('astro-island[client]:not([ssr]) .viewer').waitFor();
    await page.waitForLoadState('networkidle');
    const scripts = [...new Set(requests.filter((request) => /\.js$/.test(request) && !OF_A_FRAME.test(request)))];
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.reduce((sum, file) => sum + gzipSync(builtText(file)).length, 0)).toBeLessThan(MOST);
  });
});
