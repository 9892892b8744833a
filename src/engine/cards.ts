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

/** A pack in its standard order: suit by suit, each from the first rank named to the last. */
export const packOf = (ranks: readonly Rank[]): readonly Card[] =>
  SUITS.flatMap((suit) => ranks.map((rank): Card => `${rank}${suit}`));

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

/** By the code of a sign: how far down FULL_PACK its first card stands, when the signs stand `step` cards apart. */
function placesOf(signs: readonly string[], step: number): readonly number[] {
  const places: number[] = Array(128).fill(0);
  for (const [i, sign] of signs.entries()) places[sign.charCodeAt(0)] = i * step;
  return places;
}
const rankPlaces = placesOf(RANKS, 1);
const suitPlaces = placesOf(SUITS, RANKS.length);

/** A fact about each card, worked out once for all of them and then only looked up. */
export function byCard<T>(factOf: (card: Card) => T): (card: Card) => T {
  const facts = FULL_PACK.map(factOf);
  return (card) => facts[(rankPlaces[card.charCodeAt(0)] as number) + (suitPlaces[card.charCodeAt(1)] as number)] as T;
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
