// Deals in the address of a page: `?deal=<code>&step=<n>#deal-<id>`, where id names the viewer that shows the deal.
import { isNamed } from './links.ts';

/** What an address says of a deal. */
export interface Written {
  readonly code: string;
  readonly step: string;
  /** The seat whose cards alone are seen, if one is named. */
  readonly seat: string | null;
}

/** Whether the address speaks of this viewer: by its name, or of none on the page and this is the first. */
function isMeant(id: string): boolean {
  const viewers = [...document.querySelectorAll<HTMLElement>('[data-deal]')].map(({ dataset }) => dataset.deal ?? '');
  const named = viewers.find(isNamed);
  return (named ?? viewers[0]) === id;
}

/** The deal that the address of the page asks this viewer to show, if it asks for one. */
export function writtenFor(id: string): Written | null {
  const search = new URLSearchParams(window.location.search);
  const code = search.get('deal');
  return code !== null && isMeant(id) ? { code, step: search.get('step') ?? '0', seat: search.get('seat') } : null;
}
