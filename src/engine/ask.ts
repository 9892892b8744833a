// May I play this? One hand and one trick, asked of a rule set.
import type { Card, Suit } from './cards.ts';
import { FULL_PACK } from './cards.ts';
import type { Deal, Seat } from './deal.ts';
import { seatAfter } from './deal.ts';
import type { Game } from './game.ts';
import { optionsFor, packFor } from './game.ts';
import type { Verdict } from './play.ts';
import { verdicts } from './play.ts';

/** A hand, the trick so far from its leader on, and trumps. Whoever holds the hand is seat 0. */
export interface Question {
  readonly hand: readonly Card[];
  readonly trick: readonly Card[];
  readonly trump: Suit | null;
  /** How many tricks have been completed before this one; 0 when left out. */
  readonly tricksBefore?: number;
}

export type Answer =
  | { readonly variant: string; readonly ok: true; readonly verdicts: readonly Verdict[] }
  /** The rule set has no such card, or no such trick: too many cards or tricks, or a card twice. */
  | {
      readonly variant: string;
      readonly ok: false;
      readonly why: 'foreign-card' | 'no-such-trick';
      readonly cards: readonly Card[];
    };

/** What the rule set says of every card of the hand, under options; those left out stand at their default. */
export function ask(game: Game, question: Question, options: Readonly<Record<string, string>> = {}): Answer {
  const { hand, trick, trump, tricksBefore = 0 } = question;
  const players = game.seats.value.findLast((seats) => seats > trick.length);
  const all = [...hand, ...trick];
  const doubles = all.filter((card, i) => all.indexOf(card) !== i);
  const isTooMany = hand.length + tricksBefore > FULL_PACK.length / 4;
  if (players === undefined || isTooMany || doubles.length > 0)
    return { variant: game.id, ok: false, why: 'no-such-trick', cards: doubles };
  const chosen = optionsFor(game, players, options);
  const pack = packFor(game, players, chosen);
  const foreign = all.filter((card) => !pack.includes(card));
  if (foreign.length > 0) return { variant: game.id, ok: false, why: 'foreign-card', cards: foreign };
  const seat: Seat = 0;
  const leader = seatAfter({ players }, seat, -trick.length);
  const deal: Deal = {
    variant: game.id,
    options: chosen,
    players,
    dealer: seatAfter({ players }, leader, -1),
    deal: 0,
    carry: {},
    deck: pack,
    drawn: pack.length,
    phase: game.phases.findIndex(({ name }) => name === 'tricks'),
    hands: Array.from({ length: players }, (_, other) => (other === seat ? hand : [])),
    talon: [],
    discarded: [],
    turned: [],
    trump,
    potBefore: 0,
    pot: 0,
    delta: Array(players).fill(0),
    calls: [],
    declarer: null,
    contract: null,
    out: [],
    leader,
    trick,
    tricks: Array.from({ length: tricksBefore }, () => ({ leader: 0, cards: [], winner: 0 })),
    marriages: [],
    events: [],
    next: null,
    result: null,
  };
  const next = game.phases[deal.phase]?.turn?.(deal, game) ?? null;
  return { variant: game.id, ok: true, verdicts: verdicts({ ...deal, next }) };
}
