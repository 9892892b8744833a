// Chances: exact ones as fractions of whole numbers, counted ones with the interval in which the true one lies.

/** So many of so many ways, all equally likely; in lowest terms. */
export interface Fraction {
  readonly ways: bigint;
  readonly of: bigint;
}

const divisorOf = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisorOf(b, a % b));

/** A fraction in lowest terms. Throws a RangeError when it is of nothing. */
export function fraction(ways: bigint, of: bigint): Fraction {
  if (of <= 0n) throw new RangeError('a chance is a share of something');
  const divisor = divisorOf(ways < 0n ? -ways : ways, of);
  return { ways: ways / divisor, of: of / divisor };
}
export const NONE: Fraction = { ways: 0n, of: 1n };
export const CERTAIN: Fraction = { ways: 1n, of: 1n };

export const plus = (a: Fraction, b: Fraction): Fraction => fraction(a.ways * b.of + b.ways * a.of, a.of * b.of);
export const minus = (a: Fraction, b: Fraction): Fraction => fraction(a.ways * b.of - b.ways * a.of, a.of * b.of);
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.ways * b.ways, a.of * b.of);
export const sumOf = (parts: readonly Fraction[]): Fraction => parts.reduce(plus, NONE);
/** The fraction as a share of 1. */
export const shareOf = ({ ways, of }: Fraction): number => Number((ways * 10n ** 15n) / of) / 1e15;

/** In how many ways `chosen` things can be taken from `all`. */
export function choose(all: number, chosen: number): bigint {
  if (chosen < 0 || chosen > all) return 0n;
  let ways = 1n;
  for (let i = 0; i < chosen; i++) ways = (ways * BigInt(all - i)) / BigInt(i + 1);
  return ways;
}

/** What was counted in a sample. */
export interface Count {
  readonly hits: number;
  readonly of: number;
}

/** Standard deviations on either side that hold 95 of 100. */
const Z = 1.959964;

/** The bounds between which the true share lies with a confidence of 95 %, after Wilson; from 0 to 1 when nothing was counted. */
export function boundsOf({ hits, of }: Count): readonly [low: number, high: number] {
  if (of === 0) return [0, 1];
  const share = hits / of;
  const middle = share + Z ** 2 / (2 * of);
  const reach = Z * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  const all = 1 + Z ** 2 / of;
  return [Math.max(0, (middle - reach) / all), Math.min(1, (middle + reach) / all)];
}
