// What is said where a position is set up, in the language of the page.
import type en from '../../../content/ui/en.setup.json';
import type { Plural } from '../../words/names.ts';
import { textAt } from '../../words/names.ts';

/** The strings of one language; where they count, for the classes of numbers of any. */
export type Words = Omit<typeof en, 'faults'> & {
  readonly faults: Omit<(typeof en)['faults'], 'many'> & { readonly many: Plural };
};

const files = import.meta.glob<Words>('./*.setup.json', { base: '../../../content/ui/', import: 'default' });
const words: Record<string, Words> = {};
const isServer = import.meta.env.SSR;

/** Loads what is said in the language of the page; on the server, in all languages. */
export async function loadWords(): Promise<void> {
  const langs = Object.entries(files).map(([path, fetched]) => [path.split(/[./]+/)[1] ?? '', fetched] as const);
  const needed = langs.filter(([lang]) => isServer || lang === document.documentElement.lang);
  await Promise.all(
    needed.map(async ([lang, fetched]) => {
      words[lang] = await fetched();
    }),
  );
}
if (isServer) await loadWords();

/** What is said in a language, which must be that of the page. */
export const setupWordsOf = (lang: string): Words => textAt(words, lang);
