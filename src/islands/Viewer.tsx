// A deal at the table, step by step, from the step that the page or the link names; in print it stands at its last step.
// The rules are the engine's: here are only hands and a cursor.
import { Component } from 'preact';
import type { Card } from '../engine/cards.ts';
import type { Id, Seat } from '../engine/deal.ts';
import type { Verdict } from '../engine/play.ts';
import { verdicts as verdictsOn } from '../engine/play.ts';
import type { DealRecord } from '../engine/record.ts';
import type { Voice } from '../words/names.ts';
import { fill, isSeen } from '../words/names.ts';
import type { Around } from './Around.tsx';
import { isAsking } from './address.ts';
import { Choices, Cites } from './Choices.tsx';
import { fetched } from './fetching.ts';
import { furnitureOf, kindPlayed } from './kinds.ts';
import { citesOf, dealAt } from './line.ts';
import { isNamed } from './links.ts';
import { announce, tellStep, tellTurn } from './narration.ts';
import { groupStep, Steps } from './Steps.tsx';
import type { Desk, Study } from './sent-for.ts';
import { sendForDesk, sendForStudy } from './sent-for.ts';
import type { Shown } from './shown.ts';
import { atStep, chosen, lastStep, ownFrom, shownFrom } from './shown.ts';
import { wordsOf } from './strings.ts';
import { Table } from './Table.tsx';
import type { Aid } from './worth/study.tsx';
import type { Marks } from './worth/values.ts';

export interface ViewerProps {
  /** The id of the deal; the figure around the viewer has `deal-<id>` as its own. */
  readonly id: string;
  readonly record: DealRecord;
  /** Where the viewer opens. */
  readonly step: number;
  readonly lang: string;
  /** How much stands there: `small` is the table alone. */
  readonly size: 'small' | 'inline' | 'full';
  /** What stands around the table where it does not stand alone. */
  readonly around?: Around;
  /** Whether it is shown what may be done, and done; without it the deal is there to be looked at. */
  readonly hasHelp?: boolean;
  /** Hears of every view that is shown. */
  readonly onShown?: (shown: Shown) => void;
}

/** A sentence above the table, and what it cites. */
export interface Notice {
  readonly text: string;
  readonly cites: readonly Id[];
  /** Whether something went wrong. */
  readonly isFault: boolean;
}

/** What the reader has asked for at the desk. */
export type Errand =
  /** Which cards are seen and how they look. */
  | { readonly name: 'look' }
  | { readonly name: 'seed'; readonly isWrong: boolean }
  /** Something is copied; or it stands there to be copied by hand. */
  | { readonly name: 'copied'; readonly said: string; readonly byHand: string | null };

interface ViewerState {
  readonly shown: Shown;
  readonly isForward: boolean;
  readonly isPlaying: boolean;
  readonly isPrinted: boolean;
  /** How many players are dealt to next. */
  readonly players: number;
  /** The seat whose cards alone are seen; all are while it is null. */
  readonly seer: Seat | null;
  readonly stop: Card | null;
  readonly asked: Verdict | null;
  readonly notice: Notice | null;
  readonly said: string;
  readonly desk: Desk | null;
  readonly errand: Errand | null;
  readonly study: Study | null;
  /** What of the study is shown. */
  readonly aids: readonly Aid[];
  readonly marks: Marks | null;
}

/** What the study holds, each on or off. */
const AIDS: readonly Aid[] = ['hints', 'review'];

/** Nothing said, asked or under way: how another deal finds the viewer. */
const AFRESH = { isForward: false, isPlaying: false, asked: null, notice: null, errand: null } as const;

/** How long a step stands while the deal plays on by itself, in milliseconds. */
const PACE = 900;

/** The event by which a page says that the reader has switched a reading. */
const READING = 'stichbuch:reading';

/** Whether the address asks for an aid. */
const isAsked = (aid: Aid): boolean => new URLSearchParams(location.search).get(aid) === 'on';

/** Readers who want no motion get a single step where others get the deal playing on. */
const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export class Viewer extends Component<ViewerProps, ViewerState> {
  override state: ViewerState = {
    shown: atStep(shownFrom(this.props.record), this.props.step),
    isForward: false,
    isPlaying: false,
    isPrinted: false,
    players: this.props.record.players,
    seer: null,
    stop: null,
    asked: null,
    notice: null,
    said: '',
    desk: null,
    errand: null,
    study: null,
    aids: [],
    marks: null,
  };
  private box: HTMLElement | null = null;
  /** What is to have the focus when the reason is closed. */
  private asker: HTMLElement | null = null;
  /** Where the reader has just acted, so that the focus can go on to the next of the kind. */
  private actedIn: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly away = new AbortController();

  private voice({ line }: Shown = this.state.shown): Voice {
    const { lang } = this.props;
    const { seer } = this.state;
    const start = dealAt(line, 0);
    const { players } = start;
    return { lang, t: wordsOf(lang, kindPlayed(start)), players, sees: seer === null || seer >= players ? undefined : [seer] };
  }

  /** Shows another view and says what its step has brought. */
  private readonly show = (shown: Shown, more?: Partial<ViewerState>): void => {
    const { line, step } = shown;
    this.setState({
      shown,
      isForward: step === this.state.shown.step + 1,
      asked: null,
      errand: null,
      said: announce(this.voice(shown), line.deals[step - 1], dealAt(line, step)),
      ...more,
    });
  };

  /** Shows another step, or says that there is none. */
  readonly goTo = (step: number): void => {
    const { shown } = this.state;
    const voice = this.voice();
    if (step <= lastStep(shown)) this.show(atStep(shown, step));
    else this.setState({ said: fill(voice.t.steps.end, { turn: tellTurn(voice, dealAt(shown.line, shown.step)) }) });
  };

  private readonly choose = ({ action }: Verdict): void => {
    this.actedIn = document.activeElement?.closest('.hand, .choices')?.className ?? null;
    this.showLine(chosen(this.state.shown, action));
  };

  /** Shows another line; where that is not the recorded one, the desk says so. */
  private readonly showLine = (shown: Shown): void => {
    this.show(shown);
    if (ownFrom(shown) !== null) this.atDesk(() => {});
  };

  private readonly ask = (asked: Verdict): void => {
    this.asker = document.activeElement as HTMLElement;
    this.atDesk(() => this.setState({ asked }));
  };

  private readonly close = (): void => {
    this.setState({ asked: null, errand: null });
    this.asker?.focus();
  };

  /** Sends for the desk, and does something there. */
  private readonly atDesk = async (act: (desk: Desk) => void | Promise<void>): Promise<void> => {
    const desk = await fetched(sendForDesk);
    if (!desk) return;
    this.setState({ desk });
    await act(desk);
  };

  /** Shows what the cards are worth, or the review, or no longer; the study is sent for when it is first wanted. */
  private readonly turn = async (aid: Aid): Promise<void> => {
    const study = await fetched(sendForStudy);
    if (!study) return;
    const others = this.state.aids.filter((on) => on !== aid);
    this.setState(({ aids, marks }) => ({
      study,
      aids: others.length < aids.length ? others : [...aids, aid],
      marks: aid === 'hints' ? null : marks,
    }));
  };

  private readonly playOn = (): void => {
    const { isPlaying, shown } = this.state;
    if (!isPlaying) this.goTo(shown.step < lastStep(shown) ? shown.step + 1 : 0);
    this.setState({ isPlaying: !isPlaying && !wantsStillness() });
  };

  /** Any input stops a deal that plays by itself; the key that does so on purpose sees to it itself. */
  private readonly stop = ({ target }: Event): void => {
    if (this.state.isPlaying && !(target as Element).closest('.key--play')) this.setState({ isPlaying: false });
  };

  private readonly onKeyDown = (event: KeyboardEvent): void => {
    const target = event.target as HTMLInputElement;
    const isRuler = target.type === 'range';
    if (target.matches('input, select, textarea') && !isRuler) return;
    const { shown } = this.state;
    const { line, step } = shown;
    const back = (): void => this.goTo(groupStep(line, step, -1));
    const on = (): void => this.goTo(groupStep(line, step, 1));
    const keys: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => this.goTo(step - 1),
      ArrowRight: () => this.goTo(step + 1),
      ArrowUp: back,
      ArrowDown: on,
      PageUp: back,
      PageDown: on,
      Home: () => this.goTo(0),
      End: () => this.goTo(lastStep(shown)),
      ...(isRuler && { ' ': this.playOn }),
    };
    const act = keys[event.key];
    if (!act || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  };

  override componentDidMount(): void {
    const { id, size } = this.props;
    const { signal } = this.away;
    this.props.onShown?.(this.state.shown);
    this.arrive();
    for (const aid of AIDS) if (isAsked(aid) && (size !== 'inline' || isNamed(id))) this.turn(aid);
    addEventListener('hashchange', () => isNamed(id) && this.arrive(), { signal });
    document.addEventListener(
      READING,
      (event) => {
        const { option, value } = (event as CustomEvent<{ readonly option: string; readonly value: string }>).detail;
        this.atDesk((desk) => this.read(desk, option, value));
      },
      { signal },
    );
    const onPaper = (isPrinted: boolean): void => this.setState({ isPrinted });
    matchMedia('print').addEventListener('change', ({ matches }) => onPaper(matches), { signal });
    addEventListener('beforeprint', () => onPaper(true), { signal });
    addEventListener('afterprint', () => onPaper(false), { signal });
  }

  /** Shows the deal that the address asks for, if it asks for one, under the readings that are switched on the page. */
  private arrive(): void {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input[data-option]:checked')];
    const switched = fields.filter(({ defaultChecked }) => !defaultChecked);
    if (!isAsking() && switched.length === 0) return;
    this.atDesk((desk) => {
      const { id, size } = this.props;
      const written = desk.viewWritten(this.voice(), id, this.state.shown, size === 'small');
      if (written) this.setState({ ...AFRESH, ...written });
      for (const { dataset, value } of switched) this.read(desk, dataset.option ?? '', value);
    });
  }

  private read(desk: Desk, option: string, value: string): void {
    this.setState(({ shown }) => desk.underReading(this.voice(shown), shown, option, value));
  }

  override componentDidUpdate(_props: ViewerProps, before: ViewerState): void {
    const { shown, isPlaying } = this.state;
    const { step } = shown;
    if (shown !== before.shown) this.props.onShown?.(shown);
    clearTimeout(this.timer);
    if (isPlaying && step < lastStep(shown)) this.timer = setTimeout(() => this.goTo(step + 1), PACE);
    else if (isPlaying) this.setState({ isPlaying: false });
    // Among the moves the focus goes along with the deal.
    if (shown !== before.shown && document.activeElement?.matches('.moves .mv')) {
      this.box?.querySelector<HTMLElement>('.mv[tabindex="0"]:not(:focus)')?.focus();
    }
    // Whoever plays with the keyboard goes on to the next hand, or to the next call.
    if (shown === before.shown || !this.box || this.actedIn === null) return;
    const places = ['.hand [tabindex="0"]', '.choices :is(button, input, select)', '.key--play'];
    const box = this.box;
    const keys = places.map((place) => box.querySelector<HTMLElement>(place));
    (this.actedIn === 'hand' ? keys : keys.slice(1)).find((key) => key)?.focus();
    this.actedIn = null;
  }

  override componentWillUnmount(): void {
    clearTimeout(this.timer);
    this.away.abort();
  }

  /** The keys of the deal, where there is room for more than the table. */
  private deals(around: Around | undefined) {
    const { desk, shown, errand, players, seer, aids } = this.state;
    const { id, record, step, size } = this.props;
    return (
      around && (
        <around.Deals
          {...{ id, record, step, size, desk, shown, errand, players, seer, aids }}
          voice={this.voice()}
          onErrand={(asked) => this.setState({ errand: asked })}
          onPlayers={(n) => this.setState({ players: n })}
          onSeer={(seat) => this.setState({ seer: seat })}
          onShow={(next) => this.show(next, { notice: null })}
          onClose={this.close}
          atDesk={(key, act) => {
            this.asker = key;
            this.atDesk(act);
          }}
        />
      )
    );
  }

  override render() {
    const { id, record, size, around, hasHelp = true } = this.props;
    const { isForward, isPlaying, isPrinted, seer, stop, asked, notice, said, desk, study, aids } = this.state;
    // The whole deal is printed, unless only one seat's cards are seen: then what that seat has seen so far.
    const isWhole = isPrinted && seer === null;
    const shown = isWhole ? atStep(this.state.shown, Number.POSITIVE_INFINITY) : this.state.shown;
    const { line, step } = shown;
    const deal = dealAt(line, step);
    const voice = this.voice();
    const at = { voice, line, step };
    const furniture = furnitureOf(deal);
    const { pickers } = furniture;
    const marks = this.state.marks?.deal === deal ? this.state.marks.on : undefined;
    const doing = {
      verdicts: hasHelp && deal.next && isSeen(voice, deal.next.seat) ? verdictsOn(deal) : [],
      marks,
      onChoose: this.choose,
      onAsk: this.ask,
    };
    const studied = study && (
      <study.Aids
        voice={voice}
        shown={shown}
        on={aids}
        isBrief={size === 'small'}
        onShow={this.showLine}
        onMarks={(found) => this.setState({ marks: found })}
      />
    );
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the controls inside are heard here, it has none of its own
      <div
        class="viewer"
        ref={(box) => {
          this.box = box;
        }}
        data-deal={id}
        data-variant={record.variant}
        data-size={size}
        onKeyDown={this.onKeyDown}
        onKeyDownCapture={this.stop}
        onPointerDownCapture={this.stop}
      >
        {size === 'full' && this.deals(around)}
        {notice && (
          <p class={notice.isFault ? 'notice fault' : 'notice'} role={notice.isFault ? 'alert' : 'status'}>
            {notice.text} <Cites ids={notice.cites} voice={voice} />
          </p>
        )}
        <div class="play">
          <div class="play-main">
            <div class="stage">
              <Table
                {...at}
                {...doing}
                furniture={furniture}
                isForward={isForward}
                stop={stop}
                onStop={(card) => this.setState({ stop: card })}
              />
              {size === 'small' && studied}
              {desk && asked && <desk.Reason key={asked.action} voice={voice} verdict={asked} onClose={this.close} />}
            </div>
            <Steps {...at} isPlaying={isPlaying} onStep={this.goTo} onPlay={this.playOn} />
            <div class="brief">
              <p class="told">
                {tellStep(voice, line.deals[step - 1], deal)} <Cites ids={citesOf(deal)} voice={voice} />{' '}
                <i>{tellTurn(voice, deal)}</i>
              </p>
              <Choices
                {...doing}
                voice={voice}
                deal={deal}
                pickers={pickers}
                recorded={seer === null ? line.actions[step] : undefined}
              />
            </div>
            <p class="vh" aria-live="polite" aria-atomic="true">
              {said}
            </p>
          </div>
          {size !== 'small' && around && (
            <around.Side {...at} aids={aids} onAid={this.turn} onStep={this.goTo}>
              {studied}
            </around.Side>
          )}
        </div>
        {size === 'inline' && this.deals(around)}
      </div>
    );
  }
}
