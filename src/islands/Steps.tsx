// The step bar: keys, and a ruler of all steps in their groups with a range field over it.

import type { Strings, Voice } from '../words/names.ts';
import { fill, textAt } from '../words/names.ts';
import { Sign } from './Card.tsx';
import type { Group, Line } from './line.ts';
import { dealAt, groupsOf, stepsOf } from './line.ts';
import { tellTurn } from './narration.ts';

/** What a group of steps is called. */
export const groupName = ({ steps, phases }: Strings, { name, n }: Group): string =>
  name === 'tricks' ? fill(steps.trick, { n }) : (steps.turnUps[n - 1] ?? textAt(phases, name).name);

/** From so many groups on, tricks are told apart by their numbers alone. */
const MANY_GROUPS = 6;
/** From so many steps on, their ticks stand close together. */
const MANY_STEPS = 30;

/** The step at which the next group begins, going forward, or this group or the one before, going back. */
export function groupStep(line: Line, step: number, way: 1 | -1): number {
  const starts = [0, ...groupsOf(line).map(({ from }) => from), line.actions.length];
  return (way > 0 ? starts.find((start) => start > step) : starts.findLast((start) => start < step)) ?? step;
}

interface StepsProps {
  readonly voice: Voice;
  readonly line: Line;
  readonly step: number;
  readonly isPlaying: boolean;
  readonly onStep: (step: number) => void;
  readonly onPlay: () => void;
}

export function Steps({ voice, line, step, isPlaying, onStep, onPlay }: StepsProps) {
  const { t } = voice;
  const last = line.actions.length;
  const groups = groupsOf(line);
  const now = groups.findLast(({ from }) => from <= step) ?? groups[0];
  const [before, after] = fill(t.steps.count, { n: '{n}', last }).split('{n}');
  const place = now ? groupName(t, now) : tellTurn(voice, dealAt(line, step));
  const key = (name: 'first' | 'back' | 'next' | 'last', to: number) => (
    <button type="button" class="key" aria-label={t.steps[name]} aria-disabled={to < 0 || to === step} onClick={() => onStep(to)}>
      <Sign name={name} />
    </button>
  );
  return (
    <fieldset class="steps" aria-label={t.steps.label}>
      <div class="keys">
        {key('first', 0)}
        {key('back', step - 1)}
        <button type="button" class="key key--play" aria-label={isPlaying ? t.steps.pause : t.steps.play} onClick={onPlay}>
          <Sign name={isPlaying ? 'pause' : 'play'} />
        </button>
        {key('next', step + 1)}
        {key('last', last)}
      </div>
      <div class="rulr">
        <ol data-many={last > MANY_STEPS ? '' : undefined}>
          {groups.map((group) => (
            <li key={group.from} data-n={stepsOf(group).length} aria-current={group === now ? 'step' : undefined}>
              <button type="button" tabIndex={-1} aria-label={groupName(t, group)} onClick={() => onStep(group.from)}>
                <span>
                  {group === now || group.name !== 'tricks' || groups.length < MANY_GROUPS ? groupName(t, group) : group.n}
                </span>
              </button>
              <div class="ticks">
                {stepsOf(group).map((tick) => (
                  <i key={tick} class={tick < step ? 'on' : tick === step ? 'now' : undefined} />
                ))}
              </div>
            </li>
          ))}
          {!now && (
            <li>
              <span>{place}</span>
              <div class="ticks">
                <i />
              </div>
            </li>
          )}
        </ol>
        <input
          type="range"
          min="0"
          max={last}
          value={step}
          aria-label={t.steps.ruler}
          aria-valuetext={fill(t.steps.value, { n: step, last, group: place })}
          onInput={(event) => onStep(Number(event.currentTarget.value))}
        />
        <span class="fr" />
      </div>
      <span class="count" aria-hidden="true">
        {before}
        <b>{step}</b>
        {after}
      </span>
    </fieldset>
  );
}
