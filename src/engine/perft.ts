// Counting: how many sequences of legal actions a position allows. A wrong rule shows as a wrong count.
import type { Deal } from './deal.ts';
import { play } from './play.ts';

/** `sequences` of exactly `depth` actions, and `ended`: those shorter or equal after which the deal is over. */
export interface Count {
  readonly sequences: number;
  readonly ended: number;
}

/** Counts action sequences from a position; depth in single actions, from 0. The time taken grows as the count does. */
export function perft(deal: Deal, depth: number): Count {
  if (!deal.next) return { sequences: depth === 0 ? 1 : 0, ended: 1 };
  if (depth === 0) return { sequences: 1, ended: 0 };
  let [sequences, ended] = [0, 0];
  for (const action of deal.next.legal) {
    const below = perft(play(deal, action), depth - 1);
    sequences += below.sequences;
    ended += below.ended;
  }
  return { sequences, ended };
}
