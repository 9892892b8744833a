// A case: a position laid out by hand, what was done, and what must then be true. Each cites the statement it holds to.
import { expect } from 'vitest';
import type { Card, Suit } from '../../src/engine/cards.ts';
import { formatCards, parseCards } from '../../src/engine/cards.ts';
import { composeDeck } from '../../src/engine/compose.ts';
import type { Carry, Deal, Id, Result } from '../../src/engine/deal.ts';
import type { Game } from '../../src/engine/game.ts';
import { gameOf, packFor } from '../../src/engine/game.ts';
import { judge } from '../../src/engine/play.ts';
import type { DealRecord } from '../../src/engine/record.ts';
import { parseRecord, replay } from '../../src/engine/record.ts';

export interface Case {
  readonly name: string;
  readonly cites: readonly Id[];
  readonly players?: number;
  readonly dealer?: number;
  readonly pot?: number;
  readonly deal?: number;
  readonly carry?: Carry;
  readonly options?: Readonly<Record<string, string>>;
  /** By seat, cards between single spaces. */
  readonly hands: readonly string[];
  /** What follows the hands in the deck, the turn-up first. */
  readonly stock: string;
  /** Where the way of dealing is the point: the cards at the top of the deck, instead of hands and stock. */
  readonly deck?: string;
  readonly actions: string;
  /** Whose turn it is after the actions. */
  readonly seat?: number;
  /** Exactly what is then legal. */
  readonly legal?: string;
  /** An action that is then refused; the verdict must cite the case's statements. */
  readonly refused?: string;
  /** An action that is then allowed; the verdict must cite the case's statements. */
  readonly allowed?: string;
  /** What the result must say. */
  readonly result?: Partial<Result>;
  /** The chips in the pot and paid by each so far. */
  readonly pay?: { readonly pot: number; readonly delta: readonly number[] };
  /** Something that the last action brought about. */
  readonly tells?: Readonly<Record<string, unknown>>;
  /** What is then trumps. */
  readonly trump?: Suit | null;
  /** The hands after the actions, by seat; the order of cards is free. */
  readonly held?: Readonly<Record<number, string>>;
}

const actionsOf = ({ actions }: Case): readonly string[] => (actions === '' ? [] : actions.split(' '));
const cardsOf = (text: string): readonly Card[] => parseCards(text) ?? [];

/** The record that a case describes. Throws when its cards cannot be dealt so. */
export function recordOfCase(variant: string, row: Case): DealRecord {
  const game = gameOf(variant) as Game;
  const { players = row.hands.length, dealer = 0, pot = 0, deal = 0, carry = {}, options = {} } = row;
  const plain = { variant, options, players, dealer, pot, deal, carry };
  const pack = packFor(game, players, options);
  const script = parseRecord({ ...plain, deck: formatCards(pack) });
  if (!script.ok) throw new Error(`${row.name}: ${JSON.stringify(script.fault)}`);
  if (row.deck !== undefined) {
    const top = cardsOf(row.deck);
    const deck = formatCards([...top, ...pack.filter((card) => !top.includes(card))]);
    return { ...plain, deck, actions: actionsOf(row) };
  }
  const deck = composeDeck(script.value.terms, { hands: row.hands.map(cardsOf), stock: cardsOf(row.stock) });
  if (!deck) throw new Error(`${row.name}: these cards cannot be dealt`);
  return { ...plain, deck: formatCards(deck), actions: actionsOf(row) };
}

/** Replays a record with the rule set as it is registered now and holds the outcome to the case. */
export function hold(row: Case, record: DealRecord): void {
  const script = parseRecord(record);
  if (!script.ok) throw new Error(JSON.stringify(script.fault));
  const played = replay(script.value);
  if (!played.ok) throw new Error(`step ${'step' in played.fault ? played.fault.step : 0} is refused`);
  const deal: Deal = played.value.steps.at(-1)?.after ?? played.value.start;
  if (row.seat !== undefined) expect(deal.next?.seat).toBe(row.seat);
  if (row.legal !== undefined) expect([...(deal.next?.legal ?? [])].sort()).toEqual(row.legal.split(' ').sort());
  for (const [action, legal] of [
    [row.refused, false],
    [row.allowed, true],
  ] as const) {
    if (action === undefined) continue;
    const verdict = judge(deal, action);
    expect(verdict.legal).toBe(legal);
    expect(verdict.cites).toEqual(expect.arrayContaining([...row.cites]));
  }
  if (row.result) expect(deal.result).toMatchObject(row.result);
  if (row.pay) expect({ pot: deal.pot, delta: deal.delta }).toEqual(row.pay);
  if (row.tells) expect(deal.events).toContainEqual(expect.objectContaining(row.tells));
  if (row.trump !== undefined) expect(deal.trump).toBe(row.trump);
  for (const [seat, cards] of Object.entries(row.held ?? {})) {
    expect([...(deal.hands[Number(seat)] ?? [])].sort()).toEqual(cards.split(' ').sort());
  }
}
