// Where a teacher puts a lesson together: a position from an example or from a link, a question, a word before it; and the
// questions so far, to be put into another order, sent as a link or kept in a file. The address always holds the lesson.
import { Component } from 'preact';
import { verdicts } from '../../engine/play.ts';
import { fill } from '../../words/names.ts';
import { ByHand, copy } from '../copying.tsx';
import { frameCode, LESSON_FRAME, lessonFramePath } from '../embed/frame.ts';
import { fetched } from '../fetching.ts';
import { furnitureOf } from '../kinds.ts';
import type { Line } from '../line.ts';
import { dealAt } from '../line.ts';
import { addressOf } from '../links.ts';
import { tellTurn } from '../narration.ts';
import { writtenIn } from '../setup/typed.ts';
import { stringsOf } from '../strings.ts';
import { Table } from '../Table.tsx';
import { KeyTo, tellQuestion, voiceOf } from './Answering.tsx';
import { Key } from './Key.tsx';
import type { Kind, Lesson, LessonFault, ParsedLesson, Question } from './lesson.ts';
import {
  askedIn,
  askedOf,
  formatFile,
  formatLesson,
  KINDS,
  lineIn,
  MOST_QUESTIONS,
  parseFile,
  parseLesson,
  variantOf,
  variantsIn,
} from './lesson.ts';
import { loadRules } from './rules.ts';
import { copyTextOf, teachWordsOf } from './words.ts';

/** An example deal that is offered. */
export interface Offer {
  readonly title: string;
  readonly deal: string;
  readonly step: number;
}

interface BuilderProps {
  readonly lang: string;
  /** The names of the rule sets. */
  readonly names: Readonly<Record<string, string>>;
  /** Where the example deals lie. */
  readonly deals: string;
}

interface BuilderState {
  readonly offers: readonly Offer[];
  readonly lesson: Lesson;
  /** Its questions with their answers, for the key. */
  readonly all: ReturnType<typeof askedOf>;
  /** The question being put. */
  readonly draft: Question;
  readonly line: Line | null;
  readonly link: string;
  readonly fault: string;
  readonly said: string;
  readonly byHand: string | null;
}

const EMPTY: Lesson = { title: '', questions: [] };
const BLANK: Question = { kind: 'cards', deal: '', step: 0, text: '' };

export class Builder extends Component<BuilderProps, BuilderState> {
  override state: BuilderState = {
    offers: [],
    lesson: EMPTY,
    all: [],
    draft: BLANK,
    line: null,
    link: '',
    fault: '',
    said: '',
    byHand: null,
  };

  /** The deal last chosen, which may still be on its way. */
  private wanted = '';
  private readonly writeAgain = writtenIn('.builder');
  private readonly away = new AbortController();

  override componentDidMount(): void {
    void this.fetchOffers();
    const code = new URLSearchParams(location.search).get('lesson');
    if (code !== null) void this.open(parseLesson(code), {});
    this.writeAgain();
  }

  override componentWillUnmount(): void {
    this.away.abort();
  }

  private readonly fetchOffers = async (): Promise<void> => {
    const offers = await fetched(async (): Promise<readonly Offer[]> => (await fetch(this.props.deals)).json());
    if (!offers) {
      addEventListener('online', this.fetchOffers, { once: true, signal: this.away.signal });
      return;
    }
    this.setState({ offers });
    const [first] = offers;
    if (first && this.wanted === '') await this.choose(first.deal, first.step);
  };

  /** Opens a lesson with its key; where it comes from has its own words for some faults. */
  private async open(parsed: ParsedLesson, own: Partial<Record<LessonFault, string>>): Promise<void> {
    const faults = { ...teachWordsOf(this.props.lang).lesson, ...own };
    if (!parsed.ok) return this.setState({ fault: faults[parsed.fault] });
    if (!(await fetched(() => loadRules(variantsIn(parsed.lesson))))) return;
    const all = askedOf(parsed.lesson);
    if (typeof all === 'number') this.setState({ fault: fill(faults.unaskable, { n: all }) });
    else this.keep(parsed.lesson);
  }

  /** Takes the lesson as it now is, and writes it into the address. */
  private readonly keep = (lesson: Lesson): void => {
    const { all, lesson: before } = this.state;
    this.setState({
      lesson,
      all: lesson.questions === before.questions ? all : askedOf(lesson),
      fault: '',
      said: '',
      byHand: null,
    });
    const isEmpty = lesson.questions.length === 0 && lesson.title === '';
    history.replaceState(history.state, '', isEmpty ? location.pathname : `?lesson=${encodeURIComponent(formatLesson(lesson))}`);
  };

  /** Puts the deal of a code on the table, at a step. */
  private async choose(deal: string, step: number): Promise<void> {
    this.wanted = deal;
    const isReady = await fetched(() => loadRules([variantOf(deal)]));
    if (!isReady || this.wanted !== deal) return;
    const line = lineIn(deal);
    if (!line) return this.setState({ fault: teachWordsOf(this.props.lang).build.badLink });
    const draft = { ...this.state.draft, deal, step: Math.min(step, line.actions.length) };
    const kind = [draft.kind, ...KINDS].find((one) => askedIn(line, { ...draft, kind: one }));
    this.setState({ line, draft: { ...draft, kind: kind ?? draft.kind } });
  }

  private readonly chooseLink = (): void => {
    const { link } = this.state;
    const [, search = ''] = link.split('?');
    const asked = new URLSearchParams(search.split('#')[0]);
    this.setState({ fault: '' });
    void this.choose(asked.get('deal') ?? link.trim(), Number.parseInt(asked.get('step') ?? '0', 10) || 0);
  };

  private readonly add = (): void => {
    const { lesson, draft } = this.state;
    this.keep({ ...lesson, questions: [...lesson.questions, draft] });
    this.setState({ draft: { ...draft, text: '' } });
  };

  /** Puts a question into another place; out of the lesson where there is no such place. */
  private move(from: number, to: number): void {
    const { lesson } = this.state;
    const { questions } = lesson;
    const moved = questions[from];
    const others = questions.toSpliced(from, 1);
    this.keep({ ...lesson, questions: to < 0 || !moved ? others : others.toSpliced(to, 0, moved) });
  }

  /** The address of the lesson, at a place below that of the site. */
  private address(place: string): string {
    return `${location.origin}${addressOf(place)}?lesson=${encodeURIComponent(formatLesson(this.state.lesson))}`;
  }

  /** The code that shows the lesson in another page. */
  private readonly frame = (): void => {
    const { lang } = this.props;
    const { framed, lesson } = teachWordsOf(lang);
    const code = frameCode(this.address(lessonFramePath(lang)), this.state.lesson.title || lesson.title, LESSON_FRAME);
    this.setState({ said: framed, byHand: code });
  };

  private readonly copy = async (): Promise<void> => {
    const { copied, failed } = teachWordsOf(this.props.lang);
    this.setState(await copy(this.address(`${this.props.lang}/lesson/`), copied, failed));
  };

  private readonly save = (): void => {
    const href = URL.createObjectURL(new Blob([formatFile(this.state.lesson)], { type: 'application/json' }));
    Object.assign(document.createElement('a'), { href, download: 'stichbuch-lesson.json' }).click();
    URL.revokeObjectURL(href);
  };

  private readonly load = async ({ currentTarget }: Event): Promise<void> => {
    const field = currentTarget as HTMLInputElement;
    const [file] = field.files ?? [];
    const { badFile, mangledFile } = teachWordsOf(this.props.lang).build;
    if (file) await this.open(parseFile(await file.text()), { none: badFile, mangled: mangledFile });
    field.value = '';
  };

  private position(line: Line) {
    const { lang } = this.props;
    const { draft, lesson } = this.state;
    const words = teachWordsOf(lang);
    const { build } = words;
    const { step } = draft;
    const voice = voiceOf(lang, { line });
    const deal = dealAt(line, step);
    const asked = askedIn(line, draft);
    const last = line.actions.length;
    const change = (part: Partial<Question>): void => this.setState({ draft: { ...draft, ...part } });
    const nothing = (): void => {};
    return (
      <>
        <label class="step">
          {fill(build.step, { n: step, last })}
          <input
            type="range"
            min="0"
            max={last}
            value={step}
            onInput={({ currentTarget }) => change({ step: Number(currentTarget.value) })}
          />
        </label>
        <div class="viewer" data-size="small" data-variant={variantOf(draft.deal)}>
          <div class="play-main">
            <div class="stage">
              <Table
                voice={voice}
                line={line}
                step={step}
                furniture={furnitureOf(deal)}
                isForward={false}
                verdicts={draft.kind === 'cards' ? verdicts(deal) : []}
                stop={null}
                onStop={nothing}
                onChoose={nothing}
                onAsk={nothing}
              />
            </div>
          </div>
        </div>
        <p class="turn">{tellTurn(voice, deal)}</p>
        <fieldset class="kinds">
          <legend>{build.kind}</legend>
          {KINDS.map((kind: Kind) => (
            <label key={kind}>
              <input
                type="radio"
                name="kind"
                checked={draft.kind === kind}
                disabled={askedIn(line, { ...draft, kind }) === null && draft.kind !== kind}
                onChange={() => change({ kind })}
              />
              {words.kinds[kind]}
            </label>
          ))}
        </fieldset>
        <div role="status">
          <p>{asked ? tellQuestion(voice, words, asked) : build.unaskable}</p>
          {asked && <KeyTo voice={voice} words={words} asked={asked} />}
        </div>
        <label>
          {build.text}
          <input
            type="text"
            class="long"
            value={draft.text}
            maxLength={300}
            onInput={({ currentTarget }) => change({ text: currentTarget.value })}
          />
        </label>
        <p>
          <button
            type="button"
            class="btn btn--ink"
            disabled={!asked || lesson.questions.length >= MOST_QUESTIONS}
            onClick={this.add}
          >
            {build.add}
          </button>
        </p>
      </>
    );
  }

  private list() {
    const { lang, names } = this.props;
    const { lesson, all } = this.state;
    const { build, kinds } = teachWordsOf(lang);
    const { questions } = lesson;
    const key = (sign: string, name: string, n: number, isOff: boolean, act: () => void) => (
      <button type="button" class="btn btn--q" aria-label={fill(name, { n })} disabled={isOff} onClick={act}>
        {sign}
      </button>
    );
    return (
      <>
        <h3>{build.list}</h3>
        {questions.length === 0 && <p>{build.empty}</p>}
        <ol class="so-far">
          {questions.map(({ deal, step, kind, text }, i) => {
            const game = names[variantOf(deal)] ?? variantOf(deal);
            return (
              <li key={`${deal} ${step} ${kind} ${text}`}>
                <span>
                  {text} {fill(build.item, { game, step, kind: kinds[kind] })}
                </span>
                {key('↑', build.up, i + 1, i === 0, () => this.move(i, i - 1))}
                {key('↓', build.down, i + 1, i === questions.length - 1, () => this.move(i, i + 1))}
                {key('×', build.remove, i + 1, false, () => this.move(i, -1))}
              </li>
            );
          })}
        </ol>
        {typeof all !== 'number' && all.length > 0 && <Key lang={lang} all={all} />}
      </>
    );
  }

  override render() {
    const { lang, names } = this.props;
    const { offers, lesson, draft, line, link, fault, said, byHand } = this.state;
    const { build } = teachWordsOf(lang);
    const isEmpty = lesson.questions.length === 0;
    const games = Map.groupBy(offers, ({ deal }) => variantOf(deal));
    return (
      <div class="builder scripted">
        <label>
          {build.name}
          <input
            type="text"
            class="long"
            value={lesson.title}
            maxLength={120}
            onInput={({ currentTarget }) => this.keep({ ...this.state.lesson, title: currentTarget.value })}
          />
        </label>
        <div class="from">
          <label>
            {build.from}
            <select
              value={draft.deal}
              onChange={({ currentTarget }) => {
                const offer = offers.find(({ deal }) => deal === currentTarget.value);
                if (offer) void this.choose(offer.deal, offer.step);
              }}
            >
              <option value="">{build.choose}</option>
              {[...games].map(([game, own]) => (
                <optgroup key={game} label={names[game] ?? game}>
                  {own.map(({ title, deal }) => (
                    <option key={deal} value={deal}>
                      {title}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          </label>
          <label>
            {build.link}
            <input
              type="text"
              class="long"
              value={link}
              onInput={({ currentTarget }) => this.setState({ link: currentTarget.value })}
            />
          </label>
          <button type="button" class="btn" disabled={link.trim() === ''} onClick={this.chooseLink}>
            {build.take}
          </button>
        </div>
        {fault && (
          <p class="notice fault" role="alert">
            {fault}
          </p>
        )}
        <div class="put">{line && this.position(line)}</div>
        {this.list()}
        <p class="acts">
          {isEmpty || (
            <>
              <a class="btn btn--ink" href={this.address(`${lang}/lesson/`)}>
                {build.open}
              </a>
              <button type="button" class="btn" onClick={this.copy}>
                {build.copy}
              </button>
              <button type="button" class="btn btn--q" onClick={this.frame}>
                {stringsOf(lang).deals.embed}
              </button>
              <button type="button" class="btn btn--q" onClick={this.save}>
                {build.save}
              </button>
            </>
          )}
          <label class="btn btn--q file">
            {build.load}
            <input type="file" accept=".json,application/json" class="vh" onChange={this.load} />
          </label>
        </p>
        <p class="told" role="status">
          {said}
        </p>
        {byHand !== null && <ByHand name={copyTextOf(lang)} text={byHand} />}
      </div>
    );
  }
}
