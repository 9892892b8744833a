import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LinkChecker, LinkState } from 'linkinator';
import { expect, inject, test } from 'vitest';
import { serve } from '../../scripts/serve.mjs';
import { pages } from './built.ts';

/** Every link of the site served at `url` that leads nowhere, and how many were followed. */
async function followAll(url: string) {
  const { links } = await new LinkChecker().check({
    path: url,
    recurse: true,
    checkFragments: true,
    linksToSkip: async (link) => new URL(link).origin !== new URL(url).origin,
  });
  return {
    followed: links.filter(({ state }) => state === LinkState.OK).length,
    broken: links
      .filter(({ state }) => state === LinkState.BROKEN)
      .map((link) => `${link.parent} → ${link.url} (${link.status})`),
  };
}

test('every link and every anchor of the site leads somewhere', async () => {
  const { broken, followed } = await followAll(inject('site'));
  expect(broken).toEqual([]);
  expect(followed).toBeGreaterThanOrEqual(pages.length);
});

test('the site stands under a path as well as at the root', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'stichbuch-'));
  const base = '/old/card-games/';
  // Not the environment of these tests: the runner sets a BASE_URL of its own in it.
  const { HOME, PATH } = process.env;
  const env = { HOME, PATH, STICHBUCH_URL: `http://localhost${base}` };
  execFileSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', outDir, '--silent'], { env });
  const site = await serve({ root: outDir, base });
  const { broken, followed } = await followAll(site.url);
  await site.close();
  rmSync(outDir, { recursive: true });
  expect(broken).toEqual([]);
  expect(followed).toBeGreaterThanOrEqual(pages.length);
});
