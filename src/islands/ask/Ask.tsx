// May I play this? A question of one hand and one trick, typed or tapped, and what every rule set answers. The question
// stands in the address.
import { Component } from 'preact';
import type { Question } from '../../engine/ask.ts';
import type { Card } from '../../engine/cards.ts';
import { FULL_PACK, RANKS, SUITS } from '../../engine/cards.ts';
import { cardName, fill, listed, plain } from '../../words/names.ts';
import { CardMark, CardPicture } from '../Card.tsx';
import type { Naming, Offer } from '../compare/choice.ts';
import { compareWordsOf } from '../compare/words.ts';
import { stringsOf } from '../strings.ts';
import { Answers } from './Answers.tsx';
import type { Fault, Written } from './question.ts';
import { addressOf, FIELDS, formatHand, parseHand, parseQuestion } from './question.ts';

export interface AskProps {
  readonly lang: string;
  readonly offers: readonly Offer[];
  readonly optionNames: Readonly<Record<string, string>>;
  /** What is asked unless the address asks something else. */
  readonly example: Written;
}

interface AskState {
  readonly written: Written;
  /** The last question that could be answered. */
  readonly question: Question;
  readonly fault: Fault | null;
  readonly to: 'hand' | 'trick';
  /** The card that the tab key comes to. */
  readonly stop: Card;
}

/** The steps of the arrow keys among the cards to tap, which lie in rows by suit. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -RANKS.length,
  ArrowDown: RANKS.length,
};

export class Ask extends Component<AskProps, AskState> {
  override state: AskState = {
    ...this.read(this.props.example),
    to: 'hand',
    stop: FULL_PACK[0] as Card,
  };
  private board: HTMLElement | null = null;
  private readonly away = new AbortController();

  /** What is written, with its question where it is one; else the question before stays. */
  private read(written: Written): Pick<AskState, 'written' | 'question' | 'fault'> {
    const asked = parseQuestion(written);
    if ('question' in asked) return { written, question: asked.question, fault: null };
    const before = this.state?.question;
    if (!before) throw new RangeError('the example is no question');
    return { written, question: before, fault: asked.fault };
  }

  /** Notes what is being written; it is asked when it is done. */
  private readonly note = (change: Partial<Written>): void =>
    this.setState(({ written }) => ({ written: { ...written, ...change } }));

  /** Asks, and writes the question into the address. */
  private readonly ask = (change: Partial<Written>): void => {
    const written = { ...this.state.written, ...change };
    this.setState(this.read(written));
    history.replaceState(null, '', addressOf(written));
  };

  /** Asks what stands in the fields. */
  private readonly submit = (event: SubmitEvent): void => {
    event.preventDefault();
    this.ask({});
  };

  private cardsIn(field: 'hand' | 'trick'): readonly Card[] {
    const cards = parseHand(this.state.written[field]);
    return 'fault' in cards ? [] : cards;
  }

  private readonly tap = (card: Card): void => {
    const { to } = this.state;
    const [hand, trick] = [this.cardsIn('hand'), this.cardsIn('trick')];
    const isOut = hand.includes(card) || trick.includes(card);
    const without = (cards: readonly Card[]): readonly Card[] => cards.filter((other) => other !== card);
    const within = (field: 'hand' | 'trick', cards: readonly Card[]): string =>
      formatHand(!isOut && to === field ? [...cards, card] : without(cards));
    this.setState({ stop: card });
    this.ask({ hand: within('hand', hand), trick: within('trick', trick) });
  };

  private readonly onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const next = FULL_PACK[FULL_PACK.indexOf(this.state.stop) + (step ?? 0)];
    if (step === undefined || !next || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this.setState({ stop: next }, () => this.board?.querySelector<HTMLElement>('[tabindex="0"]')?.focus());
  };

  private readonly arrive = (): void => {
    const search = new URLSearchParams(window.location.search);
    if (!FIELDS.some((field) => search.has(field))) return;
    const field = (name: keyof Written): string => search.get(name) ?? '';
    this.setState(this.read({ hand: field('hand'), trick: field('trick'), trump: field('trump'), before: field('before') }));
  };

  override componentDidMount(): void {
    this.arrive();
    addEventListener('popstate', this.arrive, { signal: this.away.signal });
  }
  override componentWillUnmount(): void {
    this.away.abort();
  }

  private tellFault(fault: Fault): string {
    const { lang } = this.props;
    const { faults } = compareWordsOf(lang).ask;
    const cards = 'cards' in fault ? fault.cards.map((card) => cardName({ t: stringsOf(lang) }, card)) : [];
    return fill(faults[fault.code], {
      ...('text' in fault && { text: fault.text }),
      ...('n' in fault && { n: fault.n }),
      cards: plain(listed({ lang }, cards)),
    });
  }

  private form() {
    const { lang } = this.props;
    const { written, fault } = this.state;
    const { ask } = compareWordsOf(lang);
    const { suits } = stringsOf(lang);
    const text = (name: 'hand' | 'trick') => (
      <label>
        <span>{ask[name]}</span>
        <input
          type="text"
          name={name}
          value={written[name]}
          autoComplete="off"
          autoCapitalize="off"
          spellcheck={false}
          aria-describedby="ask-hint"
          onInput={(event) => this.note({ [name]: event.currentTarget.value })}
        />
      </label>
    );
    return (
      <form class="asking" method="get" aria-label={ask.form} onSubmit={this.submit}>
        {text('hand')}
        {text('trick')}
        <label>
          <span>{ask.trump}</span>
          <select name="trump" onChange={(event) => this.ask({ trump: event.currentTarget.value })}>
            <option value="" selected={written.trump === ''}>
              {ask.noTrump}
            </option>
            {SUITS.map((suit) => (
              <option key={suit} value={suit} selected={written.trump === suit}>
                {plain(suits[suit])}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{ask.before}</span>
          <input
            type="text"
            name="before"
            inputMode="numeric"
            value={written.before}
            onInput={(event) => this.note({ before: event.currentTarget.value })}
          />
        </label>
        <button type="submit" class="btn btn--ink">
          {ask.submit}
        </button>
        <p class="hint" id="ask-hint">
          {ask.hint}
        </p>
        {fault && (
          <p class="notice fault" role="alert">
            {this.tellFault(fault)} {ask.faults.standing}
          </p>
        )}
      </form>
    );
  }

  /** All cards, to be tapped into the hand or the trick and out again. */
  private cards() {
    const { lang } = this.props;
    const { to, stop } = this.state;
    const { ask } = compareWordsOf(lang);
    const [hand, trick] = [this.cardsIn('hand'), this.cardsIn('trick')];
    return (
      <div class="scripted tapping">
        <fieldset class="seg">
          <legend>{ask.to}</legend>
          {(['hand', 'trick'] as const).map((field) => (
            <label key={field}>
              <input type="radio" name="to" checked={to === field} onChange={() => this.setState({ to: field })} />
              {field === 'hand' ? ask.toHand : ask.toTrick}
            </label>
          ))}
        </fieldset>
        <fieldset
          class="board"
          aria-label={ask.tap}
          ref={(board) => {
            this.board = board;
          }}
          onKeyDown={this.onKeyDown}
        >
          {FULL_PACK.map((card) => {
            const name = { card: plain(cardName({ t: stringsOf(lang) }, card)) };
            const place = hand.includes(card) ? 'hand' : trick.includes(card) ? 'trick' : undefined;
            return (
              <button
                key={card}
                type="button"
                data-in={place}
                aria-pressed={place !== undefined}
                aria-label={place ? fill(place === 'hand' ? ask.inHand : ask.inTrick, name) : name.card}
                tabIndex={card === stop ? 0 : -1}
                onFocus={() => this.setState({ stop: card })}
                onClick={() => this.tap(card)}
              >
                <CardMark card={card} lang={lang} />
              </button>
            );
          })}
        </fieldset>
      </div>
    );
  }

  override render() {
    const { lang, offers, optionNames } = this.props;
    const { question } = this.state;
    const words = compareWordsOf(lang);
    const naming: Naming = { lang, offers, optionNames, words };
    const lie = (name: 'hand' | 'trick') =>
      question[name].length > 0 && (
        <div class={name === 'hand' ? 'held' : 'laid'}>
          <p>{words.ask[name]}</p>
          <ul>
            {question[name].map((card) => (
              <li key={card}>
                <CardPicture card={card} lang={lang} />
              </li>
            ))}
          </ul>
        </div>
      );
    return (
      <div class="ask">
        {this.form()}
        {this.cards()}
        <div class="asked felt">
          {lie('trick')}
          {lie('hand')}
        </div>
        <Answers naming={naming} question={question} />
      </div>
    );
  }
}
