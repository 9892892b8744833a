// A position laid out by hand, as it is written in the fields: read into a record, or the first thing that is impossible in it.
import type { Card } from '../../engine/cards.ts';
import { formatCards, isCard } from '../../engine/cards.ts';
import { composeDeck, roomIn } from '../../engine/compose.ts';
import type { Game } from '../../engine/game.ts';
import { packFor } from '../../engine/game.ts';
import { isSeed, shuffled } from '../../engine/random.ts';
import type { DealRecord } from '../../engine/record.ts';
import { parseRecord } from '../../engine/record.ts';
import type { Agreed } from './Agreed.tsx';

/** What stands in the fields. */
export interface Written extends Agreed {
  /** The cards by seat, and last those that go to nobody. */
  readonly cards: readonly string[];
  readonly seed: string;
}

/** What makes a position impossible; `field` is the place in the list of cards. */
export type Impossible =
  | { readonly code: 'word'; readonly field: number; readonly found: string }
  | { readonly code: 'foreign'; readonly field: number; readonly card: Card }
  | { readonly code: 'double'; readonly card: Card }
  | { readonly code: 'many'; readonly field: number; readonly n: number }
  | { readonly code: 'pot' | 'seed' | 'options' | 'cannot' };

const SIGNS: Readonly<Record<string, string>> = { '♣': 'c', '♠': 's', '♥': 'h', '♦': 'd' };

/** Cards as people write them, `AhKdTs` or `♥A ♦10`; the first word that is none is the fault. */
export function parseLaid(text: string): readonly Card[] | { readonly fault: string } {
  const cards: Card[] = [];
  for (let rest = text.replace(/[\s,;]/g, ''); rest !== ''; ) {
    const [word = rest, before = '', rank = '', after = ''] = /^([♣♠♥♦]?)(10|.)(.?)/u.exec(rest) ?? [];
    const suit = before === '' ? after : before;
    const card = (rank === '10' ? 'T' : rank.toUpperCase()) + (SIGNS[suit] ?? suit.toLowerCase());
    const read = before === '' ? word : before + rank;
    if (!isCard(card)) return { fault: read };
    cards.push(card);
    rest = rest.slice(read.length);
  }
  return cards;
}

/** The field with a card put into it, or taken from it if it is there. */
export function tapped(field: string, card: Card): string {
  const cards = parseLaid(field);
  if ('fault' in cards) return `${field} ${card}`;
  return (cards.includes(card) ? cards.filter((other) => other !== card) : [...cards, card]).join('');
}

/** For how many cards there is room in each field; none where the terms do not hold together. */
export function roomOf(game: Game, written: Written): readonly number[] {
  const script = parseRecord(undealt(game, written));
  const room = script.ok ? roomIn(script.value.terms) : null;
  return room ? [...room.hands, room.stock] : [];
}

function undealt(game: Game, { players, dealer, options, pot }: Written): DealRecord {
  const chips = /^\d+$/.test(pot) ? Number(pot) : 0;
  return { variant: game.id, options, players, dealer, pot: chips, deck: formatCards(packFor(game, players, options)) };
}

/** Reads a position; the cards that nobody has laid out come in the order of the seed. */
export function recordFrom(game: Game, written: Written): { readonly record: DealRecord } | { readonly fault: Impossible } {
  const { players, cards: fields, pot, seed } = written;
  const plain = undealt(game, written);
  const script = parseRecord(plain);
  if (!/^\d*$/.test(pot) || (!script.ok && script.fault.code === 'bad-record' && script.fault.field === 'pot'))
    return { fault: { code: 'pot' } };
  if (!/^\d+$/.test(seed) || !isSeed(Number(seed))) return { fault: { code: 'seed' } };
  if (!script.ok) return { fault: { code: 'options' } };
  const { terms } = script.value;
  const pack = packFor(game, players, terms.options);
  const room = roomOf(game, written);
  const laid: (readonly Card[])[] = [];
  for (const [field, text] of fields.entries()) {
    const cards = parseLaid(text);
    if ('fault' in cards) return { fault: { code: 'word', field, found: cards.fault } };
    const foreign = cards.find((card) => !pack.includes(card));
    if (foreign) return { fault: { code: 'foreign', field, card: foreign } };
    const n = room[field] ?? 0;
    if (cards.length > n) return { fault: { code: 'many', field, n } };
    laid.push(cards);
  }
  const all = laid.flat();
  const double = all.find((card, i) => all.indexOf(card) !== i);
  if (double) return { fault: { code: 'double', card: double } };
  const layout = { hands: laid.slice(0, players), stock: laid[players] ?? [] };
  const deck = composeDeck(terms, layout, shuffled(pack, Number(seed)));
  return deck ? { record: { ...plain, deck: formatCards(deck), actions: [] } } : { fault: { code: 'cannot' } };
}
