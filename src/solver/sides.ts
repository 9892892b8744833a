// Deals of two sides that are played for points: the card play is the search's, and whatever is decided before it is tried
// out by the rules themselves.
import type { Card } from '../engine/cards.ts';
import type { Action, Deal, Seat } from '../engine/deal.ts';
import { pairOf } from '../engine/deal.ts';
import type { Game } from '../engine/game.ts';
import type { MarksTerms } from '../engine/phases/marks.ts';
import { FACTOR } from '../engine/phases/marks.ts';
import { gamePlayed, play } from '../engine/play.ts';
import { worthOf } from '../engine/tricks.ts';
import { tally } from './count.ts';
import type { CardPlay } from './play.ts';
import { marksOf, playForMarks } from './play.ts';
import { isInTricks, parametersOf } from './rules.ts';
import type { Nearby, Outlook, Reckoning, Told, Worth } from './worth.ts';
import { groupsOf } from './worth.ts';

/** The values of positions on one scale, wherever in the deal they stand. */
export interface Scale {
  readonly playOf: (deal: Deal) => CardPlay;
  readonly sideOf: (seat: number) => number;
  /** Cards that are like no other. */
  readonly apart: readonly Card[];
  /** The value of a deal that has ended before its tricks. */
  readonly ended: (deal: Deal) => number;
  readonly outlook: (seat: Seat, value: number) => Outlook;
  /** The value that an outlook has on the scale, where it serves as a guess. */
  readonly guessAt?: (near: Nearby) => number;
  readonly worth: (action: Action, value: number, end: () => Deal) => Worth;
}

/** What positions are worth to the first side. */
interface Ladder {
  readonly valueIn: (deal: Deal, guess?: number) => number;
  readonly reaches: (deal: Deal, value: number) => boolean;
}

/** Values of the card play from `root` on. The table is laid when the tricks begin, and for each other beginning anew. */
function ladderOf(root: Deal, { playOf, sideOf, apart, ended }: Scale): Ladder {
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
  const childrenOf = (deal: Deal): Deal[] => groupsOf(deal, apart).map(([action]) => step(deal, action as Action));
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

/** The deal after an action that is tried. */
export function step(deal: Deal, action: Action): Deal {
  tally();
  return play(deal, action);
}

/** The best course of play from a deal of that value on. */
function lineOn({ reaches }: Pick<Ladder, 'reaches'>, { sideOf }: Scale, deal: Deal, value: number): readonly Action[] {
  const line: Action[] = [];
  for (let now = deal; now.next; now = play(now, line.at(-1) as Action)) {
    const isFirst = sideOf(now.next.seat) === 0;
    const { legal } = now.next;
    const keeps = (action: Action): boolean =>
      isFirst ? reaches(step(now, action), value) : !reaches(step(now, action), value + 1);
    line.push((legal.length === 1 ? legal[0] : legal.find(keeps)) as Action);
  }
  return line;
}
/** The same, from a position on that stands by itself. */
export const lineOf = (deal: Deal, scale: Scale, value: number): readonly Action[] =>
  lineOn(ladderOf(deal, scale), scale, deal, value);

/** Reckons what actions are worth in a deal of two sides. */
export function reckoned(root: Deal, scale: Scale, told: Told): Reckoning {
  const ladder = ladderOf(root, scale);
  const { valueIn } = ladder;
  const { sideOf } = scale;
  const mover = root.next?.seat ?? 0;
  /** Makes something of the value of each action, before the next one is looked into. */
  const valued = <T>(actions: readonly Action[], made: (action: Action, value: number, child: Deal) => T): readonly T[] => {
    const isFirst = sideOf(mover) === 0;
    let best: number | undefined;
    return actions.map((action, i) => {
      const child = step(root, action);
      const value = valueIn(child, best);
      best = best === undefined ? value : isFirst ? Math.max(best, value) : Math.min(best, value);
      const it = made(action, value, child);
      told((i + 1) / actions.length);
      return it;
    });
  };
  return {
    lineFrom: (deal) => lineOn(ladder, scale, deal, valueIn(deal)),
    outlookFor: (seat) => scale.outlook(seat, valueIn(root)),
    outlooks: (actions) => valued(actions, (_, value) => scale.outlook(mover, value)),
    rivals(chosen, actions, near) {
      const isFirst = sideOf(mover) === 0;
      const own = valueIn(step(root, chosen), near ? scale.guessAt?.(near) : undefined);
      let [best, action] = [own, chosen];
      for (const [i, other] of actions.entries()) {
        const child = other === chosen ? null : step(root, other);
        if (child && ladder.reaches(child, isFirst ? best + 1 : best) === isFirst) [best, action] = [valueIn(child, best), other];
        told((i + 1) / actions.length);
      }
      return { chosen: scale.outlook(mover, own), best: scale.outlook(mover, best), action };
    },
    worths: (actions) =>
      valued(actions, (action, value, child) =>
        scale.worth(action, value, () => lineOn(ladder, scale, child, value).reduce(play, child)),
      ),
  };
}

/** Kozyol: two pairs, card points and marks. */
export function reckonMarks(root: Deal, told: Told): Reckoning {
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
  return reckoned(
    root,
    {
      playOf: playForMarks,
      sideOf: pairOf,
      apart: apartForMarks(game),
      ended: () => 0,
      outlook,
      worth(action, value) {
        const delta = Array.from({ length: root.players }, (_, seat) => written(value)[pairOf(seat)] as number);
        return { ...outlook(root.next?.seat ?? 0, value), action, delta };
      },
    },
    told,
  );
}

/** Cards that are like no other in a deal for marks: the one that may fall, and what it falls to. */
export function apartForMarks(game: Game): readonly Card[] {
  const { fallen } = parametersOf<MarksTerms>(game, 'marks');
  return [fallen.card, fallen.to];
}
