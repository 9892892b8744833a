// The search for deals that tell the two apart: it is begun, watched and stopped here, and every way to part is a key to
// the deal that shows it.
import { Component } from 'preact';
import type { Voice } from '../../words/names.ts';
import { counted, fill } from '../../words/names.ts';
import { Cites } from '../Choices.tsx';
import { groundsIn } from './Differences.tsx';
import type { Pair, Telling } from './pair.ts';
import { firstSeats, merged, undealt } from './pair.ts';
import type { Quest, Report } from './search.ts';
import type { Words } from './words.ts';

interface FinderProps {
  readonly words: Words;
  readonly voice: Voice;
  readonly pair: Pair;
  /** The numbers of players for whom a deal can be laid for both. */
  readonly seats: readonly number[];
  readonly onTelling: (telling: Telling) => void;
}

interface FinderState {
  readonly players: number;
  /** How many deals were tried in the searches before this one, and in this. */
  readonly before: number;
  readonly tried: number;
  readonly found: readonly Telling[];
  readonly isSearching: boolean;
  /** Whether the last search could not be begun, because something for it did not come. */
  readonly isUnfetched: boolean;
}

/** How many deals one search tries. */
const COUNT = 10_000;

export class Finder extends Component<FinderProps, FinderState> {
  override state: FinderState = {
    players: firstSeats(this.props.seats) ?? 0,
    before: 0,
    tried: 0,
    found: [],
    isSearching: false,
    isUnfetched: false,
  };
  private worker: Worker | null = null;

  private readonly stop = (): void => {
    this.worker?.terminate();
    this.worker = null;
    this.setState(({ before, tried }) => ({ isSearching: false, before: before + tried, tried: 0 }));
  };

  private readonly giveUp = (): void => {
    this.stop();
    this.setState({ isUnfetched: true });
  };

  private readonly start = (): void => {
    const { pair } = this.props;
    const { players, before } = this.state;
    const worker = new Worker(new URL('./searcher.ts', import.meta.url), { type: 'module' });
    const quest: Quest = { first: undealt(pair, players), later: undealt(pair, players, true), from: before, count: COUNT };
    this.worker = worker;
    this.setState({ isSearching: true, isUnfetched: false });
    worker.addEventListener('message', ({ data }: MessageEvent<Report | null>) => {
      if (worker !== this.worker) return;
      if (!data) return this.giveUp();
      this.setState(({ found }) => ({ tried: data.tried, found: merged(found, data.found) }));
      if (data.tried === COUNT) this.stop();
    });
    worker.addEventListener('error', this.giveUp);
    worker.postMessage(quest);
  };

  private readonly seat = (players: number): void => {
    this.stop();
    this.setState({ players, before: 0, tried: 0, found: [], isUnfetched: false });
  };

  override componentWillUnmount(): void {
    this.worker?.terminate();
  }

  override render() {
    const { words, voice, seats, onTelling } = this.props;
    const { players, before, tried, found, isSearching, isUnfetched } = this.state;
    const { find, by } = words;
    const all = before + tried;
    return (
      <section class="finder" aria-labelledby="finder">
        <h2 id="finder">{find.title}</h2>
        <p>{find.lead}</p>
        <div class="acts">
          {seats.length > 1 && (
            <fieldset class="seg">
              <legend class="vh">{find.players}</legend>
              {seats.map((n) => (
                <label key={n}>
                  <input type="radio" name="players" value={n} checked={n === players} onChange={() => this.seat(n)} />
                  <span class="vh">{find.players} </span>
                  {n}
                </label>
              ))}
            </fieldset>
          )}
          <button type="button" class="btn" onClick={isSearching ? this.stop : this.start}>
            {isSearching ? find.stop : all > 0 ? find.on : find.start}
          </button>
          {all > 0 && <progress max={COUNT} value={isSearching ? tried : COUNT} aria-label={find.title} />}
        </div>
        {isUnfetched && (
          <p class="notice fault" role="alert">
            {voice.t.unfetched}
          </p>
        )}
        <p class="tried" aria-live={isSearching ? 'off' : 'polite'}>
          {all > 0 && <span>{counted(voice, find.tried, all)}</span>}{' '}
          {all > 0 && !isSearching && <span>{found.length > 0 ? counted(voice, find.ways, found.length) : find.none}</span>}
        </p>
        {found.length > 0 && (
          <ol>
            {found.map((telling) => {
              const { step, cause } = telling;
              const cites = groundsIn([...new Set([...cause.cites.a, ...cause.cites.b])]);
              return (
                <li key={JSON.stringify(cause)}>
                  <button type="button" class="btn btn--q" onClick={() => onTelling(telling)}>
                    {fill(find.show, { n: cause.by === 'legal' ? step + 1 : step, by: by[cause.by] })}
                  </button>{' '}
                  <Cites ids={cites} voice={voice} />
                </li>
              );
            })}
          </ol>
        )}
      </section>
    );
  }
}
