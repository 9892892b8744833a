// Games played for points on a sheet, with an auction of numbers.
import type en from '../../../content/ui/en.points.json';
import type { Action, Deal, Seat } from '../../engine/deal.ts';
import { pairOf, seatsFrom } from '../../engine/deal.ts';
import { chosen } from '../../engine/game.ts';
import { worthOfMarriages } from '../../engine/marriages.ts';
import type { Sheet as Terms } from '../../engine/phases/score.ts';
import { gamePlayed } from '../../engine/play.ts';
import { tricksOf } from '../../engine/tricks.ts';
import type { Sayings, Voice } from '../../words/names.ts';
import { fill, pairLabel, partsOf, plain, seatName, signed, sumOf } from '../../words/names.ts';
import type { AtStep, Furniture, PickerProps } from '../kinds.ts';
import { dealAt, pointsTaken } from '../line.ts';
import { PickerForm } from '../Picker.tsx';
import { Scores } from '../Scores.tsx';
import { Talon } from '../Talon.tsx';

export const sayings = import.meta.glob<Sayings>('./*.points.json', { base: '../../../content/ui/', import: 'default' });

const wordsIn = ({ t }: Voice) => t.sheet as typeof en.sheet;

/** The seats that write together, and what they are called: partners, or a player. */
function sidesOf(voice: Voice, deal: Deal): readonly { readonly name: string; readonly seats: readonly Seat[] }[] {
  const seats = seatsFrom(deal, 0);
  if (!gamePlayed(deal).partners) return seats.map((seat) => ({ name: plain(seatName(voice, seat)), seats: [seat] }));
  return seats
    .filter((seat) => seat === pairOf(seat))
    .map((pair) => ({ name: pairLabel(voice, pair), seats: seats.filter((seat) => pairOf(seat) === pair) }));
}

const scoreBefore = ({ carry }: Deal, seat: Seat): number => carry.scores?.[seat] ?? 0;

/** The number that the declarer plays for: that of his last call with one. */
const contractOf = (voice: Voice, { calls, declarer, contract }: Deal): string => {
  const named = calls.findLast(({ seat, call }) => seat === declarer && isNumber(call));
  return partsOf(voice, named?.call ?? contract ?? '').n;
};

/** How many points win the match. */
function targetOf(deal: Deal): number | undefined {
  const score = gamePlayed(deal).phases.find(({ name }) => name === 'score');
  const terms = score?.parameters as { readonly sheet: Terms } | undefined;
  return terms && chosen(deal, terms.sheet.target.points);
}

/** The sheet as it lies at the table: the scores so far, or with this deal when it is over, and what is played for. */
function Slip({ voice, line, step }: AtStep) {
  const words = wordsIn(voice);
  const deal = dealAt(line, step);
  const target = targetOf(deal);
  return (
    <div class="corner slip">
      <dl>
        {sidesOf(voice, deal).map(({ name, seats: [seat = 0] }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{scoreBefore(deal, seat) + (deal.result ? (deal.delta[seat] ?? 0) : 0)}</dd>
          </div>
        ))}
      </dl>
      <p>{deal.declarer === null ? fill(words.target, { n: target }) : fill(words.contract, { n: contractOf(voice, deal) })}</p>
    </div>
  );
}

/** What each side has brought along, taken and written; the points of its marriages stand beside those of its cards. */
function Sheet({ voice, line, step }: AtStep) {
  const { scores } = voice.t;
  const words = wordsIn(voice);
  const deal = dealAt(line, step);
  return (
    <Scores
      voice={voice}
      heads={[words.before, scores.tricks, scores.points, words.gain, words.total]}
      lines={sidesOf(voice, deal).map(({ name, seats }) => {
        const [seat = 0] = seats;
        const married = deal.marriages.filter((scored) => seats.includes(scored.seat)).map(({ suit }) => suit);
        const cards = sumOf(seats.map((each) => pointsTaken(deal, each)));
        const before = scoreBefore(deal, seat);
        const gain = deal.delta[seat] ?? 0;
        return {
          name,
          isDeclarer: seats.some((each) => each === deal.declarer),
          cells: [
            before,
            sumOf(seats.map((each) => tricksOf(deal, each))),
            married.length > 0 ? `${cards} + ${worthOfMarriages(married)}` : cards,
            signed(gain),
            before + gain,
          ],
        };
      })}
    />
  );
}

const isNumber = (call: Action): boolean => /^(?:bid|name):/.test(call);

/** A number is typed, or stepped to. */
function NumberField(props: PickerProps) {
  const { voice, verdicts, recorded = '' } = props;
  const numberOf = (call: Action): number => Number(partsOf(voice, call).n);
  const all = verdicts.map(({ action }) => numberOf(action));
  const legal = verdicts.filter((verdict) => verdict.legal).map(({ action }) => numberOf(action));
  const [word = ''] = verdicts[0]?.action.split(':') ?? [];
  return (
    <PickerForm {...props} word={word} callIn={(fields) => (fields.get('n') ? `${word}:${fields.get('n')}` : null)}>
      <label class="field">
        <span>{voice.t.picks[word]?.label}</span>
        <input
          type="number"
          name="n"
          min={legal[0] ?? all[0]}
          max={legal.at(-1) ?? all.at(-1)}
          step={(all[1] ?? 0) - (all[0] ?? 0)}
          defaultValue={String(isNumber(recorded) ? numberOf(recorded) : (legal[0] ?? all.at(-1)))}
          inputMode="numeric"
          autoComplete="off"
        />
      </label>
    </PickerForm>
  );
}

export const furniture: Furniture = {
  isFan: true,
  Corner: Slip,
  Middle: Talon,
  Sheet,
  pickers: [{ isMeant: isNumber, Fields: NumberField }],
};
