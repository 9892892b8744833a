// The site as `npm run build` left it.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the built site. */
export const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

/** The path that every address of the site begins with. */
export const base = new URL(process.env.STICHBUCH_URL ?? 'http://localhost/').pathname;

/** A file of the built site as text. */
export const builtText = (file: string) => readFileSync(join(dist, file), 'utf8');

/** The addresses of the pages in a folder, below the base path: `en/games/zwikken-20c/`. The pages of errors are no such address. */
export const pagesIn = (folder: string) =>
  globSync('**/index.html', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/').replace(/index\.html$/, ''))
    .sort();

/** Every page of the site. */
export const pages = pagesIn(dist);

/** Whether a page is a form of another: a text with a language chosen to stand beside it. */
export const isForm = (page: string) => /^\w\w\/(?:games|sources)\/[^/]+\/\w\w\/$/.test(page);

/** What a page shares with others: `games/kozyol/` with those in other languages; forms, tables, frames and lessons with all of their kind. */
const kindOf = (page: string) =>
  isForm(page)
    ? page.replace(/^\w\w\/(\w+)\/.*/, '$1/*/*/')
    : page.replace(/^\w\w\//, '').replace(/^(play|embed\/teach|embed(?!\/lesson\/)|teach|s)\/.+/, '$1/*/');

/** Whether a page only leads on to another: the root and short links. */
const leadsOn = (page: string) => page === '' || page.startsWith('s/');

/** Pages enough for what takes long: of each kind every 47th, and one at least, so that every language is looked at somewhere. */
export const specimens = [...Map.groupBy(pages, kindOf).values()]
  .flatMap((kind, i) => kind.filter((_page, n) => n % 47 === (i * 7) % Math.min(47, kind.length)))
  .filter((page) => !leadsOn(page));
