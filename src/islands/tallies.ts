// What is written of a match so far, where sides write points or marks.
import type { Deal, Seat } from '../engine/deal.ts';
import { pairOf, seatsFrom } from '../engine/deal.ts';
import { gamePlayed } from '../engine/play.ts';
import type { Voice } from '../words/names.ts';
import { pairLabel, plain, seatName } from '../words/names.ts';

/** The seats that write together, and what they are called: partners, or a player. */
export function sidesOf(voice: Voice, deal: Deal): readonly { readonly name: string; readonly seats: readonly Seat[] }[] {
  const seats = seatsFrom(deal, 0);
  if (!gamePlayed(deal).partners) return seats.map((seat) => ({ name: plain(seatName(voice, seat)), seats: [seat] }));
  return seats
    .filter((seat) => seat === pairOf(seat))
    .map((pair) => ({ name: pairLabel(voice, pair), seats: seats.filter((seat) => pairOf(seat) === pair) }));
}

/** The points that a seat has brought along. */
export const scoreBefore = ({ carry }: Deal, seat: Seat): number => carry.scores?.[seat] ?? 0;

/** The marks of a pair: those it brought along, and with those of this deal when it is over. */
export const marksOf = ({ carry, delta, result }: Deal, pair: number): number =>
  (carry.scores?.[pair] ?? 0) - (result ? (delta[pair] ?? 0) : 0);
