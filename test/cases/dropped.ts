// Rule sets with one rule taken out, to see that a case notices.
import type { Definition, Game, Phase } from '../../src/engine/game.ts';

export interface Dropped {
  readonly what: string;
  readonly definition: Definition;
}

interface Named {
  readonly name: string;
  readonly when?: readonly [string, string];
}
const label = ({ name, when }: Named): string => (when ? `${name} (${when.join(' = ')})` : name);

/** Every rule set that lacks one phase, or one entry of a list of duties or aims. */
export function droppedFrom(game: Game): readonly Dropped[] {
  const without = (place: number, ...instead: Phase[]): Definition => ({
    ...game,
    phases: [...game.phases.slice(0, place), ...instead, ...game.phases.slice(place + 1)],
  });
  return game.phases.flatMap((phase, place) => [
    { what: `phase ${phase.name}`, definition: without(place) },
    ...Object.entries(phase.parameters).flatMap(([key, list]: [string, unknown]) =>
      isNamedList(list)
        ? list.map((entry) => ({
            what: `${phase.name}: ${label(entry)}`,
            definition: without(place, phase.remade({ [key]: list.filter((other) => other !== entry) })),
          }))
        : [],
    ),
  ]);
}

const isNamedList = (value: unknown): value is readonly Named[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'object' && entry !== null && 'name' in entry);
