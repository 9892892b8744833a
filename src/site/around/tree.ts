// The family tree on its scale of years: where each game, line and ban stands. Lengths are units of the picture.
import type { Branch, Line, Node } from '../../rulebook/around.ts';

const WIDTH = 1344;
const ROW = 54;
/** From the top of the picture to the first row. */
const TOP = 66;
const BOTTOM = 36;

const FIRST = 1760;
const TICKS = [1760, 1800, 1850, 1900, 1950, 2000];
const xOf = (year: number): number => 130 + (year - FIRST) * 3.4;
/** Where rows end that last to this day, and where games stand that have no date. */
const TODAY = xOf(2026);
const UNDATED = 1153;

/** Half the width and half the height of the card that stands for a game. */
export const CARD = { x: 13, y: 18 } as const;
/** So near to the right of a game its name would stand in the way. */
const NEAR = 200;

/** A game in the tree. */
export interface Placed {
  readonly node: Node;
  readonly x: number;
  readonly y: number;
  readonly isDated: boolean;
  /** On which side of it its name stands. */
  readonly side: 'left' | 'right';
}

/** A line of the tree with its path, and where its label stands, if it has one. */
export interface Drawn {
  readonly line: Line;
  readonly path: string;
  readonly label: { readonly x: number; readonly y: number; readonly anchor: 'start' | 'end' };
}

/** A branch of the tree. */
export interface Limb {
  readonly branch: Branch;
  readonly games: readonly Placed[];
  readonly lines: readonly Drawn[];
  /** The rows of games that lasted, as one path. */
  readonly rows: string;
  /** Bans, as one path of crosses. */
  readonly bans: string;
  /** Where its title stands. */
  readonly title: number;
  /** Where the first line of its note stands. */
  readonly note: { readonly x: number; readonly y: number } | null;
}

export interface Tree {
  readonly width: number;
  readonly height: number;
  /** The years of the scale, and then where rows end and where games without a date stand. */
  readonly ticks: readonly { readonly year: number; readonly x: number }[];
  readonly today: number;
  readonly undated: number;
  readonly limbs: readonly Limb[];
}

const place = (...numbers: readonly number[]): string => numbers.map((n) => Math.round(n * 10) / 10).join(' ');

/** The height of a branch in rows. */
const rowsOf = ({ nodes }: Branch): number => Math.max(...nodes.map(({ row }) => row)) + 1;

/** Lays the branches out one below the other, in their order. Throws a RangeError where a line leads nowhere. */
export function treeOf(branches: readonly Branch[]): Tree {
  const tops = branches.map((_, i) => TOP + branches.slice(0, i).reduce((sum, branch) => sum + rowsOf(branch), 0) * ROW);
  const rows = tops.map(
    (top) =>
      (row: number): number =>
        top + row * ROW,
  );
  const points = new Map(
    branches.flatMap((branch, i) =>
      branch.nodes.map((node) => {
        const isDated = node.year !== undefined;
        const y = rows[i]?.(node.row) ?? TOP;
        return [node.id, { node, isDated, x: isDated ? xOf(node.year ?? FIRST) : UNDATED, y }] as const;
      }),
    ),
  );
  const pointOf = (id: string) => {
    const point = points.get(id);
    if (!point) throw new RangeError(`the tree has no node ${id}: run npm run check:content`);
    return point;
  };
  const edge = UNDATED - CARD.x;
  /** Where a row lets go of what leads off it to the games without a date: beyond the name of the last game on it. */
  const bend = edge - 40;
  const isUndated = (id: string): boolean => !pointOf(id).isDated;
  /** The rows that lead on there. */
  const leading = new Set(
    branches
      .flatMap((branch) => branch.lines)
      .flatMap(({ from, to }) =>
        from === undefined || isUndated(from) === isUndated(to) ? [] : [pointOf(isUndated(to) ? from : to).y],
      ),
  );

  const draw = (line: Line): Drawn => {
    const to = pointOf(line.to);
    if (line.from === undefined) {
      // From abroad: out of the space above, onto the game or, at a later time, onto its row.
      const x = line.year === undefined ? to.x : xOf(line.year);
      const [top, bottom] = [to.y - ROW, line.year === undefined ? to.y - CARD.y : to.y];
      const [left, right] = [x - 46, x + 46];
      const start = line.year === undefined ? left : right;
      const path = `M${place(start, top)}C${place((start + x) / 2, top, x, top, x, bottom)}`;
      return {
        line,
        path,
        label: { x: start + (start < x ? -8 : 8), y: top + 4, anchor: start < x ? 'end' : 'start' },
      };
    }
    const [a, b] = [pointOf(line.from), to];
    if (!a.isDated || !b.isDated) {
      // To the games without a date, or from them.
      const [near, far] = a.isDated ? [a, b] : [b, a];
      const path = `M${place(bend, near.y)}C${place(edge - 14, near.y, edge - 30, far.y, edge, far.y)}`;
      return { line, path, label: { x: bend + 6, y: (near.y + far.y) / 2 + 16, anchor: 'end' } };
    }
    const [left, right] = [a.x + CARD.x, b.x - CARD.x];
    const path =
      a.y === b.y
        ? `M${place(left, a.y)}H${place(right)}`
        : `M${place(b.x - 76, a.y)}C${place(b.x - 36, a.y, b.x - 44, b.y, right, b.y)}`;
    return { line, path, label: { x: (left + right) / 2, y: a.y - 10, anchor: 'end' } };
  };

  const limbs = branches.map((branch, i): Limb => {
    const yOf = rows[i] ?? ((row: number): number => TOP + row * ROW);
    const banned = branch.events.flatMap(({ bans, to }) =>
      bans === undefined || to === undefined ? [] : [{ y: pointOf(bans).y, x: Math.max(xOf(to), pointOf(bans).x) }],
    );
    const own = branch.nodes.map(({ id }) => pointOf(id));
    const arrivals = branch.lines.flatMap(({ from, to, year }) =>
      from === undefined && year !== undefined ? [{ x: xOf(year), y: pointOf(to).y }] : [],
    );
    const lasting = branch.nodes.flatMap(({ id, lasts }) => {
      if (lasts === undefined) return [];
      const { x, y } = pointOf(id);
      const today = leading.has(y) ? bend : TODAY;
      return `M${place(x + CARD.x, y)}H${place(lasts === 'today' ? today : xOf(lasts))}`;
    });
    return {
      branch,
      games: own.map((point) => {
        const isNear = (other: { readonly x: number; readonly y: number }): boolean =>
          other.y === point.y && other.x > point.x && other.x - point.x < NEAR;
        return { ...point, side: [...own, ...banned, ...arrivals].some(isNear) ? 'left' : 'right' };
      }),
      lines: branch.lines.map(draw),
      rows: lasting.join(''),
      // A ban on a game that is first heard of in being banned is told beside its name.
      bans: banned
        .filter(({ x, y }) => !own.some((point) => point.y === y && point.x === x))
        .map(({ x, y }) => `M${place(x - 4, y - 10)}l8 20m0-20l-8 20`)
        .join(''),
      title: yOf(0) - 14,
      note: branch.note ? { x: xOf(branch.note.year), y: yOf(branch.note.row) - 42 } : null,
    };
  });
  const all = branches.reduce((sum, branch) => sum + rowsOf(branch), 0);
  return {
    width: WIDTH,
    height: TOP + (all - 1) * ROW + BOTTOM,
    ticks: TICKS.map((year) => ({ year, x: xOf(year) })),
    today: TODAY,
    undated: UNDATED - CARD.x,
    limbs,
  };
}
