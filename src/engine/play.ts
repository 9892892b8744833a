// Playing: begin a deal, carry out actions one by one, and say of each why it may or may not be done.
import type { Card } from './cards.ts';
import { isCard } from './cards.ts';
import type { Action, Carry, Deal, Draft, Id, Seat } from './deal.ts';
import { eachSeat, eldestOf, seatAfter, zeros } from './deal.ts';
import type { Game, Reason } from './game.ts';
import { enter, gameOf } from './game.ts';

/** Everything that is settled before the first card is dealt. `options` holds a value for every option of the game. */
export interface Terms {
  readonly game: Game;
  readonly options: Readonly<Record<string, string>>;
  readonly players: number;
  readonly dealer: Seat;
  readonly pot: number;
  readonly deal: number;
  readonly carry: Carry;
  readonly deck: readonly Card[];
}

/**
 * Deals the cards and goes on to the first decision, or to the end where there is none. The terms must be sound:
 * `parseRecord` sees to that.
 */
export function begin(terms: Terms): Deal {
  const { game, options, players, dealer, pot, deal, carry, deck } = terms;
  const d: Draft = {
    variant: game.id,
    options,
    players,
    dealer,
    deal,
    carry,
    deck,
    drawn: 0,
    phase: 0,
    hands: eachSeat(terms, []),
    talon: [],
    discarded: [],
    turned: [],
    trump: null,
    potBefore: pot,
    pot,
    delta: zeros(terms),
    calls: [],
    declarer: null,
    contract: null,
    out: [],
    leader: seatAfter(terms, dealer),
    trick: [],
    tricks: [],
    marriages: [],
    events: [],
    next: null,
    result: null,
  };
  d.leader = eldestOf(d);
  enter(d, game, 0);
  goOn(d, game);
  return d;
}

/** Runs through the phases until somebody has to decide or the deal is over. */
function goOn(d: Draft, g: Game): void {
  d.next = null;
  while (!d.result) {
    d.next = g.phases[d.phase]?.turn?.(d, g) ?? null;
    if (d.next) return;
    enter(d, g, d.phase + 1);
  }
}

/** The rule set that a deal is played by. Throws a RangeError unless its file has been imported. */
export function gamePlayed(d: Deal): Game {
  const game = gameOf(d.variant);
  if (!game) throw new RangeError(`the rule set ${d.variant} has not been loaded`);
  return game;
}

/**
 * The deal after a legal action of the player whose turn it is; the one handed in stays as it was. Throws a RangeError on
 * any other action.
 */
export function play(deal: Deal, action: Action): Deal {
  if (!deal.next?.legal.includes(action)) throw new RangeError(`${action} is not legal here`);
  const game = gamePlayed(deal);
  const d: Draft = { ...deal, events: [] };
  game.phases[d.phase]?.act?.(d, game, deal.next.seat, action);
  goOn(d, game);
  return d;
}

/** Whether an action may be done now, why, and by which statements. */
export interface Verdict {
  readonly action: Action;
  readonly legal: boolean;
  readonly reason: Reason;
  readonly cites: readonly Id[];
}

/**
 * The verdict on any action of the player whose turn it is, sensible or not, with the statements that decide it. When the
 * deal is over nothing is legal.
 */
export function judge(deal: Deal, action: Action): Verdict {
  if (!deal.next) {
    return { action, legal: false, reason: { code: 'deal-over' }, cites: deal.events.at(-1)?.cites ?? [] };
  }
  const game = gamePlayed(deal);
  const { seat } = deal.next;
  const legal = deal.next.legal.includes(action);
  const here = game.phases[deal.phase];
  const ground = here?.ground?.(deal, game, seat, action, legal);
  if (ground) return { action, legal, ...ground };
  return { action, legal, reason: plainReason(deal, seat, action, legal), cites: here?.cites ?? [] };
}

function plainReason(deal: Deal, seat: Seat, action: Action, legal: boolean): Reason {
  if (legal) return { code: 'in-turn', seat };
  if (!isCard(action)) return { code: 'not-now', seat, call: action };
  return { code: deal.hands[seat]?.includes(action) ? 'no-card-now' : 'not-in-hand', seat, card: action };
}

/** The verdicts on everything that the player whose turn it is might think of doing; none when the deal is over. */
export function verdicts(deal: Deal): readonly Verdict[] {
  if (!deal.next) return [];
  const game = gamePlayed(deal);
  const here = game.phases[deal.phase];
  const actions = here?.vocabulary?.(deal, game, deal.next.seat) ?? deal.next.legal;
  return actions.map((action) => judge(deal, action));
}
