// A source as data: its statements in order, each with its words in every language and what has become of it.
import { getEntry } from 'astro:content';
import type { Mark } from '../../rulebook/coverage.ts';
import type { Kind } from '../../rulebook/ledger.ts';
import { locales } from '../../rulebook/locales.ts';
import type { InEachLanguage } from '../edition/book.ts';
import { inEachLanguage, missing } from '../edition/book.ts';
import { edition } from '../edition/edition.ts';
import { ledger } from './ledger.ts';

interface SourceAsData {
  readonly source: string;
  readonly siglum: string;
  /** Its own language; the texts in the others follow that. */
  readonly language: string;
  readonly title: InEachLanguage<string>;
  readonly statements: readonly {
    readonly id: string;
    readonly kind: Kind;
    readonly mark: Mark;
    readonly text: InEachLanguage<string>;
  }[];
}

/** The source of that id. */
export async function sourceAsData(id: string): Promise<SourceAsData> {
  const { siglum, language, statements } = (await edition()).source(id);
  const lines = new Map((await ledger()).entries.map((entry) => [entry.id, entry]));
  const texts = await Promise.all(locales.map(async (locale) => [locale, await getEntry('sources', `${id}/${locale}`)] as const));
  return {
    source: id,
    siglum,
    language,
    title: inEachLanguage((locale) => texts.find(([own]) => own === locale)?.[1]?.data.title ?? missing(`${id} in ${locale}`)),
    statements: statements.map((statement) => {
      const { kind, mark } = lines.get(statement.id) ?? missing(`statement ${statement.id}`);
      return {
        id: statement.id,
        kind,
        mark,
        text: inEachLanguage((locale) => statement.in[locale]?.text ?? missing(`${statement.id} in ${locale}`)),
      };
    }),
  };
}
