// A deal reviewed: what each step has lost against the best one, in words and step by step, and what would have been better.
import { Component } from 'preact';
import type { Seat } from '../../engine/deal.ts';
import type { DealRecord } from '../../engine/record.ts';
import { recordOf } from '../../engine/record.ts';
import type { StepReview } from '../../solver/losses.ts';
import { isLoss, turningPoint } from '../../solver/losses.ts';
import type { Kind } from '../../words/kinds.ts';
import type { Voice } from '../../words/names.ts';
import { counted, fill, isSeen, plain, seatName } from '../../words/names.ts';
import { quoted, SpokenAction } from '../Choices.tsx';
import { kindPlayed } from '../kinds.ts';
import type { Line } from '../line.ts';
import { dealAt, groupsOf } from '../line.ts';
import { groupName } from '../Steps.tsx';
import type { Readings, Shown } from '../shown.ts';
import { atStep, lastStep } from '../shown.ts';
import type { End } from './bench.ts';
import { Bench, endOf } from './bench.ts';
import { instead } from './Course.tsx';
import type { Unit } from './values.ts';
import { lostIn } from './values.ts';
import type { Words } from './words.ts';

export interface ReviewProps {
  readonly voice: Voice;
  readonly words: Words;
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
}

interface ReviewState {
  /** The deal, how it is read, and the line that are reviewed. */
  readonly source: DealRecord;
  readonly readings: Readings;
  readonly line: Line;
  /** The steps looked at so far. */
  readonly steps: readonly StepReview[];
  readonly end: End | null;
}

/** What losses come to, unit by unit. */
export function lossText(
  { voice, words }: Pick<ReviewProps, 'voice' | 'words'>,
  kind: Kind,
  steps: readonly StepReview[],
): string {
  const sums = new Map<Unit, number>();
  for (const step of steps) {
    const { n, unit } = lostIn(kind, step);
    sums.set(unit, (sums.get(unit) ?? 0) + n);
  }
  return [...sums].map(([unit, n]) => counted(voice, words.units[unit], n)).join(voice.t.said.listed);
}

const isSameLine = (a: Line, b: Line): boolean =>
  dealAt(a, 0) === dealAt(b, 0) &&
  a.actions.length === b.actions.length &&
  a.actions.every((action, i) => action === b.actions[i]);

export class Review extends Component<ReviewProps, ReviewState> {
  override state: ReviewState = this.begun();
  private readonly bench = new Bench();

  private begun(): ReviewState {
    const { source, readings, line } = this.props.shown;
    return { source, readings, line, steps: [], end: null };
  }

  private readonly look = (): void => {
    const begun = this.begun();
    const { line } = begun;
    this.setState(begun);
    this.bench.begin({ type: 'review', records: [recordOf(dealAt(line, 0), line.actions)] }, (heard) => {
      if (heard.type === 'step') this.setState(({ steps }) => ({ steps: [heard.review, ...steps] }));
      else this.setState({ end: endOf(heard) });
    });
  };

  override componentDidMount(): void {
    this.look();
  }
  override componentDidUpdate(): void {
    const { source, readings } = this.props.shown;
    if (source !== this.state.source || readings !== this.state.readings) this.look();
  }
  override componentWillUnmount(): void {
    this.bench.close();
  }

  override render() {
    const { voice, words, shown, onShow } = this.props;
    const { line, steps, end } = this.state;
    const { review } = words;
    const isElsewhere = !isSameLine(shown.line, line);
    const back = { ...shown, line };
    return (
      <section class="review" aria-label={review.title}>
        <p class="panel-h">{review.title}</p>
        <p class="means">{review.means}</p>
        {end === null && <progress max={line.actions.length} value={steps.length} aria-label={review.progress} />}
        {end === null && (
          <p role="status" class="thinking">
            {words.thinking}
          </p>
        )}
        {end === 'none' && <p role="status">{words.none}</p>}
        {end === 'unfetched' && <p role="status">{voice.t.unfetched}</p>}
        {end === 'done' && <Findings {...this.props} line={line} steps={steps} />}
        {isElsewhere && (
          <p class="ways">
            <button type="button" class="btn btn--q" onClick={() => onShow(atStep(back, shown.step))}>
              {review.back}
            </button>
            <button type="button" class="btn btn--q" onClick={this.look}>
              {review.again}
            </button>
          </p>
        )}
      </section>
    );
  }
}

interface FindingsProps extends ReviewProps {
  readonly line: Line;
  readonly steps: readonly StepReview[];
}

/** What a review has found. Steps are called by the numbers that they have under the table. */
function Findings({ voice, words, shown, onShow, line, steps }: FindingsProps) {
  const { review } = words;
  const { t } = voice;
  const kind = kindPlayed(dealAt(line, 0));
  /** Whoever sees with the eyes of one seat is told of its own steps so far. */
  const isTold = ({ seat, step }: StepReview): boolean => !voice.sees || (isSeen(voice, seat) && step < shown.step);
  const losses = steps.filter((step) => isLoss(step) && isTold(step));
  const turning = turningPoint(steps);
  const unseen = Math.max(0, ...steps.map(({ step, loss }) => (loss === null ? step + 1 : 0)));
  const last = losses.at(-1);
  const seats = [...new Set(losses.map(({ seat }) => seat))].sort((a, b) => a - b);
  const lostBy = (seat: Seat): readonly StepReview[] => losses.filter((step) => step.seat === seat);
  const summary = (): string => {
    if (!turning) return unseen < steps.length ? review.faultless : '';
    if (!isTold(turning)) return '';
    const { step, seat, action, better } = turning;
    const group = groupsOf(line).find(({ from, to }) => from <= step + 1 && step + 1 <= to);
    return fill(review.turning, {
      n: step + 1,
      place: group ? groupName(t, group) : '',
      seat: seatName(voice, seat),
      action: quoted(voice, action),
      loss: lossText({ voice, words }, kind, [turning]),
      better: quoted(voice, better[0] ?? ''),
    });
  };
  return (
    <>
      <p role="status" class="summary">
        {summary()}{' '}
        {!voice.sees && last && last.step + 2 <= lastStep({ ...shown, line }) && fill(review.decided, { n: last.step + 2 })}{' '}
        {unseen > 0 && counted(voice, review.unseen, unseen)}
      </p>
      {losses.length > 0 && (
        <table class="tbl">
          <thead>
            <tr>
              <th scope="col">{review.step}</th>
              <th scope="col">{t.scores.seat}</th>
              <th scope="col">{review.chosen}</th>
              <th scope="col">{review.better}</th>
              <th scope="col">{review.lost}</th>
            </tr>
          </thead>
          <tbody>
            {losses.map((loss) => {
              const { step, seat, action, better } = loss;
              const [best = ''] = better;
              const isOn = (actions: Line['actions']): boolean =>
                shown.step === step + 1 && actions[step] === shown.line.actions[step];
              const key = (name: string, isNow: boolean, what: typeof action, to: () => Shown) => (
                <button
                  type="button"
                  class="mv"
                  aria-label={name}
                  aria-current={isNow ? 'step' : undefined}
                  onClick={() => onShow(to())}
                >
                  <SpokenAction voice={voice} action={what} />
                </button>
              );
              return (
                <tr key={step} class={loss === turning ? 'turning' : undefined}>
                  <th scope="row">{step + 1}</th>
                  <td>{plain(seatName(voice, seat))}</td>
                  <td>
                    {key(
                      fill(review.showChosen, { n: step + 1, action: quoted(voice, action) }),
                      isOn(line.actions),
                      action,
                      () => atStep({ ...shown, line }, step + 1),
                    )}
                  </td>
                  <td>
                    {key(
                      fill(review.showBetter, { n: step + 1, action: quoted(voice, best) }),
                      isOn([...line.actions.slice(0, step), best]),
                      best,
                      () => instead(shown, line, step, better),
                    )}
                  </td>
                  <td>{lossText({ voice, words }, kind, [loss])}</td>
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            {seats.map((seat) => (
              <tr key={seat}>
                <th scope="row" colSpan={4}>
                  {fill(review.inAll, { seat: seatName(voice, seat) })}
                </th>
                <td>{lossText({ voice, words }, kind, lostBy(seat))}</td>
              </tr>
            ))}
          </tfoot>
        </table>
      )}
    </>
  );
}
