// Deals in the address of a page: `?deal=<code>&step=<n>#deal-<id>`, where id names the viewer that shows the deal.

/** The name by which an address speaks of a viewer; the figure around it has it as its id. */
export const anchorOf = (id: string): string => `deal-${id}`;

/** What an address says of a deal. */
export interface Written {
  readonly code: string;
  readonly step: string;
}

/** Whether the address names this viewer. */
export const isNamed = (id: string): boolean => window.location.hash === `#${anchorOf(id)}`;

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
  return code !== null && isMeant(id) ? { code, step: search.get('step') ?? '0' } : null;
}
