// Open hands: what every action of a position is worth, which cards are equal, and the best course of play.
import type { Card } from '../engine/cards.ts';
import type { Action, Deal, Seat } from '../engine/deal.ts';
import { gamePlayed, play } from '../engine/play.ts';
import type { Bidders } from './bids.ts';
import { highestMade, reckonAuction, reckonBid } from './bids.ts';
import { counted, countTo, TooWide } from './count.ts';
import { hasPhase } from './rules.ts';
import { reckonThree } from './selves.ts';
import { apartForMarks, reckonMarks } from './sides.ts';
import type { Nearby, Outlook, Reckoning, Rivals, Told, Worth } from './worth.ts';
import { bestOf, groupsOf } from './worth.ts';

export type { Outlook, Worth } from './worth.ts';

/** A position solved: how good every legal action is. */
export interface Solution {
  readonly ok: true;
  /** Whose turn it is. */
  readonly seat: Seat;
  /** Every legal action, in the order in which the position has them. */
  readonly worths: readonly Worth[];
  /** Groups of two or more cards between which there is nothing to choose. */
  readonly equals: readonly (readonly Action[])[];
  /** The best action and what follows it to the end of the deal when all play as well as they can. */
  readonly line: readonly Action[];
  /** How many cards were played and calls made to find out. */
  readonly nodes: number;
}

/** Why a position is not solved: the deal is over, or it would take more cards and calls than allowed. */
export interface Unsolved {
  readonly ok: false;
  readonly why: 'over' | 'too-wide';
}

/** As many cards and calls as are looked into unless another number is given: some seconds of work. */
export const MOST_NODES = 30_000_000;

/**
 * Solves a position with all cards open, those of the stock too. In Kozyol each pair plays for the margin in marks, and at
 * the same margin for card points; in Bolshoy Maryazh and 1001 the declarer's side for what it writes less what the others
 * take, and in their auctions everybody bids for that, or against whoever becomes declarer instead; where there is
 * another declarer the others play together against him; else everybody for himself. A player who has nothing to choose
 * between for himself leaves the others together most, then the next on his left, and so on clockwise.
 */
export function solve(deal: Deal, most = MOST_NODES, told: Told = nobody): Solution | Unsolved {
  if (!deal.next) return { ok: false, why: 'over' };
  const { seat } = deal.next;
  return (
    within(most, () => {
      const reckoning = reckoningOf(deal, told);
      const groups = groupsOf(deal, apartIn(deal));
      const found = reckoning.worths(groups.map(([first]) => first as Action));
      const worths = (deal.next?.legal ?? []).map((action) => {
        const place = groups.findIndex((group) => group.includes(action));
        return { ...(found[place] as Worth), action };
      });
      const best = (bestOf(worths) as Worth).action;
      const line = [best, ...reckoning.lineFrom(play(deal, best))];
      const equals = groups.filter(({ length }) => length > 1);
      return { ok: true, seat, worths, equals, line, nodes: counted() };
    }) ?? { ok: false, why: 'too-wide' }
  );
}

/** What something comes to with all cards open, and how many cards were played and calls made to find out. */
export interface Looked<T> {
  readonly found: T;
  readonly nodes: number;
}

/**
 * What each of these legal actions comes to for the player whose turn it is, in their order; null when it takes more cards
 * and calls than `most`.
 */
export function outlooks(deal: Deal, actions: readonly Action[], most = MOST_NODES): Looked<readonly Outlook[]> | null {
  return within(most, () => {
    const groups = groupsOf(deal, apartIn(deal)).filter((group) => group.some((action) => actions.includes(action)));
    const found = reckoningOf(deal, nobody).outlooks(groups.map(([first]) => first as Action));
    const places = actions.map((action) => groups.findIndex((group) => group.includes(action)));
    return { found: places.map((place) => found[place] as Outlook), nodes: counted() };
  });
}

/** What a position, be it the end, comes to for a player in the deal; null when it takes more cards and calls than `most`. */
export const outlookFor = (deal: Deal, seat: Seat, most = MOST_NODES): Looked<Outlook> | null =>
  within(most, () => ({ found: reckoningOf(deal, nobody).outlookFor(seat), nodes: counted() }));

/** As {@link highestMade}, whatever it takes. */
export const makeable = (lead: Deal, numbers: readonly number[]): number | null =>
  within(Number.POSITIVE_INFINITY, () => highestMade(lead, numbers));

/** An action held against the best one. */
export interface Held extends Rivals {
  /** The best course of play instead, to the end of the deal; empty where nothing is better. */
  readonly line: readonly Action[];
}

/** What is known of a deal from one step to another: an outlook of the step that was held last, and what bidders make. */
export interface Memory {
  near: Nearby | null;
  readonly bidders: Bidders;
}

/** Holds an action against the best one of its position; null when that takes more cards and calls than `most`. */
export function held(deal: Deal, action: Action, most: number, memory: Memory, told: Told = nobody): Held | null {
  return within(most, () => {
    const reckoning = reckoningOf(deal, told, memory.bidders);
    const groups = groupsOf(deal, apartIn(deal));
    const firsts = groups.map(([first]) => first as Action);
    const own = groups.find((group) => group.includes(action))?.[0];
    if (!deal.next || own === undefined) throw new RangeError(`${action} is not legal`);
    const rivals = reckoning.rivals(own, firsts, memory.near);
    memory.near = { ...rivals.best, seat: deal.next.seat };
    const { action: best } = rivals;
    return { ...rivals, line: best === own ? [] : [best, ...reckoning.lineFrom(play(deal, best))] };
  });
}

/** What is found out with so many cards and calls at most; null when they are not enough. */
function within<T>(most: number, find: () => T): T | null {
  countTo(most);
  try {
    return find();
  } catch (error) {
    if (error instanceof TooWide) return null;
    throw error;
  }
}

const nobody: Told = () => {};

function reckoningOf(deal: Deal, told: Told, bidders: Bidders = new Map()): Reckoning {
  const game = gamePlayed(deal);
  if (hasPhase(game, 'marks')) return reckonMarks(deal, told);
  if (!hasPhase(game, 'score')) return reckonThree(deal, told);
  return deal.declarer === null ? reckonAuction(deal, told, bidders) : reckonBid(deal, told);
}

/** Cards that are equal to no other though they are neighbours: others count on their names. */
function apartIn(deal: Deal): readonly Card[] {
  const game = gamePlayed(deal);
  if (hasPhase(game, 'marks')) return apartForMarks(game);
  const trump = deal.trump ?? 'c';
  return hasPhase(game, 'payout') ? [`A${trump}`, '7d'] : [];
}
