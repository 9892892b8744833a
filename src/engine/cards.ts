// Cards and packs. A card is written rank first, suit second: `Qc` is the queen of clubs, `Td` the ten of diamonds.

/** The suits: clubs, spades, hearts, diamonds, in the order in which card lists are written. */
export const SUITS = ['c', 's', 'h', 'd'] as const;
export type Suit = (typeof SUITS)[number];

/** The ranks, in the order in which card lists are written; what beats what is each game's own matter. */
export const RANKS = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'] as const;
export type Rank = (typeof RANKS)[number];

export type Card = `${Rank}${Suit}`;

/** The rank letter of a card. */
export const rankOf = (card: Card): Rank => card[0] as Rank;
/** The suit printed on a card, whatever suit a game counts it to. */
export const printedSuitOf = (card: Card): Suit => card[1] as Suit;

/**
 * A pack in its standard order: suit by suit, each from the first rank named to the last. The cards are taken from the keys
 * of an object, for of equal keys V8 keeps one string, and such strings it tells apart at a glance.
 */
export const packOf = (ranks: readonly Rank[]): readonly Card[] =>
  Object.keys(Object.fromEntries(SUITS.flatMap((suit) => ranks.map((rank) => [rank + suit, suit])))) as Card[];

/** Ranks written in one word, `'AKQJT'`. Throws a RangeError on a letter that is no rank. */
export function ranksOf(word: string): readonly Rank[] {
  return [...word].map((letter) => {
    const rank = RANKS.find((r) => r === letter);
    if (!rank) throw new RangeError(`no rank is written ${letter}`);
    return rank;
  });
}

/** Every card there is: the French pack of 52 in standard order. */
export const FULL_PACK = packOf(RANKS);
const known: ReadonlySet<string> = new Set(FULL_PACK);

/** A number of its own for each card, below 256. The factor is the least that tells all of them apart. */
const numberOf = (card: Card): number => (6 * card.charCodeAt(0) + card.charCodeAt(1)) & 255;

/** A fact about each card, worked out once for all of them and then only looked up. */
export function byCard<T>(factOf: (card: Card) => T): (card: Card) => T {
  const facts: T[] = Array(256);
  for (const card of FULL_PACK) facts[numberOf(card)] = factOf(card);
  return (card) => facts[numberOf(card)] as T;
}

export const isCard = (text: string): text is Card => known.has(text);
export const isSuit = (text: string): text is Suit => (SUITS as readonly string[]).includes(text);

/** Cards between single spaces, `Ah Kd Ts`; null when anything else is written. The empty text is no card. */
export function parseCards(text: string): Card[] | null {
  const cards: Card[] = [];
  for (const word of text === '' ? [] : text.split(' ')) {
    if (!isCard(word)) return null;
    cards.push(word);
  }
  return cards;
}

/** Inverse of {@link parseCards}. */
export const formatCards = (cards: readonly Card[]): string => cards.join(' ');
