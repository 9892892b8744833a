// The same position with the seats moved round the table, or with two plain suits exchanged.
import type { Card, Suit } from '../../src/engine/cards.ts';
import { isCard, printedSuitOf, rankOf } from '../../src/engine/cards.ts';
import type { Deal } from '../../src/engine/deal.ts';
import { seatAfter } from '../../src/engine/deal.ts';
import { gamePlayed } from '../../src/engine/play.ts';

/** Every player one seat further on. */
export function movedOn(d: Deal): Deal {
  const to = (seat: number): number => seatAfter(d, seat);
  const moved = <T>(list: readonly T[]): readonly T[] => list.map((_, seat) => list[seatAfter(d, seat, -1)] as T);
  const after = {
    ...d,
    dealer: to(d.dealer),
    hands: moved(d.hands),
    delta: moved(d.delta),
    calls: d.calls.map((made) => ({ ...made, seat: to(made.seat) })),
    declarer: d.declarer === null ? null : to(d.declarer),
    out: d.out.map(to),
    leader: to(d.leader),
    tricks: d.tricks.map((trick) => ({ ...trick, leader: to(trick.leader), winner: to(trick.winner) })),
    marriages: d.marriages.map((made) => ({ ...made, seat: to(made.seat) })),
  };
  return { ...after, next: turnOf(after) };
}

/** The cards of two suits for one another, all but those that the rules name. */
export function exchanged(d: Deal, a: Suit, b: Suit, isNamed: (card: Card) => boolean): Deal {
  const other = (card: Card): Card => {
    const suit = printedSuitOf(card);
    if ((suit !== a && suit !== b) || isNamed(card)) return card;
    return `${rankOf(card)}${suit === a ? b : a}`;
  };
  const text = JSON.stringify({ ...d, next: null, events: [] }).replaceAll(/\b[AKQJT2-9][cshd]\b/g, (card) =>
    isCard(card) ? other(card) : card,
  );
  const after = JSON.parse(text) as Deal;
  return { ...after, next: turnOf(after) };
}

const turnOf = (d: Deal): Deal['next'] => {
  const game = gamePlayed(d);
  return game.phases[d.phase]?.turn?.(d, game) ?? null;
};
