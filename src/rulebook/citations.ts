// Where an id leads: its number as readers see it, and the page and anchor it stands at.
import { anchorOf, isRulingId, sourceOf } from './ids.ts';
import type { Locale } from './locales.ts';
import { asPath, pageOf } from './locales.ts';

/**
 * The address of a statement or ruling in a language. `gameOf` names the game page that a statement stands on, if any;
 * `beside` is the language that the reader has chosen to have beside the text.
 */
export function hrefOf(
  locale: Locale,
  id: string,
  gameOf: (id: string) => string | undefined,
  beside: Locale | null = null,
): string {
  if (isRulingId(id)) return `${pageOf(locale, 'rulings')}#${anchorOf(id)}`;
  const game = gameOf(id);
  const page = game === undefined ? ['sources', sourceOf(id)] : ['games', game];
  return `${pageOf(locale, ...page, ...asPath(beside))}#${anchorOf(id)}`;
}

/**
 * A citation as HTML: a plain link, which a script may turn into a card with the text of `data-cite`. On the page `from`
 * it leads to the place alone, so that a deal in the address stays there. Where it is shown as `label`, its name is still said.
 */
export function citeHtml(id: string, href: string, name: string, label = name, from?: string): string {
  const isHere = from !== undefined && href.startsWith(`${from}#`);
  const spoken = label === name ? '' : ` aria-label="${name}"`;
  return `<a class="ref" href="${isHere ? href.slice(from.length) : href}" data-cite="${id}"${spoken}>${label}</a>`;
}

/** What a citation card shows: `/LANG/statements.json` holds one for each id. */
export interface CitationCard {
  /** `20c.24`; the short title of a ruling. */
  readonly number: string;
  readonly html: string;
  readonly href: string;
  /** The siglum of the source; null for rulings, which are ours. */
  readonly source: string | null;
  /** Present where the words are not in the language of the page. */
  readonly lang?: Locale;
}
