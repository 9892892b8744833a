// What stands around a table that does not stand alone: the keys of the deal, help with its cards, the moves and the score.
import type { ComponentChildren } from 'preact';
import { Component } from 'preact';
import type { Seat } from '../engine/deal.ts';
import type { DealRecord } from '../engine/record.ts';
import type { Voice } from '../words/names.ts';
import { Sign } from './Card.tsx';
import type { AtStep } from './kinds.ts';
import { dealAt, upTo } from './line.ts';
import { Moves } from './Moves.tsx';
import { sheetOf } from './Sheets.tsx';
import type { Desk } from './sent-for.ts';
import type { Shown } from './shown.ts';
import { atStep, shownFrom } from './shown.ts';
import type { Errand } from './Viewer.tsx';
import type { Aid } from './worth/study.tsx';
import { warmUp } from './worth/warm.ts';

interface DealsProps {
  readonly id: string;
  readonly record: DealRecord;
  readonly step: number;
  readonly size: 'small' | 'inline' | 'full';
  readonly voice: Voice;
  readonly desk: Desk | null;
  readonly shown: Shown;
  readonly errand: Errand | null;
  readonly players: number;
  readonly seer: Seat | null;
  readonly aids: readonly Aid[];
  readonly onErrand: (errand: Errand | null) => void;
  readonly onPlayers: (players: number) => void;
  readonly onSeer: (seat: Seat | null) => void;
  readonly onShow: (shown: Shown) => void;
  readonly onClose: () => void;
  /** Does something at the desk, asked for by that key. */
  readonly atDesk: (key: HTMLElement, act: (desk: Desk) => void | Promise<void>) => void;
}

/** Which deal this is; other deals, links and records, and which cards are seen. */
function Deals(props: DealsProps) {
  const { id, record, step, size, voice, desk, shown, errand, players, seer, aids } = props;
  const { onErrand, onPlayers, onSeer, onShow, onClose, atDesk } = props;
  const { deals } = voice.t;
  const key = (sign: string, name: string, act: (desk: Desk) => void | Promise<void>) => (
    <button type="button" class="btn btn--q" onClick={({ currentTarget }) => atDesk(currentTarget, act)}>
      <Sign name={sign} />
      <span>{name}</span>
    </button>
  );
  return (
    <fieldset class="deals" aria-label={deals.label}>
      {desk && (
        <desk.Standing
          shown={shown}
          isExample={shown.source === record}
          onShow={onShow}
          onExample={() => onShow(atStep(shownFrom(record), step))}
        />
      )}
      <div class="acts">
        <div class="copies">
          {key('link', deals.copyLink, async (at) => onErrand(await at.copyLink(id, shown, seer, aids)))}
          {/* A record names the cards of all. */}
          {seer === null && key('record', deals.copyRecord, async (at) => onErrand(await at.copyRecord(shown)))}
          {size === 'full' && key('embed', deals.embed, (at) => onErrand(at.framed(voice.lang, shown, seer)))}
          <div class="seed-box">
            {key('cards', deals.cards, () => onErrand(errand?.name === 'look' ? null : { name: 'look' }))}
            {desk && errand?.name === 'look' && <desk.Look voice={voice} seer={seer} onSeer={onSeer} onClose={onClose} />}
          </div>
        </div>
        <div class="seed-box">
          {key('seed', deals.seed, () => onErrand(errand?.name === 'seed' ? null : { name: 'seed', isWrong: false }))}
          {desk && errand?.name === 'seed' && (
            <desk.SeedForm
              id={id}
              shown={shown}
              players={players}
              isWrong={errand.isWrong}
              onErrand={onErrand}
              onPlayers={onPlayers}
              onShow={onShow}
              onClose={onClose}
            />
          )}
        </div>
        <button
          type="button"
          class="btn"
          onClick={({ currentTarget }) => atDesk(currentTarget, (at) => onShow(at.dealtByChance(shown, players)))}
        >
          {deals.another}
        </button>
      </div>
      {desk && <desk.Copied errand={errand} />}
    </fieldset>
  );
}

interface SideProps extends AtStep {
  readonly aids: readonly Aid[];
  readonly onAid: (aid: Aid) => void;
  readonly onStep: (step: number) => void;
  /** The help that has been asked for. */
  readonly children: ComponentChildren;
}

const AIDS: readonly Aid[] = ['hints', 'review'];

/** Beside the table: keys for help, and the deal in writing. */
class Side extends Component<SideProps> {
  /** Whoever steps through a deal may soon want help. */
  override componentDidUpdate({ step: before }: SideProps): void {
    const { line, step, aids } = this.props;
    if (step !== before && aids.length === 0) warmUp(dealAt(line, step));
  }

  override render() {
    const { voice, line, step, aids, onAid, onStep, children } = this.props;
    const Sheet = sheetOf(dealAt(line, step));
    return (
      <div class="side">
        <div class="panel aids">
          <p class="ways">
            {AIDS.map((aid) => (
              <button key={aid} type="button" class="btn" aria-pressed={aids.includes(aid)} onClick={() => onAid(aid)}>
                {voice.t.aids[aid]}
              </button>
            ))}
          </p>
          {children}
        </div>
        {/* Whoever sees with the eyes of one seat does not know yet what is played later. */}
        <Moves voice={voice} line={voice.sees ? upTo(line, step) : line} step={step} onStep={onStep} />
        <Sheet voice={voice} line={line} step={step} />
      </div>
    );
  }
}

export const around = { Deals, Side };
export type Around = typeof around;
