const SIGNS = [
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const;

/** A number in Roman numerals, up to a few dozen. */
export function roman(n: number): string {
  const sign = SIGNS.find(([, worth]) => worth <= n);
  return sign ? sign[0] + roman(n - sign[1]) : '';
}

/** The Greek letter of a reading, the one in force by default first. */
export const greek = (place: number): string => String.fromCodePoint(0x3b1 + place);
