// The quick computer player. It imagines some deals that agree with what its seat has seen, tries each sensible action in all
// of them, lets rules of thumb play on to the end, and takes the action that did best on average. How much it imagines is
// counted, not timed, and chance comes from a seed made of what it has seen: the same view always gets the same answer.
import type { Action, Deal, Result, Seat } from '../engine/deal.ts';
import { inPlayFrom, partnerOf } from '../engine/deal.ts';
import type { Game } from '../engine/game.ts';
import { gameOf } from '../engine/game.ts';
import { numberIn } from '../engine/phases/numbers.ts';
import { gamePlayed, play } from '../engine/play.ts';
import { numbersOf } from '../engine/random.ts';
import { hasPhase } from '../solver/rules.ts';
import { habit } from './habits.ts';
import type { Draw } from './imagine.ts';
import { imagining } from './imagine.ts';
import type { View } from './view.ts';

/** How many actions in all are tried in imagination before one is taken: a slow telephone does as many in a fifth of a second. */
const ACTIONS = 4000;
/** How many deals are imagined, at least and at most. */
const FEWEST = 4;
const MOST = 200;
/** How many numbers of a scale are thought of, and how many steps lie between them. */
const NUMBERS = 8;
const APART = 4;

/** A seed from what a seat has seen. */
export function seedOf(view: View): number {
  let hash = 0x811c9dc5;
  for (const sign of JSON.stringify(view)) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** A number called, by itself. */
const NUMBER = /^(?:bid|name):(\d+)$/;

/** The actions worth a thought: of calls that come to the same only one, of numbers some. */
export function sensible(legal: readonly Action[], apart = APART, count = NUMBERS): readonly Action[] {
  const numbers = legal.filter((action) => NUMBER.test(action));
  const some = numbers.filter((_, i) => i % apart === 0).slice(0, count);
  return legal.filter((action) => {
    if (numbers.includes(action)) return some.includes(action);
    // In whatever order the cards are dealt, they are as likely to be good.
    if (/^deal:\d+$/.test(action)) return false;
    // Whoever may announce the ten loses nothing by it.
    return action.includes('+') ? action.endsWith('+know') : !legal.includes(`${action}+know`);
  });
}

/** How much better the result is for a seat than for those it plays against: in chips, points or marks. */
function gainOf(d: Deal, g: Game, { delta, pot, points, over }: Result, seat: Seat): number {
  const isOurs = (other: Seat): boolean => other === seat || (g.partners !== undefined && other === partnerOf(d, seat));
  const mean = (of: readonly number[], ours: boolean): number => {
    const seats = inPlayFrom({ ...d, out: [] }, 0).filter((other) => isOurs(other) === ours);
    return seats.reduce((sum, other) => sum + (of[other] ?? 0), 0) / seats.length;
  };
  const own = delta[seat] ?? 0;
  // What stays in the pot is everybody's in equal parts.
  if (g.potUnit > 0) return own + pot / d.players;
  const gain = own - mean(delta, false);
  const won = over === null ? 0 : over.includes(seat) ? 1 : -1;
  return gain + won * (Math.abs(gain) + 1) + (mean(points, true) - mean(points, false)) / 400;
}

/** A deal before its last action, which is known. */
interface Course {
  readonly before: Deal;
  readonly last: Action;
}

/** Plays an imagined deal by rules of thumb as far as its last action. */
function courseOf(start: Deal, g: Game, action: Action, draw: Draw): Course {
  let before = start;
  let last = action;
  for (let d = play(before, last); d.next; d = play(before, last)) {
    before = d;
    last = habit(d, g, d.next.seat, d.next.legal, draw);
  }
  return { before, last };
}

/** What a seat gains in a deal after an action when rules of thumb play on. */
export function gainBy(deal: Deal, g: Game, action: Action, seat: Seat, draw: Draw): number {
  const { before, last } = courseOf(deal, g, action, draw);
  return gainOf(deal, g, play(before, last).result as Result, seat);
}

/** The same course of play after another number was called at its beginning. */
function recalled({ before, last }: Course, from: Action, to: Action): Course {
  const [was, is] = [NUMBER.exec(from)?.[1], NUMBER.exec(to)?.[1]];
  const isSame = (call: Action): boolean => numberIn('name', call) !== null || NUMBER.exec(call)?.[1] === was;
  const renamed = (call: Action): Action => (isSame(call) ? call.replace(/\d+/, is as string) : call);
  const first = before.calls.findLastIndex(({ call }) => call === from);
  const calls = before.calls.map((made, i) => (i < first ? made : { ...made, call: renamed(made.call) }));
  return { before: { ...before, calls, contract: before.contract && renamed(before.contract) }, last };
}

/** How many deals are imagined for these, when so many actions in all are tried in imagination. */
export function dealsFor(view: View, options: readonly Action[], actions: number): number {
  const length = view.hands.reduce((sum, hand) => sum + hand.length, 4);
  // All numbers lead to one course, and each to an end of its own.
  const numbers = options.filter((action) => NUMBER.test(action)).length;
  const courses = options.length - numbers + Math.min(numbers, 1);
  // And each course has an end for every number that may be named in it.
  const ends = hasPhase(gameOf(view.open.variant) as Game, 'contract') ? NAMES.length : 0;
  return Math.min(Math.max(Math.floor(actions / (courses * (length + ends) + numbers)), FEWEST), MOST);
}

/** The first of the actions that gained most. */
export function bestOf(actions: readonly Action[], gains: readonly number[]): Action {
  return actions[gains.indexOf(Math.max(...gains))] as Action;
}

/** The numbers that are thought of for a contract that is still to be named. */
const NAMES = Array.from({ length: 14 }, (_, i) => 40 + 20 * i);
/** What he named in the course of play who is to act now; null when he named nothing. */
const namedIn = ({ before: { calls } }: Course, seat: Seat): Action | null =>
  calls.find((made) => made.seat === seat && numberIn('name', made.call) !== null)?.call ?? null;

/** What each action gains in so many imagined deals together when rules of thumb play them to the end. */
export function rehearsed(
  view: View,
  actions: readonly Action[],
  deals: number,
  imagine: () => Deal,
  draw: Draw,
): readonly number[] {
  // Whoever has still to name a number names what pays best in all deals together.
  const gains = actions.map(() => NAMES.map(() => 0));
  for (let n = 0; n < deals; n++) {
    const deal = imagine();
    const game = gamePlayed(deal);
    const gainIn = ({ before, last }: Course): number => gainOf(deal, game, play(before, last).result as Result, view.seat);
    // All actions are tried with the same luck.
    const luck = draw(0x7fffffff);
    // Rules of thumb do not look at numbers called: all of one kind lead to the same course.
    let numbered: { readonly from: Action; readonly course: Course } | null = null;
    for (const [i, action] of actions.entries()) {
      let course: Course;
      if (numbered && NUMBER.test(action)) course = recalled(numbered.course, numbered.from, action);
      else course = courseOf(deal, game, action, numbersOf(luck));
      if (!numbered && NUMBER.test(action)) numbered = { from: action, course };
      const name = NUMBER.test(action) ? null : namedIn(course, view.seat);
      const bid = numberIn('bid', course.before.contract ?? '') ?? 0;
      const gain = name === null ? gainIn(course) : 0;
      gains[i] = (gains[i] as number[]).map(
        (sum, at) => sum + (name === null ? gain : gainIn(recalled(course, name, `name:${Math.max(NAMES[at] as number, bid)}`))),
      );
    }
  }
  return gains.map((sums) => Math.max(...sums));
}

/** What a bid gains by whom it binds to no more than it says: whoever may name a number later names then what pays best. */
export function withNaming(g: Game, actions: readonly Action[], gains: readonly number[]): readonly number[] {
  if (!hasPhase(g, 'contract')) return gains;
  const isBid = (action: Action): boolean => numberIn('bid', action) !== null;
  return gains.map((gain, i) =>
    isBid(actions[i] as Action) ? Math.max(...gains.filter((_, other) => other >= i && isBid(actions[other] as Action))) : gain,
  );
}

/** What a computer player does at once who sees this. */
export function decide(view: View): Action {
  const actions = sensible(view.legal);
  const [first] = actions;
  if (!first) throw new RangeError('there is nothing to decide');
  if (actions.length === 1) return first;
  const draw = numbersOf(seedOf(view));
  const deals = dealsFor(view, actions, ACTIONS);
  const gains = rehearsed(view, actions, deals, imagining(view, draw), draw);
  return bestOf(actions, withNaming(gameOf(view.open.variant) as Game, actions, gains));
}
