// A lesson to be taken. As it comes from the server it is a printed list with its key; in a browser each answer is checked, and
// no other way leads to what is right than to answer or to give a question up. What has been answered can be printed or sent
// as a link. For those who teach there is a worksheet, whose key is a sheet of its own.
import { Component } from 'preact';
import { ByHand, copy } from '../copying.tsx';
import { frameCode, LESSON_FRAME, lessonFramePath } from '../embed/frame.ts';
import { fetched } from '../fetching.ts';
import { addressOf } from '../links.ts';
import { stringsOf } from '../strings.ts';
import { Key } from './Key.tsx';
import type { Asked, Given } from './lesson.ts';
import { formatAnswers, parseAnswers, searchOf } from './lesson.ts';
import { Questions } from './Questions.tsx';
import type { QrCode } from './qr.ts';
import { Score } from './Score.tsx';
import { copyTextOf, teachWordsOf } from './words.ts';

export interface LessonProps {
  readonly lang: string;
  readonly title: string;
  /** The code of the lesson. */
  readonly code: string;
  readonly all: readonly Asked[];
  /** The rule set that the lesson is the edition's own on; a lesson out of an address has none. */
  readonly game?: string;
}

interface LessonState {
  readonly given: readonly Given[];
  /** How often the lesson has been begun. */
  readonly round: number;
  readonly name: string;
  readonly said: string;
  readonly byHand: string | null;
  readonly isUnreadable: boolean;
  /** What has been asked for in print: a worksheet with its key, or the result. */
  readonly printing: 'sheet' | 'result' | null;
  readonly qr: QrCode | null;
}

export class Lesson extends Component<LessonProps, LessonState> {
  override state: LessonState = {
    given: this.props.all.map(() => null),
    round: 0,
    name: '',
    byHand: null,
    said: '',
    isUnreadable: false,
    printing: null,
    qr: null,
  };
  private readonly away = new AbortController();

  override componentDidMount(): void {
    addEventListener('afterprint', () => this.setState({ printing: null }), { signal: this.away.signal });
    const search = new URLSearchParams(location.search);
    const written = search.get('answers');
    if (written === null) return;
    const given = parseAnswers(written, this.props.all);
    if (given) this.setState({ given, name: search.get('name') ?? '' });
    else this.setState({ isUnreadable: true });
  }

  override componentWillUnmount(): void {
    this.away.abort();
  }

  /** The address of this page with its lesson, and with what has been answered where that is wanted. */
  private address(isResult: boolean): string {
    const { given, name } = this.state;
    const result = { answers: formatAnswers(given), ...(name === '' ? {} : { name }) };
    return location.origin + location.pathname + searchOf(isResult ? result : {});
  }

  private async copy(isResult: boolean): Promise<void> {
    const { copied, failed } = teachWordsOf(this.props.lang);
    const address = this.address(isResult);
    if (isResult) history.replaceState(history.state, '', address);
    this.setState(await copy(address, copied, failed));
  }

  /** The code that shows the lesson in another page. It stands there to be copied, since it is not for everybody. */
  private readonly frame = (): void => {
    const { lang, title, game } = this.props;
    const address = location.origin + addressOf(lessonFramePath(lang, game)) + searchOf({});
    this.setState({ said: teachWordsOf(lang).framed, byHand: frameCode(address, title, LESSON_FRAME) });
  };

  private readonly printSheet = async (): Promise<void> => {
    const drawing = await fetched(() => import('./qr.ts'));
    if (!drawing) return;
    const qr = drawing.qrOf(this.address(false));
    const { sheet } = teachWordsOf(this.props.lang);
    this.setState({ qr, printing: 'sheet', said: qr ? '' : sheet.long, byHand: null }, () => print());
  };
  private readonly printResult = (): void => this.setState({ printing: 'result' }, () => print());

  private readonly again = (): void => {
    history.replaceState(history.state, '', location.pathname + searchOf({}));
    this.setState({ given: this.props.all.map(() => null), round: this.state.round + 1 });
  };

  private result() {
    const { lang, all } = this.props;
    const { given, name } = this.state;
    const { result } = teachWordsOf(lang);
    return (
      <section class="result scripted" aria-labelledby="result">
        <h2 id="result">{result.title}</h2>
        <p role="status">
          <Score lang={lang} all={all} given={given} />
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
          <button type="button" class="btn btn--q" onClick={this.again}>
            {result.again}
          </button>
        </p>
      </section>
    );
  }

  override render() {
    const { lang, title, code, all } = this.props;
    const { given, round, said, byHand, isUnreadable, printing, qr, name } = this.state;
    const words = teachWordsOf(lang);
    const { sheet, result } = words;
    const printed = printing ?? (given.some((one) => one !== null) ? 'result' : 'questions');
    return (
      <div class="lesson" data-printing={printed}>
        <header class="lesson-h">
          <h1>{title}</h1>
          <dl class="filled">
            <div>
              <dt>{result.name}</dt>
              <dd>{printed === 'result' && name}</dd>
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
          <button type="button" class="btn btn--q" onClick={this.frame}>
            {stringsOf(lang).deals.embed}
          </button>
          <a class="btn btn--q" href={`${addressOf(`${lang}/teach/`)}?lesson=${encodeURIComponent(code)}#build`}>
            {sheet.edit}
          </a>
        </p>
        <p class="told" role="status">
          {said}
        </p>
        {byHand !== null && <ByHand name={copyTextOf(lang)} text={byHand} />}
        {isUnreadable && (
          <p class="notice fault" role="alert">
            {result.unreadable}
          </p>
        )}
        <Questions
          key={round}
          lang={lang}
          all={all}
          given={given}
          isHelped
          onGive={(n, one) => this.setState({ given: given.with(n, one) })}
        />
        {this.result()}
        <Key lang={lang} all={all} />
      </div>
    );
  }
}
