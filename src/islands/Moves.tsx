// The whole line in writing: the calls in words, the tricks as a table by seats, and what each player has paid and gained.
// A move is a key that leads to its step. All of them are one stop of the tab key: from there the arrow keys go through the deal.
import type { ComponentChildren } from 'preact';
import type { Deal } from '../engine/deal.ts';
import { gamePlayed } from '../engine/play.ts';
import type { Voice } from '../words/names.ts';
import { callName, plain, seatName, signed } from '../words/names.ts';
import { CardMark } from './Card.tsx';
import type { Line } from './line.ts';
import { accountsAt, dealAt, groupsOf, playedIn, stepsOf } from './line.ts';

interface MovesProps {
  readonly voice: Voice;
  readonly line: Line;
  readonly step: number;
  readonly onStep: (step: number) => void;
}

export function Moves({ voice, line, step, onStep }: MovesProps) {
  const { t, lang } = voice;
  const start = dealAt(line, 0);
  const seats = [...start.hands.keys()];
  const groups = groupsOf(line);
  const rounds = groups.filter(({ kind }) => kind === 'trick');
  const tricks = Array.from({ length: Math.max(start.hands[0]?.length ?? 0, rounds.length) }, (_, i) => rounds[i]);

  /** A move with a key to it, marked as made, shown now, or yet to come; and with marks of its own. */
  const move = (at: number, what: ComponentChildren, marks: Readonly<Record<string, string | false>> = {}) => {
    const own = Object.entries(marks).filter(([, mark]) => mark);
    const isNow = at === step;
    const look = ['mv', isNow ? 'now' : at > step ? 'todo' : '', ...own.map(([name]) => name)].join(' ');
    return (
      <button
        type="button"
        class={look}
        aria-current={isNow ? 'step' : undefined}
        tabIndex={at === Math.max(step, 1) ? 0 : -1}
        onClick={() => onStep(at)}
      >
        {what}
        {own.map(([name, mark]) => (
          <span key={name} class="vh">
            , {mark}
          </span>
        ))}
      </button>
    );
  };
  const card = (at: number) => {
    const before = dealAt(line, at - 1);
    const played = playedIn(dealAt(line, at));
    const isTaken = dealAt(line, step).tricks[before.tricks.length]?.winner === played?.seat;
    const marks = { led: before.trick.length === 0 && t.moves.led, took: isTaken && t.moves.took };
    return played && move(at, <CardMark card={played.card} lang={lang} />, marks);
  };

  return (
    <div class="panel moves">
      <p class="panel-h">{t.moves.title}</p>
      {groups
        .filter(({ kind }) => kind === 'calls')
        .map((group) => {
          const turned = dealAt(line, group.from - 1).turned.at(-1);
          return (
            <div key={group.from} class="calls">
              {turned && (
                <span>
                  {t.moves.turned} <CardMark card={turned} lang={lang} />:{' '}
                </span>
              )}
              <ol>
                {stepsOf(group).map((at) => (
                  <li key={at}>
                    {move(
                      at,
                      <>
                        {plain(seatName(voice, dealAt(line, at - 1).next?.seat ?? 0))}{' '}
                        <b>{callName(voice, line.actions[at - 1] ?? '')}</b>
                      </>,
                    )}
                  </li>
                ))}
              </ol>
            </div>
          );
        })}
      <table class="tbl">
        <thead>
          <tr>
            <th scope="col">
              <span class="vh">{t.moves.trick}</span>
            </th>
            {seats.map((seat) => (
              <th key={seat} scope="col">
                {plain(seatName(voice, seat))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tricks.map((trick, i) => (
            <tr key={trick?.from ?? -i}>
              <th scope="row">{i + 1}</th>
              {seats.map((seat) => (
                <td key={seat}>{trick && stepsOf(trick).map((at) => playedIn(dealAt(line, at))?.seat === seat && card(at))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="key-l" aria-hidden="true">
        {(['led', 'now', 'took'] as const).map((mark) => (
          <span key={mark}>
            <i class={mark} /> {t.moves[mark]}
          </span>
        ))}
      </p>
    </div>
  );
}

/** What each player has paid and taken so far. */
export function Scores({ voice, line, step }: Omit<MovesProps, 'onStep'>) {
  const { scores } = voice.t;
  const deal: Deal = dealAt(line, step);
  const columns = (['paid', 'tricks', 'points', 'gain'] as const).filter(
    (column) => column !== 'points' || gamePlayed(deal).points,
  );
  return (
    <div class="panel scores">
      <table class="tbl">
        <caption class="panel-h">{scores.title}</caption>
        <thead>
          <tr>
            <th scope="col">{scores.seat}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {scores[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {accountsAt(line, step).map((account, seat) => {
            const name = plain(seatName(voice, seat));
            const tricks = deal.tricks.filter(({ winner }) => winner === seat).length;
            const cells = { ...account, tricks, gain: signed(deal.delta[seat] ?? 0) };
            return (
              <tr key={name} class={deal.declarer === seat ? 'me' : undefined}>
                <th scope="row">{name}</th>
                {columns.map((column) => (
                  <td key={column}>{cells[column]}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
