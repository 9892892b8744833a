// Deals in the address of a page: `?deal=<code>&step=<n>#deal-<id>`, where id names the viewer that shows the deal.
import { isNamed } from './links.ts';

/** What an address says of a deal; null where it says nothing. */
export interface Written {
  readonly code: string | null;
  readonly step: string | null;
  /** The seat whose cards alone are seen, if one is named. */
  readonly seat: string | null;
}

/** Whether the address speaks of this viewer: by its name, or of none on the page and this is the first. */
function isMeant(id: string): boolean {
  const viewers = [...document.querySelectorAll<HTMLElement>('[data-deal]')].map(({ dataset }) => dataset.deal ?? '');
  const named = viewers.find(isNamed);
  return (named ?? viewers[0]) === id;
}

/** Whether the address of the page asks anything. */
export const isAsking = (): boolean => location.search !== '';

/** What the address of the page says to this viewer; null where it does not speak to it. */
export function writtenFor(id: string): Written | null {
  const search = new URLSearchParams(location.search);
  return isAsking() && isMeant(id) ? { code: search.get('deal'), step: search.get('step'), seat: search.get('seat') } : null;
}
