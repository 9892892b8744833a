// The index of the edition's words: built in the reader's browser from one file a language.
import MiniSearch from 'minisearch';
import type { Stemmer } from './words.ts';
import { stemmerOf, wordsIn } from './words.ts';

/** What can be found. */
export const KINDS = ['rule', 'told', 'ruling', 'note', 'deal', 'term', 'odds', 'guide'] as const;
export type Kind = (typeof KINDS)[number];

/** Something that can be found, as `/LANG/search.json` has it. */
export interface Entry {
  readonly href: string;
  readonly kind: Kind;
  /** `20c.24`, or a title; null where the place has no name of its own. */
  readonly name: string | null;
  readonly text: string;
  /** The page and the part of it. */
  readonly where: readonly string[];
  /** The rule set, its name, and the century that the source gives it. */
  readonly game?: string;
  readonly century?: number;
}

/** What `/LANG/search.json` holds. */
export interface Words {
  readonly entries: readonly Entry[];
  /** The rule sets by id. */
  readonly games: Readonly<Record<string, string>>;
}

/** The words of one language, ready to be asked. */
export interface Index {
  readonly lang: string;
  readonly entries: readonly Entry[];
  readonly games: Readonly<Record<string, string>>;
  readonly stem: Stemmer;
  readonly search: MiniSearch;
}

/** What a reader wants of all that answers. */
export interface Facets {
  readonly game?: string;
  readonly century?: number;
  readonly kind?: Kind;
}

/** An entry that answers to a query. */
export interface Answer {
  readonly entry: Entry;
  readonly lang: string;
  readonly score: number;
  /** Where in its text the words stand that were found. */
  readonly found: readonly (readonly [from: number, to: number])[];
}

/** Statements before what we say of them. */
const WEIGHTS: Readonly<Record<Kind, number>> = {
  rule: 3,
  told: 3,
  ruling: 1.5,
  note: 1,
  deal: 1,
  term: 0.8,
  odds: 0.6,
  guide: 0.5,
};
/** What has a name of its own that is asked for, and comes before all else. */
const NAMED: readonly Kind[] = ['rule', 'told', 'ruling'];

/** Makes the index of a language from its words. */
export async function indexOf(lang: string, { entries, games }: Words): Promise<Index> {
  const stem = await stemmerOf(lang);
  const search = new MiniSearch({
    idField: 'place',
    fields: ['name', 'text'],
    extractField: (document, field) => document[field] ?? '',
    tokenize: (text) => wordsIn(text, stem).map(({ term }) => term),
    processTerm: (term) => term,
  });
  search.addAll(entries.map((entry, place) => ({ ...entry, place })));
  return { lang, entries, games, stem, search };
}

const isPair = (term: string): boolean => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(term);
const isPlainWord = (term: string): boolean => !term.startsWith('=') && !isPair(term) && !/\d/.test(term);

/** What answers to a query in a language: all of its words, or where nothing has them all, some. */
function answersIn({ lang, entries, stem, search }: Index, query: string, facets: Facets): readonly Answer[] {
  const asked = query.trim().toLowerCase();
  const ask = (combineWith: 'AND' | 'OR') =>
    search.search(query, {
      combineWith,
      boost: { name: 2, text: 2 },
      prefix: (term) => isPlainWord(term) && term.length > 2,
      fuzzy: (term) => (isPlainWord(term) && term.length > 4 ? 0.2 : false),
      boostDocument: (id) => WEIGHTS[entries[id]?.kind ?? 'guide'],
      filter: ({ id }) => {
        const { game, century, kind } = entries[id] ?? {};
        return (
          (facets.game === undefined || game === facets.game) &&
          (facets.century === undefined || century === facets.century) &&
          (facets.kind === undefined || kind === facets.kind)
        );
      },
    });
  const all = ask('AND');
  return (all.length > 0 ? all : ask('OR')).map(({ id, score, terms }): Answer => {
    const entry = entries[id] as Entry;
    const found = wordsIn(entry.text, stem).filter(({ term }) => terms.includes(term));
    return {
      entry,
      lang,
      score: NAMED.includes(entry.kind) && entry.name?.toLowerCase() === asked ? Number.POSITIVE_INFINITY : score,
      found: found.map(({ from, to }) => [from, to] as const),
    };
  });
}

/** What answers to a query in any of these languages, the best first. */
export const answersFor = (indexes: readonly Index[], query: string, facets: Facets): readonly Answer[] =>
  indexes.flatMap((index) => answersIn(index, query, facets)).toSorted((a, b) => b.score - a.score);
