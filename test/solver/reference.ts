// Solving by trying out every course of play with the rules themselves: slow, and too plain to be wrong.
import type { Deal } from '../../src/engine/deal.ts';
import { pairOf, seatAfter } from '../../src/engine/deal.ts';
import { MARRIAGES } from '../../src/engine/marriages.ts';
import { play } from '../../src/engine/play.ts';

/** What the deal came to, for one seat after another: the first number that differs decides. */
type Rank = readonly number[];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** How a seat ranks the end of a deal. */
export function rankFor(d: Deal, seat: number, declarer: number | null): Rank {
  const { delta = [], points = [] } = d.result ?? {};
  const own = (list: readonly number[], isOwn: (other: number) => boolean): number =>
    sum(list.filter((_, other) => isOwn(other)));
  if (d.variant.startsWith('kozyol')) {
    const partner = (other: number): boolean => pairOf(other) === pairOf(seat);
    return [(delta[seat] ?? 0) - (delta[seatAfter(d, seat)] ?? 0), own(points, partner)];
  }
  if (d.variant.startsWith('bolshoy-maryazh') || d.variant.startsWith('tysyacha-odno')) {
    const isPaired = d.variant.startsWith('bolshoy-maryazh');
    const bidder = d.declarer ?? 0;
    const isDeclarers = (other: number): boolean => (isPaired ? pairOf(other) === pairOf(bidder) : other === bidder);
    const counts = d.options.defenders !== 'cards';
    const married = sum(d.marriages.map((made) => (isDeclarers(made.seat) || !counts ? 0 : MARRIAGES[made.suit])));
    const theirs = own(d.result?.end === 'thrown' ? delta : points, (other) => !isDeclarers(other));
    const margin = (delta[bidder] ?? 0) - theirs - married;
    const gainOf = (other: number): number => (isDeclarers(other) ? margin : -margin);
    if (declarer !== null) return [gainOf(seat)];
    const round = Array.from({ length: d.players }, (_, i) => gainOf((seat + i) % d.players));
    return [gainOf(seat), sum(round), ...round];
  }
  const self = delta[seat] ?? 0;
  const clockwise = Array.from({ length: d.players }, (_, i) => delta[(seat + i) % d.players] ?? 0);
  if (declarer === null) return [self, sum(delta), ...clockwise];
  const margin = 2 * (delta[declarer] ?? 0) - sum(delta);
  return [seat === declarer ? margin : -margin, self, sum(delta), ...clockwise];
}

/** Whether the first ranks above the second. */
export function isAbove(a: Rank, b: Rank): boolean {
  const apart = a.map((n, i) => n - (b[i] ?? 0)).find((n) => n !== 0) ?? 0;
  return apart > 0;
}

/** The end of the deal when everybody plays as well as he can. */
export function bestEnd(d: Deal): Deal {
  if (!d.next) return d;
  const { seat, legal } = d.next;
  let best: Deal | null = null;
  for (const action of legal) {
    const end = bestEnd(play(d, action));
    if (!best || isAbove(rankFor(end, seat, d.declarer), rankFor(best, seat, d.declarer))) best = end;
  }
  return best as Deal;
}
