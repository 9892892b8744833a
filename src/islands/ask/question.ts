// The question as it is written: in the fields of the page and in its address, `?hand=AhKdTs&trick=AcQh&trump=h&before=0`.
import type { Question } from '../../engine/ask.ts';
import type { Card } from '../../engine/cards.ts';
import { FULL_PACK, isCard, isSuit } from '../../engine/cards.ts';

/** What stands in each field. */
export interface Written {
  readonly hand: string;
  readonly trick: string;
  readonly trump: string;
  readonly before: string;
}
export const FIELDS = ['hand', 'trick', 'trump', 'before'] as const satisfies readonly (keyof Written)[];

/** What makes a question one that nobody can answer, with the words or cards it lies in. */
export type Fault =
  | { readonly code: 'word' | 'before' | 'trump'; readonly text: string }
  | { readonly code: 'double'; readonly cards: readonly Card[] }
  | { readonly code: 'many'; readonly n: number }
  | { readonly code: 'empty' };

/** The suits by their signs. */
const SIGNS: Readonly<Record<string, string>> = { '♣': 'c', '♠': 's', '♥': 'h', '♦': 'd' };
/** No player has more cards than a fourth of the largest pack. */
const MOST = FULL_PACK.length / 4;

/** Cards written one after the other, with or without spaces between them; the first word that is none is the fault. */
export function parseHand(text: string): readonly Card[] | { readonly fault: string } {
  const cards: Card[] = [];
  for (let rest = text.replace(/[\s,;]/g, ''); rest !== ''; ) {
    const [word = '', rank = '', suit = ''] = /^(10|[^\s])(.?)/u.exec(rest) ?? [];
    const card = (rank === '10' ? 'T' : rank.toUpperCase()) + (SIGNS[suit] ?? suit.toLowerCase());
    if (!isCard(card)) return { fault: word };
    cards.push(card);
    rest = rest.slice(word.length);
  }
  return cards;
}

/** Inverse of {@link parseHand}. */
export const formatHand = (cards: readonly Card[]): string => cards.join('');

/** The question, or what is wrong with it. */
export function parseQuestion({
  hand,
  trick,
  trump,
  before,
}: Written): { readonly question: Question } | { readonly fault: Fault } {
  const [held, laid] = [parseHand(hand), parseHand(trick)];
  if ('fault' in held) return { fault: { code: 'word', text: held.fault } };
  if ('fault' in laid) return { fault: { code: 'word', text: laid.fault } };
  if (trump !== '' && !isSuit(trump)) return { fault: { code: 'trump', text: trump } };
  if (!/^\d*$/.test(before)) return { fault: { code: 'before', text: before } };
  if (held.length === 0) return { fault: { code: 'empty' } };
  const all = [...held, ...laid];
  const doubles = all.filter((card, i) => all.indexOf(card) !== i);
  if (doubles.length > 0) return { fault: { code: 'double', cards: doubles } };
  const tricksBefore = Number(before);
  if (held.length + tricksBefore > MOST) return { fault: { code: 'many', n: held.length + tricksBefore } };
  return { question: { hand: held, trick: laid, trump: trump === '' ? null : trump, tricksBefore } };
}

/** The question as an address writes it. */
export const addressOf = (written: Written): string =>
  `?${FIELDS.filter((field) => written[field] !== '')
    .map((field) => `${field}=${encodeURIComponent(written[field])}`)
    .join('&')}`;
