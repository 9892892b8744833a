/** The languages of this edition, in the order in which they are offered, each by its own name; the first is the default. */
export const languages = [
  { code: 'en', name: 'English' },
  { code: 'ru', name: 'Русский' },
  { code: 'ja', name: '日本語' },
  { code: 'de', name: 'Deutsch' },
  { code: 'nl', name: 'Nederlands' },
] as const;

/** A language of this edition, as it stands in `lang` attributes and in addresses. */
export type Locale = (typeof languages)[number]['code'];

/** The codes of the languages, in the same order. */
export const locales: readonly Locale[] = languages.map(({ code }) => code);

/** The language of a reader who has not chosen one. */
export const defaultLocale: Locale = languages[0].code;

/** Is `text` the code of a language of this edition? */
export function isLocale(text: string | undefined): text is Locale {
  return (locales as readonly (string | undefined)[]).includes(text);
}

/** The language's own name for itself. */
export const nameOf = (locale: Locale): string => languages.find(({ code }) => code === locale)?.name ?? locale;

/** The name of any language, in the words of `locale`. */
export const nameIn = (locale: Locale, language: string): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;

/** The language that stands beside the text of a page: that of the source, or the default where the page is in that. */
export const besideOf = (locale: Locale, sourceLanguage: string): Locale =>
  isLocale(sourceLanguage) && sourceLanguage !== locale ? sourceLanguage : (locales.find((other) => other !== locale) ?? locale);

/** The address of a file of this site, whatever path the site stands at: `placeOf('en/rulings/')`. */
export const placeOf = (path: string): string => `${import.meta.env.BASE_URL.replace(/\/$/, '')}/${path}`;

/** The address of a page in a language: `pageOf('en', 'games', 'zwikken-20c')`. */
export const pageOf = (locale: Locale, ...path: readonly string[]): string =>
  placeOf([locale, ...path].map((part) => `${part}/`).join(''));

/** The end of the address of a text: the language that the reader has chosen to have beside it, if he has chosen one. */
export const asPath = (beside: Locale | null): readonly Locale[] => (beside === null ? [] : [beside]);
