// A lesson in a frame of another page: one question at a time, and the result after the last. It tells the page around it
// which question is shown and how each comes out, and goes to the question that page asks for; to all else it is deaf. Who
// answers, it neither asks nor tells.
import { Component } from 'preact';
import { fill } from '../../words/names.ts';
import { Sign } from '../Card.tsx';
import { ByHand, copy } from '../copying.tsx';
import { Key } from '../teach/Key.tsx';
import type { LessonProps } from '../teach/Lesson.tsx';
import type { Answer, GIVEN_UP, Given } from '../teach/lesson.ts';
import { countOf, formatAnswers, outcomeOf, searchOf } from '../teach/lesson.ts';
import { Questions } from '../teach/Questions.tsx';
import { Score } from '../teach/Score.tsx';
import { copyTextOf, teachWordsOf } from '../teach/words.ts';
import { questionAsked } from './messages.ts';
import { askedFor, hearPage, isHelping, tellPage } from './parent.ts';

/** What stands above the lesson in its frame, by ids: its title, and the link to it outside of the frame. */
export const ABOVE = { title: 'title', link: 'lesson' } as const;

interface FramedState {
  readonly given: readonly Given[];
  /** How often the lesson has been begun. */
  readonly round: number;
  /** The question shown, counted from 0; after the last stands the result. */
  readonly current: number;
  readonly isHelped: boolean;
  readonly said: string;
  readonly byHand: string | null;
}

export class FramedLesson extends Component<LessonProps, FramedState> {
  override state: FramedState = { ...this.begun(0), isHelped: true, said: '', byHand: null };
  private questions: Questions | null = null;
  private room: HTMLElement | null = null;
  private readonly away = new AbortController();

  /** The lesson at its beginning. */
  private begun(round: number): Pick<FramedState, 'given' | 'round' | 'current'> {
    return { given: this.props.all.map(() => null), round, current: 0 };
  }

  override componentDidMount(): void {
    const { title, all } = this.props;
    hearPage(this.hear, this.away.signal);
    const heading = document.getElementById(ABOVE.title);
    if (heading) heading.textContent = title;
    const first = Number(askedFor().get('question'));
    const isThere = Number.isInteger(first) && first >= 1 && first <= all.length;
    this.setState({ isHelped: isHelping(), current: isThere ? first - 1 : 0 }, this.tellQuestion);
    this.lead();
  }

  override componentWillUnmount(): void {
    this.away.abort();
  }

  /** The address of the lesson outside of its frame, with what has been answered. */
  private address(): string | null {
    const { given } = this.state;
    const way = document.getElementById(ABOVE.link) as HTMLAnchorElement | null;
    const isBegun = given.some((one) => one !== null);
    return way && way.origin + way.pathname + searchOf(isBegun ? { answers: formatAnswers(given) } : {});
  }

  /** Lets the link above lead there. */
  private readonly lead = (): void => {
    const address = this.address();
    if (address) document.getElementById(ABOVE.link)?.setAttribute('href', address);
  };

  private readonly tellQuestion = (): void => {
    const { current } = this.state;
    const { length } = this.props.all;
    if (current < length) tellPage({ type: 'stichbuch:question', question: current + 1, of: length });
  };

  private readonly hear = (message: unknown): void => {
    const question = questionAsked(message, this.props.all.length);
    if (question !== null) this.show(question - 1);
  };

  /** Shows another question, or the result; `andThen` when it stands there. */
  private show(current: number, andThen?: () => void): void {
    if (current === this.state.current) return;
    this.setState({ current, said: '', byHand: null }, () => {
      if (this.room) this.room.scrollTop = 0;
      this.tellQuestion();
      andThen?.();
    });
  }

  /** Shows what a key of the lesson itself leads to, and puts the focus there, so that the fields are next. */
  private readonly turn = (current: number): void =>
    this.show(current, () => {
      if (current < this.props.all.length) this.questions?.focus(current);
      else this.room?.focus();
    });

  private readonly give = (n: number, one: Answer | typeof GIVEN_UP): void => {
    const { all } = this.props;
    const asked = all[n];
    const answer = asked && outcomeOf(asked, one);
    if (!answer) return;
    this.setState({ given: this.state.given.with(n, one) }, () => {
      const { given } = this.state;
      const right = countOf('right', all, given);
      this.lead();
      tellPage({ type: 'stichbuch:answer', question: n + 1, answer, right, of: all.length });
      if (!given.includes(null)) tellPage({ type: 'stichbuch:done', right, of: all.length });
    });
  };

  private readonly again = (): void => {
    this.setState({ ...this.begun(this.state.round + 1), said: '', byHand: null }, () => {
      this.lead();
      this.tellQuestion();
      this.questions?.focus(0);
    });
  };

  private readonly copy = async (): Promise<void> => {
    const { copied, failed } = teachWordsOf(this.props.lang);
    this.setState(await copy(this.address() ?? '', copied, failed));
  };

  private result() {
    const { lang, all } = this.props;
    const { given, said, byHand } = this.state;
    const words = teachWordsOf(lang);
    const { result } = words;
    return (
      <div class="result">
        <h2>{result.title}</h2>
        <p>
          <Score lang={lang} all={all} given={given} />
        </p>
        <ol class="outcomes">
          {all.map((asked, i) => {
            const outcome = outcomeOf(asked, given[i] ?? null) ?? 'open';
            const name = `${fill(words.number, { n: i + 1 })}: ${words.outcomes[outcome]}`;
            return (
              <li key={i} data-outcome={outcome}>
                <button type="button" class="btn btn--q" aria-label={name} onClick={() => this.turn(i)}>
                  {i + 1}
                </button>
              </li>
            );
          })}
        </ol>
        <p class="acts">
          <button type="button" class="btn btn--ink" onClick={this.copy}>
            {result.link}
          </button>
          <button type="button" class="btn" onClick={this.again}>
            {result.again}
          </button>
        </p>
        <p class="told" role="status">
          {said}
        </p>
        {byHand !== null && <ByHand name={copyTextOf(lang)} text={byHand} />}
      </div>
    );
  }

  override render() {
    const { lang, all, game } = this.props;
    const { given, round, current, isHelped } = this.state;
    const words = teachWordsOf(lang);
    const isResult = current === all.length;
    const place = isResult ? words.result.title : fill(words.place, { n: current + 1, all: all.length });
    return (
      <div class="lesson framed">
        <section
          class="asked"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than the frame is scrolled with the keyboard too
          tabIndex={0}
          aria-label={place}
          ref={(room) => {
            this.room = room;
          }}
        >
          <Questions
            key={round}
            ref={(questions) => {
              this.questions = questions;
            }}
            lang={lang}
            all={all}
            given={given}
            current={current}
            isHelped={isHelped}
            onGive={this.give}
          />
          {isResult && this.result()}
          {/* Without a script a lesson of the edition is a list with its key. */}
          {game !== undefined && <Key lang={lang} all={all} />}
        </section>
        {all.length > 1 && (
          <div class="turning scripted">
            <button
              type="button"
              class="btn btn--q"
              aria-label={words.before}
              disabled={current === 0}
              onClick={() => this.turn(current - 1)}
            >
              <Sign name="back" />
            </button>
            <span role="status">{place}</span>
            <button
              type="button"
              class="btn btn--q"
              aria-label={current === all.length - 1 ? words.result.title : words.next}
              disabled={isResult}
              onClick={() => this.turn(current + 1)}
            >
              <Sign name="next" />
            </button>
          </div>
        )}
      </div>
    );
  }
}
