// Getting the study ready while the page has nothing else to do, so that what is asked there is answered at once.
import type { Deal } from '../../engine/deal.ts';
import { fetchAhead } from '../fetching.ts';

let isBegun = false;

/** Sends for the study, and for a worker who practises on a deal, at leisure and once; not where data are to be saved. */
export function warmUp(deal: Deal): void {
  if (isBegun) return;
  isBegun = fetchAhead(async () => (await (await import('./study.tsx')).openStudy()).makeReady(deal), 0);
}
