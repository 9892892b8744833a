// Where things stand on this site.
import type { Id } from '../engine/deal.ts';

/** The address of a file or page of this site, whatever path the site stands under. */
export const addressOf = (path: string): string => `${import.meta.env.BASE_URL.replace(/\/$/, '')}/${path}`;

/** The name by which an address speaks of a viewer; the figure around it has it as its id. */
export const anchorOf = (id: string): string => `deal-${id}`;
/** Whether the address names this viewer. */
export const isNamed = (id: string): boolean => window.location.hash === `#${anchorOf(id)}`;

/** How a statement is called in print, `20c.24`; null for a ruling, which has no number. */
export const numberOf = (id: Id): string | null => (id.startsWith('R-') ? null : id.slice(id.indexOf('.') + 1));

/**
 * The address of a statement where its source stands, or of a ruling. On a page that has the statement it is the place alone,
 * so that the deal in the page's own address stays there.
 */
export function hrefOf(id: Id, lang: string): string {
  const number = numberOf(id);
  if (number === null) return addressOf(`${lang}/rulings/#${id}`);
  const isHere = typeof document === 'object' && document.documentElement.lang === lang && document.getElementById(number);
  return `${isHere ? '' : addressOf(`${lang}/sources/${id.slice(0, id.indexOf('.'))}/`)}#${number}`;
}
