import { describe, expect, test } from 'vitest';
import { placesImported, planOf, readSource, roomOf, roomsIn } from '../../src/rulebook/rooms.ts';

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
  expect(middle.map(({ name }) => name)).toEqual(['engine', 'words', 'islands', 'site', 'pages']);
  expect(rooms.find(({ name }) => name === 'cli')?.column).toBe(-1);
  expect(rooms.find(({ name }) => name === 'rulebook')).toMatchObject({ storey: 0, column: 1, imports: [] });
});
