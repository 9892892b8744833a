// What changes from one rule set to another, by the parts of a deal: read off their definitions.
import type { Difference, Plain, Setting } from '../../engine/differences.ts';
import { differences } from '../../engine/differences.ts';

/** Parts of the rules by name: the phases of a deal, and `seats`, `pack`, `order`, `points`. */
export interface Changes {
  /** Both have it, with something different about it. */
  readonly changed: readonly string[];
  /** Only the first has it. */
  readonly gone: readonly string[];
  /** Only the second has it. */
  readonly fresh: readonly string[];
}

const isList = (value: Plain | undefined): value is readonly Plain[] => Array.isArray(value);

/** Whether an order differs only because one of the packs has cards that the other has not. */
function isOrderKept({ part, a, b }: Difference): boolean {
  if (part !== 'order' || !isList(a?.value) || !isList(b?.value)) return false;
  const [own, other] = [a.value, b.value];
  return own.filter((card) => other.includes(card)).join() === other.filter((card) => own.includes(card)).join();
}

/** The part of the rules that a difference is about; null for a choice that is offered, which is none until it is made. */
const partOf = ({ part, name }: Difference): string | null =>
  part === 'option' ? null : ['phase', 'parameter', 'duty'].includes(part) ? (name.split('.')[0] ?? name) : part;

/** What changes from `a` to `b`, each part once, in the order of the rules. */
export function changesOf(a: Setting, b: Setting): Changes {
  const found = differences(a, b).filter((difference) => !isOrderKept(difference));
  const whole = (has: 'a' | 'b') =>
    found.filter((one) => ['phase', 'points'].includes(one.part) && one[has] !== null && one[has === 'a' ? 'b' : 'a'] === null);
  const named = (some: readonly Difference[]) => [...new Set(some.flatMap((one) => partOf(one) ?? []))];
  const [gone, fresh] = [named(whole('a')), named(whole('b'))];
  return { changed: named(found).filter((part) => !gone.includes(part) && !fresh.includes(part)), gone, fresh };
}
