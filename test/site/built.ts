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

/** Every page of the site, as its address below the base path: `en/games/zwikken-20c/`. The pages of errors are no such address. */
export const pages = globSync('**/index.html', { cwd: dist })
  .map((file) => file.replaceAll('\\', '/').replace(/index\.html$/, ''))
  .sort();
