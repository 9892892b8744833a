// The rule sets that a lesson needs, fetched when it is known which.
import { loadRuleSets } from '../games.ts';
import { loadKinds } from '../kinds.ts';

/** Loads rule sets with what is said at their tables; of one that is not known here, nothing. Resolves to true. */
export async function loadRules(variants: readonly string[]): Promise<true> {
  await loadRuleSets(variants);
  await loadKinds();
  return true;
}
