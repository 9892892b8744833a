// Games played for points on a sheet, with an auction of numbers.
import type en from '../../../content/ui/en.points.json';
import type { Action, Deal } from '../../engine/deal.ts';
import { chosen } from '../../engine/game.ts';
import type { Sheet as Terms } from '../../engine/phases/score.ts';
import { gamePlayed } from '../../engine/play.ts';
import type { Sayings, Voice } from '../../words/names.ts';
import { fill, partsOf } from '../../words/names.ts';
import type { AtStep, Furniture, PickerProps } from '../kinds.ts';
import { dealAt } from '../line.ts';
import { PickerForm } from '../Picker.tsx';
import { Talon } from '../Talon.tsx';
import { scoreBefore, sidesOf } from '../tallies.ts';

export const sayings = import.meta.glob<Sayings>('./*.points.json', { base: '../../../content/ui/', import: 'default' });

const wordsIn = ({ t }: Voice) => t.sheet as typeof en.sheet;

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
  pickers: [{ isMeant: isNumber, Fields: NumberField }],
};
