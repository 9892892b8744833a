// Games in which two pairs keep marks on the sixes, which take no part in the play.
import { Component } from 'preact';
import type en from '../../../content/ui/en.marks.json';
import type { Action } from '../../engine/deal.ts';
import { PAIRS } from '../../engine/deal.ts';
import { openPips } from '../../engine/sixes.ts';
import type { Sayings, Voice } from '../../words/names.ts';
import { filled, pairLabel, pairName, plain, seatName } from '../../words/names.ts';
import { Back, Face, suitClass } from '../Card.tsx';
import type { AtStep, Furniture, PickerProps } from '../kinds.ts';
import { dealAt } from '../line.ts';
import { PickerForm } from '../Picker.tsx';
import { Talon } from '../Talon.tsx';
import { marksOf } from '../tallies.ts';

export const sayings = import.meta.glob<Sayings>('./*.marks.json', { base: '../../../content/ui/', import: 'default' });

const wordsIn = ({ t }: Voice) => t.sheet as typeof en.sheet;

/** The sixes of each pair: the one below and the one above, of one colour. */
const SIXES = [
  ['6c', '6s'],
  ['6d', '6h'],
] as const;

/** The sixes of the pairs: the upper lies on the lower, moved aside by as many pairs of pips as are open; then they change places. */
function Sixes({ voice, line, step }: AtStep) {
  const words = wordsIn(voice);
  const deal = dealAt(line, step);
  return (
    <div class="corner sixes">
      {PAIRS.map((pair) => {
        const { below, above } = openPips(marksOf(deal, pair));
        const card = SIXES[pair]?.[above > 0 ? 1 : 0] ?? '6c';
        return (
          <div key={pair} role="img" aria-label={filled(voice, words.sixes, { side: pairName(voice, pair), n: below + above })}>
            <small>{pairLabel(voice, pair)}</small>
            <span class="six">
              <span class={`card ${suitClass(card)}`}>
                <Face card={card} />
              </span>
              <span class="card cover" data-open={above || below}>
                <Back />
              </span>
            </span>
          </div>
        );
      })}
      {deal.carry.double && <p>{words.double}</p>}
    </div>
  );
}

/** The call for an order, before the seats in it. */
const DEAL = 'deal:';
const isOrder = (call: Action): boolean => call.startsWith(DEAL);

/** The order in which the players are dealt to, place by place: whoever is put in a place changes with him who had it. */
class Order extends Component<PickerProps, { readonly seats: readonly string[] }> {
  override state = {
    seats: [
      ...((this.props.verdicts.find(({ action }) => action === this.props.recorded) ?? this.props.verdicts[0])?.action.slice(
        DEAL.length,
      ) ?? ''),
    ],
  };

  private put(seat: string, place: number): void {
    this.setState(({ seats }) => {
      const had = seats[place] ?? seat;
      return { seats: seats.map((other, i) => (i === place ? seat : other === seat ? had : other)) };
    });
  }

  override render() {
    const { voice } = this.props;
    const { seats } = this.state;
    return (
      <PickerForm {...this.props} word="deal" callIn={() => DEAL + seats.join('')}>
        <fieldset class="field order">
          <legend>{voice.t.picks.deal?.label}</legend>
          {seats.map((seat, place) => (
            <label key={`${place}`}>
              {place + 1}
              <select value={seat} onChange={({ currentTarget }) => this.put(currentTarget.value, place)}>
                {seats.toSorted().map((other) => (
                  <option key={other} value={other}>
                    {plain(seatName(voice, Number(other)))}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </fieldset>
      </PickerForm>
    );
  }
}

export const furniture: Furniture = {
  isFan: true,
  Corner: Sixes,
  Middle: Talon,
  pickers: [{ isMeant: isOrder, Fields: Order }],
};
