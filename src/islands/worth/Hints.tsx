// What everything that may be done now is worth with all hands open, and the best course of play.
import { Component } from 'preact';
import type { Action, Deal, Seat } from '../../engine/deal.ts';
import type { Solution } from '../../solver/solve.ts';
import type { Voice } from '../../words/names.ts';
import { counted, fill, isSeen, pairName, seatName, signed } from '../../words/names.ts';
import { tellTurn } from '../narration.ts';
import type { Heard } from './bench.ts';
import { Bench } from './bench.ts';
import { Alike, Course } from './Course.tsx';
import type { Level, Marks } from './values.ts';
import { levelsOf, marksOf, senseOf } from './values.ts';
import type { Words } from './words.ts';

export interface HintsProps {
  readonly voice: Voice;
  readonly words: Words;
  readonly deal: Deal;
  /** Whether nothing stands here but why there are no marks on the cards. */
  readonly isBrief: boolean;
  /** Hears what is to stand on the cards. */
  readonly onMarks: (marks: Marks) => void;
  /** Goes along the best course. */
  readonly onFollow: (actions: readonly Action[]) => void;
}

interface HintsState {
  /** The position that was looked at last. */
  readonly of: Deal | null;
  readonly solution: Solution | 'none' | 'unfetched' | 'tooWide' | null;
  /** How much of it has been looked into, where that takes long. */
  readonly share: number | null;
  /** Whether the best course is written out. */
  readonly isWhole: boolean;
}

export class Hints extends Component<HintsProps, HintsState> {
  override state: HintsState = { of: null, solution: null, share: null, isWhole: false };
  private readonly bench = new Bench();

  /** Looks at the position shown, and at no other any more. */
  private look(): void {
    const { deal, onMarks } = this.props;
    if (deal === this.state.of) return;
    this.setState({ of: deal, solution: null, share: null, isWhole: false });
    if (!deal.next) {
      this.bench.stop();
      return;
    }
    this.bench.begin({ type: 'worth', deal }, (heard: Heard) => {
      if (heard.type === 'none' || heard.type === 'unfetched') this.setState({ solution: heard.type });
      if (heard.type === 'share') this.setState({ share: heard.share });
      if (heard.type !== 'solved') return;
      const { solution } = heard;
      if (solution.ok) onMarks(marksOf(deal, levelsOf(deal, solution)));
      // First the cards, then what is written beside them, then the best course: so that none of it holds up the page.
      this.soon(deal, () => this.setState({ solution: solution.ok ? solution : 'tooWide' }));
      this.soon(deal, () => this.setState({ isWhole: true }));
    });
  }

  /** Does something after what has been begun, unless another position is looked at by then. */
  private soon(deal: Deal, act: () => void): void {
    setTimeout(() => this.state.of === deal && act());
  }

  override componentDidMount(): void {
    this.look();
  }
  override componentDidUpdate(): void {
    this.look();
  }
  override componentWillUnmount(): void {
    this.bench.close();
  }

  override render() {
    const { voice, words, deal, isBrief, onFollow } = this.props;
    const { hints } = words;
    const solution = this.state.of === deal ? this.state.solution : null;
    const line = (text: string, look?: string) => (
      <p class={look ? `hints ${look}` : 'hints'} role="status">
        {text}
      </p>
    );
    if (!deal.next) return line(hints.over);
    if (!isSeen(voice, deal.next.seat)) return line(fill(hints.closed, { seat: seatName(voice, deal.next.seat) }));
    if (solution === null) {
      return (
        <>
          {line(words.thinking, 'thinking')}
          {this.state.share !== null && <progress value={this.state.share} aria-label={words.thinking} />}
        </>
      );
    }
    if (solution === 'unfetched') return line(voice.t.unfetched);
    if (typeof solution === 'string') return line(words[solution]);
    if (isBrief) return null;
    return (
      <section class="hints" aria-label={voice.t.aids.hints}>
        <p class="panel-h">{tellTurn(voice, deal)}</p>
        <Levels voice={voice} words={words} deal={deal} seat={solution.seat} levels={levelsOf(deal, solution)} />
        {/* The best course has the cards of all. */}
        {!voice.sees && this.state.isWhole && (
          <>
            <div class="best">
              <b>{hints.best}</b> <Course voice={voice} deal={deal} actions={solution.line} />
            </div>
            <button type="button" class="btn btn--q" onClick={() => onFollow(solution.line)}>
              {hints.follow}
            </button>
          </>
        )}
      </section>
    );
  }
}

interface LevelsProps {
  readonly voice: Voice;
  readonly words: Words;
  readonly deal: Deal;
  readonly seat: Seat;
  readonly levels: readonly Level[];
}

/** A line for each worth, with a bar as long as it is great: to the right what is gained, to the left what is lost. */
function Levels({ voice, words, deal, seat, levels }: LevelsProps) {
  const { hints } = words;
  const greatest = Math.max(...levels.map(({ value }) => Math.abs(value)), 1);
  const sense = senseOf(deal, seat);
  const names = { seat: seatName(voice, seat), side: sense === 'marks' ? pairName(voice, seat) : seatName(voice, seat) };
  return (
    <>
      <ul class="levels">
        {levels.map(({ value, points, groups }) => (
          <li key={groups[0]?.[0]}>
            <Alike voice={voice} words={words} groups={groups} />
            <span class="gauge" aria-hidden="true">
              <i class={value < 0 ? 'dn' : 'up'} style={{ width: `${(Math.abs(value) / greatest) * 50}%` }} />
            </span>
            <b>{signed(value)}</b>
            {points !== null && <small>{counted(voice, hints.cards, points)}</small>}
          </li>
        ))}
      </ul>
      <p class="means">{fill(hints.means[sense], names)}</p>
    </>
  );
}
