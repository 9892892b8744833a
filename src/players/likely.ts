// How likely an imagined deal is after all that was called: what somebody would hardly have called on the hand that he is
// thought to hold speaks against it.
import type { Card } from '../engine/cards.ts';
import type { Call, Deal, Seat } from '../engine/deal.ts';
import { handOf } from '../engine/deal.ts';
import type { Game } from '../engine/game.ts';
import { marriagesIn, worthOfMarriages } from '../engine/marriages.ts';
import { cardGiven } from '../engine/phases/giving.ts';
import { numberIn } from '../engine/phases/numbers.ts';
import { playerOf, worthOf } from '../engine/tricks.ts';
import { hasPhase } from '../solver/rules.ts';
import { ALONE, comesInOn, playsAloneOn } from './habits.ts';

/** How likely it is that somebody calls what the rules forbid him on such a hand, and what is only odd. */
const FORBIDDEN = 0.02;
const ODD = 0.15;
/** The calls by which one comes in. */
const COMES_IN = ['stand', 'play'];
/** How likely it is that somebody comes in on a hand on which he had better not: it costs him little. */
const DARING = 0.7;

/** What a player holds, has played and has given away. */
function hadBy(d: Deal, seat: Seat): readonly Card[] {
  const given = d.calls.flatMap((made) => (made.seat === seat ? (cardGiven(made.call) ?? []) : []));
  const tricks = [...d.tricks, { leader: d.leader, cards: d.trick }];
  const played = tricks.flatMap(({ leader, cards }) => cards.filter((_, place) => playerOf(d, place, leader) === seat));
  return [...handOf(d, seat), ...played, ...given];
}

/** How likely a call is on a hand: from 0 to 1, where nothing is odd about it. */
function likelihoodOf(d: Deal, g: Game, { call, turned, tricks }: Call, hand: readonly Card[]): number {
  if (g.potUnit === 0) {
    // Where everybody bids for himself nobody goes higher than his cards and marriages.
    const limit = worthOf(d.deck, g) + worthOfMarriages(marriagesIn(hand));
    return !g.partners && (numberIn('bid', call) ?? 0) > limit ? FORBIDDEN : 1;
  }
  // What counts is who came in, on the card turned up now and before the play.
  if (turned !== d.turned.length || tricks > 0) return 1;
  const isCalled = (word: string): boolean => call.startsWith(word);
  if (ALONE.some(isCalled)) return playsAloneOn(hand, g, d.trump) ? 1 : ODD;
  if (COMES_IN.some(isCalled)) return comesInOn(hand, g, d.trump) ? 1 : DARING;
  if (!isCalled('pass')) return 1;
  const isMissed = hasPhase(g, 'settle') ? playsAloneOn : comesInOn;
  return isMissed(hand, g, d.trump) ? ODD : 1;
}

/** How likely the deal is for somebody who sits there: from 0 to 1, where nothing about it is odd. */
export function likelihood(d: Deal, g: Game, seat: Seat): number {
  let product = 1;
  for (const made of d.calls) if (made.seat !== seat) product *= likelihoodOf(d, g, made, hadBy(d, made.seat));
  return product;
}
