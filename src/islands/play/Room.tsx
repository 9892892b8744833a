// A place to play at: people sit at some of the seats and computers at the others, for one deal or a whole match. What may be
// done, what follows from it and who has won is the engine's matter; here are only hands, a clock and a memory.
import { Component } from 'preact';
import type { Card } from '../../engine/cards.ts';
import type { Action, Deal, Seat } from '../../engine/deal.ts';
import { gameOf, optionsFor } from '../../engine/game.ts';
import { formatLink } from '../../engine/link.ts';
import type { Verdict } from '../../engine/play.ts';
import { verdicts as verdictsOn } from '../../engine/play.ts';
import { recordOf } from '../../engine/record.ts';
import { decide } from '../../players/player.ts';
import { viewOf } from '../../players/view.ts';
import { kindOf } from '../../words/kinds.ts';
import { fill, listed, seatName } from '../../words/names.ts';
import { sideOf } from '../../words/seats.ts';
import { isAsking } from '../address.ts';
import { fetchAhead, PEACE } from '../ahead.ts';
import { Sign } from '../Card.tsx';
import { Choices, Cites, isOfHand, quoted } from '../Choices.tsx';
import { fetched } from '../fetching.ts';
import { furnitureOf, kindPlayed } from '../kinds.ts';
import { citesOf, dealAt } from '../line.ts';
import { Moves } from '../Moves.tsx';
import { announce, tellStep, tellTurn } from '../narration.ts';
import { sheetOf } from '../Sheets.tsx';
import type { Desk, Study } from '../sent-for.ts';
import { sendForDesk, sendForStudy } from '../sent-for.ts';
import type { OfferedOption } from '../setup/Agreed.tsx';
import { shownFrom } from '../shown.ts';
import { wordsOf } from '../strings.ts';
import { Table } from '../Table.tsx';
import type { Errand } from '../Viewer.tsx';
import { warmUp } from '../worth/warm.ts';
import { MatchScore } from './MatchScore.tsx';
import { Mind } from './mind.ts';
import type { Settled } from './NewGame.tsx';
import { Seats } from './Seats.tsx';
import type { Session, SessionFault } from './session.ts';
import {
  after,
  dealNow,
  dealtNext,
  isForPeople,
  keptOf,
  lastDecision,
  opened,
  openingIn,
  parseSession,
  recordNow,
  standingNow,
  takenBack,
  takenUpFrom,
} from './session.ts';
import { isAbout, read, readPace, write, writePace } from './storage.ts';
import type { PlayVoice } from './words.ts';
import { loadWords, tellFault } from './words.ts';

const sendForNewGame = async () => (await import('./NewGame.tsx')).openNewGame();
type NewGame = Awaited<ReturnType<typeof sendForNewGame>>;

/** How long a computer waits before it acts, in milliseconds. */
const PACES = { slow: 1800, normal: 900, fast: 250, once: 0 } as const;
type Pace = keyof typeof PACES;
const isPace = (name: string | null): name is Pace => name !== null && Object.hasOwn(PACES, name);
/** What is to be seen of the felt under the hand and the plate of whoever is to act, in pixels: the tick under a card. */
const CLEARANCE = 12;
/** How long computers act at a stretch before the page is drawn again, in milliseconds. */
const STRETCH = 30;

export interface RoomProps {
  readonly variant: string;
  /** How many play until something else is settled. */
  readonly players: number;
  readonly lang: string;
  /** The names of all rule sets. */
  readonly names: Readonly<Record<string, string>>;
  /** What may be agreed before a game. */
  readonly offered: readonly OfferedOption[];
  /** The game that has been going on here, if the place has been left in between. */
  readonly going: Session | null;
  readonly words: PlayVoice['words'];
  readonly onGoing: (session: Session) => void;
  /** Opens a link to a deal in this place. */
  readonly onStep: (address: string) => void;
}

/** A sentence above the table. */
interface Notice {
  readonly text: string;
  readonly isFault: boolean;
}

interface RoomState {
  readonly session: Session;
  readonly pace: Pace;
  /** Whether everybody’s cards lie open. */
  readonly isOpen: boolean;
  /** Whether the computers have been told to wait. */
  readonly isHeld: boolean;
  /** Whose cards are shown, where several people share the screen. */
  readonly looker: Seat | null;
  /** The step that is looked back at; null while the game itself is seen. */
  readonly past: number | null;
  readonly isForward: boolean;
  readonly stop: Card | null;
  readonly asked: Verdict | null;
  readonly panel: 'new' | 'seats' | 'look' | null;
  readonly notice: Notice | null;
  readonly said: string;
  readonly desk: Desk | null;
  /** What a computer would do, and the position of which it was asked. */
  readonly hint: { readonly deal: Deal; readonly action: Action; readonly text: string } | null;
  readonly study: Study | null;
  /** The form of a new game, once it has been sent for. */
  readonly NewGame: NewGame | null;
  /** What has been asked for at the desk. */
  readonly errand: Errand | null;
}

/** What stands on the table while nothing has been asked or looked back at. */
const PLAIN = { past: null, asked: null, panel: null, stop: null, errand: null } as const;
/** How somebody finds the place who comes in. */
const FRESH = {
  isOpen: false,
  isHeld: false,
  looker: null,
  isForward: false,
  said: '',
  desk: null,
  hint: null,
  study: null,
  NewGame: null,
} as const;

/** What stands on the card or at the call that a computer would choose. */
const ADVISED = { text: '★', isBest: true } as const;

const byChance = (): number => crypto.getRandomValues(new Uint32Array(1))[0] as number;

/** The game of a place where nobody has played yet: South against the computers, one deal. */
function firstGame(variant: string, players: number): Session {
  const game = gameOf(variant);
  if (!game) throw new RangeError(`the rule set ${variant} has not been loaded`);
  return opened({ variant, options: optionsFor(game, players), players, length: 1 }, [0], byChance());
}

export class Room extends Component<RoomProps, RoomState> {
  override state: RoomState = this.arrival();
  private box: HTMLElement | null = null;
  /** What is asked, and the keys to answer it: always in sight, at the foot of a window that ends before it. */
  private asked: HTMLElement | null = null;
  private asker: HTMLElement | null = null;
  /** The turn, or the end, that has been brought into sight. */
  private awaited: Deal | null = null;
  /** Whether the focus is to go on to what can be done next. */
  private isActing = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly mind = new Mind();
  /** Where the computer whose turn it is thinks about what to do. */
  private pondered: Session | null = null;
  private readonly away = new AbortController();

  private arrival(): RoomState {
    const { variant, players, going, words } = this.props;
    const kept = readPace();
    const pace = isPace(kept) ? kept : 'normal';
    const standing = (session: Session, notice: Notice | null = null): RoomState => ({
      ...PLAIN,
      ...FRESH,
      pace,
      session,
      notice,
    });
    if (going) return standing(going);
    const found = read(variant);
    const first = firstGame(variant, players);
    if ('trouble' in found) return standing(first, { text: words.kept[found.trouble], isFault: true });
    if (found.text === null) return standing(first);
    const parsed = parseSession(found.text, variant);
    if (parsed.ok) {
      const { session } = parsed;
      const how = standingNow(session).isOver ? 'over' : dealNow(session).result ? 'dealOver' : 'back';
      return standing(session, { text: words.kept[how], isFault: false });
    }
    return standing(first, { text: fill(words.unread, { why: this.tellFault(parsed.fault) }), isFault: true });
  }

  private tellFault(fault: SessionFault): string {
    const { words, names } = this.props;
    return tellFault(words, names, fault);
  }

  private voice({ session, isOpen, looker }: RoomState = this.state): PlayVoice {
    const { lang, words } = this.props;
    const { terms, people } = session;
    const deal = dealNow(session);
    const game = gameOf(terms.variant);
    if (!game) throw new RangeError(`the rule set ${terms.variant} has not been loaded`);
    const isAll = isOpen || people.length === 0 || deal.result !== null;
    const seen =
      people.length === 1 ? people : isForPeople(session) && deal.next?.seat !== looker ? [] : looker === null ? [] : [looker];
    return { lang, t: wordsOf(lang, kindOf(game)), players: terms.players, words, sees: isAll ? undefined : seen };
  }

  /** Whether the screen has to be passed on before anybody acts. */
  private isCurtained({ session, isOpen, looker }: RoomState): boolean {
    return session.people.length > 1 && !isOpen && isForPeople(session) && dealNow(session).next?.seat !== looker;
  }

  /** Puts a session on the table and keeps it. */
  private put(session: Session, more: Partial<RoomState> = {}): void {
    const trouble = write(session.terms.variant, JSON.stringify(keptOf(session)));
    const { words } = this.props;
    const lost = trouble && { notice: { text: words.kept[trouble], isFault: true } };
    this.props.onGoing(session);
    this.setState({ ...PLAIN, notice: null, isForward: false, ...more, ...lost, session });
  }

  /** Takes some actions one after the other, and says what they bring. */
  private go(actions: (session: Session) => string | null, stretch: number): void {
    const end = performance.now() + stretch;
    // What somebody has opened stays open, whoever acts meanwhile.
    const { pace, said: before, notice, panel, errand } = this.state;
    let { session } = this.state;
    const isDecided = isForPeople(session);
    // Steps too quick to be heard one by one are told together, from the last decision of one of the people on.
    const isTogether = !isDecided && session.people.length > 0 && PACES[pace] < PACES.normal;
    const said: string[] = isTogether ? [before] : [];
    let count = 0;
    do {
      const action = actions(session);
      if (action === null) break;
      const deal = dealNow(session);
      session = after(session, action);
      const voice = this.voice({ ...this.state, session });
      said.push(announce(voice, deal, dealNow(session)));
      count++;
    } while (performance.now() < end);
    this.put(session, { panel, errand, isForward: count === 1, said: said.join(' ').trim(), notice: isDecided ? null : notice });
  }

  private readonly choose = ({ action }: Verdict): void => {
    this.isActing = true;
    this.go(() => action, 0);
  };

  /** Lets the computers act for as long as it is their turn, or deals on when nobody sits at the table. */
  private readonly moveOn = (): void => {
    const { session } = this.state;
    if (dealNow(session).result) {
      this.dealNext();
      return;
    }
    if (this.pondered === session) return;
    const thought = this.mind.decided(viewOf(session.line.deals));
    if (!thought) {
      this.actAtOnce();
      return;
    }
    this.pondered = session;
    thought.then((action) => {
      this.pondered = null;
      if (this.away.signal.aborted || this.state.session !== session || !this.isMoving(this.state)) return;
      if (action === null) this.actAtOnce();
      else this.go(() => action, 0);
    });
  };

  /** Lets the computers act without much thought, for where nothing works beside the page. */
  private actAtOnce(): void {
    const decided = (now: Session): string | null =>
      dealNow(now).next && !isForPeople(now) ? decide(viewOf(now.line.deals)) : null;
    this.go(decided, this.state.pace === 'once' ? STRETCH : 0);
  }

  /** Whether something happens by itself now. */
  private isMoving({ session, isHeld, past }: RoomState): boolean {
    if (isHeld || past !== null) return false;
    if (dealNow(session).result) return session.people.length === 0 && !standingNow(session).isOver;
    return !isForPeople(session);
  }

  private readonly dealNext = (): void => {
    this.isActing = this.state.session.people.length > 0;
    const session = dealtNext(this.state.session);
    const voice = this.voice({ ...this.state, session });
    const { panel, errand } = this.state;
    this.put(session, { panel, errand, looker: null, said: announce(voice, undefined, dealNow(session)) });
  };

  /** Says what a computer would do in the place of whoever is to act: it is shown no more than they are. */
  private readonly hint = async (): Promise<void> => {
    const { session } = this.state;
    const deal = dealNow(session);
    const view = viewOf(session.line.deals);
    const action = (await this.mind.decided(view)) ?? decide(view);
    if (this.away.signal.aborted || this.state.session !== session) return;
    const voice = this.voice();
    const text = fill(voice.words.hint.told, { seat: seatName(voice, view.seat), action: quoted(voice, action) });
    this.setState({ hint: { deal, action, text }, said: text });
  };

  private readonly reviewMatch = async (): Promise<void> => {
    const study = await fetched(sendForStudy);
    if (study) this.setState({ study });
  };

  private readonly takeBack = (): void => {
    const session = takenBack(this.state.session);
    this.isActing = true;
    this.put(session, { said: `${tellTurn(this.voice({ ...this.state, session }), dealNow(session))}.` });
  };

  private readonly start = ({ players, options, length, people, dealer, pot, seed }: Settled): void => {
    const { variant } = this.props;
    const game = gameOf(variant);
    if (!game) return;
    const terms = { variant, options: optionsFor(game, players, options), players, length };
    const session = opened(terms, people, seed ?? byChance(), { dealer, pot });
    const voice = this.voice({ ...this.state, session });
    this.isActing = true;
    this.put(session, { isHeld: false, looker: null, said: announce(voice, undefined, dealNow(session)) });
  };

  private setPace(pace: Pace): void {
    writePace(pace);
    this.setState({ pace });
  }

  private readonly ask = async (asked: Verdict): Promise<void> => {
    this.asker = document.activeElement as HTMLElement;
    const desk = await fetched(sendForDesk);
    if (desk) this.setState({ desk, asked });
  };

  /** Gives out the code that shows the deal in another page, as far as it has been played. */
  private readonly embed = async (): Promise<void> => {
    const desk = await fetched(sendForDesk);
    if (!desk) return;
    this.setState({ desk, errand: desk.framed(this.props.lang, shownFrom(recordNow(this.state.session)), null) });
  };

  private readonly close = (): void => {
    this.setState({ asked: null, panel: null });
    this.asker?.focus();
  };

  /** Opens a panel, or closes it if it is open. */
  private toggle(panel: 'new' | 'seats' | 'look', { currentTarget }: Event): void {
    this.asker = currentTarget as HTMLElement;
    this.setState({ panel: this.state.panel === panel ? null : panel });
  }

  /** Asks how cards are to look. */
  private readonly look = async (event: Event): Promise<void> => {
    this.toggle('look', event);
    const desk = await fetched(sendForDesk);
    this.setState(desk ? { desk } : { panel: null });
  };

  private readonly settle = async (event: Event): Promise<void> => {
    this.toggle('new', event);
    const NewGame = await fetched(sendForNewGame);
    this.setState(NewGame ? { NewGame } : { panel: null });
  };

  /** Gives the game out as a file. */
  private readonly save = (): void => {
    const { session } = this.state;
    const file = new Blob([`${JSON.stringify(keptOf(session), null, 2)}\n`], { type: 'application/json' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = `${session.terms.variant}.stichbuch.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  };

  /** Takes a game from a file, unless something is wrong with it. */
  private readonly load = async (event: Event): Promise<void> => {
    const field = event.currentTarget as HTMLInputElement;
    const file = field.files?.[0];
    if (!file) return;
    const parsed = parseSession(await file.text(), this.props.variant);
    field.value = '';
    const { words } = this.props;
    if (parsed.ok) this.put(parsed.session, { looker: null, notice: { text: words.opened, isFault: false } });
    else this.setState({ notice: { text: fill(words.unopened, { why: this.tellFault(parsed.fault) }), isFault: true } });
  };

  override componentDidMount(): void {
    const { signal } = this.away;
    const { variant, words } = this.props;
    addEventListener(
      'storage',
      (event) => isAbout(variant, event) && this.setState({ notice: { text: words.kept.elsewhere, isFault: false } }),
      { signal },
    );
    if (isAsking()) void this.answer();
    const ahead = async (): Promise<void> => {
      this.mind.ready(variant);
      warmUp(dealNow(this.state.session));
      await sendForNewGame();
    };
    fetchAhead(ahead, PEACE, signal);
    this.componentDidUpdate();
  }

  /** Says what the address asks for that it cannot have here. */
  private async answer(): Promise<void> {
    const desk = await fetched(sendForDesk);
    const odd = desk?.oddIn(['step', 'seat', 'sit']) ?? [];
    if (odd.length === 0) return;
    const { notice } = this.state;
    const text = [...(notice ? [notice.text] : []), ...odd].join(this.voice().t.said.between);
    this.setState({ notice: { text, isFault: true } });
  }

  override componentDidUpdate(): void {
    this.clear();
    clearTimeout(this.timer);
    if (this.isMoving(this.state)) this.timer = setTimeout(this.moveOn, PACES[this.state.pace]);
    if (!this.isActing || !this.box || this.isMoving(this.state)) return;
    this.isActing = false;
    if (this.state.panel) return;
    const places = ['.curtain button', '.hand [tabindex="0"]', '.choices :is(input, button)', '.over button'];
    const [next] = places.flatMap((place) => this.box?.querySelector<HTMLElement>(place) ?? []);
    next?.focus();
  }

  /** Keeps whatever has the focus clear of what is asked, and the hand and the plate of somebody whose turn comes. */
  private clear(): void {
    const { asked, box } = this;
    if (!asked || !box) return;
    box.style.setProperty('--asked', `${asked.offsetHeight}px`);
    const { session, past } = this.state;
    const deal = dealNow(session);
    if (deal === this.awaited || past !== null || !(deal.result || isForPeople(session))) return;
    this.awaited = deal;
    const seat = deal.next?.seat ?? session.people[0] ?? 0;
    const theirs = [...box.querySelectorAll(`:is(.hand, .np)[data-side="${sideOf(seat, deal.players)}"]`)];
    const low = Math.max(...theirs.map((part) => part.getBoundingClientRect().bottom));
    const hidden = low + CLEARANCE - asked.getBoundingClientRect().top;
    if (hidden > 0) scrollBy(0, hidden);
  }

  override componentWillUnmount(): void {
    clearTimeout(this.timer);
    this.away.abort();
    this.mind.close();
  }

  private head(voice: PlayVoice) {
    const { session, panel, desk, errand, NewGame } = this.state;
    const { terms, before, seed, people } = session;
    const { head } = voice.words;
    const n = before.deal + 1;
    const game = gameOf(terms.variant);
    return (
      <fieldset class="deals" aria-label={head.label}>
        <div class="acts">
          <p class="standing">
            <span>
              {terms.length === null || terms.length === 1
                ? fill(head.deal, { n })
                : fill(head.dealOf, { n, last: terms.length })}
            </span>
            {seed !== null && <span class="seed">{fill(head.seed, { seed })}</span>}
          </p>
          <div class="copies">
            <button type="button" class="btn btn--q" onClick={this.save}>
              <Sign name="save" />
              <span>{head.save}</span>
            </button>
            <label class="btn btn--q file">
              <Sign name="open" />
              <span>{head.open}</span>
              <input type="file" accept=".json,application/json" onChange={this.load} />
            </label>
            <button type="button" class="btn btn--q" onClick={this.embed}>
              <Sign name="embed" />
              <span>{voice.t.deals.embed}</span>
            </button>
          </div>
          <div class="seed-box">
            <button type="button" class="btn" aria-expanded={panel === 'new'} onClick={this.settle}>
              {head.new}
            </button>
            {panel === 'new' && NewGame && game && (
              <NewGame
                voice={voice}
                game={game}
                offered={this.props.offered}
                settled={{ ...terms, ...openingIn(session), people }}
                onStart={this.start}
                onClose={this.close}
              />
            )}
          </div>
        </div>
        {desk && <desk.Copied errand={errand} />}
      </fieldset>
    );
  }

  private bar(voice: PlayVoice) {
    const { session, pace, isOpen, isHeld, past, panel, desk } = this.state;
    const { bar } = voice.words;
    return (
      <fieldset class="steps table-bar" aria-label={bar.label}>
        {past === null ? (
          <button type="button" class="btn" aria-disabled={lastDecision(session) === null} onClick={this.takeBack}>
            {bar.back}
          </button>
        ) : (
          <button type="button" class="btn btn--ink" onClick={() => this.setState({ past: null })}>
            {bar.now}
          </button>
        )}
        {(session.people.length === 0 || isHeld) && (
          <button type="button" class="btn" onClick={() => this.setState({ isHeld: !isHeld })}>
            {isHeld ? bar.goOn : bar.pause}
          </button>
        )}
        <label class="pace">
          <span>{bar.speed}</span>
          <select value={pace} onChange={({ currentTarget }) => this.setPace(currentTarget.value as Pace)}>
            {(Object.keys(PACES) as Pace[]).map((name) => (
              <option key={name} value={name}>
                {bar.speeds[name]}
              </option>
            ))}
          </select>
        </label>
        <div class="sights">
          <label class="open-hands">
            <input type="checkbox" checked={isOpen} onChange={() => this.setState({ isOpen: !isOpen })} /> {bar.hands}
          </label>
          <div class="seed-box">
            <button type="button" class="btn btn--q" aria-expanded={panel === 'look'} onClick={this.look}>
              {voice.t.deals.cards}
            </button>
            {panel === 'look' && desk && <desk.Look voice={voice} seer={null} onSeer={null} onClose={this.close} />}
          </div>
          <div class="seed-box">
            <button
              type="button"
              class="btn btn--q"
              aria-expanded={panel === 'seats'}
              onClick={(event) => this.toggle('seats', event)}
            >
              {bar.seats}
            </button>
            {panel === 'seats' && (
              <div class="pop pop-form play-form">
                <Seats
                  voice={voice}
                  people={session.people}
                  onPeople={(people) => this.put({ ...session, people }, { panel: 'seats', looker: null })}
                />
                <p class="acts">
                  <button type="button" class="btn btn--q" onClick={this.close}>
                    {voice.words.form.close}
                  </button>
                </p>
              </div>
            )}
          </div>
        </div>
      </fieldset>
    );
  }

  /** What can be done when a deal is over. */
  private over(voice: PlayVoice, deal: Deal) {
    const { session } = this.state;
    const standing = standingNow(session);
    const { over } = voice.words;
    const { terms, people } = session;
    const address = `?deal=${formatLink(recordOf(deal, session.line.actions))}`;
    const way = (to: string, name: string) => (
      <a
        class="btn"
        href={to}
        onClick={(event) => {
          event.preventDefault();
          this.props.onStep(to);
        }}
      >
        {name}
      </a>
    );
    return (
      <div class="over">
        {standing.isOver && terms.length !== 1 && (
          <p class="won">
            {fill(over.won, {
              seats: listed(
                voice,
                standing.winners.map((seat) => seatName(voice, seat)),
              ),
            })}
          </p>
        )}
        <p class="acts">
          {standing.isOver ? (
            <button
              type="button"
              class="btn btn--ink"
              onClick={() => this.start({ ...terms, ...openingIn(session), people, seed: null })}
            >
              {over.again}
            </button>
          ) : (
            <button type="button" class="btn btn--ink" onClick={this.dealNext}>
              {over.next}
            </button>
          )}
          {way(`${address}&step=0`, over.step)}
          {way(`${address}&step=${session.line.actions.length}&review=on`, over.review)}
          {standing.isOver && terms.length !== 1 && (
            <button type="button" class="btn" onClick={this.reviewMatch}>
              {over.reviewMatch}
            </button>
          )}
        </p>
      </div>
    );
  }

  override render() {
    const { state } = this;
    const { session, past, isForward, stop, asked, notice, said, desk } = state;
    const { line } = session;
    const last = line.actions.length;
    const step = past ?? last;
    const deal = dealAt(line, step);
    const voice = this.voice();
    const at = { voice, line, step };
    const furniture = furnitureOf(deal);
    const { pickers } = furniture;
    const Sheet = sheetOf(deal);
    const isCurtained = this.isCurtained(state);
    const isToChoose = past === null && isForPeople(session) && !isCurtained;
    const verdicts = isToChoose ? verdictsOn(deal) : [];
    const cards = verdicts.filter(isOfHand);
    const calls = verdicts.filter((verdict) => !isOfHand(verdict));
    const advice = state.hint?.deal === deal ? state.hint : null;
    const marks = advice ? new Map([[advice.action, ADVISED]]) : undefined;
    const doing = { verdicts, marks, onChoose: this.choose, onAsk: this.ask };
    const next = deal.next ? seatName(voice, deal.next.seat) : '';
    const { curtain, bar } = voice.words;
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard here for everything that has been opened inside
      <div
        class="viewer room"
        ref={(box) => {
          this.box = box;
        }}
        data-variant={session.terms.variant}
        data-size="full"
        onKeyDown={({ key }) => {
          if (key === 'Escape' && (this.state.panel || this.state.asked)) this.close();
        }}
      >
        {this.head(voice)}
        <div class="play">
          <div class="play-main">
            <div class="stage">
              <Table
                {...at}
                {...doing}
                furniture={furniture}
                isForward={isForward && past === null}
                stop={stop}
                onStop={(card) => this.setState({ stop: card })}
              />
              {isCurtained && past === null && (
                <div class="pop curtain">
                  <p class="why-h">{fill(curtain.title, { seat: next })}</p>
                  <p>{curtain.text}</p>
                  <button
                    type="button"
                    class="btn btn--ink"
                    onClick={() => {
                      this.isActing = true;
                      this.setState({ looker: deal.next?.seat ?? null });
                    }}
                  >
                    {fill(curtain.show, { seat: next })}
                  </button>
                </div>
              )}
              {desk && asked && <desk.Reason key={asked.action} voice={voice} verdict={asked} onClose={this.close} />}
            </div>
            <div
              class="asked"
              ref={(asked) => {
                this.asked = asked;
              }}
            >
              <p class="prompt">
                {past !== null && <b>{fill(bar.past, { n: past, last })} </b>}
                <i>{tellTurn(voice, deal)}</i>
              </p>
              {isToChoose && (
                <p class="advice">
                  <button type="button" class="btn btn--q" onClick={this.hint}>
                    {voice.words.hint.key}
                  </button>{' '}
                  {advice?.text}
                </p>
              )}
              {calls.length > 0 && (
                <Choices {...doing} verdicts={calls} voice={voice} deal={deal} pickers={pickers} recorded={undefined} />
              )}
              {past === null && deal.result && this.over(voice, deal)}
            </div>
            <div class="brief">
              {notice && (
                <p class={notice.isFault ? 'notice fault' : 'notice'} role={notice.isFault ? 'alert' : 'status'}>
                  {notice.text}
                </p>
              )}
              <p class="told">
                {tellStep(voice, line.deals[step - 1], deal)} <Cites ids={citesOf(deal)} voice={voice} />
              </p>
              {cards.length > 0 && (
                <Choices {...doing} verdicts={cards} voice={voice} deal={deal} pickers={[]} recorded={undefined} />
              )}
            </div>
            {this.bar(voice)}
            <p class="vh" aria-live="polite" aria-atomic="true">
              {said}
            </p>
          </div>
          <div class="side">
            {session.terms.length !== 1 && <MatchScore voice={voice} deal={deal} standing={standingNow(session)} />}
            <Moves {...at} onStep={(to) => this.setState({ past: to === last ? null : to, asked: null })} />
            <Sheet {...at} />
            {state.study && standingNow(session).isOver && (
              <div class="panel aids">
                <state.study.MatchReview
                  key={session.seed}
                  voice={voice}
                  kind={kindPlayed(deal)}
                  records={keptOf(session).match.records}
                  onStep={this.props.onStep}
                />
              </div>
            )}
          </div>
        </div>
      </div>
    );
  }
}

/** The place to play at, with its words. */
export async function openRoom() {
  return { Room, takenUpFrom, words: await loadWords() };
}
