import type { Card } from '../cards.ts';
import type { Cites, Deal, Draft, Seat } from '../deal.ts';
import { finish, listOf, PAIRS, pairOf, partnerOf, tell } from '../deal.ts';
import type { ByOption, Game } from '../game.ts';
import { chosen, phase } from '../game.ts';
import { pointsOf } from '../tricks.ts';

/** Marks for a pair whose opponents took so many card points or more. */
export interface Loss {
  readonly name: string;
  readonly from: number;
  readonly marks: number;
  readonly cites: Cites;
}

export interface MarksTerms {
  /** That each pair counts its points when all cards are played. */
  readonly cites: Cites;
  /** The dearest that is reached counts. */
  readonly losses: readonly Loss[];
  /** Both pairs took the same: no marks for points, and all marks of the next deal count double. */
  readonly even: { readonly cites: Cites };
  /** More marks for the pair whose card fell to that other card of the opponents. */
  readonly fallen: { readonly card: Card; readonly to: Card; readonly marks: number | ByOption<number>; readonly cites: Cites };
  /** A pair with so many marks has lost the match. */
  readonly limit: { readonly marks: number; readonly cites: Cites };
  /** Which pair has lost when both are there: more marks, then fewer card points, then the dealer's. */
  readonly both: { readonly cites: Cites };
  /** Who deals next, where it need not be the next player; null when it is he. */
  readonly deals?: { readonly by: (d: Deal) => Seat | null; readonly cites: Cites } | undefined;
}

/** After an even deal all marks count so many times. */
export const FACTOR = 2;

/** The pair that lost `card` to the opponents' `to`, or null. */
function pairRobbed(d: Deal, card: Card, to: Card): number | null {
  const trick = d.tricks.find(({ cards }) => cards.includes(to));
  const [place, taker] = [trick?.cards.indexOf(card) ?? -1, trick?.cards.indexOf(to) ?? -1];
  if (!trick || place < 0 || pairOf(place) === pairOf(taker)) return null;
  return pairOf(trick.leader + place);
}

/** Writes down the marks of a pair whose opponents took so many points, and answers how many they are. */
function write(d: Draft, terms: MarksTerms, pair: number, opponents: number, isRobbed: boolean): number {
  const { losses, even, fallen } = terms;
  const factor = d.carry.double ? FACTOR : 1;
  let written = 0;
  const put = (marks: number, why: string, cites: Cites): void => {
    const points = marks * factor;
    written += points;
    const grounds = d.carry.double ? [...listOf(cites), ...listOf(even.cites)] : listOf(cites);
    tell(d, { type: 'scored', seat: pair, points, for: why, cites: grounds });
  };
  const loss = losses.findLast(({ from }) => opponents >= from);
  if (loss) put(loss.marks, loss.name, loss.cites);
  if (isRobbed) put(chosen(d, fallen.marks), 'card-fallen', fallen.cites);
  return written;
}

/** The pair that has lost the match, or null while it goes on. */
function pairBeaten(d: Deal, limit: number, scores: readonly number[], taken: readonly number[]): number | null {
  const full = PAIRS.filter((pair) => (scores[pair] as number) >= limit);
  if (full.length < PAIRS.length) return full[0] ?? null;
  const ahead = (of: readonly number[]): number => (of[0] as number) - (of[1] as number);
  const worse = ahead(scores) || -ahead(taken);
  return worse === 0 ? pairOf(d.dealer) : worse > 0 ? 0 : 1;
}

/** Two pairs count their card points and write down marks against themselves; told of the first seat of the pair. */
export const marks = phase('marks', (terms: MarksTerms) => ({
  begin(d, g: Game) {
    const { cites, even, fallen, limit, both, deals } = terms;
    const points = pointsOf(d, g);
    const taken = PAIRS.map((pair) => (points[pair] as number) + (points[partnerOf(d, pair)] as number));
    const isEven = taken[0] === taken[1];
    if (isEven) tell(d, { type: 'scored', seat: d.dealer, points: 0, for: 'even', cites: listOf(even.cites) });
    const robbed = pairRobbed(d, fallen.card, fallen.to);
    const written = PAIRS.map((pair) => write(d, terms, pair, taken[1 - pair] as number, pair === robbed));
    const scores = PAIRS.map((pair) => (d.carry.scores?.[pair] ?? 0) + (written[pair] as number));
    const beaten = pairBeaten(d, limit.marks, scores, taken);
    const isOnlyOne = scores.filter((score) => score >= limit.marks).length === 1;
    if (beaten !== null) {
      tell(d, {
        type: 'lost',
        seat: beaten,
        how: 'all-marks',
        cites: [...listOf(limit.cites), ...(isOnlyOne ? [] : listOf(both.cites))],
      });
    }
    d.delta = points.map((_, seat) => 0 - (written[pairOf(seat)] as number));
    const dealer = deals?.by(d) ?? null;
    finish(d, 'played', points, [...listOf(cites), ...(dealer === null ? [] : listOf(deals?.cites ?? []))], {
      carry: { ...(isEven && { double: true }), scores },
      over: beaten === null ? null : [1 - beaten, partnerOf(d, 1 - beaten)],
      ...(dealer !== null && { nextDealer: dealer }),
    });
  },
}));
