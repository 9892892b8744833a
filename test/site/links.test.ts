import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { base, dist, pagesIn } from './built.ts';

/** The values of an attribute in a page, wherever it stands. */
const valuesOf = (html: string, attribute: string) =>
  [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) => value.replaceAll('&amp;', '&'));

/** Every link of the site in `folder` that leads nowhere within it, and how many there are in all. */
function followAll(folder: string, path: string) {
  const pages = pagesIn(folder);
  const htmlOf = new Map(
    [...pages, '404.html'].map((page) => [page, readFileSync(join(folder, page.replace(/^$|\/$/, '$&index.html')), 'utf8')]),
  );
  const anchors = new Map([...htmlOf].map(([page, html]) => [page, new Set(valuesOf(html, 'id'))]));
  let followed = 0;
  const broken: string[] = [];
  for (const [page, html] of htmlOf) {
    const here = new URL(`http://site.invalid${path}${page}`);
    for (const link of ['href', 'src', 'poster', 'data-src'].flatMap((attribute) => valuesOf(html, attribute))) {
      const { origin, pathname, hash } = new URL(link, here);
      if (origin !== here.origin) continue;
      followed++;
      const file = decodeURIComponent(pathname).startsWith(path) ? decodeURIComponent(pathname).slice(path.length) : null;
      const isThere = file !== null && (anchors.has(file) || (!file.endsWith('/') && existsSync(join(folder, file))));
      const anchor = decodeURIComponent(hash.slice(1));
      if (!isThere || (anchor !== '' && anchors.has(file) && !anchors.get(file)?.has(anchor))) broken.push(`${page} → ${link}`);
    }
  }
  return { followed, broken };
}

test('every link and every anchor of the site leads somewhere', () => {
  const { broken, followed } = followAll(dist, base);
  expect(broken).toEqual([]);
  expect(followed).toBeGreaterThan(pagesIn(dist).length);
});

test('the site stands under a path as well as at the root', () => {
  const outDir = mkdtempSync(join(tmpdir(), 'stichbuch-'));
  const path = '/old/card-games/';
  // Not the environment of these tests: the runner sets a BASE_URL of its own in it.
  const { HOME, PATH } = process.env;
  const env = { HOME, PATH, STICHBUCH_URL: `http://localhost${path}` };
  execFileSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', outDir, '--silent'], { env });
  const { broken, followed } = followAll(outDir, path);
  rmSync(outDir, { recursive: true });
  expect(broken).toEqual([]);
  expect(followed).toBeGreaterThan(0);
});
