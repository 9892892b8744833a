// The ledger of the edition, put together once for all pages and downloads.
import { getCollection } from 'astro:content';
import contradictions from '../../../content/ledger/contradictions.json' with { type: 'json' };
import told from '../../../content/ledger/told.json' with { type: 'json' };
import { readCases } from '../../rulebook/cases.ts';
import type { Doubt, Entry, Listed } from '../../rulebook/ledger.ts';
import { ledgerOf } from '../../rulebook/ledger.ts';
import type { Locale } from '../../rulebook/locales.ts';
import { defaultLocale, pageOf } from '../../rulebook/locales.ts';
import { edition, ruleSets } from '../edition/edition.ts';

/** The statements of each source with their kinds, by the path of its list. */
const lists = import.meta.glob<readonly Listed[]>('../../../content/sources/*/statements.json', {
  eager: true,
  import: 'default',
});

/** The places where a source contradicts itself or is garbled. */
export const doubts = contradictions as readonly Doubt[];

/** An example deal, as far as the ledger names it. */
export interface Example {
  readonly title: Readonly<Record<Locale, string>>;
  /** Where it stands in a language. */
  readonly href: (locale: Locale) => string;
}

export interface Ledger {
  readonly entries: readonly Entry[];
  readonly examples: ReadonlyMap<string, Example>;
}

async function read(): Promise<Ledger> {
  const book = await edition();
  const deals = await getCollection('deals');
  // In the order of the edition; rule sets without a page come last.
  const inOrder = [...book.games.map(({ ruleSet }) => ruleSet), ...Object.values(ruleSets)];
  const entries = ledgerOf({
    statements: book.sources.flatMap(({ id }) => lists[`../../../content/sources/${id}/statements.json`] ?? []),
    ruleSets: [...new Set(inOrder)],
    rulings: book.rulings(defaultLocale),
    cases: await readCases(Object.keys(ruleSets)),
    examples: deals.map(({ id, data }) => ({ id, proves: data.proves })),
    pages: book.games,
    told,
    doubts,
  });
  const examples = deals.map(({ id, data }): [string, Example] => {
    const page = data.on === 'title' ? [] : ['games', data.game];
    return [id, { title: data.title, href: (locale) => `${pageOf(locale, ...page)}#deal-${id}` }];
  });
  return { entries, examples: new Map(examples) };
}

let kept: Promise<Ledger> | undefined;
/** The ledger. While somebody is writing, it is put together anew for each page. */
export const ledger = (): Promise<Ledger> => {
  if (import.meta.env.DEV) return read();
  kept ??= read();
  return kept;
};

/** Where a line of the ledger stands on its page. */
export const lineOf = (id: string): string => `line-${id}`;
/** Where a place of doubt stands on it, by its number. */
export const doubtOf = (number: number): string => `doubt-${number}`;
