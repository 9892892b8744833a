// What the table says, in the language of the page.
import type { Strings } from '../words/names.ts';
import { textAt } from '../words/names.ts';

const files = import.meta.glob<Strings>('./*.table.json', { base: '../../content/ui/', import: 'default' });
const loaded: Record<string, Strings> = {};
const isServer = import.meta.env.SSR;

/** Loads the strings in the language of the page; on the server, in all languages. */
export async function loadStrings(): Promise<void> {
  const langs = Object.entries(files).map(([path, load]) => [path.split(/[./]+/)[1] ?? '', load] as const);
  const needed = langs.filter(([lang]) => isServer || lang === document.documentElement.lang);
  await Promise.all(
    needed.map(async ([lang, load]) => {
      loaded[lang] = await load();
    }),
  );
}
if (isServer) await loadStrings();

/** The strings of a language, which must be that of the page. */
export const stringsOf = (lang: string): Strings => textAt(loaded, lang);
