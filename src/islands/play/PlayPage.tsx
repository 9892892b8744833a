// The table of a game: a place to play at, or, when the address names a deal, that deal step by step, with a way to sit down
// and play it on from any step. Before any script runs an example deal stands there.
import { Component } from 'preact';
import { formatLink } from '../../engine/link.ts';
import type { DealRecord } from '../../engine/record.ts';
import { recordOf } from '../../engine/record.ts';
import { around } from '../Around.tsx';
import { fetched } from '../fetching.ts';
import { dealAt } from '../line.ts';
import type { OfferedOption } from '../setup/Agreed.tsx';
import type { Shown } from '../shown.ts';
import { Viewer } from '../Viewer.tsx';
import type { Session } from './session.ts';

const sendForRoom = async () => (await import('./Room.tsx')).openRoom();
type Opened = Awaited<ReturnType<typeof sendForRoom>>;

interface PlayPageProps {
  readonly id: string;
  readonly record: DealRecord;
  readonly step: number;
  readonly lang: string;
  /** The names of all rule sets. */
  readonly names: Readonly<Record<string, string>>;
  /** What may be agreed before a game. */
  readonly offered: readonly OfferedOption[];
  /** The id of the link that leads from a deal to the place to play at. */
  readonly way: string;
}

interface PlayPageState {
  /** The place to play at; null while the deal of the page or of its address is stepped through. */
  readonly room: Opened | null;
}

/** Whether the address of the page names a deal, or a seat to play it on from. */
const isNamed = (what: 'deal' | 'sit'): boolean => new URLSearchParams(window.location.search).has(what);

export class PlayPage extends Component<PlayPageProps, PlayPageState> {
  override state: PlayPageState = { room: null };
  /** The game that goes on here: it stays while its deals are stepped through. */
  private going: Session | null = null;
  private readonly away = new AbortController();

  /** Shows what the address asks for. */
  private readonly arrive = async (): Promise<void> => {
    if (isNamed('deal') && !isNamed('sit')) return this.setState({ room: null });
    const room = await fetched(sendForRoom);
    if (!room) {
      addEventListener('online', this.arrive, { once: true, signal: this.away.signal });
      return;
    }
    const named = room.takenUpFrom(window.location.search);
    // What cannot be played on is stepped through, and there it is said what is wrong with it.
    if (isNamed('deal') && !named) return this.setState({ room: null });
    if (named) {
      this.going = named;
      // Once it goes on, it is no longer the deal of the address.
      history.replaceState(null, '', window.location.pathname);
    }
    this.setState({ room });
  };

  /** The way from a deal to the place to play at. */
  private get way(): HTMLAnchorElement | null {
    return document.getElementById(this.props.way) as HTMLAnchorElement | null;
  }

  /** Lets the way to the place to play at lead on from the step that is shown. */
  private readonly point = ({ line, step }: Shown): void => {
    const { way } = this;
    if (!way || !isNamed('deal')) return;
    const at = dealAt(line, step).next ? step : 0;
    const { next } = dealAt(line, at);
    const code = formatLink(recordOf(dealAt(line, 0), line.actions));
    way.search = `?deal=${code}&step=${at}&sit=${next?.seat ?? 0}`;
    way.hidden = false;
  };

  override componentDidMount(): void {
    addEventListener('popstate', this.arrive, { signal: this.away.signal });
    this.arrive();
  }

  override componentDidUpdate(): void {
    if (this.state.room && this.way) this.way.hidden = true;
  }

  override componentWillUnmount(): void {
    this.away.abort();
  }

  override render() {
    const { id, record, step, lang, names, offered } = this.props;
    const { room } = this.state;
    if (!room) return <Viewer id={id} record={record} step={step} lang={lang} size="full" around={around} onShown={this.point} />;
    return (
      <room.Room
        variant={record.variant}
        players={record.players}
        lang={lang}
        names={names}
        offered={offered}
        going={this.going}
        words={room.words}
        onGoing={(session) => {
          this.going = session;
        }}
        onStep={(address) => {
          history.pushState(null, '', address);
          this.arrive();
        }}
      />
    );
  }
}
