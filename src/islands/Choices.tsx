// What may be done and by which statements.
import type { ComponentChildren } from 'preact';
import { Component, Fragment } from 'preact';
import { isCard } from '../engine/cards.ts';
import type { Action, Deal, Id } from '../engine/deal.ts';
import type { Verdict } from '../engine/play.ts';
import { judge } from '../engine/play.ts';
import type { CallParts, Voice } from '../words/names.ts';
import { actionName, callName, fill, partsOf, plain, seatName } from '../words/names.ts';
import { CardMark, SuitMark } from './Card.tsx';
import type { Picker } from './kinds.ts';
import { sorted } from './line.ts';
import { hrefOf } from './links.ts';
import { citeName } from './narration.ts';
import type { Mark } from './worth/values.ts';

interface CitesProps {
  readonly ids: readonly Id[];
  readonly voice: Voice;
}

/** Of more than one more than so many citations the others wait behind a key. */
const MOST_CITES = 4;

/** Links to statements and rulings, by their numbers: in print all of them, on a screen the first, and the others when asked for. */
export class Cites extends Component<CitesProps, { readonly opened: string }> {
  override state = { opened: '' };

  override componentDidUpdate(_props: CitesProps, { opened }: { readonly opened: string }): void {
    if (opened !== this.state.opened) (this.base as HTMLElement).querySelectorAll('a')[MOST_CITES]?.focus();
  }

  override render({ ids, voice }: CitesProps) {
    const all = ids.join();
    const isFolded = ids.length > MOST_CITES + 1 && this.state.opened !== all;
    return (
      <span class="cites" data-folded={isFolded ? '' : undefined}>
        {ids.map((id, i) => (
          <Fragment key={id}>
            <a class="ref" href={hrefOf(id, voice.lang)} data-cite={id} data-waits={i < MOST_CITES ? undefined : ''}>
              {citeName(voice, id)}
            </a>{' '}
          </Fragment>
        ))}
        {isFolded && (
          <button type="button" onClick={() => this.setState({ opened: all })}>
            {fill(voice.t.said.more, { n: ids.length - MOST_CITES })}
          </button>
        )}
      </span>
    );
  }
}

/** What something is worth, where it lies: for the eye, since it is told where all is told. */
export const Worth = ({ mark }: { readonly mark: Mark | undefined }) =>
  mark ? (
    <b class={mark.isBest ? 'worth top' : 'worth'} aria-hidden="true">
      {mark.text}
    </b>
  ) : null;

interface ActionProps {
  readonly voice: Voice;
  readonly action: Action;
}

/** An action as it is printed: a card by its mark, a call in words, with marks for the cards and the suit that it names. */
export function ActionMark({ voice, action }: ActionProps) {
  const { lang } = voice;
  if (isCard(action)) return <CardMark card={action} lang={lang} />;
  const { words, cards, suit } = partsOf(voice, action);
  const parts = words.says.split(/(\{\w+(?:\.\w+)?\})/);
  if (parts.length === 1 || (cards.length === 0 && !suit)) return <span lang={words.lang}>{callName(voice, action)}</span>;
  return (
    <>
      {parts.map((part): ComponentChildren => {
        if (part.startsWith('{card')) return cards.map((card) => <CardMark key={card} card={card} lang={lang} />);
        return part.startsWith('{suit') && suit ? <SuitMark key={part} suit={suit} /> : part;
      })}
    </>
  );
}

/** An action as it is printed, and in words for whoever hears it. */
export function SpokenAction({ voice, action }: ActionProps) {
  const mark = <ActionMark voice={voice} action={action} />;
  const { cards, suit } = partsOf(voice, action);
  if (isCard(action) || (cards.length === 0 && !suit)) return mark;
  return (
    <>
      <span aria-hidden="true">{mark}</span>
      <span class="vh">{callName(voice, action)}</span>
    </>
  );
}

/** What a call means that is made in another language than the page is read in. */
function glossOf({ lang }: Voice, { words }: CallParts): string | undefined {
  return words.lang === lang ? undefined : words.means;
}

/** What a key is called for whoever hears it: a call in its own language, and then what it means. */
function Heard({ voice, action, called }: ActionProps & { readonly called: string }) {
  const parts = partsOf(voice, action);
  const gloss = glossOf(voice, parts);
  if (!gloss) return <>{called}</>;
  const name = callName(voice, action);
  const [before, after] = called.split(name);
  return (
    <>
      {before}
      <span lang={parts.words.lang}>{name}</span>
      {voice.t.said.listed}
      {gloss}
      {after}
    </>
  );
}

/** An action in a sentence: a call in quotation marks. */
export const quoted = (voice: Voice, action: Action): string => {
  const name = plain(actionName(voice, action));
  return isCard(action) ? name : fill(voice.t.choices.quote, { text: name });
};

interface ChoicesProps {
  readonly voice: Voice;
  readonly deal: Deal;
  readonly verdicts: readonly Verdict[];
  /** What stands at the keys: what they are worth. */
  readonly marks?: ReadonlyMap<Action, Mark> | undefined;
  /** Calls that are put together in fields. */
  readonly pickers: readonly Picker[];
  /** What the line does next. */
  readonly recorded: Action | undefined;
  readonly onChoose: (verdict: Verdict) => void;
  readonly onAsk: (verdict: Verdict) => void;
}

/** Whether a refusal is worth a key: not that of a marriage with a card that is of none. */
const isWorthAsking = ({ action, legal }: Verdict): boolean => legal || !/^[^KQ].!$/.test(action);

/** Whether that is done with a card of the hand, by pressing it. */
export const isOfHand = ({ action }: Verdict): boolean => isCard(action) || action.startsWith('give:');

/** Verdicts with those on cards first, in the order of the hand. */
function inOrder(deal: Deal, verdicts: readonly Verdict[]): readonly Verdict[] {
  const hand = sorted(deal, deal.hands[deal.next?.seat ?? 0] ?? []);
  const placeOf = ({ action }: Verdict): number => {
    const place = hand.findIndex((card) => action.startsWith(card) || action.endsWith(card));
    return place < 0 ? hand.length : place;
  };
  return verdicts.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Everything that whoever is to act may think of doing, as keys: to do it, and to ask why it may or may not be done. */
export function Choices({ voice, deal, verdicts, marks, pickers, recorded, onChoose, onAsk }: ChoicesProps) {
  const { t } = voice;
  const { next } = deal;
  const isPicked = ({ action }: Verdict): boolean => pickers.some(({ isMeant }) => isMeant(action));
  const onCall = (call: Action): void => {
    const verdict = judge(deal, call);
    (verdict.legal ? onChoose : onAsk)(verdict);
  };
  return (
    <fieldset class="choices" aria-label={next ? fill(t.choices.label, { seat: seatName(voice, next.seat) }) : undefined}>
      {pickers.map(({ isMeant, Fields }, i) => {
        const meant = verdicts.filter(({ action }) => isMeant(action));
        return (
          meant.length > 0 && (
            <Fields
              key={`${i} ${deal.calls.length}`}
              voice={voice}
              deal={deal}
              verdicts={meant}
              recorded={recorded}
              onCall={onCall}
              onAsk={(call) => onAsk(judge(deal, call))}
            />
          )
        );
      })}
      {inOrder(deal, verdicts)
        .filter((verdict) => !isPicked(verdict) && isWorthAsking(verdict))
        .map((verdict) => {
          const { action, legal } = verdict;
          const name = { action: quoted(voice, action), card: actionName(voice, action) };
          const isRecorded = action === recorded;
          const gloss = glossOf(voice, partsOf(voice, action));
          /** What is seen on a key, and what it is called. */
          const face = (called: string, sign?: string) => (
            <>
              <span aria-hidden="true">
                <ActionMark voice={voice} action={action} /> {sign && <span class="q">{sign}</span>}
                {gloss && <small class="gloss">{gloss}</small>}
              </span>
              <span class="vh">
                <Heard voice={voice} action={action} called={called} />
              </span>
            </>
          );
          return legal ? (
            <span
              key={action}
              class="choice yes"
              title={isRecorded ? t.choices.recorded : undefined}
              data-recorded={isRecorded ? '' : undefined}
            >
              <button type="button" onClick={() => onChoose(verdict)}>
                {face(isCard(action) ? fill(t.table.play, name) : callName(voice, action))}
                <Worth mark={marks?.get(action)} />
              </button>
              <button type="button" class="ask" onClick={() => onAsk(verdict)}>
                <span aria-hidden="true">?</span>
                <span class="vh">
                  <Heard voice={voice} action={action} called={fill(t.choices.whyMay, name)} />
                </span>
              </button>
            </span>
          ) : (
            <button key={action} type="button" class="choice no" onClick={() => onAsk(verdict)}>
              {face(fill(t.choices.refused, name), '?')}
            </button>
          );
        })}
    </fieldset>
  );
}
