import type { Part } from '../chips.ts';
import { partOf, pay, take } from '../chips.ts';
import type { Action, Cites, Deal, Seat } from '../deal.ts';
import { finish, listOf, tell } from '../deal.ts';
import type { Game } from '../game.ts';
import { phase } from '../game.ts';
import { pointsOf, worthOf } from '../tricks.ts';

/** A way for the declarer to win. */
export interface Aim {
  readonly name: string;
  readonly cites: Cites;
  /** The option value that makes it count; an aim without it always counts. */
  readonly when?: readonly [option: string, value: string];
  readonly isReached: (d: Deal, g: Game, declarer: Seat) => boolean;
}
type AimTerms = Pick<Aim, 'cites' | 'when'>;

const tricksOf = (d: Deal, seat: Seat): number => d.tricks.filter(({ winner }) => winner === seat).length;

/** So many tricks or more. */
export const tricksTaken = (least: number, terms: AimTerms): Aim => ({
  name: 'tricks-taken',
  ...terms,
  isReached: (d, _g, declarer) => tricksOf(d, declarer) >= least,
});

/** What each of the declarer's and of the other tricks is worth in card points. */
function worths(d: Deal, g: Game, declarer: Seat): { readonly own: readonly number[]; readonly other: readonly number[] } {
  const worth = (own: boolean): number[] =>
    d.tricks.filter(({ winner }) => (winner === declarer) === own).map(({ cards }) => worthOf(cards, g.points?.value ?? {}));
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

export interface SettleTerms {
  /** Any one of them wins. */
  readonly aims: readonly Aim[];
  /** The declarer who wins takes what he played for out of the pot. */
  readonly win: { readonly cites: Cites };
  /** The declarer who loses pays the same into it. */
  readonly loss: { readonly cites: Cites };
  /** Calls that play for a part of the pot; every other plays for the whole. */
  readonly parts: { readonly of: Readonly<Record<Action, Part>>; readonly cites: Cites };
}

const WHOLE: Part = [1, 1];

/** The declarer takes what he played for, or pays it. */
export const settle = phase('settle', ({ aims, win, loss, parts }: SettleTerms) => ({
  begin(d, g) {
    const declarer = d.declarer;
    if (declarer === null) return;
    const part = d.contract === null ? undefined : parts.of[d.contract];
    const stake = partOf(d.pot, part ?? WHOLE);
    const inForce = aims.filter(({ when }) => !when || d.options[when[0]] === when[1]);
    const reached = inForce.find((aim) => aim.isReached(d, g, declarer));
    const how = { seat: declarer, how: reached?.name ?? 'no-aim' };
    const partCites = part ? listOf(parts.cites) : [];
    if (reached) {
      tell(d, { type: 'won', ...how }, listOf(reached.cites));
      take(d, declarer, stake, [...listOf(win.cites), ...partCites]);
    } else {
      tell(d, { type: 'lost', ...how }, [...new Set(inForce.flatMap(({ cites }) => listOf(cites)))]);
      pay(d, declarer, stake, [...listOf(loss.cites), ...partCites]);
    }
    const points = pointsOf(d.tricks, d.players, g.points?.value ?? {});
    finish(d, 'played', points, reached ? listOf(win.cites) : listOf(loss.cites));
  },
}));
