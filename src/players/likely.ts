// How likely an imagined deal is after all that was called and played: what somebody would hardly have done with the hand that
// he is thought to hold speaks against it.
import type { Card, Suit } from '../engine/cards.ts';
import type { Call, Deal, Seat } from '../engine/deal.ts';
import { inPlayCount } from '../engine/deal.ts';
import type { Game } from '../engine/game.ts';
import { marriagesIn, worthOfMarriages } from '../engine/marriages.ts';
import { suitNamed } from '../engine/phases/name-trumps.ts';
import { numberIn } from '../engine/phases/numbers.ts';
import { playerOf, rankingOf, winningPlace, worthOf } from '../engine/tricks.ts';
import { comesInOn, isFriend, worthIn } from './habits.ts';

/** How much speaks against what is against a rule, and against what is only odd. */
const AGAINST_RULE = 0.02;
const ODD = 0.4;
/** As much as may be bid without a marriage. */
const ALL_CARDS = 120;
/** Card points that are not given away lightly. */
const MUCH = 4;

/** A card that somebody put to a trick after others, and what he could see. */
interface Laid {
  readonly seat: Seat;
  readonly card: Card;
  /** The cards before his in the trick, and whose they are. */
  readonly trick: readonly Card[];
  readonly seats: readonly Seat[];
  readonly trump: Suit | null;
  readonly isLast: boolean;
}

/** The trick for which a suit became trumps, and the suit; the last is what is trumps now. */
function trumpsSince(d: Deal): readonly { readonly trick: number; readonly suit: Suit }[] {
  const named = d.calls.flatMap(({ call, tricks }) => {
    const suit = suitNamed(call);
    return suit ? [{ trick: tricks, suit }] : [];
  });
  const leads = [...d.tricks, { leader: d.leader, cards: d.trick }];
  const declared = d.marriages.map(({ seat, suit }) => ({
    suit,
    trick: leads.findIndex(({ leader, cards }) => leader === seat && (cards[0] === `K${suit}` || cards[0] === `Q${suit}`)),
  }));
  return named.length > 0 ? named : declared;
}

/** What was put to the tricks so far. */
function laidIn(d: Deal): readonly Laid[] {
  const changes = trumpsSince(d);
  return [...d.tricks, { leader: d.leader, cards: d.trick }].flatMap(({ leader, cards }, i) => {
    const seats = cards.map((_, place) => playerOf(d, place, leader));
    const trump = changes.length > 0 ? (changes.findLast(({ trick }) => trick <= i)?.suit ?? null) : d.trump;
    return cards.map((card, place) => ({
      seat: seats[place] as Seat,
      card,
      trick: cards.slice(0, place),
      seats,
      trump,
      isLast: place === inPlayCount(d) - 1,
    }));
  });
}

/** Whether somebody with these cards would put the one that he did to the trick. */
function isOdd(d: Deal, g: Game, { seat, card, trick, seats, trump, isLast }: Laid, hand: readonly Card[]): boolean {
  const ranking = rankingOf(g.order, trump);
  const { suitOf, heightOf } = ranking;
  const [first] = trick;
  if (first === undefined) return false;
  const followers = hand.filter((held) => suitOf(held) === suitOf(first));
  const trumps = hand.filter((held) => suitOf(held) === trump);
  const choice = followers.length > 0 ? followers : trumps.length > 0 ? trumps : hand;
  if (choice.length < 2) return false;
  const place = winningPlace(trick, ranking, trump);
  const top = trick[place] as Card;
  const beats = (held: Card): boolean => (suitOf(held) === suitOf(top) ? heightOf(held) > heightOf(top) : suitOf(held) === trump);
  const worths = choice.filter((held) => suitOf(held) !== trump || suitOf(first) === trump).map((held) => worthIn(g, held));
  const own = worthIn(g, card);
  // To a trick that his side has he gives what he can, to one that it loses he gives nothing.
  if (isFriend(d, g, seat, seats[place] as Seat)) return isLast && Math.max(own, ...worths) >= own + MUCH;
  if (beats(card)) return false;
  const winners = choice.filter(beats);
  if (isLast && winners.length > 0) return worthOf(trick, g.points?.value ?? {}) >= 2 * MUCH;
  return Math.min(own, ...worths) <= own - MUCH;
}

/** How well a call agrees with a hand. */
function likelihoodOf(d: Deal, g: Game, { call, turned, tricks }: Call, hand: readonly Card[]): number {
  const bid = numberIn('bid', call);
  if (bid !== null) {
    const isBound = !g.partners && bid > ALL_CARDS + worthOfMarriages(marriagesIn(hand));
    return isBound ? AGAINST_RULE : 1;
  }
  // What counts is whether he came in, on the card turned up now and before the play.
  if (g.potUnit === 0 || turned !== d.turned.length || tricks > 0) return 1;
  const comesIn = comesInOn(hand, g, d.trump);
  if (call.startsWith('pass')) return comesIn ? ODD : 1;
  return ['stand', 'play', 'bid', 'ask', 'speel'].some((word) => call.startsWith(word)) && !comesIn ? ODD : 1;
}

/** How likely the deal is for somebody who sits there: from 0 to 1, where nothing in it is odd. */
export function likelihood(d: Deal, g: Game, seat: Seat): number {
  const laid = laidIn(d);
  const heldBy = (other: Seat): readonly Card[] => [
    ...(d.hands[other] ?? []),
    ...laid.filter((one) => one.seat === other).map(({ card }) => card),
  ];
  let product = 1;
  for (const made of d.calls) if (made.seat !== seat) product *= likelihoodOf(d, g, made, heldBy(made.seat));
  if (g.potUnit > 0) return product;
  for (const [i, one] of laid.entries()) {
    if (one.seat === seat) continue;
    const later = laid.slice(i).filter((other) => other.seat === one.seat);
    const hand = [...(d.hands[one.seat] ?? []), ...later.map(({ card }) => card)];
    if (isOdd(d, g, one, hand)) product *= ODD;
  }
  return product;
}
