// The cases that hold the engine to the statements: tables in test/cases, one file for each rule set, named after it.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A case, as far as the ledger knows it. */
export interface Case {
  /** The rule set that it is played with. */
  readonly game: string;
  readonly name: string;
  /** The statements and rulings that it holds the engine to. */
  readonly cites: readonly string[];
}

/** The file of a rule set’s cases, by path from the top of the project. */
export const fileOf = (game: string): string => `test/cases/${game}.ts`;

/**
 * The cases of rule sets, in the order of their tables; none where a rule set has no table. Read from the folder of the
 * project, where builds and tests run; the tables are asked for by path, so that no room names their files.
 */
export async function readCases(games: readonly string[]): Promise<readonly Case[]> {
  const tables = games.map(async (game): Promise<readonly Case[]> => {
    const file = resolve(fileOf(game));
    if (!existsSync(file)) return [];
    const { CASES }: { readonly CASES: readonly Omit<Case, 'game'>[] } = await import(
      /* @vite-ignore */ pathToFileURL(file).href
    );
    return CASES.map(({ name, cites }) => ({ game, name, cites }));
  });
  return (await Promise.all(tables)).flat();
}
