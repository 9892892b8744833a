// A work described as bibliographies do, from its CSL-JSON.
import type { Csl } from '../../rulebook/around.ts';
import type { Locale } from '../../rulebook/locales.ts';
import { fill, uiOf } from '../ui.ts';

/** After the number of a page: from there on. */
const AND_ON = ' ff.';

type Dates = NonNullable<Csl['issued']>['date-parts'];

/** Dates as exact as they are given, in a language: a year, a month, a day, or from one to another. */
function dated(parts: Dates, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    ...((parts[0]?.length ?? 0) > 1 && { month: 'long' }),
    ...((parts[0]?.length ?? 0) > 2 && { day: 'numeric' }),
    timeZone: 'UTC',
  });
  const [first, last] = parts.map(([year = 0, month = 1, day = 1]) => new Date(Date.UTC(year, month - 1, day)));
  if (!first) throw new RangeError('a date has no parts');
  return last ? format.formatRange(first, last) : format.format(first);
}

/** When it was printed; empty where nobody says. */
export const datesOf = ({ issued }: Csl, locale: Locale): string => (issued ? dated(issued['date-parts'], locale) : '');

/** Its authors, `Alvensleben, Ludwig von`, or by their family names alone; empty where nobody is named. */
export const authorsOf = ({ author = [] }: Csl, form: 'whole' | 'short' = 'whole'): string =>
  author
    .map(({ family, given, 'non-dropping-particle': particle }) =>
      form === 'short' ? family : `${family}, ${[given, particle].filter(Boolean).join(' ')}`,
    )
    .join('; ');

/** How it is called in passing: `Katira 1983`, or by its title. */
export const callOf = (csl: Csl): { readonly words: string; readonly lang: string | undefined } =>
  csl.author
    ? { words: [authorsOf(csl, 'short'), csl.issued?.['date-parts'][0]?.[0]].filter(Boolean).join(' '), lang: undefined }
    : { words: csl.title ?? csl.id, lang: csl.language };

/** What stands in a bibliography after author and title, piece by piece. */
export function detailsOf(csl: Csl, locale: Locale): readonly string[] {
  const { around, site } = uiOf(locale);
  const words = around.bibliography;
  const { volume, issue, number, edition, archive, page, accessed, medium, ISBN } = csl;
  const put = (pattern: string, n: string | undefined) => (n === undefined ? undefined : fill(pattern, { n }));
  const place = [csl['publisher-place'], csl.publisher].filter(Boolean).join(': ');
  const pieces = [
    [put(words.volume, volume), put(words.issue, issue), put(words.number, number)].filter(Boolean).join(site.comma),
    put(words.edition, edition),
    archive,
    [place, datesOf(csl, locale)].filter(Boolean).join(site.comma),
    medium,
    page?.endsWith(AND_ON) ? put(words.pagesOn, page.slice(0, -AND_ON.length)) : put(words.pages, page),
    ISBN && `ISBN ${ISBN}`,
    accessed && fill(words.accessed, { date: dated(accessed['date-parts'], locale) }),
  ];
  return pieces.filter((piece) => piece !== undefined && piece !== '') as readonly string[];
}
