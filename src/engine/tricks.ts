// Tricks: which card is higher, who takes a trick, and the duties a card played must satisfy.
import type { Card, Rank, Suit } from './cards.ts';
import { byCard, printedSuitOf, rankOf, ranksOf, SUITS } from './cards.ts';
import type { Cites, Deal, Seat } from './deal.ts';
import { eachSeat, nextInPlay, seatAfter } from './deal.ts';
import type { Game } from './game.ts';

/** The cards of a game in order of height, for one trump suit or for none. */
export interface Ranking {
  /** The suit a card counts to: its own, or trumps for a permanent trump. */
  readonly suitOf: (card: Card) => Suit;
  /** Higher cards of one suit have higher numbers, and every trump a higher one than every plain card. */
  readonly heightOf: (card: Card) => number;
}

/** The rule of a game that says which card beats which. */
export interface Order {
  /** The ranks of a suit, highest first. */
  readonly ranks: readonly Rank[];
  readonly cites: Cites;
  /** What follows for each trump suit, and while there is none. */
  readonly rankings: ReadonlyMap<Suit | null, Ranking>;
}

interface OrderTerms {
  /** In one word, highest first. */
  readonly ranks: string;
  /** The whole trump suit from the highest card down, where it is more than the ranks of that suit. */
  readonly trumps?: (suit: Suit, ranks: readonly Rank[]) => readonly Card[];
  readonly cites: Cites;
}

const ranksIn = (suit: Suit, ranks: readonly Rank[]): readonly Card[] => ranks.map((rank): Card => `${rank}${suit}`);

export function order({ ranks: word, trumps = ranksIn, cites }: OrderTerms): Order {
  const ranks = ranksOf(word);
  const under = (suit: Suit | null): Ranking => makeRanking(ranks, suit, suit ? trumps(suit, ranks) : []);
  return { ranks, cites, rankings: new Map([null, ...SUITS].map((suit) => [suit, under(suit)])) };
}

function makeRanking(ranks: readonly Rank[], trump: Suit | null, trumps: readonly Card[]): Ranking {
  return {
    suitOf: byCard((card) => (trump && trumps.includes(card) ? trump : printedSuitOf(card))),
    heightOf: byCard((card) => (trumps.includes(card) ? trumps.length - trumps.indexOf(card) : -ranks.indexOf(rankOf(card)))),
  };
}

/** The ranking that holds while `trump` is trumps. */
export const rankingOf = ({ rankings }: Order, trump: Suit | null): Ranking => rankings.get(trump) as Ranking;

/** The place in `cards` of the card that takes the trick: the highest trump, else the highest of the suit led. */
export function winningPlace(cards: readonly Card[], { suitOf, heightOf }: Ranking, trump: Suit | null): number {
  let best = 0;
  for (let i = 1; i < cards.length; i++) {
    const card = cards[i] as Card;
    const top = cards[best] as Card;
    if (suitOf(card) === suitOf(top) ? heightOf(card) > heightOf(top) : suitOf(card) === trump) best = i;
  }
  return best;
}

/** The seat that played the card at `place` of the trick on the table, or of one with another leader since which nobody dropped out. */
export function playerOf(d: Deal, place: number, leader: Seat = d.leader): Seat {
  if (d.out.length === 0) return seatAfter(d, leader, place);
  let seat = d.out.includes(leader) ? nextInPlay(d, leader) : leader;
  for (let i = 0; i < place; i++) seat = nextInPlay(d, seat);
  return seat;
}

/** What a duty looks at while a card is chosen. */
export interface Choice {
  readonly deal: Deal;
  readonly seat: Seat;
  readonly hand: readonly Card[];
  readonly ranking: Ranking;
  /** The suit led, or null for whoever leads. */
  readonly led: Suit | null;
  /** Whether the player holds no card of the suit led. */
  readonly isVoid: boolean;
}

/**
 * A duty of the player who plays a card. Duties are tried in order, each on the cards that the ones before it left.
 * A player who holds no card that satisfies a duty is released from it.
 */
export interface Duty {
  readonly name: string;
  readonly cites: Cites;
  /** The option value that switches the duty on; a duty without it always stands. */
  readonly when?: readonly [option: string, value: string];
  /** Whether the duty binds now. */
  readonly binds: (choice: Choice) => boolean;
  /** The cards that satisfy it among these. */
  readonly meeting: (cards: readonly Card[], choice: Choice) => readonly Card[];
}

type DutyTerms = Pick<Duty, 'cites' | 'when'>;

/** The trumps among these cards. */
export const trumpsAmong = (cards: readonly Card[], { ranking: { suitOf }, deal: { trump } }: Choice): readonly Card[] =>
  cards.filter((card) => suitOf(card) === trump);
/** The card that is winning the trick so far, or null. */
export const topOf = ({ deal, ranking }: Choice): Card | null =>
  deal.trick[winningPlace(deal.trick, ranking, deal.trump)] ?? null;

function isTrumped(choice: Choice): boolean {
  const top = topOf(choice);
  return top !== null && choice.ranking.suitOf(top) === choice.deal.trump;
}
/** The cards that are higher than the one that is winning; for cards that can win at all. */
function higherAmong(cards: readonly Card[], choice: Choice): readonly Card[] {
  const top = topOf(choice);
  if (top === null) return cards;
  const { heightOf } = choice.ranking;
  return cards.filter((card) => heightOf(card) > heightOf(top));
}
const overtrumpsAmong = (cards: readonly Card[], choice: Choice): readonly Card[] =>
  higherAmong(trumpsAmong(cards, choice), choice);

/** A card of the suit led, from whoever holds one. */
export const followSuit = (terms: DutyTerms): Duty => ({
  name: 'follow-suit',
  ...terms,
  binds: ({ led, isVoid }) => led !== null && !isVoid,
  meeting: (cards, { ranking: { suitOf }, led }) => cards.filter((card) => suitOf(card) === led),
});

/** Void, and nobody has trumped yet: a trump. */
export const trumpIn = (terms: DutyTerms): Duty => ({
  name: 'trump-in',
  ...terms,
  binds: (choice) => choice.isVoid && !isTrumped(choice),
  meeting: trumpsAmong,
});

/** Void: a trump, high or low, whatever lies in the trick. */
export const mustTrump = (terms: DutyTerms): Duty => ({
  name: 'must-trump',
  ...terms,
  binds: ({ isVoid }) => isVoid,
  meeting: trumpsAmong,
});

/** Void, and the trick is trumped: a higher trump. */
export const overtrump = (terms: DutyTerms): Duty => ({
  name: 'overtrump',
  ...terms,
  binds: (choice) => choice.isVoid && isTrumped(choice),
  meeting: overtrumpsAmong,
});

const canOvertrump = (choice: Choice): boolean => overtrumpsAmong(choice.hand, choice).length > 0;

/** Void, the trick is trumped, and no higher trump in hand: a lower trump. */
export const undertrump = (terms: DutyTerms): Duty => ({
  name: 'undertrump',
  ...terms,
  binds: (choice) => choice.isVoid && isTrumped(choice) && !canOvertrump(choice),
  meeting: trumpsAmong,
});

/** Void, the trick is trumped, and no higher trump in hand: no trump. */
export const spareTrumps = (terms: DutyTerms): Duty => ({
  name: 'spare-trumps',
  ...terms,
  binds: (choice) => choice.isVoid && isTrumped(choice) && !canOvertrump(choice),
  meeting: (cards, { ranking: { suitOf }, deal: { trump } }) => cards.filter((card) => suitOf(card) !== trump),
});

/** Following suit: a card that beats what lies there. */
export const takeLead = (terms: DutyTerms): Duty => ({
  name: 'take-lead',
  ...terms,
  binds: ({ led, isVoid }) => led !== null && !isVoid,
  meeting: higherAmong,
});

/** Whether a duty binds the player now, and stands under the options of the deal. */
export const isOwed = (duty: Duty, choice: Choice): boolean =>
  duty.binds(choice) && (!duty.when || choice.deal.options[duty.when[0]] === duty.when[1]);

/** The cards that the duties leave of the hand, and for each card thrown out the duty that did it. */
export function sift(duties: readonly Duty[], choice: Choice, onRefused?: (card: Card, duty: Duty) => void): readonly Card[] {
  let left = choice.hand;
  for (const duty of duties) {
    if (!isOwed(duty, choice)) continue;
    const met = duty.meeting(left, choice);
    if (met.length === 0 || met.length === left.length) continue;
    if (onRefused) for (const card of left) if (!met.includes(card)) onRefused(card, duty);
    left = met;
  }
  return left;
}

/** Whether a hand has a card of the suit. */
function holds(hand: readonly Card[], { suitOf }: Ranking, suit: Suit): boolean {
  for (const card of hand) if (suitOf(card) === suit) return true;
  return false;
}

/** What the player to move is choosing from. */
export function choiceOf(d: Deal, rule: Order, seat: Seat): Choice {
  const ranking = rankingOf(rule, d.trump);
  const hand = d.hands[seat] ?? [];
  const first = d.trick[0];
  const led = first === undefined ? null : ranking.suitOf(first);
  return {
    deal: d,
    seat,
    hand,
    ranking,
    led,
    isVoid: led !== null && !holds(hand, ranking, led),
  };
}

/** How many tricks a player has taken. */
export const tricksOf = (d: Pick<Deal, 'tricks'>, seat: Seat): number => d.tricks.filter(({ winner }) => winner === seat).length;

/** A game as far as it counts cards. */
type Counting = Pick<Game, 'worthOfCard'>;

/** Card points of the tricks, by seat of the players who took them. */
export function pointsOf(d: Pick<Deal, 'tricks' | 'players'>, g: Counting): readonly number[] {
  const points = eachSeat(d, 0);
  for (const { winner, cards } of d.tricks) points[winner] = (points[winner] as number) + worthOf(cards, g);
  return points;
}

/** Card points of the cards together. */
export const worthOf = (cards: readonly Card[], { worthOfCard }: Counting): number =>
  cards.reduce((sum, card) => sum + worthOfCard(card), 0);
