// The score sheets of the kinds of games.
import type { FunctionComponent } from 'preact';
import type marks from '../../content/ui/en.marks.json';
import type points from '../../content/ui/en.points.json';
import type stakes from '../../content/ui/en.stakes.json';
import type { Deal, Seat } from '../engine/deal.ts';
import { PAIRS, partnerOf } from '../engine/deal.ts';
import { worthOfMarriages } from '../engine/marriages.ts';
import { gamePlayed } from '../engine/play.ts';
import { tricksOf } from '../engine/tricks.ts';
import type { Kind } from '../words/kinds.ts';
import { pairLabel, plain, seatName, signed, sumOf } from '../words/names.ts';
import type { AtStep } from './kinds.ts';
import { kindPlayed } from './kinds.ts';
import { dealAt, pointsTaken } from './line.ts';
import { Scores } from './Scores.tsx';
import { marksOf, scoreBefore, sidesOf } from './tallies.ts';

/** What each player has paid and taken so far. */
function PaidSheet({ voice, line, step }: AtStep) {
  const { scores } = voice.t;
  const words = voice.t.sheet as typeof stakes.sheet;
  const deal = dealAt(line, step);
  const counts = gamePlayed(deal).points !== undefined;
  const told = line.deals.slice(0, step + 1).flatMap(({ events }) => events);
  const paidBy = (seat: Seat): number =>
    told.reduce((sum, event) => sum + (event.type === 'paid' && event.seat === seat ? event.chips : 0), 0);
  return (
    <Scores
      voice={voice}
      heads={[words.paid, scores.tricks, ...(counts ? [scores.points] : []), words.gain]}
      lines={deal.delta.map((gain, seat) => ({
        name: plain(seatName(voice, seat)),
        isDeclarer: deal.declarer === seat,
        cells: [paidBy(seat), tricksOf(deal, seat), ...(counts ? [pointsTaken(deal, seat)] : []), signed(gain)],
      }))}
    />
  );
}

/** What each side has brought along, taken and written; the points of its marriages stand beside those of its cards. */
function PointsSheet({ voice, line, step }: AtStep) {
  const { scores } = voice.t;
  const words = voice.t.sheet as typeof points.sheet;
  const deal = dealAt(line, step);
  return (
    <Scores
      voice={voice}
      heads={[words.before, scores.tricks, scores.points, words.gain, words.total]}
      lines={sidesOf(voice, deal).map(({ name, seats }) => {
        const [seat = 0] = seats;
        const married = deal.marriages.filter((scored) => seats.includes(scored.seat)).map(({ suit }) => suit);
        const cards = sumOf(seats.map((each) => pointsTaken(deal, each)));
        const before = scoreBefore(deal, seat);
        const gain = deal.delta[seat] ?? 0;
        return {
          name,
          isDeclarer: seats.some((each) => each === deal.declarer),
          cells: [
            before,
            sumOf(seats.map((each) => tricksOf(deal, each))),
            married.length > 0 ? `${cards} + ${worthOfMarriages(married)}` : cards,
            signed(gain),
            before + gain,
          ],
        };
      })}
    />
  );
}

/** What each pair has taken and uncovered. */
function MarksSheet({ voice, line, step }: AtStep) {
  const { scores } = voice.t;
  const words = voice.t.sheet as typeof marks.sheet;
  const deal = dealAt(line, step);
  return (
    <Scores
      voice={voice}
      heads={[scores.tricks, scores.points, words.gain, words.total]}
      lines={PAIRS.map((pair) => {
        const both = [pair, partnerOf(deal, pair)];
        return {
          name: pairLabel(voice, pair),
          isDeclarer: false,
          cells: [
            sumOf(both.map((seat) => tricksOf(deal, seat))),
            sumOf(both.map((seat) => pointsTaken(deal, seat))),
            -(deal.delta[pair] ?? 0),
            marksOf(deal, pair),
          ],
        };
      })}
    />
  );
}

const SHEETS: Readonly<Record<Kind, FunctionComponent<AtStep>>> = {
  stakes: PaidSheet,
  shares: PaidSheet,
  points: PointsSheet,
  marks: MarksSheet,
};

/** The score sheet of the game that a deal belongs to. */
export const sheetOf = (deal: Deal): FunctionComponent<AtStep> => SHEETS[kindPlayed(deal)];
