// One deal under two rule sets, to the end on either side: what each does where it may not do as the other, and the steps of
// both set side by side, each with the mark of what differs there.
import { isCard } from './cards.ts';
import type { Action, Deal, Event, Seat } from './deal.ts';
import type { Cause } from './parting.ts';
import { choiceParting, outcomeParting } from './parting.ts';
import type { Terms } from './play.ts';
import { begin, gamePlayed, judge, play } from './play.ts';

/** A deal and everything done in it: the deal at first and after each action. */
export interface Run {
  readonly deals: readonly Deal[];
  readonly actions: readonly Action[];
}

/** Something done, by whom, in which phase, and at which place it stood among all that he might do. */
interface Done {
  readonly action: Action;
  readonly seat: Seat;
  readonly phase: string;
  readonly place: number;
}

const phaseOf = (d: Deal): string => gamePlayed(d).phases[d.phase]?.name ?? '';

const doneIn = ({ deals, actions }: Run): readonly Done[] =>
  actions.flatMap((action, i) => {
    const before = deals[i];
    return before?.next
      ? [{ action, seat: before.next.seat, phase: phaseOf(before), place: before.next.legal.indexOf(action) }]
      : [];
  });

const PASS: Action = 'pass';
/** What is done by somebody of whom nothing is told: he passes, or does the first thing that he may. */
const leastOf = (legal: readonly Action[]): Action => (legal.includes(PASS) ? PASS : (legal[0] as Action));

/**
 * The deal under these terms when everybody does in it what he did in the model, as far as he may: of his cards, the first
 * played there that may be played here; for a call that is not made here, the one at its place among those that are. Of whom
 * nothing is left to be told passes, or does the first thing that he may.
 */
export function followed(terms: Terms, model: Run): Run {
  let left = doneIn(model);
  const deals = [begin(terms)];
  const actions: Action[] = [];
  for (;;) {
    const deal = deals.at(-1) as Deal;
    if (!deal.next) return { deals, actions };
    const { seat, legal } = deal.next;
    const phase = phaseOf(deal);
    const own = left.filter((done) => done.seat === seat && done.phase === phase);
    const same = own.find(({ action }) => legal.includes(action));
    const alike = same ?? (legal.some(isCard) ? undefined : own[0]);
    const action = same?.action ?? (alike && legal[Math.min(alike.place, legal.length - 1)]) ?? leastOf(legal);
    left = left.filter((done) => done !== alike);
    actions.push(action);
    deals.push(play(deal, action));
  }
}

/** How the two sides of a step differ: by the rules, in consequence of an earlier difference, or not at all. */
export type Sign = 'same' | 'rules' | 'consequence';

/** A step of the two side by side: the number of the step on either side, null where that side has none here. */
export interface Rung {
  readonly a: number | null;
  readonly b: number | null;
  /** The calls before a trick, or the trick, from 1; null for the deal itself. */
  readonly part: { readonly kind: 'calls' | 'trick'; readonly n: number } | null;
  readonly sign: Sign;
  /** What the rules differ in, where they do. */
  readonly cause: Cause | null;
}

/** The steps of a run by the trick they belong to: the calls before it, or its cards. */
function partsOf({ deals, actions }: Run): ReadonlyMap<string, readonly number[]> {
  const steps = actions.map((_action, i) => i + 1);
  const nameOf = (step: number): string => {
    const isPlayed = deals[step]?.events.some(({ type }) => type === 'played');
    return `${isPlayed ? 'trick' : 'calls'} ${(deals[step - 1]?.tricks.length ?? 0) + 1}`;
  };
  return Map.groupBy(steps, nameOf);
}

type Pair = readonly [a: number | null, b: number | null];

/** Calls paired in their order, each with one of the same player; a call for which the other side has none stands alone. */
function pairedCalls(a: Run, b: Run, left: readonly number[], right: readonly number[]): readonly Pair[] {
  const seatsOf = ({ deals }: Run, steps: readonly number[]): readonly (Seat | undefined)[] =>
    steps.map((step) => deals[step - 1]?.next?.seat);
  const [ours, theirs] = [seatsOf(a, left), seatsOf(b, right)];
  const pairs: Pair[] = [];
  for (let i = 0, j = 0; i < left.length || j < right.length; ) {
    const [one, other] = [left[i] ?? null, right[j] ?? null];
    const [skippedHere, skippedThere] = [ours.indexOf(theirs[j], i) - i, theirs.indexOf(ours[i], j) - j];
    const isAlone = one === null || other === null || (skippedHere !== 0 && skippedThere !== 0);
    if (!isAlone) pairs.push([left[i++] as number, right[j++] as number]);
    else if (other === null || (one !== null && (skippedThere < 0 || (skippedHere > 0 && skippedHere <= skippedThere))))
      pairs.push([left[i++] as number, null]);
    else pairs.push([null, right[j++] as number]);
  }
  return pairs;
}

const sorted = (cards: readonly string[]): string => [...cards].sort().join();
/** Whether the same player stands before the same choice in the same position. */
function isSamePosition(a: Deal, b: Deal): boolean {
  return (
    a.next !== null &&
    b.next !== null &&
    a.next.seat === b.next.seat &&
    a.trump === b.trump &&
    a.trick.join() === b.trick.join() &&
    a.hands.every((hand, seat) => sorted(hand) === sorted(b.hands[seat] ?? []))
  );
}

/** What happened, without the statements that it follows. */
const happened = ({ cites: _cites, ...event }: Event): string => JSON.stringify(event);
const isAlike = (a: Deal, b: Deal): boolean => a.events.map(happened).join() === b.events.map(happened).join();

/** Two runs of one deal side by side, the deal itself first. */
export function ladderOf(a: Run, b: Run): readonly Rung[] {
  const rungs: Rung[] = [];
  const dealAt = ({ deals }: Run, step: number): Deal => deals[step] as Deal;
  let isApart = false;
  let at = { a: 0, b: 0 };
  const add = (part: Rung['part'], [left, right]: Pair, sign: Sign, cause: Cause | null): void => {
    const isMoved = sign === 'rules' && !isSamePosition(dealAt(a, at.a), dealAt(b, at.b));
    isApart ||= sign === 'consequence' || isMoved;
    rungs.push({ a: left, b: right, part, sign, cause });
  };
  const start = outcomeParting(dealAt(a, 0), dealAt(b, 0));
  add(null, [0, 0], start ? 'rules' : 'same', start);

  const [left, right] = [partsOf(a), partsOf(b)];
  const tricks = Math.max(...[...left.keys(), ...right.keys()].map((name) => Number(name.split(' ')[1])), 0);
  const parts = Array.from({ length: tricks }, (_, i) => [
    { kind: 'calls', n: i + 1 } as const,
    { kind: 'trick', n: i + 1 } as const,
  ]);
  for (const part of parts.flat()) {
    const [ours, theirs] = [left, right].map((steps) => steps.get(`${part.kind} ${part.n}`) ?? []) as [number[], number[]];
    const inOrder = Array.from(
      { length: Math.max(ours.length, theirs.length) },
      (_, i): Pair => [ours[i] ?? null, theirs[i] ?? null],
    );
    for (const pair of part.kind === 'calls' ? pairedCalls(a, b, ours, theirs) : inOrder) {
      const [i, j] = pair;
      at = { a: i ?? at.a, b: j ?? at.b };
      const before = dealAt(a, i === null ? at.a : i - 1);
      const beforeB = dealAt(b, j === null ? at.b : j - 1);
      const isSamePlace = isSamePosition(before, beforeB);
      const choice = isSamePlace ? choiceParting(before, beforeB) : null;
      if (i === null || j === null) {
        const [deal, action] = i === null ? [beforeB, b.actions[at.b - 1]] : [before, a.actions[at.a - 1]];
        const { cites } = judge(deal, action as Action);
        const own = [...new Set(cites)];
        const alone: Cause = { by: 'turn', cites: { a: i === null ? [] : own, b: j === null ? [] : own } };
        const found = choice ?? (isApart ? null : alone);
        add(part, pair, found ? 'rules' : 'consequence', found);
        continue;
      }
      const [after, afterB] = [dealAt(a, i), dealAt(b, j)];
      const isSameAction = a.actions[i - 1] === b.actions[j - 1];
      const found = choice ?? (isSamePlace && isSameAction ? outcomeParting(after, afterB) : null);
      // What else happens in the same position, and makes no difference to anybody, is none.
      const isSame = isSameAction && (isSamePlace || (before.next?.seat === beforeB.next?.seat && isAlike(after, afterB)));
      add(part, pair, found ? 'rules' : isSame ? 'same' : 'consequence', found);
    }
  }
  return rungs;
}
