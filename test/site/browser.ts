// A page in a real browser. Whatever a test does with it, the page may ask nothing of another host, break no rule of its
// policy, report no error and warn of nothing.
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, test as base, expect, inject } from 'vitest';

/** The address of the served site, with a slash at its end. */
export const site = inject('site');

const browser = await chromium.connect(inject('browser'));
afterAll(() => browser.close());

export interface Visit {
  readonly page: Page;
  /** The addresses asked for so far, below the address of the site. */
  readonly requests: readonly string[];
}

interface Fixtures {
  /** How the browser is set up: its width, colour scheme, language, JavaScript or none. */
  readonly browsing: BrowserContextOptions;
  /** Whether the network is cut on purpose: then the browser may report that things do not come. */
  readonly isCut: boolean;
  readonly visit: Visit;
}

/** A test with a page of its own. `test.override({ browsing: { … } })` sets the browser up for the tests of a file or a group. */
export const test = base.extend<Fixtures>({
  browsing: {},
  isCut: false,
  visit: async ({ browsing, isCut }, use) => {
    const context = await browser.newContext({ baseURL: site, ...browsing });
    const page = await context.newPage();
    const requests: string[] = [];
    const complaints: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (url.startsWith(site)) requests.push(url.slice(site.length));
      else if (!/^(data|blob):/.test(url)) complaints.push(`asked another host for ${url}`);
    });
    page.on('pageerror', (error) => complaints.push(`failed: ${error.message}`));
    page.on('console', (message) => {
      if (isCut && / net::ERR_(?:INTERNET_DISCONNECTED|FAILED)$/.test(message.text())) return;
      if (['error', 'warning'].includes(message.type())) complaints.push(`reported: ${message.text()} ${message.location().url}`);
    });
    await use({ page, requests });
    await context.close();
    expect(complaints).toEqual([]);
  },
});
