// Figures as lines of JSON: what the command line prints, and what is kept of the costly ones.
import { boundsOf, fraction, shareOf } from './chance.ts';
import type { Figure } from './figures.ts';
import { isExact } from './figures.ts';

const rounded = (n: number): number => Number(n.toPrecision(6));

/** A figure as one line of JSON, with its share, and its bounds where it was counted. */
export function formatFigure({ chance, gain, ...figure }: Figure): string {
  if (isExact(chance)) {
    return JSON.stringify({ ...figure, exact: `${chance.ways}/${chance.of}`, share: rounded(shareOf(chance)) });
  }
  const [low, high] = boundsOf(chance).map(rounded);
  const share = chance.of === 0 ? null : rounded(chance.hits / chance.of);
  const mean = gain === undefined ? {} : { gain: rounded(gain) };
  return JSON.stringify({ ...figure, ...chance, share, low, high, ...mean });
}

/** Inverse of {@link formatFigure}. */
export function parseFigure(line: string): Figure {
  const { exact, share: _share, low: _low, high: _high, hits, of, ...figure } = JSON.parse(line);
  if (exact === undefined) return { ...figure, chance: { hits, of } };
  const [ways, all] = String(exact).split('/');
  return { ...figure, chance: fraction(BigInt(ways ?? ''), BigInt(all ?? '')) };
}

/** The lines of a file, without the empty one at its end. */
export const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');

/** The figures kept in a file. */
export const parseFigures = (text: string): readonly Figure[] => linesOf(text).map(parseFigure);
