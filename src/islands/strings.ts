// What the table says, in the language of the page: at every table, and in the games of one kind.
import type { Kind } from '../words/kinds.ts';
import { KINDS } from '../words/kinds.ts';
import type { Names, Sayings, Strings } from '../words/names.ts';
import { textAt } from '../words/names.ts';

const tables = import.meta.glob<Names>('./*.table.json', { base: '../../content/ui/', import: 'default' });
const kinds = import.meta.glob<Sayings>('./*.{chips,points,marks}.json', { base: '../../content/ui/', import: 'default' });
const names: Record<string, Names> = {};
const sayings: Record<string, Sayings> = {};
const joined: Record<string, Strings> = {};
const isServer = import.meta.env.SSR;

/** Loads the files for the language of the page, on the server those for all languages, under their names without ending. */
async function load<T>(into: Record<string, T>, files: Readonly<Record<string, () => Promise<T>>>, kind: string): Promise<void> {
  const needed = Object.entries(files).flatMap(([path, fetched]) => {
    const [, lang = '', of = ''] = path.split(/[./]+/);
    return of === kind && (isServer || lang === document.documentElement.lang) ? { name: `${lang}.${kind}`, fetched } : [];
  });
  await Promise.all(
    needed.map(async ({ name, fetched }) => {
      into[name] = await fetched();
    }),
  );
}

/** Loads what is said at every table. */
export const loadStrings = (): Promise<void> => load(names, tables, 'table');
/** Loads what is said in the games of a kind. */
export const loadSayings = (kind: Kind): Promise<void> => load(sayings, kinds, kind);
if (isServer) await Promise.all([loadStrings(), ...KINDS.map(loadSayings)]);

/** What is said at every table, in a language, which must be that of the page. */
export const stringsOf = (lang: string): Names => textAt(names, `${lang}.table`);

/** Everything that is said at the table of a game of that kind. */
export function wordsOf(lang: string, kind: Kind): Strings {
  const name = `${lang}.${kind}`;
  joined[name] ??= { ...stringsOf(lang), ...textAt(sayings, name) };
  return joined[name];
}
