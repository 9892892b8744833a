// What sets two rule sets apart, or two settings of one, in rows that can be told; read off their definitions.
import type { Card, Suit } from '../engine/cards.ts';
import { rankOf, SUITS } from '../engine/cards.ts';
import { listOf } from '../engine/deal.ts';
import type { Difference, Plain, Saying, Setting } from '../engine/differences.ts';
import { differences } from '../engine/differences.ts';
import { packsOf } from '../engine/game.ts';
import { isObject } from '../engine/json.ts';
import { rankingOf } from '../engine/tricks.ts';

/** The parts in which differences are told, in order. */
export const GROUPS = ['basics', 'course', 'duties', 'options'] as const;

/** The order of some suits, highest first; a card that belongs to every trump suit is named with its own. */
export interface Order {
  readonly cards: readonly { readonly card: Card; readonly isEverTrump: boolean }[];
  /** The suits that are ordered so, where not all are. */
  readonly suits: readonly Suit[] | null;
}

/** What one of the two says: a value that can be shown, if any, and its statements. */
export interface Side {
  readonly value: Plain;
  readonly orders?: readonly Order[];
  readonly cites: readonly string[];
}

/** One difference, under the key of its words. */
export interface Row {
  readonly group: (typeof GROUPS)[number];
  readonly words: 'basics' | 'phases' | 'parameters' | 'duties' | 'options';
  readonly key: string;
  /** Null where one of the two has nothing of the kind. */
  readonly a: Side | null;
  readonly b: Side | null;
}

/** Parameters that are a code of the engine and no rule, or that another phase says as well. */
const UNTOLD = ['combination.end', 'combination.emptied', 'nobody-bid.sheet'];

/** How the cards of each suit are ordered, suits in one order together: as trumps, or as a suit that is none. */
function ordersOf({ game, options }: Setting, asTrumps: boolean): readonly Order[] {
  const pack = packsOf(game, options).at(-1) ?? [];
  const suitUnder = (trump: Suit | null, suit: Suit): readonly Card[] => {
    const { suitOf, heightOf } = rankingOf(game.order, trump);
    return pack.filter((card) => suitOf(card) === suit).toSorted((one, other) => heightOf(other) - heightOf(one));
  };
  const everTrumps = new Set(pack.filter((card) => SUITS.every((trump) => rankingOf(game.order, trump).suitOf(card) === trump)));
  const orders = SUITS.map((suit) => {
    const cards = asTrumps ? suitUnder(suit, suit) : suitUnder(null, suit).filter((card) => !everTrumps.has(card));
    return { suit, cards: cards.map((card) => ({ card, isEverTrump: everTrumps.has(card) })) };
  });
  const together = Map.groupBy(orders, ({ cards }) =>
    cards.map(({ card, isEverTrump: ever }) => (ever ? card : rankOf(card))).join(),
  );
  return [...together.values()].map((alike) => ({
    cards: alike[0]?.cards ?? [],
    suits: alike.length === SUITS.length ? null : alike.map(({ suit }) => suit),
  }));
}

const sideOf = (saying: Saying | null): Side | null => saying && { value: saying.value, cites: saying.cites };
const nameIn = (value: Plain | undefined): string | null =>
  isObject(value) && typeof value.name === 'string' ? value.name : null;

/** The rows of a difference; a parameter that holds one of several things by name is told under the name of each. */
function rowsOf({ part, name, a, b }: Difference): readonly Row[] {
  const [left, right] = [sideOf(a), sideOf(b)];
  switch (part) {
    case 'seats':
    case 'points':
      return [{ group: 'basics', words: 'basics', key: part, a: left, b: right }];
    case 'pack':
    case 'order':
      return [];
    case 'option':
      return [{ group: 'options', words: 'options', key: name, a: left, b: right }];
    case 'phase':
      return [{ group: 'course', words: 'phases', key: name, a: left, b: right }];
    case 'duty':
      return [{ group: 'duties', words: 'duties', key: name.slice(name.lastIndexOf('.') + 1), a: left, b: right }];
    case 'parameter': {
      const isEmpty = [a, b].every((saying) => saying === null || (Array.isArray(saying.value) && saying.value.length === 0));
      if (isEmpty || UNTOLD.includes(name)) return [];
      const row = { group: 'course', words: 'parameters' } as const;
      const named = [...new Set([nameIn(a?.value), nameIn(b?.value)])].filter((own) => own !== null);
      if (named.length === 0 || named.some((own) => name.endsWith(`.${own}`))) return [{ ...row, key: name, a: left, b: right }];
      return named.map((own) => ({
        ...row,
        key: `${name}.${own}`,
        a: nameIn(a?.value) === own ? left : null,
        b: nameIn(b?.value) === own ? right : null,
      }));
    }
  }
}

/** What a rule set says of its cards: how many there are, and how they are ordered. */
const CARDS: Readonly<Record<'pack' | 'plain' | 'trumps', (setting: Setting) => Side>> = {
  pack: ({ game, options }) => ({ value: packsOf(game, options).map(({ length }) => length), cites: listOf(game.pack.cites) }),
  plain: (setting) => ({ value: null, orders: ordersOf(setting, false), cites: listOf(setting.game.order.cites) }),
  trumps: (setting) => ({ value: null, orders: ordersOf(setting, true), cites: listOf(setting.game.order.cites) }),
};

/** The options of a rule set at which its two settings stand otherwise. */
function readingsOf({ game, options: ours = {} }: Setting, { options: theirs = {} }: Setting): readonly Row[] {
  return Object.entries(game.options).flatMap(([key, { values, cites }]) => {
    const sideAt = (options: Readonly<Record<string, string>>): Side => ({
      value: options[key] ?? values[0] ?? null,
      cites: listOf(cites),
    });
    const [left, right] = [sideAt(ours), sideAt(theirs)];
    return left.value === right.value ? [] : [{ group: 'options', words: 'options', key, a: left, b: right }];
  });
}

/** What sets two rule sets apart, or two settings of one, group by group. */
export function rowsBetween(a: Setting, b: Setting): readonly Row[] {
  const cards = Object.entries(CARDS).flatMap(([key, of]): readonly Row[] => {
    const [left, right] = [of(a), of(b)];
    const isSame = JSON.stringify({ ...left, cites: [] }) === JSON.stringify({ ...right, cites: [] });
    return isSame ? [] : [{ group: 'basics', words: 'basics', key, a: left, b: right }];
  });
  const rows = [...differences(a, b).flatMap(rowsOf), ...cards, ...(a.game === b.game ? readingsOf(a, b) : [])];
  return GROUPS.flatMap((group) => rows.filter((row) => row.group === group));
}
