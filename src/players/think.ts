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
import type { Outlook } from '../solver/solve.ts';
import { outlookFor, outlooks } from '../solver/solve.ts';
import { habit } from './habits.ts';
import type { Draw } from './imagine.ts';
import { imagined } from './imagine.ts';
import { likelihood } from './likely.ts';
import { bestOf, dealsFor, decide, rehearsed, seedOf, sensible } from './player.ts';
import type { View } from './view.ts';

/** How many cards are played and calls made in the search before one is played: a slow telephone does as many in a fifth of a second. */
const NODES = 200_000;
/** What a deal costs besides, to imagine and to lay out, in the same measure. */
const PER_DEAL = 3000;
/** How many deals are imagined at most. */
const MOST_DEALS = 40;
/**
 * As many cards in all hands as are searched; where there are more, rules of thumb play the first of them. Where a deal turns
 * out to take too much, so many fewer are searched in those that follow.
 */
const MOST_CARDS = 26;
const FEWER = 6;
/** How often a deal is imagined anew when it is not likely. */
const ATTEMPTS = 6;
/** What an action that is tried in imagination before a call costs in the same measure. */
const PER_ACTION = 20;
/** How far apart the numbers are that are thought of, in steps of the scale, and how many there are. */
const APART = 2;
const NUMBERS = 20;
/** So many card points more are as good as a mark: whoever takes more has more to spare where a card lies otherwise. */
const POINTS_FOR_A_MARK = 100;

const cardsIn = (d: Deal): number => d.hands.reduce((sum, hand, seat) => (d.out.includes(seat) ? sum : sum + hand.length), 0);

/** A likely deal: of some that agree with the view, the first that chance allows for what is odd about it, else the least odd. */
function likelyDeal(view: View, g: Game, draw: Draw): Deal {
  let best: Deal | null = null;
  let most = -1;
  for (let n = 0; n < ATTEMPTS; n++) {
    const deal = imagined(view, draw);
    const odds = likelihood(deal, g, view.seat);
    if (draw(1000) < 1000 * odds) return deal;
    if (odds > most) [best, most] = [deal, odds];
  }
  return best as Deal;
}

/** What an outlook is worth to a seat, in chips, points or marks. */
function gainOf(d: Deal, g: Game, { margin, points, delta }: Outlook, seat: Seat): number {
  // What stays in the pot is everybody's in equal parts.
  if (delta) return (delta[seat] ?? 0) + (d.potBefore - delta.reduce((sum, chips) => sum + chips, 0)) / d.players;
  if (points === null) return margin;
  const all = worthOf(d.deck, g);
  return margin + (2 * points - all) / (2 * POINTS_FOR_A_MARK);
}

/** Rules of thumb play a deal until few enough cards are left. */
function playedDown(start: Deal, g: Game, cards: number, draw: Draw): Deal {
  let d = start;
  while (d.next && cardsIn(d) > cards) d = play(d, habit(d, g, d.next.seat, d.next.legal, draw));
  return d;
}

/** What each of the actions gains in a deal with open hands, and what it took to find out; null when it takes too much. */
function looked(deal: Deal, g: Game, actions: readonly Action[], cards: number, most: number, luck: number) {
  const { seat, legal } = deal.next as NonNullable<Deal['next']>;
  if (cardsIn(deal) <= cards) {
    const open = outlooks(deal, most);
    return (
      open && {
        gains: actions.map((action) => gainOf(deal, g, open.found[legal.indexOf(action)] as Outlook, seat)),
        nodes: open.nodes,
      }
    );
  }
  let nodes = 0;
  const gains: number[] = [];
  for (const action of actions) {
    const open = outlookFor(playedDown(play(deal, action), g, cards, numbersOf(luck)), seat, most - nodes);
    if (!open) return null;
    gains.push(gainOf(deal, g, open.found, seat));
    nodes += open.nodes + PER_DEAL;
  }
  return { gains, nodes };
}

/** What the card played best gains in all imagined deals, or null when none of them could be searched. */
function searched(view: View, g: Game, actions: readonly Action[], nodes: number, draw: Draw): readonly number[] | null {
  const gains = actions.map(() => 0);
  let left = nodes;
  let count = 0;
  let cards = MOST_CARDS;
  for (let n = 0; n < MOST_DEALS && left > 0; n++) {
    const deal = likelyDeal(view, g, draw);
    const found = looked(deal, g, actions, cards, nodes / 2, draw(0x7fffffff));
    left -= PER_DEAL + (found?.nodes ?? nodes);
    if (!found) {
      cards -= FEWER;
      continue;
    }
    count++;
    for (const [i, gain] of found.gains.entries()) gains[i] = (gains[i] as number) + gain;
  }
  return count > 0 ? gains : null;
}

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
  // Whether to come in for chips, and what to ask for, is judged no better by more deals.
  if (!isPlaying && g.potUnit > 0) return decide(view);
  if (!isPlaying) {
    const deals = dealsFor(view, actions.length, nodes / PER_ACTION);
    return bestOf(
      actions,
      rehearsed(view, actions, deals, () => likelyDeal(view, g, draw), draw),
    );
  }
  const gains = searched(view, g, actions, nodes, draw);
  return gains ? bestOf(actions, gains) : decide(view);
}
