// The computer player that thinks. Where cards are played it lays all hands of an imagined deal open and has the best play
// found from there; calls and exchanges it tries as the quick one does, those of games for points in more deals. The deals
// agree with what was called and played. How much is looked into is counted, not timed, and chance comes from what the seat
// has seen: the same view always gets the same answer.
import type { Action, Deal, Seat } from '../engine/deal.ts';
import type { Game } from '../engine/game.ts';
import { gameOf } from '../engine/game.ts';
import { play } from '../engine/play.ts';
import { numbersOf } from '../engine/random.ts';
import { worthOf } from '../engine/tricks.ts';
import { hasPhase, isInTricks } from '../solver/rules.ts';
import type { Outlook } from '../solver/solve.ts';
import { outlookFor, outlooks } from '../solver/solve.ts';
import { habit } from './habits.ts';
import type { Draw } from './imagine.ts';
import { imagining } from './imagine.ts';
import { likelihood } from './likely.ts';
import { bestOf, dealsFor, decide, gainBy, rehearsed, seedOf, sensible, withNaming } from './player.ts';
import type { View } from './view.ts';

/** How many cards are played and calls made in the search before one is played: a slow telephone does as many in a fifth of a second. */
const NODES = 150_000;
/** What a deal costs besides, to imagine and to lay out, in the same measure. */
const PER_DEAL = 1000;
/** How many deals are imagined at most. */
const MOST_DEALS = 120;
/** The part of all nodes that one deal may take. */
const SHARE = 1 / 12;
/**
 * As many cards in all hands as are laid open at once. Where there are more, rules of thumb play the first of them, until as
 * many are left as stands second. Where a deal turns out to take too much, so many fewer are searched in those that follow.
 */
const MOST_CARDS = { cards: 28, ahead: 20 };
/** The same where a bid is played for: there the search takes longer. */
const MOST_FOR_A_BID = { cards: 20, ahead: 14 };
const FEWER = 4;
/** After how many deals an action is given up that is worse by so many standard errors than the best. */
const FEWEST_DEALS = 8;
const ERRORS = 2.5;
/** How often a deal is imagined anew when it is not likely. */
const ATTEMPTS = 6;
/** What an action that is tried in imagination before a call costs in the same measure. */
const PER_ACTION = 30;
/** How far apart the numbers are that are thought of, in steps of the scale, and how many there are. */
const APART = 2;
const NUMBERS = 40;
/** So many card points more are as good as a mark: whoever takes more has more to spare where a card lies otherwise. */
const POINTS_FOR_A_MARK = 100;
/**
 * Two who play against a declarer without being partners write each his own points, but the search reckons with both
 * together: so much more weighs what one of them gains himself.
 */
const OWN = 3;

const cardsIn = (d: Deal): number => d.hands.reduce((sum, hand, seat) => (d.out.includes(seat) ? sum : sum + hand.length), 0);

/**
 * Draws, as often as it is asked, a likely deal, and tells how many were imagined to find it: of some that agree with the
 * view, the first that chance allows for what is odd about it, else the least odd.
 */
function likelyDeals(view: View, g: Game, draw: Draw): () => { readonly deal: Deal; readonly tries: number } {
  const imagine = imagining(view, draw);
  return () => {
    let best: Deal | null = null;
    let most = -1;
    for (let tries = 1; tries <= ATTEMPTS; tries++) {
      const deal = imagine();
      const odds = likelihood(deal, g, view.seat);
      if (draw(1000) < 1000 * odds) return { deal, tries };
      if (odds > most) [best, most] = [deal, odds];
    }
    return { deal: best as Deal, tries: ATTEMPTS };
  };
}

/** What an outlook is worth to a seat, in chips, points or marks. */
function gainOf(d: Deal, g: Game, { margin, points, delta }: Outlook, seat: Seat): number {
  // What stays in the pot is everybody's in equal parts.
  if (delta) return (delta[seat] ?? 0) + (d.potBefore - delta.reduce((sum, chips) => sum + chips, 0)) / d.players;
  if (points === null) return margin;
  const all = worthOf(d.deck, g);
  return margin + (2 * points - all) / (2 * POINTS_FOR_A_MARK);
}

/** Rules of thumb play a deal until few enough cards are left and none is given any more. */
function playedDown(start: Deal, g: Game, cards: number, draw: Draw): Deal {
  let d = start;
  while (d.next && (cardsIn(d) > cards || !isInTricks(d, g))) d = play(d, habit(d, g, d.next.seat, d.next.legal, draw));
  return d;
}

/** How far an imagined deal is looked into: cards laid open at once, cards after which rules of thumb stop, and nodes. */
interface Depth {
  readonly cards: number;
  readonly ahead: number;
  readonly most: number;
}

/** What each of the actions gains in a deal with open hands, and what it took to find out; null when it takes too much. */
function opened(deal: Deal, g: Game, actions: readonly Action[], { cards, ahead, most }: Depth, luck: number) {
  const { seat } = deal.next as NonNullable<Deal['next']>;
  if (isInTricks(deal, g) && cardsIn(deal) <= cards) {
    const open = outlooks(deal, actions, most);
    return open && { gains: open.found.map((outlook) => gainOf(deal, g, outlook, seat)), nodes: open.nodes };
  }
  let nodes = 0;
  const gains: number[] = [];
  for (const action of actions) {
    const left = playedDown(play(deal, action), g, ahead, numbersOf(luck));
    const open = outlookFor(left, seat, most - nodes);
    if (!open) return null;
    gains.push(gainOf(deal, g, open.found, seat));
    nodes += open.nodes + PER_DEAL;
  }
  return { gains, nodes };
}

/** The same, and with it, for whoever has to look after himself as well, what rules of thumb would make of it for him alone. */
function looked(deal: Deal, g: Game, actions: readonly Action[], depth: Depth, luck: number) {
  const { seat } = deal.next as NonNullable<Deal['next']>;
  const found = opened(deal, g, actions, depth, luck);
  if (!found || !hasPhase(g, 'score') || g.partners || seat === deal.declarer) return found;
  const own = actions.map((action) => gainBy(deal, g, action, seat, numbersOf(luck)));
  return { gains: found.gains.map((gain, i) => gain + OWN * (own[i] as number)), nodes: found.nodes + PER_DEAL * actions.length };
}

/** An action, and what it gained in each imagined deal. */
interface Tried {
  readonly action: Action;
  readonly gains: number[];
}
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);
const bestOfTried = (tried: readonly Tried[]): Tried =>
  tried.reduce((best, other) => (sumOf(other.gains) > sumOf(best.gains) ? other : best));

/** Those that may still turn out to be the best. */
function inTheRunning(tried: readonly Tried[]): readonly Tried[] {
  const best = bestOfTried(tried);
  const count = best.gains.length;
  if (count < FEWEST_DEALS) return tried;
  return tried.filter(({ gains }) => {
    const lost = gains.map((gain, i) => (best.gains[i] as number) - gain);
    const mean = sumOf(lost) / count;
    const error = Math.sqrt(sumOf(lost.map((loss) => (loss - mean) ** 2)) / (count * (count - 1)));
    return mean <= ERRORS * error;
  });
}

/** The action that gains most in all imagined deals, or null when none of them could be searched. */
function searched(view: View, g: Game, actions: readonly Action[], nodes: number, draw: Draw): Action | null {
  const likelyDeal = likelyDeals(view, g, draw);
  let running: readonly Tried[] = actions.map((action) => ({ action, gains: [] }));
  let left = nodes;
  let { cards, ahead } = hasPhase(g, 'score') ? MOST_FOR_A_BID : MOST_CARDS;
  for (let n = 0; n < MOST_DEALS && left > 0 && running.length > 1; n++) {
    const { deal, tries } = likelyDeal();
    const isAtOnce = isInTricks(deal, g) && cardsIn(deal) <= cards;
    const depth = { cards, ahead, most: nodes * SHARE };
    const found = looked(
      deal,
      g,
      running.map(({ action }) => action),
      depth,
      draw(0x7fffffff),
    );
    left -= tries * PER_DEAL + (found?.nodes ?? depth.most);
    if (!found) {
      if (isAtOnce) cards -= FEWER;
      else ahead -= FEWER;
      continue;
    }
    for (const [i, { gains }] of running.entries()) gains.push(found.gains[i] as number);
    running = inTheRunning(running);
  }
  const best = bestOfTried(running);
  return best.gains.length > 0 ? best.action : null;
}

/** A call with figures in it: a number bid or named, or an order of dealing. There are many of each. */
const hasFigures = (action: Action): boolean => /:\d/.test(action);

/** What a computer player does who thinks about what it sees, and looks into about so many cards and calls. */
export function think(view: View, nodes = NODES): Action {
  const g = gameOf(view.open.variant);
  if (!g) throw new RangeError(`the rule set ${view.open.variant} has not been loaded`);
  const draw = numbersOf(seedOf(view));
  const isPlaying = g.phases[view.open.phase]?.name === 'tricks';
  const actions = isPlaying ? sensible(view.legal) : sensible(view.legal, APART, NUMBERS);
  const [first] = actions;
  if (first === undefined) throw new RangeError('there is nothing to decide');
  if (actions.length === 1) return first;
  const isRehearsed = actions.some(hasFigures) || hasPhase(g, 'contract');
  if (isPlaying || (g.potUnit === 0 && !isRehearsed)) return searched(view, g, actions, nodes, draw) ?? decide(view);
  const deals = dealsFor(view, actions, nodes / PER_ACTION);
  const likelyDeal = likelyDeals(view, g, draw);
  const gains = rehearsed(view, actions, deals, () => likelyDeal().deal, draw);
  return bestOf(actions, withNaming(g, actions, gains));
}
