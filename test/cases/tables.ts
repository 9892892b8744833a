// Every table of cases: one file for each rule set, named after it. Loading it registers every rule set.
import { gameIds } from '../../src/engine/game.ts';
import type { Case } from './case.ts';

await Promise.all(Object.values(import.meta.glob('../../src/engine/games/*.ts')).map((load) => load()));
const files = import.meta.glob<readonly Case[]>(['./*.ts', '!./*.test.ts', '!./{case,dropped,tables}.ts'], {
  eager: true,
  import: 'CASES',
});

/** The cases of each registered rule set; none where it has no table. */
export const TABLES: readonly (readonly [id: string, cases: readonly Case[]])[] = gameIds().map((id) => [
  id,
  files[`./${id}.ts`] ?? [],
]);
