/** The languages of this edition, in the order in which they are offered; the first is the default. */
export const locales = ['en', 'ru'] as const;

/** A language of this edition, as it stands in `lang` attributes and in addresses. */
export type Locale = (typeof locales)[number];

/** The language of a reader who has not chosen one. */
export const defaultLocale: Locale = locales[0];

/** Is `text` the code of a language of this edition? */
export function isLocale(text: string): text is Locale {
  return (locales as readonly string[]).includes(text);
}
