// What actions are worth, as it is shown: a number for each, those worth the same together, the best first.
import type { Action, Deal, Seat } from '../../engine/deal.ts';
import { gamePlayed } from '../../engine/play.ts';
import type { StepReview } from '../../solver/losses.ts';
import type { Solution, Worth } from '../../solver/solve.ts';
import type { Kind } from '../../words/kinds.ts';
import { kindOf } from '../../words/kinds.ts';
import { signed } from '../../words/names.ts';

/** What stands on a card or at a call. */
export interface Mark {
  readonly text: string;
  readonly isBest: boolean;
}

/** What stands on the cards and calls of a deal. */
export interface Marks {
  readonly deal: Deal;
  readonly on: ReadonlyMap<Action, Mark>;
}

/** Actions that are worth the same. */
export interface Level {
  readonly value: number;
  /** Card points, where those decide between equal values. */
  readonly points: number | null;
  /** Those between which there is nothing to choose stand in one group. */
  readonly groups: readonly (readonly Action[])[];
}

/** For whom the number counts: a player alone, or against the declarer; his pair; his side. */
export type Sense = 'alone' | 'against' | 'marks' | 'points';

/** What the numbers of a position mean. */
export function senseOf(deal: Deal, seat: Seat): Sense {
  const kind = kindOf(gamePlayed(deal));
  if (kind === 'marks' || kind === 'points') return kind;
  return deal.declarer === null || deal.declarer === seat ? 'alone' : 'against';
}

/** The number that is shown for a worth. Against a declarer it is what he does not gain. */
function numberFor(deal: Deal, seat: Seat, { delta, margin }: Worth): number {
  const sense = senseOf(deal, seat);
  if (sense === 'alone') return delta[seat] ?? 0;
  return sense === 'against' ? 0 - (delta[deal.declarer ?? 0] ?? 0) : margin;
}

/** All legal actions by what they are worth, the best first. */
export function levelsOf(deal: Deal, { seat, worths, equals }: Solution): readonly Level[] {
  const ranked = worths.toSorted((a, b) => b.margin - a.margin || (b.points ?? 0) - (a.points ?? 0));
  const levels: (Level & { readonly margin: number; readonly groups: (readonly Action[])[] })[] = [];
  for (const worth of ranked) {
    const { action, margin, points } = worth;
    const last = levels.at(-1);
    if (last?.groups.some((group) => group.includes(action))) continue;
    const group = equals.find((alike) => alike.includes(action)) ?? [action];
    if (last?.margin === margin && last.points === points) last.groups.push(group);
    else levels.push({ margin, value: numberFor(deal, seat, worth), points, groups: [group] });
  }
  return levels;
}

/** What stands on the cards and calls: card points where all are worth the same but for these. */
export function marksOf(deal: Deal, levels: readonly Level[]): Marks {
  const isLevel = levels.every(({ value }) => value === levels[0]?.value);
  const on = new Map<Action, Mark>();
  for (const [i, { value, points, groups }] of levels.entries()) {
    const text = isLevel && points !== null && levels.length > 1 ? String(points) : signed(value);
    for (const action of groups.flat()) on.set(action, { text, isBest: i === 0 });
  }
  return { deal, on };
}

/** In what a step's loss is counted. */
export type Unit = 'chips' | 'points' | 'marks' | 'cards';

/** How much a step has lost, and of what. What a declarer does not gain stays in the pot, so chips are lost once. */
export function lostIn(kind: Kind, { loss }: Pick<StepReview, 'loss'>): { readonly n: number; readonly unit: Unit } {
  const { margin = 0, points = 0 } = loss ?? {};
  if (margin === 0 && points > 0) return { n: points, unit: 'cards' };
  return { n: margin, unit: kind === 'marks' || kind === 'points' ? kind : 'chips' };
}
