import { describe, expect, test } from 'vitest';
import en from '../../content/ui/en.json' with { type: 'json' };
import { placesImported, planOf, readSource, roomOf, roomsIn } from '../../src/rulebook/rooms.ts';
import { drawingOf } from '../../src/site/guide/drawing.ts';

/** A house of files without words: each room with the rooms that its one file imports. */
const house = (imports: Readonly<Record<string, readonly string[]>>) =>
  roomsIn(
    new Map(
      Object.entries(imports).map(([room, others]) => [
        `src/${room}/a.ts`,
        others.map((other) => `import { a } from '../${other}/a.ts';\n`).join(''),
      ]),
    ),
  );

test('what is imported is told by its path from the top of the project', () => {
  const text = "import { a } from './a.ts';\nexport type { B } from '../engine/b.ts';\nimport 'preact';";
  expect(placesImported('src/words/x.ts', text)).toEqual(['src/words/a.ts', 'src/engine/b.ts', 'preact']);
});

test.each([
  ['src/engine/games/tippen.ts', 'engine'],
  ['src/content.config.ts', null],
  ['content/ui/en.json', null],
])('the room of %s', (path, room) => {
  expect(roomOf(path)).toBe(room);
});

test('a room counts its files and names each room that it imports from once, itself never', () => {
  const files = new Map([
    ['src/b/x.ts', "import '../a/x.ts';\nimport '../a/y.ts';\nimport './y.ts';"],
    ['src/b/y.ts', "import '../../content/ui/en.json';"],
    ['src/a/x.ts', ''],
  ]);
  expect(roomsIn(files)).toEqual([
    { name: 'a', files: 1, imports: [] },
    { name: 'b', files: 2, imports: ['a'] },
  ]);
});

describe('the plan', () => {
  const { rooms, arrows } = planOf(
    house({ base: [], hall: ['base'], attic: ['hall', 'base', 'shed'], shed: [], gate: ['base'] }),
  );
  const lie = (name: string) => rooms.flatMap((room) => (room.name === name ? [[room.storey, room.column]] : []));

  test('stands every room above what it imports, the longest row in the middle', () => {
    expect([lie('base'), lie('hall'), lie('attic')]).toEqual([[[0, 0]], [[1, 0]], [[2, 0]]]);
  });
  test('puts a way in to the left and what others import to the right', () => {
    expect([lie('gate'), lie('shed')]).toEqual([[[1, -1]], [[0, 1]]]);
  });
  test('tells shortcuts from the ways that there is no other for', () => {
    expect(arrows.filter(({ isShortcut }) => isShortcut)).toEqual([{ from: 'attic', to: 'base', isShortcut: true }]);
    expect(arrows.length).toBe(5);
  });
  test('cannot be drawn of a circle', () => {
    expect(() => planOf(house({ a: ['b'], b: ['c'], c: ['a'] }))).toThrow('rooms import in a circle: a → b → c → a');
  });
});

test('the rooms of this project lie as the house has them', () => {
  const { rooms } = planOf(roomsIn(readSource()));
  const middle = rooms.filter(({ column }) => column === 0).toSorted((a, b) => a.storey - b.storey);
  expect(middle.map(({ name }) => name)).toEqual(['engine', 'solver', 'players', 'islands', 'site', 'pages']);
  expect(rooms.find(({ name }) => name === 'cli')?.column).toBe(-1);
  expect(rooms.find(({ name }) => name === 'rulebook')).toMatchObject({ storey: 0, column: 1, imports: [] });
});

test('the page says what each room is', () => {
  expect(Object.keys(en.guide.rooms.names)).toEqual(roomsIn(readSource()).map(({ name }) => name));
});

describe('the drawing', () => {
  const plan = planOf(roomsIn(readSource()));
  const { boxes, lines, box, width, height } = drawingOf(plan);
  const holds = (x: number, y: number) =>
    boxes.find((own) => x >= own.x && x <= own.x + box.width && y >= own.y && y <= own.y + box.height)?.name;

  test('leads each arrow from the edge of one box to the edge of the other', () => {
    const ends = lines.map(({ path }) => {
      const [[x1 = 0, y1 = 0], ...rest] = path
        .split(/[MCV]/)
        .slice(1)
        .map((part) => part.split(' ').map(Number)) as [number[]];
      const last = (rest as number[][]).at(-1) ?? [];
      const [x2 = 0, y2 = 0] = last.length === 1 ? [x1, last[0]] : last.slice(-2);
      return `${holds(x1, y1)} → ${holds(x2, y2)}`;
    });
    expect(ends).toEqual(plan.arrows.map(({ from, to }) => `${from} → ${to}`));
  });
  test('keeps its boxes apart and within its bounds', () => {
    expect(new Set(boxes.map(({ x, y }) => `${x} ${y}`)).size).toBe(plan.rooms.length);
    for (const { x, y } of boxes) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect([x + box.width <= width, y + box.height <= height]).toEqual([true, true]);
    }
  });
});
