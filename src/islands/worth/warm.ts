// Getting the desk and the study ready while the page has nothing else to do, so that what is asked there is answered at once.
import type { Deal } from '../../engine/deal.ts';
import { fetchAhead } from '../ahead.ts';
import { sendForDesk, sendForStudy } from '../sent-for.ts';

let isBegun = false;

/** Sends for both, and for a worker who practises on a deal, at leisure and once; not where data are to be saved. */
export function warmUp(deal: Deal): void {
  if (isBegun) return;
  const load = async (): Promise<void> => {
    const [study] = await Promise.all([sendForStudy(), sendForDesk()]);
    study.makeReady(deal);
  };
  isBegun = fetchAhead(load, 0);
}
