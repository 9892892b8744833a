// What is said where rule sets are compared, and why something may or may not be done, in the language of the page.
import type en from '../../../content/ui/en.compare.json';
import type desk from '../../../content/ui/en.desk.json';
import type relatives from '../../../content/ui/en.relatives.json';
import type { Plural } from '../../words/names.ts';
import { textAt } from '../../words/names.ts';
import type { Sentences } from '../../words/reasons.ts';

/** What is said at the desk of any table: the sentence of each reason, and what is wrong with a link. */
export interface DeskWords {
  readonly why: Sentences;
  readonly link: (typeof desk)['link'];
}

/** The strings of one language; where they count, for the classes of numbers of any. */
export type Words = Omit<typeof en, 'find'> & {
  readonly find: Omit<(typeof en)['find'], 'tried' | 'ways'> & { readonly tried: Plural; readonly ways: Plural };
};

/** What differences are called. */
type Relatives = typeof relatives;

const files = import.meta.glob<Words>('./*.compare.json', { base: '../../../content/ui/', import: 'default' });
const desks = import.meta.glob<DeskWords>('./*.desk.json', { base: '../../../content/ui/', import: 'default' });
const kin = import.meta.glob<Relatives>('./*.relatives.json', { base: '../../../content/ui/', import: 'default' });
const words: Record<string, Words> = {};
const atDesks: Record<string, DeskWords> = {};
const ofKin: Record<string, Relatives> = {};
const isServer = import.meta.env.SSR;

/** Loads the files for the language of the page, on the server those for all languages. */
async function load<T>(into: Record<string, T>, from: Readonly<Record<string, () => Promise<T>>>): Promise<void> {
  const langs = Object.entries(from).map(([path, fetched]) => [path.split(/[./]+/)[1] ?? '', fetched] as const);
  const needed = langs.filter(([lang]) => isServer || lang === document.documentElement.lang);
  await Promise.all(
    needed.map(async ([lang, fetched]) => {
      into[lang] = await fetched();
    }),
  );
}

/** Loads what is said in the language of the page; on the server, in all languages. */
export const loadWords = (): Promise<unknown> => Promise.all([load(words, files), load(atDesks, desks), load(ofKin, kin)]);
if (isServer) await loadWords();

/** What is said in a language, which must be that of the page. */
export const compareWordsOf = (lang: string): Words => textAt(words, lang);
/** What is said at the desk, likewise. */
export const deskWordsOf = (lang: string): DeskWords => textAt(atDesks, lang);
/** What differences are called, likewise. */
export const relativesOf = (lang: string): Relatives => textAt(ofKin, lang);
