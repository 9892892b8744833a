// Whether cards are a whole pack.
import type { Card } from './cards.ts';

/** How many cards of each name are missing, double or foreign when `cards` should be exactly `pack`; null when it is. */
export function packFault(
  cards: readonly string[],
  pack: readonly Card[],
): { readonly missing: readonly Card[]; readonly double: readonly string[]; readonly foreign: readonly string[] } | null {
  const wanted = new Set<string>(pack);
  const seen = new Set<string>();
  const double: string[] = [];
  const foreign: string[] = [];
  for (const card of cards) {
    if (!wanted.has(card)) foreign.push(card);
    else if (seen.has(card)) double.push(card);
    else seen.add(card);
  }
  const missing = pack.filter((card) => !seen.has(card));
  return missing.length + double.length + foreign.length === 0 ? null : { missing, double, foreign };
}
