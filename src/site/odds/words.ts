// What is said of the odds, in the language of the page.
import type en from '../../../content/ui/en.odds.json';
import type { Locale } from '../../rulebook/locales.ts';
import { textAt } from '../../words/names.ts';

/** The strings of one language. */
export type OddsWords = typeof en;

const files = import.meta.glob<OddsWords>('../../../content/ui/*.odds.json', { eager: true, import: 'default' });

/** The strings of the odds in a language. */
export const oddsWordsOf = (locale: Locale): OddsWords => textAt(files, `../../../content/ui/${locale}.odds.json`);

/** What is said of one question. Throws a RangeError where nobody has put it in words. */
export const wordsFor = (words: OddsWords, what: string): Spoken => textAt<Spoken>(words.questions, what);

interface Spoken {
  readonly title: string;
  readonly text: string;
  /** What stands along the foot of its charts. */
  readonly foot: string;
  readonly series: Readonly<Record<string, string>>;
}
