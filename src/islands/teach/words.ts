// What is said in lessons, and why a card may or may not be played, in the language of the page.
import type en from '../../../content/ui/en.teach.json';
import type { Plural } from '../../words/names.ts';
import { textAt } from '../../words/names.ts';
import type { Sentences } from '../../words/reasons.ts';

/** The strings of one language; where they count, for the classes of numbers of any. */
export type Words = Omit<typeof en, 'position' | 'result'> & {
  readonly position: Omit<(typeof en)['position'], 'pot' | 'points'> & { readonly pot: Plural; readonly points: Plural };
  readonly result: Omit<(typeof en)['result'], 'open' | 'givenUp'> & { readonly open: Plural; readonly givenUp: Plural };
};

const files = import.meta.glob<Words>('./*.teach.json', { base: '../../../content/ui/', import: 'default' });
/** What is said at desks too. */
interface DeskWords {
  readonly why: Sentences;
  readonly deals: { readonly copyText: string };
}
const desks = import.meta.glob<DeskWords>('./*.desk.json', { base: '../../../content/ui/', import: 'default' });
const words: Record<string, Words> = {};
const atDesk: Record<string, DeskWords> = {};
const isServer = import.meta.env.SSR;

/** Keeps what the files for the language of the page hold, on the server those for all languages. */
async function load<T>(from: Readonly<Record<string, () => Promise<T>>>, keep: (lang: string, held: T) => void): Promise<void> {
  const langs = Object.entries(from).map(([path, fetched]) => [path.split(/[./]+/)[1] ?? '', fetched] as const);
  const needed = langs.filter(([lang]) => isServer || lang === document.documentElement.lang);
  await Promise.all(needed.map(async ([lang, fetched]) => keep(lang, await fetched())));
}

/** Loads what is said in the language of the page; on the server, in all languages. */
export async function loadWords(): Promise<void> {
  await Promise.all([
    load(files, (lang, held) => {
      words[lang] = held;
    }),
    load(desks, (lang, held) => {
      atDesk[lang] = held;
    }),
  ]);
}
if (isServer) await loadWords();

/** What is said in a language, which must be that of the page. */
export const teachWordsOf = (lang: string): Words => textAt(words, lang);
/** The sentence of each reason, likewise. */
export const sentencesOf = (lang: string): Sentences => textAt(atDesk, lang).why;
/** What a field is called that holds what is to be copied. */
export const copyTextOf = (lang: string): string => textAt(atDesk, lang).deals.copyText;
