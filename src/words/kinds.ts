// The kinds of games, by what is settled at the end of a deal. What is said, what lies on the table and how the score is kept
// goes by the kind of the game.
import type { Game } from '../engine/game.ts';

/**
 * Games in which the declarer plays for a stake out of the pot; in which the tricks share the pot; in which points are
 * written on a sheet; in which pairs keep marks.
 */
export const KINDS = ['stakes', 'shares', 'points', 'marks'] as const;
export type Kind = (typeof KINDS)[number];

/** The phase that settles a deal in each kind of game. */
const SETTLING: Readonly<Record<string, Kind>> = { settle: 'stakes', payout: 'shares', score: 'points', marks: 'marks' };

/** The kind of a game. Throws a RangeError where no phase settles a deal in a way known here. */
export function kindOf({ id, phases }: Pick<Game, 'id' | 'phases'>): Kind {
  for (const { name } of phases) {
    const kind = SETTLING[name];
    if (kind) return kind;
  }
  throw new RangeError(`${id} settles its deals in a way of its own`);
}
