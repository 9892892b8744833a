// The rooms of the house: the folders of src/, and which of them import from which, as the files themselves say.
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

const IMPORTS = [
  /^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)/gm,
  /^\s*import\s*['"]([^'"]+)/gm,
  /\bimport(?:\.meta\.glob(?:<[^(]*>)?)?\s*\(\s*['"`]([^'"`$]+)/g,
];

/** What a file imports, as it is written there; of a path that is put together, the part that is fixed. */
const importsIn = (text: string): readonly string[] =>
  IMPORTS.flatMap((form) => [...text.matchAll(form)].map(([, path]) => path ?? ''));

/** What a file imports: packages by their names, files by their paths from the top of the project. */
export const placesImported = (file: string, text: string): readonly string[] =>
  importsIn(text).map((specifier) => (specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : specifier));

/** Source files, by path from the top of the project. */
export type SourceFiles = ReadonlyMap<string, string>;

/** The files of the rooms as they stand. Read from the folder of the project, where builds and tests are run. */
export function readSource(): SourceFiles {
  const files = globSync('src/*/**/*.{ts,tsx,astro,js,mjs}').map((file) => file.replaceAll('\\', '/'));
  return new Map(files.sort().map((file) => [file, readFileSync(file, 'utf8')]));
}

/** The room that a path lies in; null outside src/. */
export const roomOf = (path: string): string | null => /^src\/([^/]+)\//.exec(path)?.[1] ?? null;

/** A room, and the rooms that its files import from, both lists sorted by name. */
export interface Room {
  readonly name: string;
  /** How many files lie in it. */
  readonly files: number;
  readonly imports: readonly string[];
}

/** The rooms of the source files, sorted by name. */
export function roomsIn(files: SourceFiles): readonly Room[] {
  const rooms = new Map<string, { files: number; imports: Set<string> }>();
  for (const [file, text] of files) {
    const name = roomOf(file);
    if (name === null) continue;
    const room = rooms.get(name) ?? { files: 0, imports: new Set() };
    rooms.set(name, room);
    room.files += 1;
    for (const place of placesImported(file, text)) {
      const other = roomOf(place);
      if (other !== null && other !== name) room.imports.add(other);
    }
  }
  return [...rooms]
    .map(([name, { files: count, imports }]) => ({ name, files: count, imports: [...imports].sort() }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Where a room lies in the picture. */
export interface Lying extends Room {
  /** How many rooms it stands on, one upon the other; 0 for a room that imports from no other. */
  readonly storey: number;
  /** 0 in the middle, where the longest row of rooms stands; others to the left (below 0) and to the right. */
  readonly column: number;
}

/** From one room to another that it imports from. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  /** Whether a longer way leads there too. */
  readonly isShortcut: boolean;
}

/** The plan of the house: a room stands above all that it imports from. */
export interface Plan {
  readonly rooms: readonly Lying[];
  readonly arrows: readonly Arrow[];
}

/** Lays the rooms out. Throws a RangeError when rooms import from each other in a circle. */
export function planOf(rooms: readonly Room[]): Plan {
  const importsOf = (name: string): readonly string[] => rooms.find((room) => room.name === name)?.imports ?? [];
  const storeyOf = (name: string, above: readonly string[] = []): number => {
    if (above.includes(name)) throw new RangeError(`rooms import in a circle: ${[...above, name].join(' → ')}`);
    return importsOf(name).reduce((storey, other) => Math.max(storey, 1 + storeyOf(other, [...above, name])), 0);
  };
  const storeys = new Map(rooms.map(({ name }) => [name, storeyOf(name)]));
  const leadsTo = (from: string, to: string): boolean => importsOf(from).some((name) => name === to || leadsTo(name, to));

  const middle = middleOf(rooms, storeys);
  const taken = new Map<string, number>();
  const columnOf = ({ name }: Room): number => {
    if (middle.includes(name)) return 0;
    // What nobody imports is a way in, and lies to the left.
    const side = rooms.some(({ imports }) => imports.includes(name)) ? 1 : -1;
    const place = `${storeys.get(name)} ${side}`;
    taken.set(place, (taken.get(place) ?? 0) + 1);
    return side * (taken.get(place) ?? 0);
  };
  return {
    rooms: rooms.map((room) => ({ ...room, storey: storeys.get(room.name) ?? 0, column: columnOf(room) })),
    arrows: rooms.flatMap(({ name: from, imports }) =>
      imports.map((to) => ({ from, to, isShortcut: imports.some((other) => leadsTo(other, to)) })),
    ),
  };
}

/** The longest row of rooms in which each imports from the next, top to bottom; of several next the one that most rooms import from. */
function middleOf(rooms: readonly Room[], storeys: ReadonlyMap<string, number>): readonly string[] {
  const row: string[] = [];
  const usersOf = (name: string): number => rooms.filter(({ imports }) => imports.includes(name)).length;
  let here = rooms.toSorted((a, b) => (storeys.get(b.name) ?? 0) - (storeys.get(a.name) ?? 0))[0];
  while (here) {
    const { name, imports } = here;
    row.push(name);
    const below = rooms.filter((room) => imports.includes(room.name) && storeys.get(room.name) === (storeys.get(name) ?? 0) - 1);
    here = below.toSorted((a, b) => usersOf(b.name) - usersOf(a.name))[0];
  }
  return row;
}
