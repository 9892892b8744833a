// The questions of a lesson, one below the other: each with its position, the fields for an answer, and, once it is answered
// or given up, what is right. On paper there is room to write instead.
import { Component } from 'preact';
import { fill } from '../../words/names.ts';
import { Fields, KeyTo, Said, tellQuestion, voiceOf } from './Answering.tsx';
import type { Answer, Asked, Given } from './lesson.ts';
import { GIVEN_UP, isAnswer, outcomeOf, variantOf } from './lesson.ts';
import { Position } from './Position.tsx';
import { teachWordsOf } from './words.ts';

interface QuestionsProps {
  readonly lang: string;
  readonly all: readonly Asked[];
  /** What has been given so far; in it nothing is taken back. */
  readonly given: readonly Given[];
  /** The one that is shown where they are shown one at a time, counted from 0. */
  readonly current?: number;
  /** Whether more is said of an answer than that it is right or wrong. */
  readonly isHelped: boolean;
  readonly onGive: (n: number, given: Answer | typeof GIVEN_UP) => void;
}

interface QuestionsState {
  /** What stands in the fields, by question. */
  readonly drafts: readonly Answer[];
}

export class Questions extends Component<QuestionsProps, QuestionsState> {
  override state: QuestionsState = { drafts: this.props.all.map(() => []) };
  private list: HTMLElement | null = null;
  /** The question that has just been answered here. */
  private answered: number | null = null;

  override componentDidUpdate({ given: before }: QuestionsProps): void {
    const { given } = this.props;
    if (this.answered === null || given[this.answered] === before[this.answered]) return;
    this.list?.children[this.answered]?.querySelector<HTMLElement>('.said')?.focus();
    this.answered = null;
  }

  /** Puts the focus on a question, so that its fields are next. */
  focus(n: number): void {
    (this.list?.children[n] as HTMLElement | undefined)?.focus();
  }

  private give(n: number, given: Answer | typeof GIVEN_UP): void {
    this.answered = n;
    this.props.onGive(n, given);
  }

  private question(asked: Asked, i: number) {
    const { lang, given: all, current, isHelped } = this.props;
    const { drafts } = this.state;
    const words = teachWordsOf(lang);
    const voice = voiceOf(lang, asked);
    const given = all[i] ?? null;
    const answer = given === null || given === GIVEN_UP ? (drafts[i] ?? []) : given;
    const { question } = asked;
    const number = <span class="vh">{fill(words.number, { n: i + 1 })}</span>;
    return (
      <li
        key={i}
        data-variant={variantOf(question.deal)}
        data-outcome={outcomeOf(asked, given) ?? undefined}
        data-current={i === current ? '' : undefined}
        tabIndex={current === undefined ? undefined : -1}
      >
        {question.text && <p class="word">{question.text}</p>}
        <Position voice={voice} words={words} asked={asked} n={i + 1} />
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (given === null && isAnswer(asked, answer)) this.give(i, answer);
          }}
        >
          <fieldset class="fields">
            <legend>{tellQuestion(voice, words, asked)}</legend>
            <Fields
              voice={voice}
              asked={asked}
              n={i + 1}
              answer={answer}
              isFixed={given !== null}
              onAnswer={(next) => this.setState({ drafts: drafts.with(i, next) })}
            />
          </fieldset>
          <p class="rule-line" aria-hidden="true">
            {words.sheet.why}
          </p>
          {given === null && (
            <p class="acts scripted">
              <button type="submit" class="btn" disabled={!isAnswer(asked, answer)}>
                {words.check} {number}
              </button>
              {isHelped && (
                <button type="button" class="btn btn--q" onClick={() => this.give(i, GIVEN_UP)}>
                  {words.giveUp} {number}
                </button>
              )}
            </p>
          )}
        </form>
        <div class="said" role="status" tabIndex={-1}>
          {given === GIVEN_UP && <KeyTo voice={voice} words={words} asked={asked} />}
          {given !== null && given !== GIVEN_UP && (
            <Said voice={voice} words={words} asked={asked} answer={given} isHelped={isHelped} />
          )}
        </div>
      </li>
    );
  }

  override render() {
    return (
      <ol
        class="questions"
        ref={(list) => {
          this.list = list;
        }}
      >
        {this.props.all.map((asked, i) => this.question(asked, i))}
      </ol>
    );
  }
}
