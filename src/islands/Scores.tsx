// The score sheet as a table: whose line it is, and what stands in it.
import type { ComponentChildren } from 'preact';
import type { Voice } from '../words/names.ts';

/** A line of the sheet, of one player or of partners. */
export interface Score {
  readonly name: string;
  readonly isDeclarer: boolean;
  readonly cells: readonly (string | number)[];
}

interface ScoresProps {
  readonly voice: Voice;
  readonly heads: readonly string[];
  readonly lines: readonly Score[];
  readonly children?: ComponentChildren;
}

export const Scores = ({ voice, heads, lines, children }: ScoresProps) => (
  <div class="panel scores">
    <table class="tbl">
      <caption class="panel-h">{voice.t.scores.title}</caption>
      <thead>
        <tr>
          <th scope="col">{voice.t.scores.seat}</th>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, isDeclarer, cells }) => (
          <tr key={name} class={isDeclarer ? 'me' : undefined}>
            <th scope="row">{name}</th>
            {cells.map((cell, i) => (
              <td key={heads[i]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    {children}
  </div>
);
