// The rule sets that a game is set beside on its page.
import type { Game } from '../../engine/game.ts';

/** The rule sets to be set beside a game: its parent, its parent’s other children, its own, and its neighbours in the list. */
export function relativesOf(game: Game, family: readonly Game[]): readonly Game[] {
  const place = family.findIndex(({ id }) => id === game.id);
  const parent = game.parent?.value;
  const isKin = (other: Game, i: number): boolean =>
    other.id === parent ||
    other.parent?.value === game.id ||
    (parent !== undefined && other.parent?.value === parent) ||
    Math.abs(i - place) === 1;
  return family.filter((other, i) => other.id !== game.id && isKin(other, i));
}
