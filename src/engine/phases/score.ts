import type { Cites, Deal, Draft, End, Id, Seat } from '../deal.ts';
import { eldestOf, finish, listOf, replaced, seatsFrom, tell } from '../deal.ts';
import type { ByOption, Game } from '../game.ts';
import { chosen, phase } from '../game.ts';
import { pointsOf } from '../tricks.ts';

/** The sheet on which points are added up from deal to deal. */
export interface Sheet {
  /** The points that win the match. */
  readonly target: { readonly points: number | ByOption<number>; readonly cites: Cites };
  /** Of several who have them, the highest wins; of equals the declarer, then the first from eldest. */
  readonly several: { readonly cites: Cites };
  /** The seats that write the same and win together. */
  readonly sideOf: (seat: Seat) => readonly Seat[];
}

/** Writes points of this deal to a player, for a reason that each language has a word for. */
export function write(d: Draft, seat: Seat, points: number, what: string, cites: readonly Id[]): void {
  d.delta = replaced(d.delta, seat, (d.delta[seat] ?? 0) + points);
  tell(d, { type: 'scored', seat, points, for: what, cites });
}

/** Who has won the match with these scores; null while nobody has. */
function winnerOf(d: Deal, scores: readonly number[], target: number): Seat | null {
  const scoreOf = (seat: Seat): number => scores[seat] ?? 0;
  const isDeclarer = (seat: Seat): number => Number(seat === d.declarer);
  const there = seatsFrom(d, eldestOf(d)).filter((seat) => scoreOf(seat) >= target);
  const [first] = there.toSorted((a, b) => scoreOf(b) - scoreOf(a) || isDeclarer(b) - isDeclarer(a));
  return first ?? null;
}

/** Ends the deal: what was written is added to the scores carried, and the match may be over. */
export function close(d: Draft, g: Game, end: End, sheet: Sheet, cites: readonly Id[]): void {
  const scores = d.delta.map((points, seat) => points + (d.carry.scores?.[seat] ?? 0));
  const target = chosen(d, sheet.target.points);
  const winner = winnerOf(d, scores, target);
  const over = winner === null ? null : sheet.sideOf(winner);
  const isContested = over !== null && scores.some((points, seat) => points >= target && !over.includes(seat));
  const why = [...cites, ...(over ? listOf(sheet.target.cites) : []), ...(isContested ? listOf(sheet.several.cites) : [])];
  finish(d, end, pointsOf(d, g), why, { carry: { scores }, over });
}

/** What some of the players write at the end. */
export interface Line {
  readonly name: string;
  readonly cites: Cites;
  readonly write: (d: Draft, g: Game) => void;
}

/** After the last trick everybody writes his points. */
export const score = phase(
  'score',
  ({ lines, sheet, cites }: { readonly lines: readonly Line[]; readonly sheet: Sheet; readonly cites: Cites }) => ({
    begin(d, g) {
      for (const line of lines) line.write(d, g);
      close(d, g, 'played', sheet, listOf(cites));
    },
  }),
);

/** Nobody has bid: nothing is written. */
export const nobodyBid = phase('nobody-bid', ({ sheet, cites }: { readonly sheet: Sheet; readonly cites: Cites }) => ({
  begin(d, g) {
    if (d.declarer === null) close(d, g, 'passed-out', sheet, listOf(cites));
  },
}));
