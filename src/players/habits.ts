// Rules of thumb: what an ordinary player does at once, looking at no more than his own hand and the table. They play the
// imagined deals to their end.
import type { Card, Suit } from '../engine/cards.ts';
import { isCard, printedSuitOf, rankOf, SUITS } from '../engine/cards.ts';
import type { Action, Deal, Seat } from '../engine/deal.ts';
import { handOf, inPlayCount, partnerOf } from '../engine/deal.ts';
import type { Game } from '../engine/game.ts';
import { holdsMarriage, marriagesIn, worthOfMarriages } from '../engine/marriages.ts';
import { cardGiven } from '../engine/phases/giving.ts';
import { suitNamed } from '../engine/phases/name-trumps.ts';
import { numberIn } from '../engine/phases/numbers.ts';
import type { Ranking } from '../engine/tricks.ts';
import { playerOf, rankingOf, winningPlace } from '../engine/tricks.ts';
import { hasPhase } from '../solver/rules.ts';
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

/** The promise from which on it is worth coming in, and playing alone against all others. */
const ENOUGH = 0.3;
const ENOUGH_ALONE = 1.2;
/** Whether he comes in on such a hand. */
export const comesInOn = (hand: readonly Card[], g: Game, trump: Suit | null): boolean => promiseOf(hand, g, trump) >= ENOUGH;
/** Whether he plays alone on such a hand. */
export const playsAloneOn = (hand: readonly Card[], g: Game, trump: Suit | null): boolean =>
  promiseOf(hand, g, trump) >= ENOUGH_ALONE;
/** The calls by which one offers to play alone, when nobody has yet. */
export const ALONE = ['bid', 'ask', 'speel'];

const worthIn = (g: Game, card: Card): number => g.points?.value[rankOf(card)] ?? 0;

/** The card for which that number is highest. */
function most(cards: readonly Card[], numberOf: (card: Card) => number): Card {
  let best = cards[0] as Card;
  for (const card of cards) if (numberOf(card) > numberOf(best)) best = card;
  return best;
}

/** Whether a card of a hand is of a marriage that may still be scored. */
function isWed(d: Deal, g: Game, hand: readonly Card[], card: Card): boolean {
  const rank = rankOf(card);
  if ((rank !== 'K' && rank !== 'Q') || !hasPhase(g, 'score')) return false;
  const suit = printedSuitOf(card);
  return holdsMarriage(hand, suit) && !d.marriages.some((scored) => scored.suit === suit);
}

/** Whether no card of its suit that others may still hold is higher than one led from a hand. */
function isMaster(d: Deal, hand: readonly Card[], card: Card, { suitOf, heightOf }: Ranking): boolean {
  const isGone = (other: Card): boolean => hand.includes(other) || d.tricks.some(({ cards }) => cards.includes(other));
  return d.deck.every((other) => suitOf(other) !== suitOf(card) || heightOf(other) <= heightOf(card) || isGone(other));
}

/** What he leads: mostly his highest trump or his highest plain card, now and then any; of a marriage only what will win. */
function lead(d: Deal, g: Game, seat: Seat, all: readonly Card[], ranking: Ranking, draw: Draw): Card {
  const { suitOf, heightOf } = ranking;
  const hand = handOf(d, seat);
  const wed = all.filter((card) => isWed(d, g, hand, card));
  const scoring = wed.find((card) => isMaster(d, hand, card, ranking));
  if (scoring) return scoring;
  const single = all.filter((card) => !wed.includes(card));
  const drawing = single.find((card) => rankOf(card) === 'A' && wed.some((other) => suitOf(other) === suitOf(card)));
  if (drawing) return drawing;
  const cards = single.length > 0 ? single : all;
  const trumps = cards.filter((card) => suitOf(card) === d.trump);
  const plain = cards.filter((card) => suitOf(card) !== d.trump);
  const n = draw(5);
  if (n < 2 && plain.length > 0) return most(plain, heightOf);
  if (n < 4 && trumps.length > 0) return most(trumps, heightOf);
  return cards[draw(cards.length)] as Card;
}

/** How much he would give not to part with a card of a marriage. */
const WED = 30;

/** What he puts to a trick: wins it as well as he can, feeds it to a friend, or throws in what is worth least. */
function follow(d: Deal, g: Game, seat: Seat, cards: readonly Card[], ranking: Ranking, draw: Draw): Card {
  const { suitOf, heightOf } = ranking;
  const place = winningPlace(d.trick, ranking, d.trump);
  const top = d.trick[place] as Card;
  const hand = handOf(d, seat);
  const wedded = (card: Card): number => (isWed(d, g, hand, card) ? WED : 0);
  const costOf = (card: Card): number =>
    worthIn(g, card) + (suitOf(card) === d.trump ? 5 : 0) + heightOf(card) / 20 + wedded(card);
  const isLast = d.trick.length === inPlayCount(d) - 1;
  if (isFriend(d, g, seat, playerOf(d, place)) && (isLast || draw(3) > 0)) {
    return most(cards, (card) => worthIn(g, card) - (suitOf(card) === d.trump ? 20 : 0) - heightOf(card) / 20 - wedded(card));
  }
  const beats = (card: Card): boolean =>
    suitOf(card) === suitOf(top) ? heightOf(card) > heightOf(top) : suitOf(card) === d.trump;
  const winners = cards.filter(beats);
  if (winners.length === 0) return most(cards, (card) => -costOf(card));
  if (isLast) {
    return most(winners, (card) => worthIn(g, card) - (suitOf(card) === d.trump ? heightOf(card) : 0) - wedded(card));
  }
  return draw(3) > 0 ? most(winners, (card) => heightOf(card) - wedded(card)) : most(winners, (card) => -costOf(card));
}

/** So many points of a marriage are as good as a trick more. */
const POINTS_FOR_A_TRICK = 50;

/** The suit that he holds most of, counted as trumps. */
function longestSuit(g: Game, hand: readonly Card[]): Suit {
  const strengthIn = (suit: Suit): number =>
    promiseOf(hand, g, suit) +
    (hasPhase(g, 'score') && holdsMarriage(hand, suit) ? worthOfMarriages([suit]) / POINTS_FOR_A_TRICK : 0);
  return SUITS.reduce((best, suit) => (strengthIn(suit) > strengthIn(best) ? suit : best));
}

/** Calls that he makes whenever he may. */
const ALWAYS = ['check', 'rounds', 'turn', 'match', 'play', 'keep'];
/** What a declarer hopes to take besides his marriages. */
const HOPED_FOR = 40;

/** What he names: what he has bid, or more where his marriages are worth more. */
function nameOf(hand: readonly Card[], legal: readonly Action[]): Action {
  const hope = HOPED_FOR + worthOfMarriages(marriagesIn(hand));
  return legal.findLast((action) => (numberIn('name', action) ?? 0) <= hope) ?? (legal[0] as Action);
}

/** What he calls. He never outbids anybody. */
function callOf(d: Deal, g: Game, seat: Seat, legal: readonly Action[]): Action {
  const hand = handOf(d, seat);
  const [first] = legal;
  const comesIn = comesInOn(hand, g, d.trump);
  const swap = legal.find((action) => action.startsWith('swap:'));
  if (swap) return swap;
  if (legal.includes('fold')) return comesIn || d.tricks.some(({ winner }) => winner === seat) ? 'match' : 'fold';
  if (legal.includes('stand')) return comesIn ? drawOf(d, g, seat, legal) : 'pass';
  if (legal.includes('play')) return comesIn ? 'play' : 'pass';
  if (legal.includes('pass')) {
    const alone = legal.includes('higher') ? undefined : legal.findLast((action) => ALONE.includes(action));
    return (playsAloneOn(hand, g, d.trump) ? alone : undefined) ?? 'pass';
  }
  if (first && suitNamed(first) && !legal.includes('keep')) return `trump:${longestSuit(g, hand)}`;
  const always = ALWAYS.find((action) => legal.includes(action));
  if (always) return always;
  if (legal.some((action) => numberIn('name', action) !== null)) return nameOf(hand, legal);
  const gifts = legal.flatMap((action) => cardGiven(action) ?? []);
  if (gifts.length > 0) return `give:${cheapest(d, g, hand, gifts)}`;
  return first as Action;
}

/** The card that he can best do without: no ace, nothing of a marriage, little worth. */
const cheapest = (d: Deal, g: Game, hand: readonly Card[], cards: readonly Card[]): Card =>
  most(cards, (card) => -worthIn(g, card) - (isWed(d, g, hand, card) ? WED : 0));

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
  return legal.find((action) => action.endsWith('!')) ?? lead(d, g, seat, cards, ranking, draw);
}
