// Where things stand on this site.
import type { Id } from '../engine/deal.ts';

/** The address of a file or page of this site, whatever path the site stands under. */
export const addressOf = (path: string): string => `${import.meta.env.BASE_URL.replace(/\/$/, '')}/${path}`;

/** How a statement is called in print, `20c.24`; null for a ruling, which has no number. */
export const numberOf = (id: Id): string | null => (id.startsWith('R-') ? null : id.slice(id.indexOf('.') + 1));

/**
 * The address of a statement on the page of its game, or of a ruling. On that page it is the place alone, so that the deal in
 * the page's own address stays there.
 */
export function hrefOf(id: Id, lang: string): string {
  const number = numberOf(id);
  if (number === null) return addressOf(`${lang}/rulings/#${id}`);
  const [source, section] = id.split('.');
  const page = addressOf(`${lang}/games/${source}-${section}/`);
  return `${typeof location === 'object' && location.pathname === page ? '' : page}#${number}`;
}
