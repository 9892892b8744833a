// Deals of two sides that are played for points: the card play is the search's, and whatever is decided before it is tried
// out by the rules themselves.
import type { Card } from '../engine/cards.ts';
import type { Action, Deal, Seat } from '../engine/deal.ts';
import { PAIRS, pairOf } from '../engine/deal.ts';
import type { Game } from '../engine/game.ts';
import type { MarksTerms } from '../engine/phases/marks.ts';
import { FACTOR } from '../engine/phases/marks.ts';
import { gamePlayed, play } from '../engine/play.ts';
import { worthOf } from '../engine/tricks.ts';
import { tally } from './count.ts';
import type { CardPlay } from './play.ts';
import { marksOf, playForBid, playForMarks } from './play.ts';
import { hasPhase, isInTricks, parametersOf } from './rules.ts';
import type { Outlook, Reckoning, Worth } from './worth.ts';

/** The values of positions on one scale, wherever in the deal they stand. */
interface Scale {
  readonly playOf: (deal: Deal) => CardPlay;
  readonly sideOf: (seat: number) => number;
  /** The value of a deal that has ended before its tricks. */
  readonly ended: (deal: Deal) => number;
  readonly outlook: (seat: Seat, value: number) => Outlook;
  readonly worth: (action: Action, value: number, end: () => Deal) => Worth;
}

/** Values of the card play from `root` on. The table is laid when the tricks begin, and for each other beginning anew. */
function ladderOf(root: Deal, { playOf, sideOf, ended }: Scale) {
  const game = gamePlayed(root);
  let laid: CardPlay | null = null;
  let laidFor: Deal | null = null;
  const tableFor = (deal: Deal): CardPlay => {
    if (laid && laidFor && (isInTricks(root, game) || goesOnFrom(deal, laidFor))) return laid;
    laidFor = deal;
    laid = playOf(isInTricks(root, game) ? root : deal);
    return laid;
  };
  const isOnTable = (deal: Deal): boolean => isInTricks(deal, game) || (deal.result !== null && deal.tricks.length > 0);
  const childrenOf = (deal: Deal): Deal[] => (deal.next?.legal ?? []).map((action) => step(deal, action));
  const reaches = (deal: Deal, value: number): boolean => {
    if (isOnTable(deal)) return tableFor(deal).reaches(deal, value);
    if (!deal.next) return ended(deal) >= value;
    const isFirst = sideOf(deal.next.seat) === 0;
    return childrenOf(deal).some((child) => reaches(child, value) === isFirst) === isFirst;
  };
  const valueIn = (deal: Deal, guess?: number): number => {
    if (isOnTable(deal)) return tableFor(deal).worthOf(deal, guess);
    if (!deal.next) return ended(deal);
    const isFirst = sideOf(deal.next.seat) === 0;
    let best: number | undefined;
    for (const child of childrenOf(deal)) {
      if (best === undefined) best = valueIn(child, guess);
      else if (reaches(child, isFirst ? best + 1 : best) === isFirst) best = valueIn(child, best);
    }
    return best as number;
  };
  return { reaches, valueIn };
}

/** Whether a deal goes on from another with all its calls: they began their tricks alike. */
const goesOnFrom = (deal: Deal, before: Deal): boolean =>
  before.calls.every(({ seat, call }, i) => deal.calls[i]?.seat === seat && deal.calls[i]?.call === call);

function step(deal: Deal, action: Action): Deal {
  tally();
  return play(deal, action);
}

/** Reckons what actions are worth in a deal of two sides. */
function reckoned(root: Deal, scale: Scale): Reckoning {
  const { reaches, valueIn } = ladderOf(root, scale);
  const { sideOf } = scale;
  const lineFrom = (deal: Deal, known?: number): readonly Action[] => {
    const line: Action[] = [];
    const value = known ?? valueIn(deal);
    for (let now = deal; now.next; now = play(now, line.at(-1) as Action)) {
      const isFirst = sideOf(now.next.seat) === 0;
      const { legal } = now.next;
      const keeps = (action: Action): boolean =>
        isFirst ? reaches(step(now, action), value) : !reaches(step(now, action), value + 1);
      line.push((legal.length === 1 ? legal[0] : legal.find(keeps)) as Action);
    }
    return line;
  };
  const mover = root.next?.seat ?? 0;
  /** Makes something of the value of each action, before the next one is looked into. */
  const valued = <T>(actions: readonly Action[], made: (action: Action, value: number, child: Deal) => T): readonly T[] => {
    const isFirst = sideOf(mover) === 0;
    let best: number | undefined;
    return actions.map((action) => {
      const child = step(root, action);
      const value = valueIn(child, best);
      best = best === undefined ? value : isFirst ? Math.max(best, value) : Math.min(best, value);
      return made(action, value, child);
    });
  };
  return {
    lineFrom,
    outlookFor: (seat) => scale.outlook(seat, valueIn(root)),
    outlooks: (actions) => valued(actions, (_, value) => scale.outlook(mover, value)),
    worths: (actions) =>
      valued(actions, (action, value, child) => scale.worth(action, value, () => lineFrom(child, value).reduce(play, child))),
  };
}

/** Kozyol: two pairs, card points and marks. */
export function reckonMarks(root: Deal): Reckoning {
  const game = gamePlayed(root);
  const factor = root.carry.double ? FACTOR : 1;
  const all = worthOf(root.deck, game);
  const written = (value: number): readonly number[] => marksOf(root, value).marks.map((count) => 0 - count * factor);
  const outlook = (seat: Seat, value: number): Outlook => {
    const side = pairOf(seat);
    const { points } = marksOf(root, value);
    const margin = (written(value)[side] as number) - (written(value)[1 - side] as number);
    return { margin, points: side === 0 ? points : all - points, delta: null };
  };
  return reckoned(root, {
    playOf: playForMarks,
    sideOf: pairOf,
    ended: () => 0,
    outlook,
    worth(action, value) {
      const delta = Array.from({ length: root.players }, (_, seat) => written(value)[pairOf(seat)] as number);
      return { ...outlook(root.next?.seat ?? 0, value), action, delta };
    },
  });
}

/** Bolshoy Maryazh and 1001: the declarer's side and its bid. */
export function reckonBid(root: Deal): Reckoning {
  const declarer = root.declarer as number;
  const isPaired = hasPhase(gamePlayed(root), 'announcement');
  const sideOf = (seat: number): number => Number(isPaired ? pairOf(seat) !== pairOf(declarer) : seat !== declarer);
  const marginFor = (seat: Seat, value: number): number => (sideOf(seat) === 0 ? value : -value);
  const sideSum = (delta: readonly number[], side: number): number => {
    const shares = delta.filter((_, seat) => sideOf(seat) === side && !root.out.includes(seat));
    const sum = shares.reduce((total, points) => total + points, 0);
    return isPaired ? sum / PAIRS.length : sum;
  };
  return reckoned(root, {
    playOf: playForBid,
    sideOf,
    ended: (deal) => sideSum(deal.delta, 0) - sideSum(deal.delta, 1),
    outlook: (seat, value) => ({ margin: marginFor(seat, value), points: null, delta: null }),
    worth: (action, value, end) => ({
      action,
      delta: end().result?.delta ?? [],
      margin: marginFor(root.next?.seat ?? 0, value),
      points: null,
    }),
  });
}

/** Cards that are like no other in a deal for marks: the one that may fall, and what it falls to. */
export function apartForMarks(game: Game): readonly Card[] {
  const { fallen } = parametersOf<MarksTerms>(game, 'marks');
  return [fallen.card, fallen.to];
}
