// In which languages a text is read. The address of a page says it: `/en/games/kozyol/` stands beside the language of the
// source, `/en/games/kozyol/ja/` beside Japanese, `/en/games/kozyol/en/` alone.
import { besideOf, isLocale, type Locale, locales } from '../../rulebook/locales.ts';
import { localeOf } from './edition.ts';

type Params = Readonly<Record<string, string | undefined>>;

/** How a text is read. */
export interface Reading {
  /** The language of the page. */
  readonly lang: Locale;
  /** The language beside it; null for one language alone. */
  readonly second: Locale | null;
  /** The languages in columns, one or two. */
  readonly columns: readonly Locale[];
  /** The choice as it stands in the address; null where none was made and the source stands beside. */
  readonly chosen: Locale | null;
}

/** How the page at a route reads a source in `sourceLanguage`. Throws a RangeError where the route names no language. */
export function readingOf(params: Params, sourceLanguage: string): Reading {
  const lang = localeOf(params);
  const chosen = chosenIn(params);
  const second = chosen === null ? besideOf(lang, sourceLanguage) : chosen === lang ? null : chosen;
  return { lang, second, columns: second === null ? [lang] : [lang, second], chosen };
}

/** The choice that a route carries. Throws a RangeError where it carries something else. */
export function chosenIn({ beside }: Params): Locale | null {
  if (beside === undefined) return null;
  if (!isLocale(beside)) throw new RangeError(`no language of this edition: ${beside}`);
  return beside;
}

/** The choices that a route may carry; the first is none. */
export const choices: readonly (Locale | undefined)[] = [undefined, ...locales];

/** The same page in another language: whoever turns to the language beside finds the other one there. */
export const chosenFrom = (lang: Locale, chosen: Locale | null, other: Locale): Locale | null =>
  chosen === null ? null : chosen === lang ? other : chosen === other ? lang : chosen;
