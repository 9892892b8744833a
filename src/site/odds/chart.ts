// The measures of a chart: bars side by side over a foot, on one scale for all charts of a question about a rule set.
import type { Count, Fraction } from '../../odds/chance.ts';
import { boundsOf, shareOf } from '../../odds/chance.ts';
import type { Figure } from '../../odds/figures.ts';
import { isExact } from '../../odds/figures.ts';

/** Charts of one question that lie under one caption: the same figures may hold for several rule sets. */
export interface Panel {
  readonly games: readonly string[];
  readonly players?: number;
  readonly pack?: number;
  readonly series: readonly string[];
  readonly rows: readonly { readonly at: string; readonly figures: readonly Figure[] }[];
}

/** The share of a chance; null when nothing was counted. */
export function sizeOf(chance: Fraction | Count): number | null {
  if (isExact(chance)) return shareOf(chance);
  return chance.of === 0 ? null : chance.hits / chance.of;
}

const unique = <T>(list: readonly T[]): readonly T[] => [...new Set(list)];

/** The panels of a question; those that have the same figures are one. */
export function panelsOf(figures: readonly Figure[]): readonly Panel[] {
  const groups = Map.groupBy(figures, ({ game, players, pack }) => JSON.stringify([game, players, pack]));
  const panels = new Map<string, Panel>();
  for (const own of groups.values()) {
    const [first] = own;
    if (!first) continue;
    const { game, players, pack } = first;
    const rows = [...Map.groupBy(own, ({ at }) => at)].map(([at, figures]) => ({ at, figures }));
    const same = JSON.stringify(own.map(({ game: _game, chance, ...rest }) => ({ ...rest, value: sizeOf(chance) })));
    const known = panels.get(same);
    panels.set(same, {
      games: known ? [...known.games, game] : [game],
      ...(players === undefined ? {} : { players }),
      ...(pack === undefined ? {} : { pack }),
      series: unique(own.map(({ series }) => series)),
      rows,
    });
  }
  return [...panels.values()];
}

/** Shares at which a scale may end. */
const ENDS = [0.02, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1];

/** The share at the top of the charts that show these figures. */
export function scaleOf(figures: readonly Figure[]): number {
  const highest = figures.map(({ chance }) => (isExact(chance) ? shareOf(chance) : chance.of === 0 ? 0 : boundsOf(chance)[1]));
  const most = Math.max(...highest);
  return ENDS.find((end) => end >= most) ?? 1;
}

/** The picture: its size, its foot, and how high a bar may be. */
export const WIDTH = 400;
export const HEIGHT = 214;
const FOOT = 176;
const TALL = 150;
/** Room for the figures of the scale. */
const MARGIN = 36;
const WIDEST = 28;
const GAP = 6;

/** Where a share stands, to the unit: a chart is some hundreds wide. */
export const heightAt = (share: number, scale: number): number => Math.round(FOOT - (TALL * share) / scale);
export const foot = FOOT;

/** A bar by the middle of its head, which it hangs from. */
export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly value: number | null;
  /** How far above and below its head the true share may lie, where it was counted. */
  readonly reach: readonly [up: number, down: number] | null;
  /** Which of the figures side by side it is, from 0. */
  readonly series: number;
}

/** The bars of a panel, row by row, and the middles of the rows. */
export function barsOf(
  { rows, series }: Panel,
  scale: number,
): readonly { readonly middle: number; readonly bars: readonly Bar[] }[] {
  const slot = (WIDTH - MARGIN) / rows.length;
  // An even width has its middle at a whole number.
  const width = 2 * Math.floor(Math.min(WIDEST, (slot * 0.8 - GAP * (series.length - 1)) / series.length) / 2);
  return rows.map(({ figures }, row) => {
    const middle = Math.round(slot * (row + 0.5));
    const bars = figures.map(({ chance, series: name }): Bar => {
      const place = series.indexOf(name);
      const value = sizeOf(chance);
      const x = middle + (place - (series.length - 1) / 2) * (width + GAP);
      const y = heightAt(value ?? 0, scale);
      const bounds = isExact(chance) || value === null ? null : boundsOf(chance);
      const reach = bounds && ([y - heightAt(bounds[1], scale), heightAt(bounds[0], scale) - y] as const);
      return { x, y, width, value, reach, series: place };
    });
    return { middle, bars };
  });
}
