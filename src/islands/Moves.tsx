// The whole line in writing: what was said in words, the tricks as a table by seats. A move is a key that leads to its step.
// All of them are one stop of the tab key: from there the arrow keys go through the deal.
import type { ComponentChildren } from 'preact';
import type { Action } from '../engine/deal.ts';
import { isSeen, plain, seatName, unseen } from '../words/names.ts';
import { CardMark } from './Card.tsx';
import { SpokenAction } from './Choices.tsx';
import type { AtStep } from './kinds.ts';
import type { Group } from './line.ts';
import { dealAt, groupsOf, playedIn, stepsOf } from './line.ts';
import { groupName } from './Steps.tsx';

interface MovesProps extends AtStep {
  readonly onStep: (step: number) => void;
}

export function Moves({ voice, line, step, onStep }: MovesProps) {
  const { t, lang } = voice;
  const start = dealAt(line, 0);
  const end = dealAt(line, line.actions.length);
  const seats = [...start.hands.keys()].filter((seat) => !start.out.includes(seat));
  const groups = groupsOf(line);
  const tricks = groups.filter(({ name }) => name === 'tricks');
  const left = Math.max(...end.hands.map((hand, seat) => (end.out.includes(seat) ? 0 : hand.length)));
  // Whoever has not played to a trick yet holds the card for it.
  const rows = Array.from({ length: end.tricks.length + left }, (_, i) => tricks.find(({ n }) => n === i + 1));

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
            {t.said.listed}
            {mark}
          </span>
        ))}
      </button>
    );
  };
  /** Whether what is done there is done with cards that are not seen. */
  const isHidden = (at: number): boolean => {
    const { events } = dealAt(line, at);
    const gave = events.find((event) => event.type === 'gave');
    const actor = dealAt(line, at - 1).next?.seat ?? 0;
    if (isSeen(voice, actor) || (gave && isSeen(voice, gave.to))) return false;
    return !events.some((event) => event.type === 'played' && !event.faceDown);
  };
  const actionAt = (at: number): Action => {
    const action = line.actions[at - 1] ?? '';
    return isHidden(at) ? unseen(action) : action;
  };
  const card = (at: number) => {
    const before = dealAt(line, at - 1);
    const played = playedIn(dealAt(line, at));
    if (!played) return null;
    const isTaken = dealAt(line, step).tricks[before.tricks.length]?.winner === played.seat;
    const marks = {
      led: before.trick.length === 0 && t.moves.led,
      took: isTaken && t.moves.took,
      down: !!played.faceDown && t.moves.down,
    };
    return move(at, isHidden(at) ? '?' : <SpokenAction voice={voice} action={actionAt(at)} />, marks);
  };
  const isPlay = (at: number): boolean => playedIn(dealAt(line, at)) !== undefined;
  /** What is said in a group, one after the other. */
  const calls = (group: Group) => (
    <ol>
      {stepsOf(group)
        .filter((at) => !isPlay(at))
        .map((at) => {
          return (
            <li key={at}>
              {move(
                at,
                <>
                  {plain(seatName(voice, dealAt(line, at - 1).next?.seat ?? 0))}{' '}
                  <b>
                    <SpokenAction voice={voice} action={actionAt(at)} />
                  </b>
                </>,
              )}
            </li>
          );
        })}
    </ol>
  );
  /** The cards turned up for the calls of a group, or what it is called. */
  const heading = (group: Group) => {
    const turned = dealAt(line, group.from - 1).turned.at(-1);
    if (!turned || !/auction|in-or-out/.test(group.name)) return groupName(t, group);
    return (
      <>
        {t.moves.turned} <CardMark card={turned} lang={lang} />
      </>
    );
  };

  return (
    <div class="panel moves">
      <p class="panel-h">{t.moves.title}</p>
      {groups
        .filter(({ name }) => name !== 'tricks')
        .map((group) => (
          <div key={group.from} class="calls">
            <span class="part">{heading(group)}</span> {calls(group)}
          </div>
        ))}
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
          {rows.map((trick, i) => (
            <>
              {trick && !stepsOf(trick).every(isPlay) && (
                <tr key={-trick.from}>
                  <td colSpan={seats.length + 1} class="calls">
                    {calls(trick)}
                  </td>
                </tr>
              )}
              <tr key={trick?.from ?? `${i}`}>
                <th scope="row">{i + 1}</th>
                {seats.map((seat) => (
                  <td key={seat}>{trick && stepsOf(trick).map((at) => playedIn(dealAt(line, at))?.seat === seat && card(at))}</td>
                ))}
              </tr>
            </>
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
