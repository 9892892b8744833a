// Getting the study ready while the page has nothing else to do, so that what is asked there is answered at once.
import type { Deal } from '../../engine/deal.ts';

interface Connected extends Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

let isBegun = false;

/** Sends for the study, and for a worker who practises on a deal, at leisure and once; not where data are to be saved. */
export function warmUp(deal: Deal): void {
  if (isBegun || (navigator as Connected).connection?.saveData) return;
  isBegun = true;
  const sendFor = async (): Promise<void> => (await (await import('./study.tsx')).openStudy()).makeReady(deal);
  if ('requestIdleCallback' in window) requestIdleCallback(sendFor);
  else setTimeout(sendFor);
}
