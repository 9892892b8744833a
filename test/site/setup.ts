// Before the tests of the site: the built pages are served on a free port, and one browser is started for all files.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { browserPath } from '../../scripts/install.mjs';
import { serve } from '../../scripts/serve.mjs';
import { base, dist } from './built.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address at which the built site is served, with its base path. */
    site: string;
    /** Where the browser listens. */
    browser: string;
  }
}

const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  '--no-sandbox',
];

export default async function setup({ provide }: TestProject) {
  if (!existsSync(dist)) throw new Error('The tests of the site read dist/, which is not there: run `npm run build` first.');
  const executablePath = browserPath();
  if (!executablePath)
    throw new Error('The tests of the site need Chromium: `npm test` installs it, or name one in CHROME_PATH.');
  const site = await serve({ root: dist, base });
  const browser = await chromium.launchServer({ executablePath, args: QUIET });
  provide('site', site.url);
  provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await site.close();
  };
}
