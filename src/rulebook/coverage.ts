// Where the engine and the rulebook meet: which statements the table plays, which are told only, and on which we ruled.
// They know each other by ids alone.
import { isRulingId } from './ids.ts';

/** A rule set, as far as the rulebook knows the engine. */
export interface RuleSet {
  readonly id: string;
  /** Every statement and ruling that it plays. */
  readonly cites: readonly string[];
  readonly options: Readonly<Record<string, { readonly values: readonly string[]; readonly cites: string | readonly string[] }>>;
}

/** How far the table goes with a statement. */
export interface Coverage {
  readonly id: string;
  /** The rule sets that play it. */
  readonly played: readonly string[];
  /** The rulings made on it. */
  readonly ruled: readonly string[];
}

/** The coverage of statements, each alone, in the order given. */
export function coverageOf(
  ids: readonly string[],
  ruleSets: readonly RuleSet[],
  rulings: readonly { readonly id: string; readonly on: readonly string[] }[],
): readonly Coverage[] {
  return ids.map((id) => ({
    id,
    played: ruleSets.filter(({ cites }) => cites.includes(id)).map((ruleSet) => ruleSet.id),
    ruled: rulings.filter(({ on }) => on.includes(id)).map((ruling) => ruling.id),
  }));
}

/** The badges of statements. */
export const MARKS = ['enforced', 'ruled', 'told'] as const;
export type Mark = (typeof MARKS)[number];
/** Its badge: that we ruled on it says more than that the table plays it. */
export const markOf = ({ played, ruled }: Coverage): Mark =>
  ruled.length > 0 ? 'ruled' : played.length > 0 ? 'enforced' : 'told';

/** An option whose values are the readings of a ruling. */
export interface Choice {
  readonly option: string;
  /** The default first. */
  readonly values: readonly string[];
}

/** The option of a rule set that a ruling is about, if it has readings there. */
export function choiceOf(ruling: string, { options }: RuleSet): Choice | null {
  const found = Object.entries(options).find(([, { cites }]) => [cites].flat().includes(ruling));
  return found ? { option: found[0], values: found[1].values } : null;
}

/** The rulings that a rule set plays. */
export const rulingsOf = ({ cites }: RuleSet): readonly string[] => cites.filter(isRulingId);
