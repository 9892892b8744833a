// Games in which the tricks share the pot between them.
import type en from '../../../content/ui/en.shares.json';
import { FULL_PACK } from '../../engine/cards.ts';
import type { Part } from '../../engine/chips.ts';
import { partOf } from '../../engine/chips.ts';
import type { Action, Deal } from '../../engine/deal.ts';
import { gamePlayed } from '../../engine/play.ts';
import type { Sayings, Voice } from '../../words/names.ts';
import { cardName, fill, partsOf } from '../../words/names.ts';
import { CardMark, CardPicture, Pile } from '../Card.tsx';
import type { AtStep, Furniture, PickerProps } from '../kinds.ts';
import { dealAt } from '../line.ts';
import { PickerForm } from '../Picker.tsx';
import { Pot } from './stakes.tsx';

export const sayings = import.meta.glob<Sayings>('./*.shares.json', { base: '../../../content/ui/', import: 'default' });

const wordsIn = ({ t }: Voice) => t.sheet as typeof en.sheet;

/** Where the chips of a pot lie that is parted in three, heap by heap, from the bottom up. */
const THIRDS = [-4, 27, 31, 27, 66, 27, -4, 18, 31, 18, 66, 18, -4, 9, 31, 9, 66, 9];

/** What each trick takes of the pot, in the order played. */
const partsIn = (deal: Deal): readonly Part[] => {
  const payout = gamePlayed(deal).phases.find(({ name }) => name === 'payout');
  const terms = payout?.parameters as { readonly tricks: { readonly parts: readonly Part[] } } | undefined;
  return terms?.tricks.parts ?? [];
};

/** The pot, and what a trick takes of it; the last one all, where it is not the same for each. */
function SharedPot(props: AtStep) {
  const words = wordsIn(props.voice);
  const deal = dealAt(props.line, props.step);
  const [each = 0, ...others] = partsIn(deal).map((part) => partOf(deal.pot, part));
  const isEven = others.every((share) => share === each);
  const note = isEven ? fill(words.each, { n: each }) : words.last;
  return <Pot {...props} {...(isEven && { places: THIRDS })} note={deal.result ? undefined : note} />;
}

/** The bottom card, when the dealer has looked at it, and the cards put away. */
function Middle({ voice, line, step }: AtStep) {
  const { t, lang } = voice;
  const { events, discarded } = dealAt(line, step);
  return (
    <>
      {events.map(
        (event) =>
          event.type === 'looked' && (
            <span key={event.card} class="low">
              <CardPicture card={event.card} lang={lang} label={fill(t.table.bottom, { card: cardName(voice, event.card) })} />
            </span>
          ),
      )}
      <Pile voice={voice} look="aside" name={t.table.aside} cards={discarded.length} />
    </>
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
  Corner: SharedPot,
  Middle,
  pickers: [{ isMeant: isDraw, Fields: Draw }],
};
