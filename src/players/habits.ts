// Rules of thumb: what an ordinary player does at once, looking at no more than his own hand and the table. They play the
// imagined deals to their end.
import type { Card, Suit } from '../engine/cards.ts';
import { isCard, printedSuitOf, rankOf, SUITS } from '../engine/cards.ts';
import type { Action, Deal, Seat } from '../engine/deal.ts';
import { handOf, inPlayCount, partnerOf } from '../engine/deal.ts';
import type { Game } from '../engine/game.ts';
import { cardGiven } from '../engine/phases/giving.ts';
import { suitNamed } from '../engine/phases/name-trumps.ts';
import type { Ranking } from '../engine/tricks.ts';
import { playerOf, rankingOf, winningPlace } from '../engine/tricks.ts';
import type { Draw } from './imagine.ts';

/** Whether one would rather see the other take a trick than anybody else. */
function isFriend(d: Deal, g: Game, seat: Seat, other: Seat): boolean {
  if (g.partners) return other === partnerOf(d, seat);
  return d.declarer !== null && seat !== d.declarer && other !== d.declarer;
}

/** How many tricks a hand may hope for. */
export function promiseOf(hand: readonly Card[], g: Game, trump: Suit | null): number {
  const { suitOf, heightOf } = rankingOf(g.order, trump);
  const best = g.order.ranks[0];
  return hand.reduce((sum, card) => {
    if (suitOf(card) === trump) return sum + 0.35 + 0.65 * (heightOf(card) / (g.order.ranks.length + 1));
    return sum + (rankOf(card) === best ? 0.4 : rankOf(card) === g.order.ranks[1] ? 0.15 : 0);
  }, 0);
}

/** The promise from which on it is worth coming in. */
const ENOUGH = 0.8;
/** Whether he comes in on such a hand. */
export const comesInOn = (hand: readonly Card[], g: Game, trump: Suit | null): boolean => promiseOf(hand, g, trump) >= ENOUGH;

const worthIn = (g: Game, card: Card): number => g.points?.value[rankOf(card)] ?? 0;

/** The card for which that number is highest. */
function most(cards: readonly Card[], numberOf: (card: Card) => number): Card {
  let best = cards[0] as Card;
  for (const card of cards) if (numberOf(card) > numberOf(best)) best = card;
  return best;
}

/** What he leads: mostly his highest trump or his highest plain card, now and then any. */
function lead(d: Deal, cards: readonly Card[], { suitOf, heightOf }: Ranking, draw: Draw): Card {
  const trumps = cards.filter((card) => suitOf(card) === d.trump);
  const plain = cards.filter((card) => suitOf(card) !== d.trump);
  const n = draw(5);
  if (n < 2 && plain.length > 0) return most(plain, heightOf);
  if (n < 4 && trumps.length > 0) return most(trumps, heightOf);
  return cards[draw(cards.length)] as Card;
}

/** What he puts to a trick: wins it as well as he can, feeds it to a friend, or throws in what is worth least. */
function follow(d: Deal, g: Game, seat: Seat, cards: readonly Card[], ranking: Ranking, draw: Draw): Card {
  const { suitOf, heightOf } = ranking;
  const place = winningPlace(d.trick, ranking, d.trump);
  const top = d.trick[place] as Card;
  const costOf = (card: Card): number => worthIn(g, card) + (suitOf(card) === d.trump ? 5 : 0) + heightOf(card) / 20;
  const isLast = d.trick.length === inPlayCount(d) - 1;
  if (isFriend(d, g, seat, playerOf(d, place)) && (isLast || draw(3) > 0)) {
    return most(cards, (card) => worthIn(g, card) - (suitOf(card) === d.trump ? 20 : 0) - heightOf(card) / 20);
  }
  const beats = (card: Card): boolean =>
    suitOf(card) === suitOf(top) ? heightOf(card) > heightOf(top) : suitOf(card) === d.trump;
  const winners = cards.filter(beats);
  if (winners.length === 0) return most(cards, (card) => -costOf(card));
  if (isLast) return most(winners, (card) => worthIn(g, card) - (suitOf(card) === d.trump ? heightOf(card) : 0));
  return draw(3) > 0 ? most(winners, heightOf) : most(winners, (card) => -costOf(card));
}

/** The suit that he holds most of, counted as trumps. */
function longestSuit(g: Game, hand: readonly Card[]): Suit {
  const strengthIn = (suit: Suit): number => promiseOf(hand, g, suit);
  return SUITS.reduce((best, suit) => (strengthIn(suit) > strengthIn(best) ? suit : best));
}

/** Calls that he makes whenever he may. */
const ALWAYS = ['check', 'rounds', 'end', 'match', 'play', 'keep'];

/** What he calls. He leaves bidding to others: what is imagined beyond his own next call is how that call ends. */
function callOf(d: Deal, g: Game, seat: Seat, legal: readonly Action[]): Action {
  const hand = handOf(d, seat);
  const [first] = legal;
  const comesIn = comesInOn(hand, g, d.trump);
  const swap = legal.find((action) => action.startsWith('swap:'));
  if (swap) return swap;
  if (legal.includes('fold')) return comesIn || d.tricks.some(({ winner }) => winner === seat) ? 'match' : 'fold';
  if (legal.includes('stand')) return comesIn ? drawOf(d, g, seat, legal) : 'pass';
  if (legal.includes('play')) return comesIn ? 'play' : 'pass';
  if (legal.includes('pass')) return 'pass';
  if (first && suitNamed(first) && !legal.includes('keep')) return `trump:${longestSuit(g, hand)}`;
  const always = ALWAYS.find((action) => legal.includes(action));
  if (always) return always;
  const gifts = legal.flatMap((action) => cardGiven(action) ?? []);
  if (gifts.length > 0) return `give:${cheapest(g, hand, gifts)}`;
  return first as Action;
}

/** The card that he can best do without: no ace, nothing of a marriage, little worth. */
function cheapest(g: Game, hand: readonly Card[], cards: readonly Card[]): Card {
  const partner = { K: 'Q', Q: 'K' } as const;
  const isWed = (card: Card): boolean => {
    const rank = rankOf(card);
    return (rank === 'K' || rank === 'Q') && hand.includes(`${partner[rank]}${printedSuitOf(card)}`);
  };
  return most(cards, (card) => -worthIn(g, card) - (isWed(card) ? 30 : 0));
}

/** The change of cards by which trumps and aces stay and all else goes. */
function drawOf(d: Deal, g: Game, seat: Seat, legal: readonly Action[]): Action {
  const { suitOf } = rankingOf(g.order, d.trump);
  const isKept = (card: Card): boolean => suitOf(card) === d.trump || rankOf(card) === g.order.ranks[0];
  const weak = handOf(d, seat).filter((card) => !isKept(card));
  const written = legal.find((action) => {
    const cards = action.startsWith('draw:') ? action.slice('draw:'.length).split(',') : [];
    return cards.length === weak.length && weak.every((card) => cards.includes(card));
  });
  return written ?? 'stand';
}

/** What whoever is to act would do without thinking. */
export function habit(d: Deal, g: Game, seat: Seat, legal: readonly Action[], draw: Draw): Action {
  if (legal.length === 1) return legal[0] as Action;
  const cards = legal.filter(isCard);
  if (cards.length === 0) return callOf(d, g, seat, legal);
  const ranking = rankingOf(g.order, d.trump);
  if (d.trick.length > 0) return follow(d, g, seat, cards, ranking, draw);
  return legal.find((action) => action.endsWith('!')) ?? lead(d, cards, ranking, draw);
}
