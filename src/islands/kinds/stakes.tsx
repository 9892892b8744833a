// Games in which the declarer plays for a stake out of the pot.
import type en from '../../../content/ui/en.stakes.json';
import type { Seat } from '../../engine/deal.ts';
import { gamePlayed } from '../../engine/play.ts';
import { tricksOf } from '../../engine/tricks.ts';
import type { Sayings, Voice } from '../../words/names.ts';
import { counted, plain, seatName, signed } from '../../words/names.ts';
import { drawing } from '../Card.tsx';
import type { AtStep, Furniture } from '../kinds.ts';
import { dealAt, pointsTaken } from '../line.ts';
import { Scores } from '../Scores.tsx';

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

/** What each player has paid and taken so far. */
export function Sheet({ voice, line, step }: AtStep) {
  const { scores } = voice.t;
  const words = wordsIn(voice);
  const deal = dealAt(line, step);
  const counts = gamePlayed(deal).points !== undefined;
  const told = line.deals.slice(0, step + 1).flatMap(({ events }) => events);
  const paidBy = (seat: Seat): number =>
    told.reduce((sum, event) => sum + (event.type === 'paid' && event.seat === seat ? event.chips : 0), 0);
  return (
    <Scores
      voice={voice}
      heads={[words.paid, scores.tricks, ...(counts ? [scores.points] : []), words.gain]}
      lines={deal.delta.map((gain, seat) => ({
        name: plain(seatName(voice, seat)),
        isDeclarer: deal.declarer === seat,
        cells: [paidBy(seat), tricksOf(deal, seat), ...(counts ? [pointsTaken(deal, seat)] : []), signed(gain)],
      }))}
    />
  );
}

export const furniture: Furniture = { isFan: false, Corner: Pot, Sheet, pickers: [] };
