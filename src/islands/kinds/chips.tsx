// Games played for the chips in a pot.
import type en from '../../../content/ui/en.chips.json';
import { FULL_PACK } from '../../engine/cards.ts';
import type { Part } from '../../engine/chips.ts';
import { partOf } from '../../engine/chips.ts';
import type { Action, Deal, Seat } from '../../engine/deal.ts';
import { gamePlayed } from '../../engine/play.ts';
import { tricksOf } from '../../engine/tricks.ts';
import type { Voice } from '../../words/names.ts';
import { counted, fill, partsOf, plain, seatName, signed } from '../../words/names.ts';
import { CardMark, drawing } from '../Card.tsx';
import type { AtStep, Furniture, PickerProps } from '../kinds.ts';
import { dealAt, pointsTaken } from '../line.ts';
import { PickerForm } from '../Picker.tsx';
import { Scores } from '../Scores.tsx';

const wordsIn = ({ t }: Voice) => t.sheet as typeof en.sheet;

/** Where the chips of a heap lie, from the bottom up; and those of a pot that is parted in three, heap by heap. */
const HEAP = [3, 25, 29, 29, 55, 23, 16, 5, 42, 3, 29, -13];
const THIRDS = [-4, 27, 31, 27, 66, 27, -4, 18, 31, 18, 66, 18, -4, 9, 31, 9, 66, 9];

/** What each trick takes of the pot, in the order played, where the pot goes to the tricks. */
const sharesOf = (deal: Deal): readonly Part[] => {
  const payout = gamePlayed(deal).phases.find(({ name }) => name === 'payout');
  const parameters = payout?.parameters as { readonly tricks?: { readonly parts: readonly Part[] } } | undefined;
  return parameters?.tricks?.parts ?? [];
};

/** The pot: a heap of chips and how many they are, and what a trick takes of them. */
function Pot({ voice, line, step }: AtStep) {
  const words = wordsIn(voice);
  const deal = dealAt(line, step);
  const { pot } = deal;
  const shares = new Set(sharesOf(deal).map((part) => partOf(pot, part)));
  const [each = 0] = shares;
  const isEven = shares.size === 1;
  const places = isEven ? THIRDS : HEAP;
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
        {!deal.result && shares.size > 0 && <span>{isEven ? fill(words.each, { n: each }) : words.last}</span>}
      </div>
    </div>
  );
}

/** What each player has paid and taken so far. */
function Sheet({ voice, line, step }: AtStep) {
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

const isDraw = (call: Action): boolean => call.startsWith('draw:');

/** Cards of the hand are marked and changed together. */
function Draw(props: PickerProps) {
  const { voice, deal, recorded = '' } = props;
  const hand = deal.hands[deal.next?.seat ?? 0] ?? [];
  const marked = isDraw(recorded) ? partsOf(voice, recorded).cards : [];
  return (
    <PickerForm
      {...props}
      word="draw"
      callIn={(fields) => (fields.has('card') ? `draw:${fields.getAll('card').join(',')}` : null)}
    >
      <fieldset class="field">
        <legend>{voice.t.picks.draw?.label}</legend>
        {FULL_PACK.filter((card) => hand.includes(card)).map((card) => (
          <label key={card}>
            <input type="checkbox" name="card" value={card} defaultChecked={marked.includes(card)} />
            <CardMark card={card} lang={voice.lang} />
          </label>
        ))}
      </fieldset>
    </PickerForm>
  );
}

export const furniture: Furniture = {
  isFan: false,
  Corner: Pot,
  Sheet,
  pickers: [{ isMeant: isDraw, Fields: Draw }],
};
