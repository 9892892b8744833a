// Getting the desk and the study ready while the page has nothing else to do, so that what is asked there is answered at once.
import type { Deal } from '../../engine/deal.ts';
import { fetchAhead } from '../ahead.ts';

let isBegun = false;

/** Sends for both, and for a worker who practises on a deal, at leisure and once; not where data are to be saved. */
export function warmUp(deal: Deal): void {
  if (isBegun) return;
  const load = async (): Promise<void> => {
    const [study] = await Promise.all([import('./study.tsx'), import('../desk.tsx').then(({ openDesk }) => openDesk())]);
    (await study.openStudy()).makeReady(deal);
  };
  isBegun = fetchAhead(load, 0);
}
