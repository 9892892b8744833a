// Actions in print: those worth the same, and a course of play trick by trick.
import type { Action, Deal } from '../../engine/deal.ts';
import { play } from '../../engine/play.ts';
import type { Voice } from '../../words/names.ts';
import { counted } from '../../words/names.ts';
import { SpokenAction } from '../Choices.tsx';
import type { Line } from '../line.ts';
import { branch } from '../line.ts';
import type { Shown } from '../shown.ts';
import type { Words } from './words.ts';

/** So many actions worth the same are named; there may be dozens of bids. */
const MOST_NAMED = 12;

interface AlikeProps {
  readonly voice: Voice;
  readonly words: Words;
  readonly groups: readonly (readonly Action[])[];
}

/** Actions that are worth the same; between those that are no different at all stands a sign of equality. */
export function Alike({ voice, words, groups }: AlikeProps) {
  const all = groups.flat();
  const named = new Set(all.slice(0, MOST_NAMED));
  const left = all.length - named.size;
  return (
    <span class="alike">
      {groups.map((group) => (
        <span key={group[0]}>
          {group
            .filter((action) => named.has(action))
            .map((action, i) => (
              <span key={action}>
                {i > 0 && <i>=</i>}
                <SpokenAction voice={voice} action={action} />
              </span>
            ))}
        </span>
      ))}
      {left > 0 && <small>{counted(voice, words.hints.more, left)}</small>}
    </span>
  );
}

interface CourseProps {
  readonly voice: Voice;
  readonly deal: Deal;
  readonly actions: readonly Action[];
}

/** A course of play from a position on, trick by trick. */
export function Course({ voice, deal, actions }: CourseProps) {
  let now = deal;
  const parts: Action[][] = [[]];
  for (const action of actions) {
    parts.at(-1)?.push(action);
    const { length } = now.tricks;
    now = play(now, action);
    if (now.tricks.length > length) parts.push([]);
  }
  return (
    <ol class="course">
      {parts
        .filter(({ length }) => length > 0)
        .map((part, i) => (
          <li key={`${i} ${part[0]}`}>
            {part.map((action, n) => (
              <span key={`${n} ${action}`}>
                <SpokenAction voice={voice} action={action} />{' '}
              </span>
            ))}
          </li>
        ))}
    </ol>
  );
}

/** The view of a deal in which from a step of a line on this is done instead, at the first step of it. */
export const instead = (shown: Shown, line: Line, step: number, actions: readonly Action[]): Shown => ({
  ...shown,
  line: actions.reduce((way, action, i) => branch(way, step + i, action), line),
  step: step + 1,
});
