// The choices of what the ledger shows: radio fields, and a style sheet that hides the lines of all other values. It works
// without a script; the values come from the edition, so the style sheet is made with the page.

import { MARKS } from '../../rulebook/coverage.ts';
import type { Entry } from '../../rulebook/ledger.ts';
import { KINDS } from '../../rulebook/ledger.ts';

/** By what lines are chosen, each with the values that a line has. */
export const FILTERS = {
  source: ({ source }) => [source],
  game: ({ games }) => games,
  kind: ({ kind }) => [kind],
  mark: ({ mark, doubts }) => [mark, ...(doubts.length > 0 ? [DOUBT] : [])],
} as const satisfies Readonly<Record<string, (entry: Entry) => readonly string[]>>;
export type Filter = keyof typeof FILTERS;
export const filters = Object.keys(FILTERS) as readonly Filter[];

/** The mark of a line that concerns a place of doubt. */
export const DOUBT = 'doubt';
/** The value that chooses all lines. */
export const ALL = 'all';

/** A value with the number of lines that have it. */
export interface Choice {
  readonly value: string;
  readonly count: number;
}

/** The values of a filter that some line has, in the order of the edition. */
export function choicesOf(filter: Filter, entries: readonly Entry[]): readonly Choice[] {
  const found = entries.flatMap((entry): readonly string[] => FILTERS[filter](entry));
  const order: readonly string[] = filter === 'kind' ? KINDS : filter === 'mark' ? [...MARKS, DOUBT] : [...new Set(found)];
  const choices = order.map((value) => ({ value, count: found.filter((one) => one === value).length }));
  return choices.filter(({ count }) => count > 0);
}

/** The style sheet by which the fields choose: for each value, the lines without it are hidden. */
export const styleOf = (choices: Readonly<Record<Filter, readonly Choice[]>>): string =>
  filters
    .flatMap((filter) =>
      choices[filter].map(
        ({ value }) =>
          `.ledger:has([name=${filter}][value="${value}"]:checked) tr[data-${filter}]:not([data-${filter}~="${value}"])`,
      ),
    )
    .join(',')
    .concat('{display:none}');
