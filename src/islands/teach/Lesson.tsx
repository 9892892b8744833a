// A lesson to be taken: every question with its position and the fields for an answer. As it comes from the server it is a
// printed list with its key; in a browser each answer is checked, and what has been answered can be printed or sent as a
// link. On paper it is a worksheet, unless the result is what is printed.
import { Component } from 'preact';
import { counted, fill } from '../../words/names.ts';
import { fetched } from '../fetching.ts';
import { addressOf } from '../links.ts';
import { KeyTo, voiceOf } from './Answering.tsx';
import { Asking } from './Asking.tsx';
import type { Answer, Asked } from './lesson.ts';
import { formatAnswers, isRight, parseAnswers } from './lesson.ts';
import type { QrCode } from './qr.ts';
import { teachWordsOf } from './words.ts';

export interface LessonProps {
  readonly lang: string;
  readonly title: string;
  /** The code of the lesson. */
  readonly code: string;
  readonly all: readonly Asked[];
}

interface LessonState {
  /** What stands in the fields, by question. */
  readonly drafts: readonly Answer[];
  /** What has been answered; null where a question is still open. */
  readonly answers: readonly (Answer | null)[];
  readonly name: string;
  readonly said: string;
  readonly byHand: string | null;
  readonly isUnreadable: boolean;
  readonly printing: 'sheet' | 'result';
  readonly qr: QrCode | null;
}

export class Lesson extends Component<LessonProps, LessonState> {
  override state: LessonState = {
    ...this.open(),
    name: '',
    byHand: null,
    said: '',
    isUnreadable: false,
    printing: 'sheet',
    qr: null,
  };
  private box: HTMLElement | null = null;

  /** All questions open. */
  private open(): Pick<LessonState, 'drafts' | 'answers'> {
    const { all } = this.props;
    return { drafts: all.map(() => []), answers: all.map(() => null) };
  }

  override componentDidMount(): void {
    const search = new URLSearchParams(location.search);
    const written = search.get('answers');
    if (written === null) return;
    const answers = parseAnswers(written, this.props.all);
    if (answers) this.setState({ answers, drafts: answers.map((answer) => answer ?? []), name: search.get('name') ?? '' });
    else this.setState({ isUnreadable: true });
  }

  /** The address of this page with its lesson, and with what has been answered where that is wanted. */
  private address(isResult: boolean): string {
    const { answers, name } = this.state;
    const here = new URLSearchParams(location.search);
    const search = new URLSearchParams();
    const lesson = here.get('lesson');
    if (lesson !== null) search.set('lesson', lesson);
    if (isResult) search.set('answers', formatAnswers(answers));
    if (isResult && name !== '') search.set('name', name);
    const query = search.toString();
    return location.origin + location.pathname + (query === '' ? '' : `?${query}`);
  }

  private async copy(isResult: boolean): Promise<void> {
    const { copied, failed } = teachWordsOf(this.props.lang);
    const address = this.address(isResult);
    if (isResult) history.replaceState(history.state, '', address);
    try {
      await navigator.clipboard.writeText(address);
      this.setState({ said: copied, byHand: null });
    } catch {
      this.setState({ said: failed, byHand: address });
    }
  }

  private readonly printSheet = async (): Promise<void> => {
    const drawing = await fetched(() => import('./qr.ts'));
    if (!drawing) return;
    const qr = drawing.qrOf(this.address(false));
    const { sheet } = teachWordsOf(this.props.lang);
    this.setState({ qr, printing: 'sheet', said: qr ? '' : sheet.long }, () => print());
  };
  private readonly printResult = (): void => this.setState({ printing: 'result' }, () => print());

  private readonly check = (n: number): void => {
    const { drafts, answers } = this.state;
    this.setState({ answers: answers.with(n, drafts[n] ?? []) }, () =>
      this.box?.querySelectorAll<HTMLElement>('.said')[n]?.focus(),
    );
  };

  private question(asked: Asked, i: number) {
    const { drafts, answers } = this.state;
    return (
      <Asking
        key={i}
        lang={this.props.lang}
        asked={asked}
        n={i + 1}
        draft={drafts[i] ?? []}
        answer={answers[i] ?? null}
        onDraft={(draft) => this.setState({ drafts: drafts.with(i, draft) })}
        onCheck={() => this.check(i)}
      />
    );
  }

  private result() {
    const { lang, all } = this.props;
    const { answers, name } = this.state;
    const { result } = teachWordsOf(lang);
    const right = all.filter((asked, i) => answers[i] && isRight(asked, answers[i])).length;
    const open = answers.filter((answer) => answer === null).length;
    return (
      <section class="result scripted" aria-labelledby="result">
        <h2 id="result">{result.title}</h2>
        <p role="status">
          <b>{fill(result.score, { right, all: all.length })}</b> {open > 0 && counted({ lang }, result.open, open)}
        </p>
        <label>
          {result.name}
          <input
            type="text"
            value={name}
            autoComplete="name"
            onInput={({ currentTarget }) => this.setState({ name: currentTarget.value })}
          />
        </label>
        <p class="acts">
          <button type="button" class="btn btn--ink" onClick={() => this.copy(true)}>
            {result.link}
          </button>
          <button type="button" class="btn" onClick={this.printResult}>
            {result.print}
          </button>
          <button type="button" class="btn btn--q" onClick={() => this.setState(this.open())}>
            {result.again}
          </button>
        </p>
      </section>
    );
  }

  override render() {
    const { lang, title, code, all } = this.props;
    const { said, byHand, isUnreadable, printing, qr, name } = this.state;
    const words = teachWordsOf(lang);
    const { sheet, result } = words;
    return (
      <div
        class="lesson"
        data-printing={printing}
        ref={(box) => {
          this.box = box;
        }}
      >
        <header class="lesson-h">
          <h1>{title}</h1>
          <dl class="filled">
            <div>
              <dt>{result.name}</dt>
              <dd>{printing === 'result' && name}</dd>
            </div>
            <div>
              <dt>{result.date}</dt>
              <dd />
            </div>
          </dl>
          {qr && (
            <svg class="qr" role="img" aria-label={sheet.qr} viewBox={`0 0 ${qr.size} ${qr.size}`}>
              <path d={qr.path} />
            </svg>
          )}
        </header>
        <p class="lead scripted">{words.lesson.intro}</p>
        <p class="acts scripted">
          <button type="button" class="btn" onClick={this.printSheet}>
            {sheet.print}
          </button>
          <button type="button" class="btn btn--q" onClick={() => this.copy(false)}>
            {sheet.link}
          </button>
          <a class="btn btn--q" href={`${addressOf(`${lang}/teach/`)}?lesson=${encodeURIComponent(code)}#build`}>
            {sheet.edit}
          </a>
        </p>
        <p class="told" role="status">
          {said}
        </p>
        {byHand !== null && <textarea class="by-hand" readOnly rows={3} aria-label={words.failed} value={byHand} />}
        {isUnreadable && (
          <p class="notice fault" role="alert">
            {result.unreadable}
          </p>
        )}
        <ol class="questions">{all.map((asked, i) => this.question(asked, i))}</ol>
        {this.result()}
        <details class="key">
          <summary>{words.key}</summary>
          <ol>
            {all.map((asked, i) => (
              <li key={i}>
                <KeyTo voice={voiceOf(lang, asked)} words={words} asked={asked} />
              </li>
            ))}
          </ol>
        </details>
      </div>
    );
  }
}
