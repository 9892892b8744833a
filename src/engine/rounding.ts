// Card points written to the nearest five, as in a thousand and one.

/** Card points are rounded to the nearest multiple of this. */
const ROUND = 5;

/** Card points as they are written. */
export const rounded = (points: number): number => Math.round(points / ROUND) * ROUND;
