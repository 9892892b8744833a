// What the engine names, in the words of a language. A text is a template: `{seat}` stands for a name, `{seat.gen}` for
// that name in a case, where the language has cases.
import type en from '../../content/ui/en.table.json';
import type { Card, Suit } from '../engine/cards.ts';
import { isCard, isSuit, parseCards, printedSuitOf, rankOf } from '../engine/cards.ts';
import type { Action, Deal, Seat } from '../engine/deal.ts';
import { pairOf, partnerOf } from '../engine/deal.ts';
import type { Side } from './seats.ts';
import { sideOf } from './seats.ts';

/** A name in its cases, by the form that templates ask for. */
export type Forms = Readonly<Record<string, string>> & { readonly nom: string };
/** A name; one that never changes its form is a plain string. */
export type Name = string | Forms;
/** A text for each class of numbers of the language. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };
/** What a placeholder may stand for. */
export type Values = Readonly<Record<string, Name | number | undefined>>;

/** Texts with the keys of others; where those count, for the classes of numbers of any language. */
type Worded<T> = T extends string
  ? string
  : T extends { readonly other: string }
    ? Plural
    : { readonly [Key in keyof T]: Worded<T[Key]> };
/** What is said at every table, in one language; English says which texts there are. */
export type Names = Omit<Worded<typeof en>, 'seats' | 'suits' | 'ranks'> & {
  readonly seats: Readonly<Record<Side, Name>>;
  readonly suits: Readonly<Record<Suit, Name>>;
  readonly ranks: Readonly<Record<string, Name>>;
};

/** A call: what is said by whoever makes it, and what is told of him unless an event tells it. */
export interface Spoken {
  readonly says: string;
  /** In what language that is said at every table, and what it means, for those who read in another. */
  readonly lang?: string;
  readonly means?: string;
  readonly told?: string;
}

/** What is said in the games of one kind, by the names that the engine has for it. */
export interface Sayings {
  readonly calls: Readonly<Record<string, Spoken>>;
  readonly events: Readonly<Record<string, string | Plural>>;
  /** Why somebody has won, and why lost. */
  readonly aims: Readonly<Record<'won' | 'lost', Readonly<Record<string, string>>>>;
  /** How a deal has ended. */
  readonly ends: Readonly<Record<string, string>>;
  /** For what points are written. */
  readonly scored: Readonly<Record<string, string | Plural>>;
  /** What each part of a deal is called, and whose turn it is in it; and to give a card back, where cards are given. */
  readonly phases: Readonly<Record<string, { readonly name: string; readonly turn: string; readonly back?: string }>>;
  /** What stands in the corner of the table and on the score sheet. */
  readonly sheet: Readonly<Record<string, string | Plural>>;
  /** What is asked for, and then done, where a call is put together in fields. */
  readonly picks: Readonly<Record<string, { readonly label: string; readonly act: string }>>;
}

/** Everything that is said at a table. */
export type Strings = Names & Sayings;

/** The text of that key. Throws a RangeError where nobody has written one: for keys that come from data. */
export function textAt<T>(texts: Readonly<Record<string, T>>, key: string): T {
  const text = texts[key];
  if (text === undefined) throw new RangeError(`nobody has written ${key}`);
  return text;
}

/** A language, its strings, and the table that is spoken of. */
export interface Voice {
  readonly lang: string;
  readonly t: Strings;
  readonly players: number;
  /** The seats whose cards are seen; all where it is left out. */
  readonly sees?: readonly Seat[] | undefined;
}

/** Whether the cards of a seat are seen. */
export const isSeen = ({ sees }: Pick<Voice, 'sees'>, seat: Seat): boolean => sees?.includes(seat) ?? true;

/** An action as it is told where its cards are not seen. */
export function unseen(action: Action): Action {
  const [word, cards = ''] = action.split(':');
  if (word === 'draw') return `draw:${cards.split(',').length}`;
  return word === 'give' ? 'give:?' : action;
}

const inForm = (value: Name | number | undefined, form = 'nom'): string =>
  typeof value === 'object' ? (value[form] ?? value.nom) : String(value);

/** A name as it stands alone. */
export const plain = (name: Name): string => inForm(name);

/** The template with its places filled in. */
export const fill = (template: string, values: Values): string =>
  template.replace(/\{(\w+)(?:\.(\w+))?\}/g, (_place, name: string, form?: string) => inForm(values[name], form));

/** What is made once for a language, because it takes long to make. */
function onceFor<T>(make: (lang: string) => T): (lang: string) => T {
  const made: Record<string, T> = {};
  return (lang) => {
    made[lang] ??= make(lang);
    return made[lang];
  };
}
const pluralsIn = onceFor((lang) => new Intl.PluralRules(lang));
const listsIn = onceFor((lang) => new Intl.ListFormat(lang));

/** The text with its places filled in, that for the number `n` where it goes with one. */
export const filled = ({ lang }: Pick<Voice, 'lang'>, text: string | Plural, values: Values & { readonly n?: number }): string =>
  fill(typeof text === 'string' ? text : (text[pluralsIn(lang).select(values.n ?? 0)] ?? text.other), values);

/** The text that goes with a number, which stands at `{n}`. */
export const counted = (voice: Pick<Voice, 'lang'>, texts: Plural, n: number): string => filled(voice, texts, { n });

/** Numbers added up. */
export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/** A number of chips gained or lost, with its sign. */
export const signed = (chips: number): string => (chips > 0 ? `+${chips}` : chips < 0 ? `−${-chips}` : '0');

/** Several names as one, in every form that any of them has. */
export function listed({ lang }: Pick<Voice, 'lang'>, names: readonly Name[]): Name {
  if (names.length < 2) return names[0] ?? '';
  const list = listsIn(lang);
  const forms = ['nom', ...names.flatMap((name) => (typeof name === 'string' ? [] : Object.keys(name)))];
  return Object.fromEntries(forms.map((form) => [form, list.format(names.map((name) => inForm(name, form)))])) as Forms;
}

export const seatName = ({ t, players }: Pick<Voice, 't' | 'players'>, seat: Seat): Name => t.seats[sideOf(seat, players)];

/** Two partners in a word, for a heading. */
export const pairLabel = (voice: Pick<Voice, 't' | 'players'>, pair: number): string =>
  fill(voice.t.pair, { one: seatName(voice, pair), other: seatName(voice, partnerOf(voice, pair)) });

/** Two partners by their names, he of the lower seat first. */
export const pairName = (voice: Pick<Voice, 'lang' | 't' | 'players'>, seat: Seat): Name =>
  listed(
    voice,
    [pairOf(seat), partnerOf(voice, pairOf(seat))].map((each) => seatName(voice, each)),
  );

/** What trumps are now. */
export const trumpsNow = ({ t }: Pick<Voice, 't'>, { trump, turned }: Pick<Deal, 'trump' | 'turned'>): string =>
  trump
    ? fill(turned.length > 1 ? t.table.trumpsNow : t.table.trumps, {
        turnUp: t.steps.turnUps[turned.length - 1],
        suit: t.suits[trump],
      })
    : '';

/** The name of a card in words, in every case its rank has. */
export function cardName({ t }: { readonly t: Pick<Names, 'ranks' | 'suits' | 'card'> }, card: Card): Name {
  const rank = textAt(t.ranks, rankOf(card));
  const suit = t.suits[printedSuitOf(card)];
  const named = (form: string): string => fill(t.card, { rank: form, suit });
  if (typeof rank === 'string') return named(rank);
  return Object.fromEntries(Object.entries(rank).map(([form, word]) => [form, named(word)])) as Forms;
}

/** The sign that stands for a suit in plain text. */
const SIGNS: Readonly<Record<Suit, string>> = { c: '♣', s: '♠', h: '♥', d: '♦' };
export const signOf = (card: Card): string => SIGNS[printedSuitOf(card)];

/** The rank of a card as it is printed where it has no letter of the language. */
export const figureOf = (card: Card): string => (rankOf(card) === 'T' ? '10' : rankOf(card));
/** What is printed in the corner of a card. */
export function letterOf({ letters }: Pick<Names, 'letters'>, card: Card): string {
  const named: Readonly<Record<string, string>> = letters;
  return named[rankOf(card)] ?? figureOf(card);
}

/** A call taken apart: its words, and the cards, suit, number or seats that it names. */
export interface CallParts {
  readonly words: Spoken;
  readonly cards: readonly Card[];
  readonly suit: Suit | undefined;
  readonly n: string;
  readonly seats: readonly Seat[];
}

/** The parts of a call. What is no call of any game is said as it is written. */
export function partsOf({ t }: Voice, call: Action): CallParts {
  const [head = '', tail = ''] = call.endsWith('!') ? ['!', call.slice(0, -1)] : call.split(':');
  const n = /^\d+$/.test(tail) ? tail : '';
  const key = [call, n && `${head}:N`, head].find((each) => each in t.calls);
  return {
    words: t.calls[key ?? ''] ?? { says: call },
    cards: parseCards(tail.replaceAll(',', ' ')) ?? [],
    suit: isSuit(tail) ? tail : undefined,
    n,
    seats: [...n].map(Number),
  };
}

/** What the places of a call’s texts stand for. */
function namesIn(voice: Voice, { words, cards, suit, n, seats }: CallParts): Values {
  const { t, players } = voice;
  const { says, means } = words;
  return {
    says,
    means,
    card: listed(
      voice,
      cards.map((card) => cardName(voice, card)),
    ),
    suit: suit && t.suits[suit],
    n,
    seats: listed(
      voice,
      seats.filter((seat) => seat < players).map((seat) => seatName(voice, seat)),
    ),
  };
}

/** What a player says who makes that call. */
export function callName(voice: Voice, call: Action): string {
  const parts = partsOf(voice, call);
  return fill(parts.words.says, namesIn(voice, parts));
}

/** What is told of a player who makes that call; nothing of one that an event tells of. */
export function callTold(voice: Voice, call: Action, seat: Seat): string {
  const parts = partsOf(voice, call);
  return fill(parts.words.told ?? '', { ...namesIn(voice, parts), seat: seatName(voice, seat) });
}

/** An action in words: a card by its name, a call as it is made. */
export const actionName = (voice: Voice, action: Action): Name =>
  isCard(action) ? cardName(voice, action) : callName(voice, action);
