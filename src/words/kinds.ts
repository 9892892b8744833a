// The kinds of games: those played for the chips in a pot, those for points on a sheet, those for marks. What is said, what
// lies on the table and how the score is kept goes by the kind of the game.
import type { Game } from '../engine/game.ts';

export const KINDS = ['chips', 'points', 'marks'] as const;
export type Kind = (typeof KINDS)[number];

/** The kind of a game: a pot is played for chips, and whatever keeps marks has a part that writes them. */
export function kindOf({ potUnit, phases }: Pick<Game, 'potUnit' | 'phases'>): Kind {
  if (potUnit > 0) return 'chips';
  return phases.some(({ name }) => name === 'marks') ? 'marks' : 'points';
}
