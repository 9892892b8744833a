// Deals of three tricks for chips: every course of play is tried, before the tricks by the rules themselves. Where there is a
// declarer the others play together against him; otherwise everybody plays for himself.
import type { Action, Deal, Draft, Seat } from '../engine/deal.ts';
import type { Game, Phase } from '../engine/game.ts';
import { gamePlayed, play } from '../engine/play.ts';
import { tally } from './count.ts';
import { hasPhase, isInTricks } from './rules.ts';
import type { Layouts } from './three.ts';
import { threeTricks } from './three.ts';
import type { Outlook, Reckoning, Told } from './worth.ts';
import { rivalsAmong } from './worth.ts';

type Delta = readonly number[];

const sumOf = (numbers: Delta): number => numbers.reduce((sum, n) => sum + n, 0);

/** What a player plays for: his own gain, or in a deal with a declarer that of his side less that of the other. */
export function marginFor({ declarer }: Pick<Deal, 'declarer'>, seat: Seat, delta: Delta): number {
  if (declarer === null) return delta[seat] ?? 0;
  const own = delta[declarer] ?? 0;
  const margin = own - (sumOf(delta) - own);
  return seat === declarer ? margin : -margin;
}

/**
 * Whether a player would rather have one outcome than another: for what he plays for, then for what he gains himself; of
 * equals the one that leaves the others together most, then the next player on his left, and so on clockwise.
 */
export function wouldRather(deal: Pick<Deal, 'declarer' | 'players'>, seat: Seat, a: Delta, b: Delta): boolean {
  const apart = [
    marginFor(deal, seat, a) - marginFor(deal, seat, b),
    (a[seat] ?? 0) - (b[seat] ?? 0),
    sumOf(a) - sumOf(b),
    ...Array.from({ length: deal.players - 1 }, (_, i) => {
      const other = (seat + i + 1) % deal.players;
      return (a[other] ?? 0) - (b[other] ?? 0);
    }),
  ];
  return (apart.find((more) => more !== 0) ?? 0) > 0;
}

/** What the deal comes to for the declarer who wins or loses, as the rule set itself settles it. */
function settled(deal: Deal, game: Game, isWon: boolean): Delta {
  const settle = game.phases.find(({ name }) => name === 'settle') as Phase;
  const aim = { name: 'won', cites: [], isReached: () => isWon };
  const d: Draft = { ...deal };
  settle.remade({ aims: [aim] }).begin?.(d, game);
  return d.delta;
}

/** Reckons what actions are worth in a deal of three tricks. */
export function reckonThree(root: Deal, told: Told): Reckoning {
  const game = gamePlayed(root);
  const isSettled = hasPhase(game, 'settle');
  const known = new Map<string, Delta>();

  const table = isInTricks(root, game) ? threeTricks(root) : null;

  const layouts: Layouts = new Map();

  const playedOut = (deal: Deal): Delta => {
    const gains = (table ?? threeTricks(deal, layouts)).gainsOf(deal);
    return isSettled ? settled(deal, game, (gains[deal.declarer ?? 0] ?? 0) > 0) : gains;
  };
  const outcomeOf = (deal: Deal): Delta => {
    if (deal.result) return deal.result.delta;
    if (isInTricks(root, game)) return playedOut(deal);
    if (isInTricks(deal, game)) {
      const { hands, turned, trump, declarer, contract, out, pot, delta } = deal;
      const key = JSON.stringify([hands, turned.length, trump, declarer, contract, out, pot, delta]);
      const outcome = known.get(key) ?? playedOut(deal);
      known.set(key, outcome);
      return outcome;
    }
    const { seat, legal } = deal.next as NonNullable<Deal['next']>;
    let best: Delta | undefined;
    for (const action of legal) {
      const outcome = outcomeOf(step(deal, action));
      if (!best || wouldRather(deal, seat, outcome, best)) best = outcome;
    }
    return best as Delta;
  };
  const isEqual = (a: Delta, b: Delta): boolean => a.every((chips, seat) => chips === b[seat]);
  const mover = root.next?.seat ?? 0;
  const outlook = (seat: Seat, delta: Delta) => ({ margin: marginFor(root, seat, delta), points: null, delta });
  const outlooks = (actions: readonly Action[]): readonly Outlook[] =>
    actions.map((action) => outlook(mover, outcomeOf(step(root, action))));
  return {
    outlookFor: (seat) => outlook(seat, outcomeOf(root)),
    outlooks,
    rivals: (chosen, actions) => rivalsAmong(chosen, actions, outlooks(actions)),
    worths: (actions) =>
      actions.map((action, i) => {
        const outcome = outcomeOf(step(root, action));
        told((i + 1) / actions.length);
        return { action, ...outlook(mover, outcome) };
      }),
    lineFrom(deal) {
      const line: Action[] = [];
      const outcome = outcomeOf(deal);
      for (let now = deal; now.next; now = play(now, line.at(-1) as Action)) {
        const { legal } = now.next;
        const here = now;
        line.push(
          (legal.length === 1 ? legal[0] : legal.find((action) => isEqual(outcomeOf(step(here, action)), outcome))) as Action,
        );
      }
      return line;
    },
  };
}

function step(deal: Deal, action: Action): Deal {
  tally();
  return play(deal, action);
}
