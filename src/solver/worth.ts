// What an action is worth, and which actions are as good as one another without a search.
import type { Card } from '../engine/cards.ts';
import { isCard } from '../engine/cards.ts';
import type { Action, Deal, Seat } from '../engine/deal.ts';
import { handOf } from '../engine/deal.ts';
import { cardGiven } from '../engine/phases/giving.ts';
import { gamePlayed } from '../engine/play.ts';
import { rankingOf } from '../engine/tricks.ts';
import { isInTricks } from './rules.ts';

/** What an action is worth when all play on as well as they can. */
export interface Worth {
  readonly action: Action;
  /** Chips, points or marks that each seat gains in this deal, by seat. */
  readonly delta: readonly number[];
  /**
   * What the player plays for, in the same unit: with sides, what his own gains less what the other gains; without, what he
   * gains himself.
   */
  readonly margin: number;
  /** Card points of his side, where they decide between equal margins. */
  readonly points: number | null;
}

/** What a position comes to for a player, as far as it is found without its best line. */
export interface Outlook {
  /** As in {@link Worth}. */
  readonly margin: number;
  readonly points: number | null;
  /** What each seat gains, where everybody is reckoned for himself; otherwise null. */
  readonly delta: readonly number[] | null;
}

/** Whether the player for whom both are would rather have the first. */
export const isBetter = (a: Outlook, b: Outlook): boolean =>
  a.margin > b.margin || (a.margin === b.margin && (a.points ?? 0) > (b.points ?? 0));

/** What a player has chosen, and the best of what he might have. */
export interface Rivals {
  readonly chosen: Outlook;
  readonly best: Outlook;
  /** The best action: the one chosen, if none is better. */
  readonly action: Action;
}

/** An outlook found nearby, for a player: the nearer, the sooner others are found. */
export interface Nearby extends Outlook {
  readonly seat: Seat;
}

/** Hears how much of a task has been done, from 0 to 1. */
export type Told = (share: number) => void;

/** A way to find out what actions are worth. */
export interface Reckoning {
  /** What these legal actions of the position come to for the player whose turn it is, in their order. */
  readonly outlooks: (actions: readonly Action[]) => readonly Outlook[];
  /** What the position comes to for a player in the deal. */
  readonly outlookFor: (seat: Seat) => Outlook;
  /** Whether any of these legal actions is better than the one chosen from among them. */
  readonly rivals: (chosen: Action, actions: readonly Action[], near: Nearby | null) => Rivals;
  /** For each of these legal actions of the position, in their order. */
  readonly worths: (actions: readonly Action[]) => readonly Worth[];
  /** The best course of play from a later position on. */
  readonly lineFrom: (deal: Deal) => readonly Action[];
}

/** The best of several, the first of equals. */
export function bestOf(worths: readonly Worth[]): Worth | undefined {
  return worths.toSorted((a, b) => b.margin - a.margin || (b.points ?? 0) - (a.points ?? 0))[0];
}

/** The rivals of an action when what every one comes to is known. */
export function rivalsAmong(chosen: Action, actions: readonly Action[], outlooks: readonly Outlook[]): Rivals {
  const own = outlooks[actions.indexOf(chosen)] as Outlook;
  let rivals: Rivals = { chosen: own, best: own, action: chosen };
  for (const [i, best] of outlooks.entries())
    if (isBetter(best, rivals.best)) rivals = { chosen: own, best, action: actions[i] as Action };
  return rivals;
}

/**
 * The legal actions in groups of equal cards, to be played or given away: neighbours of one suit in one hand, worth the same,
 * with no card of anybody else between them. `apart` are cards that are like no other. Every other action is alone.
 */
export function groupsOf(deal: Deal, apart: readonly Card[]): readonly (readonly Action[])[] {
  const legal = deal.next?.legal ?? [];
  const game = gamePlayed(deal);
  const cardIn = (action: Action | undefined): Card | null =>
    action === undefined ? null : isInTricks(deal, game) ? (isCard(action) ? action : null) : cardGiven(action);
  if (!deal.next || legal.every((action) => cardIn(action) === null)) return legal.map((action) => [action]);
  const { worthOfCard } = game;
  const { suitOf, heightOf } = rankingOf(game.order, deal.trump);
  const own = handOf(deal, deal.next.seat);
  const others = [...deal.hands.flatMap((hand) => (hand === own ? [] : hand)), ...deal.trick];
  const isAlike = (a: Card, b: Card): boolean => {
    if (suitOf(a) !== suitOf(b) || worthOfCard(a) !== worthOfCard(b) || apart.includes(a) || apart.includes(b)) return false;
    const [low, high] = [Math.min(heightOf(a), heightOf(b)), Math.max(heightOf(a), heightOf(b))];
    const isBetween = (card: Card): boolean => suitOf(card) === suitOf(a) && heightOf(card) > low && heightOf(card) < high;
    return (
      !others.some(isBetween) &&
      own.every((card) => !isBetween(card) || (worthOfCard(card) === worthOfCard(a) && !apart.includes(card)))
    );
  };
  const isAlikeTo = (a: Card, b: Card | null): boolean => b !== null && isAlike(b, a);
  const groups: Action[][] = [];
  for (const action of legal) {
    const card = cardIn(action);
    const group = card === null ? undefined : groups.find(([first]) => isAlikeTo(card, cardIn(first)));
    if (group) group.push(action);
    else groups.push([action]);
  }
  return groups;
}
