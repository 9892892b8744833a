// The plan of the house as a drawing: boxes on a grid, and the lines of the arrows between them.
import type { Lying, Plan } from '../../rulebook/rooms.ts';

/** Units of the drawing. */
const BOX = { width: 100, height: 42 };
const GRID = { across: 138, down: 86 };
/** How far lines that meet at one edge of a box keep from each other. */
const APART = 11;
/** How far an arrow bows out that leads past rooms of its own column: so much, and so much more for each of them. */
const BOW = { least: 10, each: 11 };

export interface Box {
  readonly name: string;
  /** The upper left corner. */
  readonly x: number;
  readonly y: number;
}
export interface Line {
  /** As SVG writes a path. */
  readonly path: string;
  readonly isShortcut: boolean;
}
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly box: typeof BOX;
  readonly boxes: readonly Box[];
  readonly lines: readonly Line[];
}

/** How an arrow runs: straight down, in a bow past rooms of its column, out of its column to the top of a room, or back into the middle. */
type Run = 'down' | 'bow' | 'out' | 'in';

/** Draws a plan. */
export function drawingOf({ rooms, arrows }: Plan): Drawing {
  const columns = rooms.map(({ column }) => column);
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  const top = Math.max(...rooms.map(({ storey }) => storey));
  const middleOf = ({ column, storey }: Lying) => ({
    x: (column - left) * GRID.across + BOX.width / 2 + 1,
    y: (top - storey) * GRID.down + BOX.height / 2 + 1,
  });

  const drawn = arrows.flatMap(({ from, to, isShortcut }) => {
    const [above, below] = [rooms.find(({ name }) => name === from), rooms.find(({ name }) => name === to)];
    return above && below ? [{ above, below, isShortcut, run: runOf(above, below) }] : [];
  });
  type Drawn = (typeof drawn)[number];

  /** The place of an arrow among those at the same edge, from the middle of the edge. */
  const placeAmong = (arrow: Drawn, same: (other: Drawn) => boolean, rank: (other: Drawn) => number): number => {
    const row = drawn.filter(same).toSorted((a, b) => rank(a) - rank(b));
    return (row.indexOf(arrow) - (row.length - 1) / 2) * APART;
  };
  const leavesBeside = ({ run }: Drawn): boolean => run === 'bow' || run === 'out';

  const pathOf = (arrow: Drawn): string => {
    const { above, below, run } = arrow;
    const [a, b] = [middleOf(above), middleOf(below)];
    const [halfWidth, halfHeight] = [BOX.width / 2, BOX.height / 2];
    if (run === 'down') return `M${a.x} ${a.y + halfHeight}V${b.y - halfHeight}`;
    if (run === 'in') {
      const side = Math.sign(b.x - a.x);
      // The lower room is reached by the outer line.
      const x =
        a.x +
        side *
          placeAmong(
            arrow,
            (other) => other.above === above && other.run === run,
            (other) => other.below.storey,
          );
      const y =
        b.y +
        placeAmong(
          arrow,
          (other) => other.below === below && other.run === run,
          (other) => -other.above.storey,
        );
      return `M${x} ${a.y + halfHeight}C${x} ${y} ${x} ${y} ${b.x - side * halfWidth} ${y}`;
    }
    const y =
      a.y +
      placeAmong(
        arrow,
        (other) => other.above === above && leavesBeside(other),
        (other) => (other.run === 'out' ? -1 : other.below.storey),
      );
    if (run === 'out') {
      const side = Math.sign(b.x - a.x);
      const x =
        b.x +
        side *
          placeAmong(
            arrow,
            (other) => other.below === below && other.run === run,
            (other) => other.above.storey,
          );
      return `M${a.x + side * halfWidth} ${y}C${x} ${y} ${x} ${y} ${x} ${b.y - halfHeight}`;
    }
    const edge = a.x + halfWidth;
    const out = edge + BOW.least + BOW.each * (above.storey - below.storey);
    const end =
      b.y +
      placeAmong(
        arrow,
        (other) => other.below === below && other.run === run,
        (other) => other.above.storey,
      );
    return `M${edge} ${y}C${out} ${y} ${out} ${end} ${edge} ${end}`;
  };

  return {
    width: (right - left) * GRID.across + BOX.width + 2,
    height: top * GRID.down + BOX.height + 2,
    box: BOX,
    boxes: rooms.map((room) => ({ name: room.name, x: middleOf(room).x - BOX.width / 2, y: middleOf(room).y - BOX.height / 2 })),
    lines: drawn.map((arrow) => ({ path: pathOf(arrow), isShortcut: arrow.isShortcut })),
  };
}

function runOf(above: Lying, below: Lying): Run {
  if (above.column === below.column) return above.storey - below.storey === 1 ? 'down' : 'bow';
  return Math.abs(below.column) > Math.abs(above.column) ? 'out' : 'in';
}
