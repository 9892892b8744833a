// Counting the cards played and calls made while a position is looked into.

/** Thrown when a position takes more looking into than was allowed. */
export class TooWide extends Error {}

let nodes = 0;
let limit = Number.POSITIVE_INFINITY;

/** Begins to count anew; after `most` cards and calls the search gives up with {@link TooWide}. */
export function countTo(most: number): void {
  nodes = 0;
  limit = most;
}
/** Gives up with {@link TooWide} at once where fewer cards and calls are allowed than something takes. */
export function allowFor(least: number): void {
  if (least > limit) throw new TooWide();
}
/** Another card has been played, or a call made. */
export function tally(): void {
  if (++nodes > limit) throw new TooWide();
}
/** How many cards have been played and calls made since the count began. */
export const counted = (): number => nodes;
