// How a match stands: what each side has, deal after deal.

import type { Deal } from '../../engine/deal.ts';
import { PAIRS } from '../../engine/deal.ts';
import type { Standing } from '../../engine/match.ts';
import { gamePlayed } from '../../engine/play.ts';
import { pairLabel, plain, seatName, signed } from '../../words/names.ts';
import type { PlayVoice } from './words.ts';

interface MatchScoreProps {
  readonly voice: PlayVoice;
  readonly deal: Deal;
  readonly standing: Standing;
}

export function MatchScore({ voice, deal, standing }: MatchScoreProps) {
  const { score } = voice.words;
  const { totals } = standing;
  const sides = gamePlayed(deal).partners
    ? PAIRS.map((pair) => pairLabel(voice, pair))
    : totals.map((_, seat) => plain(seatName(voice, seat)));
  const written = (total: number): string => (gamePlayed(deal).potUnit > 0 ? signed(total) : String(total));
  return (
    <div class="panel match">
      <table class="tbl">
        <caption class="panel-h">{score.title}</caption>
        <thead>
          <tr>
            <th scope="col">{voice.t.scores.seat}</th>
            <th scope="col">{score.total}</th>
          </tr>
        </thead>
        <tbody>
          {sides.map((name, i) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{written(totals[i] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
