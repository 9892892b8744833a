import type { Stake } from '../chips.ts';
import { pay, stakeOf, take } from '../chips.ts';
import type { Cites, Deal, Seat } from '../deal.ts';
import { finish, listOf, tell } from '../deal.ts';
import type { ByOption, Game } from '../game.ts';
import { chosen, phase } from '../game.ts';
import { pointsOf, tricksOf, worthOf } from '../tricks.ts';
import type { Refill } from './ante.ts';
import { refill } from './ante.ts';

/** A way for the declarer to win. */
export interface Aim {
  readonly name: string;
  readonly cites: Cites;
  /** The option value that makes it count; an aim without it always counts. */
  readonly when?: readonly [option: string, value: string];
  /** How many tricks it takes, where it counts them. */
  readonly least?: number;
  readonly isReached: (d: Deal, g: Game, declarer: Seat) => boolean;
}
type AimTerms = Pick<Aim, 'cites' | 'when'>;

/** So many tricks or more. */
export const tricksTaken = (least: number, terms: AimTerms): Aim => ({
  name: 'tricks-taken',
  least,
  ...terms,
  isReached: (d, _g, declarer) => tricksOf(d, declarer) >= least,
});

/** What each of the declarer's and of the other tricks is worth in card points. */
function worths(d: Deal, g: Game, declarer: Seat): { readonly own: readonly number[]; readonly other: readonly number[] } {
  const worth = (own: boolean): number[] =>
    d.tricks.filter(({ winner }) => (winner === declarer) === own).map(({ cards }) => worthOf(cards, g));
  return { own: worth(true), other: worth(false) };
}

/** One trick worth more card points than all the others together. */
export const outweighsTheRest = (terms: AimTerms): Aim => ({
  name: 'outweighs-the-rest',
  ...terms,
  isReached(d, g, declarer) {
    const { own, other } = worths(d, g, declarer);
    return own.length === 1 && (own[0] ?? 0) > other.reduce((sum, worth) => sum + worth, 0);
  },
});

/** When nobody has two tricks: a trick worth more card points than any other. */
export const dearestTrick = (terms: AimTerms): Aim => ({
  name: 'dearest-trick',
  ...terms,
  isReached(d, g, declarer) {
    const { own, other } = worths(d, g, declarer);
    const isOneEach = d.tricks.every(({ winner }) => tricksOf(d, winner) === 1);
    return isOneEach && own.length === 1 && other.every((worth) => (own[0] ?? 0) > worth);
  },
});

/** More card points than any other player. */
export const mostPoints = (terms: AimTerms): Aim => ({
  name: 'most-points',
  ...terms,
  isReached(d, g, declarer) {
    const points = pointsOf(d, g);
    return points.every((other, seat) => seat === declarer || other < (points[declarer] ?? 0));
  },
});

/** What the declarer who loses pays: what he played for, or as much as the whole pot. */
export type Loss = 'stake' | 'pot';

export interface SettleTerms {
  /** Any one of them wins. */
  readonly aims: readonly Aim[];
  /** The declarer who wins takes what he played for out of the pot. */
  readonly win: { readonly cites: Cites };
  /** The declarer who loses pays into it. */
  readonly loss: { readonly chips: Loss | ByOption<Loss>; readonly cites: Cites };
  /** That nobody else takes or pays anything. */
  readonly others?: { readonly cites: Cites };
  readonly stakes: readonly Stake[];
  readonly emptied?: Refill;
}

/** The declarer takes what he played for, or pays. */
export const settle = phase('settle', ({ aims, win, loss, others, stakes, emptied }: SettleTerms) => ({
  begin(d, g) {
    const declarer = d.declarer;
    if (declarer === null) return;
    const stake = stakeOf(d, stakes);
    const inForce = aims.filter(({ when }) => !when || d.options[when[0]] === when[1]);
    const reached = inForce.find((aim) => aim.isReached(d, g, declarer));
    const how = { seat: declarer, how: reached?.name ?? 'no-aim' };
    if (reached) {
      tell(d, { type: 'won', ...how, cites: listOf(reached.cites) });
      take(d, declarer, stake.chips, [...listOf(win.cites), ...stake.cites]);
    } else {
      const due = chosen<Loss>(d, loss.chips) === 'pot' ? d.pot : stake.chips;
      tell(d, { type: 'lost', ...how, cites: [...new Set(inForce.flatMap(({ cites }) => listOf(cites)))] });
      pay(d, declarer, due, [...listOf(loss.cites), ...stake.cites]);
    }
    refill(d, emptied);
    const points = pointsOf(d, g);
    finish(d, 'played', points, [...listOf((reached ? win : loss).cites), ...listOf(others?.cites ?? [])]);
  },
}));
