// How much a reading matters: deals played at random by two readings at once, until something differs.
import { listOf } from '../engine/deal.ts';
import type { Game } from '../engine/game.ts';
import type { PartedBy } from '../engine/parting.ts';
import { countPartings } from '../engine/parting.ts';
import type { Undealt } from '../engine/record.ts';
import type { Figure } from './figures.ts';
import type { Sample } from './open-hands.ts';

/** Chips that lie in the pot already, where there is one: what is played for a part of it or doubles it then matters. */
const POT = 12;

/** What may differ first, as it is told: what may be done, who takes a trick, what is paid, and all else. */
export const DIFFERENCES = ['legal', 'winner', 'payment', 'rest'] as const;
export type Difference = (typeof DIFFERENCES)[number];

/** A value of an option that is another reading than the default one. */
export interface Reading {
  readonly option: string;
  readonly value: string;
  /** The value of the default. */
  readonly other: string;
  /** The rulings that leave the choice. */
  readonly rulings: readonly string[];
}

/** The readings that a rule set offers besides those in force. */
export function readingsOf({ options }: Game): readonly Reading[] {
  return Object.entries(options).flatMap(
    ([
      option,
      {
        values: [other = '', ...values],
        cites,
      },
    ]) => {
      const rulings = listOf(cites).filter((id) => id.startsWith('R-'));
      return rulings.length === 0 ? [] : values.map((value) => ({ option, value, other, rulings }));
    },
  );
}

/** Where a reading stands at the foot of a chart, and in a figure: `undertrump=forbidden`. */
export const nameOf = ({ option, value }: Pick<Reading, 'option' | 'value'>): string => `${option}=${value}`;

/** The terms of the deals that are laid under both readings. */
const undealtOf = ({ id, seats, potUnit }: Game, option: string, value: string): Undealt => ({
  variant: id,
  options: { [option]: value },
  players: Math.min(...seats.value),
  dealer: 0,
  pot: potUnit > 0 ? POT : 0,
});

/** In how many deals each thing differs first between a reading and the one in force. */
export function* partings(game: Game, { deals, seed }: Sample): Generator<Figure> {
  for (const reading of readingsOf(game)) {
    const { option, value, other } = reading;
    const counts = countPartings(undealtOf(game, option, other), undealtOf(game, option, value), seed, deals);
    const hitsOf = (by: PartedBy): number => counts[by];
    const rest = hitsOf('deal') + hitsOf('turn') + hitsOf('end');
    for (const series of DIFFERENCES) {
      const hits = series === 'rest' ? rest : hitsOf(series);
      yield { what: 'reading', game: game.id, series, at: nameOf(reading), chance: { hits, of: deals } };
    }
  }
}

/** The command by which anybody can count again, and see more. */
export function differCommandOf(
  { id, potUnit }: Game,
  { option, value, other }: Pick<Reading, 'option' | 'value' | 'other'>,
): string {
  const pot = potUnit > 0 ? ` --pot ${POT}` : '';
  return `npx stichbuch differ ${id} ${id} --option-a ${option}=${other} --option-b ${option}=${value}${pot} --count`;
}
