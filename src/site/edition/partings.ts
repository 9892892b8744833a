// How often a reading matters: counted over deals played at random, by the engine, when the site is built.
import type { Game } from '../../engine/game.ts';
import { countPartings } from '../../engine/parting.ts';
import type { Choice } from '../../rulebook/coverage.ts';

/** So many deals are played, with the seeds from 0. */
export const DEALS = 1000;

const counted = new Map<string, number>();

/** In how many of {@link DEALS} deals of a rule set, at the number of players it needs at least, a reading changes something. */
export function partingsOf({ id, seats }: Game, { option, values }: Choice, value: string): number {
  const name = `${id} ${option} ${value}`;
  const undealt = (reading: string | undefined) => ({
    variant: id,
    options: { [option]: reading ?? '' },
    players: Math.min(...seats.value),
    dealer: 0,
    pot: 0,
  });
  const known = counted.get(name) ?? countPartings(undealt(values[0]), undealt(value), 0, DEALS);
  counted.set(name, known);
  return known;
}

/** The command by which anybody can count again. */
export const commandFor = ({ id }: Game, { option, values }: Choice, value: string): string =>
  `npx stichbuch differ ${id} ${id} --option-a ${option}=${values[0]} --option-b ${option}=${value} --count`;
