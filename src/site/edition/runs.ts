// Several citations in little room: statements that follow one another become one link, `20c.10–13`.
import { citeHtml } from '../../rulebook/citations.ts';
import { isRulingId, ordinalOf, runsOf } from '../../rulebook/ids.ts';
import type { Locale } from '../../rulebook/locales.ts';
import { fill, uiOf } from '../ui.ts';
import type { Edition } from './book.ts';

/** Where citations stand: the page, its language, and the language chosen to stand beside the text there. */
export interface Place {
  readonly locale: Locale;
  readonly path: string;
  readonly chosen: Locale | null;
}

/** Citations as HTML, one for each run of statements and one for each ruling, in the order given. */
export function citeRuns(book: Edition, ids: readonly string[], { locale, path, chosen }: Place): string {
  const statements = runsOf(ids.filter((id) => !isRulingId(id))).map(([first, last]) => {
    const label = book.label(locale, first);
    const name = first === last ? label : fill(uiOf(locale).statement.range, { first: label, last: ordinalOf(last) });
    return citeHtml(first, book.href(locale, first, chosen), name, name, path);
  });
  const rulings = ids.filter(isRulingId).map((id) => book.cite(locale, id, undefined, path, chosen));
  return [...statements, ...rulings].join(' ');
}
