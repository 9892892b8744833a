// What has a lasting address without a language: statements, rulings and example deals.
import { getCollection } from 'astro:content';
import { defaultLocale } from '../../rulebook/locales.ts';
import type { InEachLanguage } from '../edition/book.ts';
import { inEachLanguage, missing } from '../edition/book.ts';
import { edition } from '../edition/edition.ts';
import { ledger } from '../ledger/ledger.ts';

const DEAL = 'deal-';

/** Everything that has a short link: ids of statements and rulings, and of deals after `deal-`. */
export async function shortIds(): Promise<readonly string[]> {
  const book = await edition();
  const deals = await getCollection('deals');
  return [
    ...book.sources.flatMap(({ statements }) => statements.map(({ id }) => id)),
    ...book.rulings(defaultLocale).map(({ id }) => id),
    ...deals.map(({ id }) => `${DEAL}${id}`),
  ];
}

/** Where a short link leads in each language. */
export async function placeOfShort(id: string): Promise<InEachLanguage<string>> {
  const book = await edition();
  if (!id.startsWith(DEAL)) return inEachLanguage((locale) => book.href(locale, id));
  const deal = (await ledger()).examples.get(id.slice(DEAL.length)) ?? missing(id);
  return inEachLanguage(deal.href);
}
