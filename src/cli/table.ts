// A deal laid out in letters, as a person would on a table.

import type { Card } from '../engine/cards.ts';
import { SUITS } from '../engine/cards.ts';
import type { Deal, Seat } from '../engine/deal.ts';
import { eldestOf, seatsFrom } from '../engine/deal.ts';
import { gamePlayed } from '../engine/play.ts';
import { rankingOf } from '../engine/tricks.ts';

/** A hand by suits, trumps first, the highest card of each first. */
export function sorted(deal: Deal, hand: readonly Card[]): readonly Card[] {
  const { suitOf, heightOf } = rankingOf(gamePlayed(deal).order, deal.trump);
  const place = (card: Card): number => (suitOf(card) === deal.trump ? -1 : SUITS.indexOf(suitOf(card)));
  return hand.toSorted((a, b) => place(a) - place(b) || heightOf(b) - heightOf(a));
}

function roleOf(deal: Deal, seat: Seat): string {
  const roles = [
    ...(seat === deal.dealer ? ['dealer'] : []),
    ...(seat === eldestOf(deal) ? ['eldest'] : []),
    ...(seat === deal.declarer ? ['player'] : []),
  ];
  return roles.length === 0 ? '' : ` (${roles.join(', ')})`;
}

/** The position as lines of text: what is turned up and in the pot, the hands, the tricks, whose turn it is. */
export function layOut(deal: Deal, note?: string): string {
  const head = [`${deal.variant}, ${deal.players} players`, ...(note === undefined ? [] : [note])].join(', ');
  const table = [
    ...(deal.turned.length === 0 ? [] : [`turned up: ${deal.turned.join(' ')}`]),
    ...(deal.trump === null ? [] : [`trumps: ${deal.trump}`]),
    `pot: ${deal.pot}`,
  ].join('   ');
  const hands = seatsFrom(deal, eldestOf(deal)).map(
    (seat) => `  ${seat}${roleOf(deal, seat)}: ${sorted(deal, deal.hands[seat] ?? []).join(' ')}`,
  );
  const calls = deal.calls.map(({ seat, call }) => `${seat} ${call}`);
  const tricks = deal.tricks.map(({ leader, cards, winner }) => `  ${leader}: ${cards.join(' ')}, taken by ${winner}`);
  const now = deal.trick.length === 0 ? [] : [`  ${deal.leader}: ${deal.trick.join(' ')} …`];
  const end = deal.result
    ? [
        `end: ${deal.result.end}; ${deal.result.delta.map((n, seat) => `${seat}: ${n > 0 ? '+' : ''}${n}`).join(', ')}; pot ${deal.result.pot}`,
      ]
    : [];
  const turn = deal.next ? [`seat ${deal.next.seat} to act: ${deal.next.legal.join(' ')}`] : [];
  return [
    head,
    table,
    ...hands,
    ...(calls.length === 0 ? [] : [`calls: ${calls.join(', ')}`]),
    ...tricks,
    ...now,
    ...turn,
    ...end,
  ].join('\n');
}
