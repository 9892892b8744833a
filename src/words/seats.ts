// Where the players sit. Seats are named after the side of the table, as on a compass card, so that the name of a player
// is also his place in the picture: seat 0 is South, at the bottom, and the seats go round clockwise. The players in
// between keep the same names at a table of any size; no seat has a number of its own.
import type { Seat } from '../engine/deal.ts';

export const SIDES = ['s', 'w', 'nw', 'n', 'ne', 'e'] as const;
export type Side = (typeof SIDES)[number];

/** The sides that are taken, by the number of players; seat 0 first. */
const TABLES: Readonly<Record<number, readonly Side[]>> = {
  2: ['s', 'n'],
  3: ['s', 'w', 'e'],
  4: ['s', 'w', 'n', 'e'],
  5: ['s', 'w', 'nw', 'ne', 'e'],
  6: SIDES,
};

/** The side of the table where a player sits. */
export function sideOf(seat: Seat, players: number): Side {
  const side = TABLES[players]?.[seat];
  if (!side) throw new RangeError(`there is no seat ${seat} at a table of ${players}`);
  return side;
}
