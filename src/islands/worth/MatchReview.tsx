// A match reviewed: what each player has lost in each deal against the best, and where most was lost.
import { Component } from 'preact';
import type { DealRecord } from '../../engine/record.ts';
import type { StepReview } from '../../solver/losses.ts';
import { isLoss, turningPoint } from '../../solver/losses.ts';
import type { Kind } from '../../words/kinds.ts';
import type { Voice } from '../../words/names.ts';
import { plain, seatName, sumOf } from '../../words/names.ts';
import type { End } from './bench.ts';
import { Bench, endOf } from './bench.ts';
import { lossText } from './Review.tsx';
import type { Words } from './words.ts';

export interface MatchReviewProps {
  readonly voice: Voice;
  readonly words: Words;
  readonly kind: Kind;
  /** The deals of the match; they may not become others while they are reviewed. */
  readonly records: readonly DealRecord[];
  /** Opens a link to a deal. */
  readonly onStep: (address: string) => void;
}

/** A deal that has been looked at whole. */
interface Row {
  readonly n: number;
  /** The deal, opened where most was lost. */
  readonly address: string;
  /** By seat. */
  readonly lost: readonly string[];
}

interface MatchReviewState {
  /** How many steps have been looked at. */
  readonly count: number;
  readonly rows: readonly Row[];
  readonly end: End | null;
}

export class MatchReview extends Component<MatchReviewProps, MatchReviewState> {
  override state: MatchReviewState = { count: 0, rows: [], end: null };
  private readonly bench = new Bench();
  /** The steps of the deal that is being looked at. */
  private steps: readonly StepReview[] = [];

  private rowOf(n: number, code: string): Row {
    const { voice, words, kind } = this.props;
    const losses = this.steps.filter(isLoss);
    const turning = turningPoint(losses);
    return {
      n,
      address: `?deal=${code}&step=${turning ? turning.step + 1 : 0}&review=on`,
      lost: Array.from({ length: voice.players }, (_, seat) =>
        lossText(
          { voice, words },
          kind,
          losses.filter((step) => step.seat === seat),
        ),
      ),
    };
  }

  override componentDidMount(): void {
    const { records } = this.props;
    this.bench.begin({ type: 'review', records }, (heard) => {
      if (heard.type === 'step') {
        this.steps = [heard.review, ...this.steps];
        this.setState(({ count }) => ({ count: count + 1 }));
      } else if (heard.type === 'deal') {
        const row = this.rowOf(heard.deal, heard.code);
        this.steps = [];
        this.setState(({ rows }) => ({ rows: [...rows, row] }));
      } else this.setState({ end: endOf(heard) });
    });
  }
  override componentWillUnmount(): void {
    this.bench.close();
  }

  override render() {
    const { voice, words, records, onStep } = this.props;
    const { count, rows, end } = this.state;
    const { match } = words;
    const ends = { done: match.done, none: words.none, unfetched: voice.t.unfetched };
    return (
      <section class="review" aria-label={match.title}>
        <p class="panel-h">{match.title}</p>
        {end === null && (
          <progress
            max={sumOf(records.map(({ actions = [] }) => actions.length))}
            value={count}
            aria-label={words.review.progress}
          />
        )}
        <p role="status" class={end === null ? 'thinking' : undefined}>
          {end === null ? words.thinking : ends[end]}
        </p>
        {rows.length > 0 && (
          <table class="tbl">
            <thead>
              <tr>
                <th scope="col">{match.deal}</th>
                {Array.from({ length: voice.players }, (_, seat) => (
                  <th key={seat} scope="col">
                    {plain(seatName(voice, seat))}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ n, address, lost }) => (
                <tr key={n}>
                  <th scope="row">
                    <a
                      href={address}
                      onClick={(event) => {
                        event.preventDefault();
                        onStep(address);
                      }}
                    >
                      {n + 1}
                    </a>
                  </th>
                  {lost.map((text, seat) => (
                    <td key={seat}>{text || '–'}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
    );
  }
}
