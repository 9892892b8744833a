// One step bar for two tables: keys, and a ruler of all places of the ladder in their parts with a range field over it.
import type { Rung } from '../../engine/ladder.ts';
import type { Names } from '../../words/names.ts';
import { fill } from '../../words/names.ts';
import { Sign } from '../Card.tsx';
import type { Words } from './words.ts';

/** Places of the ladder that belong together, from the first to the last. */
export interface Part {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

const nameOf = (t: Names, words: Words, part: Rung['part']): string => {
  if (!part) return words.steps.deal;
  if (part.kind === 'trick') return fill(t.steps.trick, { n: part.n });
  return part.n === 1 ? words.steps.calls : fill(words.steps.callsBefore, { n: part.n });
};

/** The ladder in its parts: the deal, the calls and the tricks. */
export function partsIn(t: Names, words: Words, rungs: readonly Rung[]): readonly Part[] {
  const parts: Part[] = [];
  for (const [place, { part }] of rungs.entries()) {
    const name = nameOf(t, words, part);
    const last = parts.at(-1);
    if (last?.name === name) parts[parts.length - 1] = { ...last, to: place };
    else parts.push({ name, from: place, to: place });
  }
  return parts;
}

interface StepsProps {
  readonly t: Names;
  readonly words: Words;
  readonly parts: readonly Part[];
  readonly place: number;
  readonly parting: number | null;
  readonly onPlace: (place: number) => void;
}

export function Steps({ t, words, parts, place, parting, onPlace }: StepsProps) {
  const last = parts.at(-1)?.to ?? 0;
  const now = parts.find(({ to }) => place <= to);
  const [before, after] = fill(t.steps.count, { n: '{n}', last }).split('{n}');
  const key = (name: 'first' | 'back' | 'next' | 'last', to: number) => (
    <button
      type="button"
      class="key"
      aria-label={t.steps[name]}
      aria-disabled={to < 0 || to > last || to === place}
      onClick={() => onPlace(to)}
    >
      <Sign name={name} />
    </button>
  );
  return (
    <fieldset class="steps" aria-label={words.steps.label}>
      <div class="keys">
        {key('first', 0)}
        {key('back', place - 1)}
        {key('next', place + 1)}
        {key('last', last)}
      </div>
      <div class="rulr">
        <ol>
          {parts.slice(1).map((part) => {
            const places = Array.from({ length: part.to - part.from + 1 }, (_, i) => part.from + i);
            return (
              <li key={part.from} data-n={places.length} aria-current={part === now ? 'step' : undefined}>
                <button type="button" tabIndex={-1} onClick={() => onPlace(part.from)}>
                  {part.name}
                </button>
                <div class="ticks">
                  {places.map((tick) => (
                    <i
                      key={tick}
                      class={tick < place ? 'on' : tick === place ? 'now' : undefined}
                      data-parting={tick === parting ? '' : undefined}
                    />
                  ))}
                </div>
              </li>
            );
          })}
        </ol>
        <input
          type="range"
          min="0"
          max={last}
          value={place}
          aria-label={t.steps.ruler}
          aria-valuetext={fill(t.steps.value, { n: place, last, group: now?.name })}
          onInput={(event) => onPlace(Number(event.currentTarget.value))}
        />
        <span class="fr" />
      </div>
      <span class="count" aria-hidden="true">
        {before}
        <b>{place}</b>
        {after}
      </span>
    </fieldset>
  );
}
