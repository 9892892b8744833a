// Games in which the declarer plays for a stake out of the pot.
import type en from '../../../content/ui/en.stakes.json';
import type { Sayings, Voice } from '../../words/names.ts';
import { counted } from '../../words/names.ts';
import { drawing } from '../drawings.ts';
import type { AtStep, Furniture } from '../kinds.ts';
import { dealAt } from '../line.ts';

export const sayings = import.meta.glob<Sayings>('./*.stakes.json', { base: '../../../content/ui/', import: 'default' });

const wordsIn = ({ t }: Voice) => t.sheet as typeof en.sheet;

/** Where the chips of a heap lie, from the bottom up. */
const HEAP = [3, 25, 29, 29, 55, 23, 16, 5, 42, 3, 29, -13];

interface PotProps extends AtStep {
  /** Where the chips lie, from the bottom up, each left and top. */
  readonly places?: readonly number[];
  /** What the pot is for. */
  readonly note?: string | undefined;
}

/** The pot: chips, and how many they are. */
export function Pot({ voice, line, step, places = HEAP, note }: PotProps) {
  const words = wordsIn(voice);
  const { pot } = dealAt(line, step);
  return (
    <div class="corner pot" role="img" aria-label={counted(voice, words.chips, pot)}>
      <svg viewBox="0 -14 92 72" aria-hidden="true">
        {places
          .slice(0, 2 * pot)
          .map((x, i, at) =>
            i % 2 === 1 ? null : (
              <use key={i} href={drawing(i % 4 === 0 ? 'chip-a' : 'chip-b')} x={x} y={at[i + 1]} width="30" height="33" />
            ),
          )}
      </svg>
      <div>
        <b>{pot}</b>
        <span>{words.pot}</span>
        {note && <span>{note}</span>}
      </div>
    </div>
  );
}

export const furniture: Furniture = { isFan: false, Corner: Pot, pickers: [] };
