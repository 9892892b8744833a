// The table of a game: a place to play at, or, when the address names a deal, that deal step by step. Before any script runs
// an example deal stands there.
import { Component } from 'preact';
import type { DealRecord } from '../../engine/record.ts';
import { Viewer } from '../Viewer.tsx';
import type { Session } from './session.ts';

type Opened = Awaited<ReturnType<typeof import('./Room.tsx').openRoom>>;

interface PlayPageProps {
  readonly id: string;
  readonly record: DealRecord;
  readonly step: number;
  readonly lang: string;
}

interface PlayPageState {
  /** The place to play at; null while the deal of the page or of its address is stepped through. */
  readonly room: Opened | null;
}

/** Whether the address of the page names a deal. */
const isDealNamed = (): boolean => new URLSearchParams(window.location.search).has('deal');

export class PlayPage extends Component<PlayPageProps, PlayPageState> {
  override state: PlayPageState = { room: null };
  /** The game that goes on here: it stays while its deals are stepped through. */
  private going: Session | null = null;
  private readonly away = new AbortController();

  /** Shows what the address asks for. */
  private readonly arrive = async (): Promise<void> => {
    if (isDealNamed()) return this.setState({ room: null });
    const { openRoom } = await import('./Room.tsx');
    const room = await openRoom();
    if (!isDealNamed()) this.setState({ room });
  };

  override componentDidMount(): void {
    addEventListener('popstate', this.arrive, { signal: this.away.signal });
    this.arrive();
  }

  override componentWillUnmount(): void {
    this.away.abort();
  }

  override render() {
    const { record, lang } = this.props;
    const { room } = this.state;
    if (!room) return <Viewer {...this.props} size="full" />;
    return (
      <room.Room
        variant={record.variant}
        players={record.players}
        lang={lang}
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
