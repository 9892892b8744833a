// What the solver reads off a rule set.
import type { Deal } from '../engine/deal.ts';
import type { Game } from '../engine/game.ts';
import type { TricksTerms } from '../engine/phases/tricks.ts';
import type { Duty } from '../engine/tricks.ts';

/** The parameters of the phase of that name. Throws a RangeError when the rule set has none. */
export function parametersOf<P>(game: Game, name: string): P {
  const phase = game.phases.find((one) => one.name === name);
  if (!phase) throw new RangeError(`${game.id} has no phase ${name}`);
  return phase.parameters as P;
}

/** Whether the rule set has a phase of that name. */
export const hasPhase = (game: Game, name: string): boolean => game.phases.some((one) => one.name === name);

/** Whether something that an option may switch off stands in this deal. */
export const isStanding = ({ options }: Pick<Deal, 'options'>, { when }: Pick<Duty, 'when'>): boolean =>
  !when || options[when[0]] === when[1];

/** The duties of those who play a card that stand in this deal. */
export const dutiesOf = (d: Deal, game: Game): readonly Duty[] =>
  parametersOf<TricksTerms>(game, 'tricks').duties.filter((duty) => isStanding(d, duty));

/** Whether the deal has come to its tricks. */
export const isInTricks = (d: Deal, game: Game): boolean => game.phases[d.phase]?.name === 'tricks';
