// Loads every rule set: a file in engine/games registers itself when it is imported.
import { readdir } from 'node:fs/promises';

const FOLDER = new URL('../engine/games/', import.meta.url);

/** Imports all game files. */
export async function loadGames(): Promise<void> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.ts'));
  await Promise.all(files.map((file) => import(new URL(file, FOLDER).href)));
}
