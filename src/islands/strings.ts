// What the table says, in the language of the page: at every table, and in the games of one kind.
import type { Kind } from '../words/kinds.ts';
import type { Names, Sayings, Strings } from '../words/names.ts';
import { textAt } from '../words/names.ts';

const files = import.meta.glob<Names>('./*.table.json', { base: '../../content/ui/', import: 'default' });
const loaded: Record<string, Names> = {};
const said: Partial<Record<Kind, Record<string, Sayings>>> = {};

/** Files by their paths, `./<lang>.<what>.json`. */
type Files<T> = Readonly<Record<string, () => Promise<T>>>;

/** Loads the file in the language of the page; on the server, those in all languages. They are kept by language. */
async function load<T>(into: Record<string, T>, found: Files<T>, ending: string): Promise<void> {
  const langs = import.meta.env.SSR
    ? Object.keys(found).map((path) => path.slice(2, -ending.length))
    : [document.documentElement.lang];
  await Promise.all(
    langs.map(async (lang) => {
      into[lang] ??= await textAt(found, `./${lang}${ending}`)();
    }),
  );
}

/** Loads what is said at every table. */
export const loadStrings = (): Promise<void> => load(loaded, files, '.table.json');
/** Loads what is said in the games of a kind. */
export function loadSayings(kind: Kind, found: Files<Sayings>): Promise<void> {
  said[kind] ??= {};
  return load(said[kind], found, `.${kind}.json`);
}
if (import.meta.env.SSR) await loadStrings();

/** What is said at every table, in a language, which must be that of the page. */
export const stringsOf = (lang: string): Names => textAt(loaded, lang);

/** Everything that is said at the table of a game of that kind. */
export const wordsOf = (lang: string, kind: Kind): Strings => ({ ...stringsOf(lang), ...textAt(said[kind] ?? {}, lang) });
