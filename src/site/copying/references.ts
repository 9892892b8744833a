// A place of the edition, as others refer to it: a sentence in the reader’s language, BibTeX, CSL-JSON.
import type english from '../../../content/ui/en.cite.json';

/** The words of the menu and of references in one language. */
export type Words = typeof english;

/** A statement, a ruling or an example deal. */
export interface Place {
  /** `zwikken.20c.24`, `R-20c-parts`, `deal-zwik` */
  readonly id: string;
  /** The title of the page that it stands on. */
  readonly work: string;
  /** What it is called, where it has a name. */
  readonly name: string;
  /** Its lasting address. */
  readonly url: string;
}

/** The edition that is referred to, and when it was seen. */
export interface Seen {
  readonly edition: string;
  readonly lang: string;
  readonly date: Date;
}

const fill = (pattern: string, values: Readonly<Record<string, string>>): string =>
  pattern.replace(/\{(\w+)\}/g, (_place, name: string) => values[name] ?? '');

/** What a place is called in full: its page, and what of it. */
export function titleOf({ id, work, name }: Place, words: Words): string {
  const pattern = id.startsWith('R-') ? words.ruling : id.startsWith('deal-') ? words.deal : words.statement;
  return fill(pattern, { id, work, name });
}

/** A reference as a sentence. */
export const textOf = (place: Place, words: Words, { edition, lang, date }: Seen): string =>
  fill(words.citation, {
    title: titleOf(place, words),
    edition,
    url: place.url,
    date: new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(date),
  });

const two = (n: number): string => String(n).padStart(2, '0');
const dayOf = (date: Date): readonly [year: number, month: number, day: number] => [
  date.getFullYear(),
  date.getMonth() + 1,
  date.getDate(),
];
/** Signs that mean something to TeX stand for themselves. */
const plainTeX = (text: string): string => text.replace(/[&%$#_{}]/g, '\\$&');

/** A reference for BibTeX and BibLaTeX. */
export function bibtexOf(place: Place, words: Words, { edition, lang, date }: Seen): string {
  const [year, month, day] = dayOf(date);
  const language = new Intl.DisplayNames('en', { type: 'language' }).of(lang)?.toLowerCase() ?? lang;
  return `@misc{stichbuch:${place.id},
  title        = {{${plainTeX(titleOf(place, words))}}},
  howpublished = {${plainTeX(edition)}},
  url          = {${place.url}},
  urldate      = {${year}-${two(month)}-${two(day)}},
  language     = {${language}},
}`;
}

/** A reference as a list of one item of CSL-JSON. */
export const cslOf = (place: Place, words: Words, { edition, lang, date }: Seen): string =>
  JSON.stringify(
    [
      {
        id: `stichbuch:${place.id}`,
        type: 'webpage',
        title: titleOf(place, words),
        'container-title': edition,
        URL: place.url,
        language: lang,
        accessed: { 'date-parts': [dayOf(date)] },
      },
    ],
    null,
    2,
  );
