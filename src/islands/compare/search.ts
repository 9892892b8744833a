// The search for deals that tell two settings apart, beside the page so that the page stays awake.
import type { Telling, Undealts } from './pair.ts';
import { tellingsIn } from './pair.ts';

/** What is to be searched: the decks of `count` seeds from `from` on, by turns for the first deal of a match and a later one. */
export interface Quest {
  readonly first: Undealts;
  readonly later: Undealts;
  readonly from: number;
  readonly count: number;
}

/** How far a search has come: how many of its deals were tried, and what has been found among the last of them. */
export interface Report {
  readonly tried: number;
  readonly found: readonly Telling[];
}

/** How many deals are tried between two reports. */
const BATCH = 100;

/** Searches batch by batch. */
export function* searched({ first, later, from, count }: Quest): Generator<Report> {
  for (let tried = 0; tried < count; ) {
    const isLater = ((from + tried) / BATCH) % 2 === 1;
    const size = Math.min(BATCH, count - tried);
    const found = tellingsIn(isLater ? later : first, from + tried, size);
    tried += size;
    yield { tried, found };
  }
}
