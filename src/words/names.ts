// What the engine names, in the words of a language. A text is a template: `{seat}` stands for a name, `{seat.gen}` for
// that name in a case, where the language has cases.
import type en from '../../content/ui/en.table.json';
import type { Card, Suit } from '../engine/cards.ts';
import { isSuit, parseCards, printedSuitOf, rankOf } from '../engine/cards.ts';
import type { Action, Seat } from '../engine/deal.ts';
import type { Side } from './seats.ts';
import { sideOf } from './seats.ts';

/** A name in its cases, by the form that templates ask for. */
export type Forms = Readonly<Record<string, string>> & { readonly nom: string };
/** A name; one that never changes its form is a plain string. */
export type Name = string | Forms;
/** A text for each class of numbers of the language. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };
/** What a placeholder may stand for. */
export type Values = Readonly<Record<string, Name | number>>;

/** Texts with the keys of others; where those count, for the classes of numbers of any language. */
type Worded<T> = T extends string
  ? string
  : T extends { readonly other: string }
    ? Plural
    : { readonly [Key in keyof T]: Worded<T[Key]> };
/** The strings of one language; English says which there are. */
export type Strings = Omit<Worded<typeof en>, 'seats' | 'suits' | 'ranks'> & {
  readonly seats: Readonly<Record<Side, Name>>;
  readonly suits: Readonly<Record<Suit, Name>>;
  readonly ranks: Readonly<Record<string, Name>>;
};

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
}

const inForm = (value: Name | number | undefined, form = 'nom'): string =>
  typeof value === 'object' ? (value[form] ?? value.nom) : String(value);

/** A name as it stands alone. */
export const plain = (name: Name): string => inForm(name);

/** The template with its places filled in. */
export const fill = (template: string, values: Values): string =>
  template.replace(/\{(\w+)(?:\.(\w+))?\}/g, (_place, name: string, form?: string) => inForm(values[name], form));

/** The text that goes with a number, which stands at `{n}`. */
export const counted = ({ lang }: Voice, texts: Plural, n: number, values: Values = {}): string =>
  fill(texts[new Intl.PluralRules(lang).select(n)] ?? texts.other, { ...values, n });

/** A number of chips gained or lost, with its sign. */
export const signed = (chips: number): string => (chips > 0 ? `+${chips}` : chips < 0 ? `−${-chips}` : '0');

export const seatName = ({ t, players }: Voice, seat: Seat): Name => t.seats[sideOf(seat, players)];

/** The name of a card in words, in every case its rank has. */
export function cardName({ t }: Pick<Voice, 't'>, card: Card): Name {
  const rank = textAt(t.ranks, rankOf(card));
  const suit = t.suits[printedSuitOf(card)];
  const named = (form: string): string => fill(t.card, { rank: form, suit });
  if (typeof rank === 'string') return named(rank);
  return Object.fromEntries(Object.entries(rank).map(([form, word]) => [form, named(word)])) as Forms;
}

/** Several names as one, in every case that they all have. */
export function listed({ lang }: Pick<Voice, 'lang'>, names: readonly Name[]): Name {
  const list = new Intl.ListFormat(lang);
  const inOne = (form: string): string => list.format(names.map((name) => inForm(name, form)));
  const [first] = names;
  if (typeof first !== 'object') return inOne('nom');
  return Object.fromEntries(Object.keys(first).map((form) => [form, inOne(form)])) as Forms;
}

/** The sign that stands for a suit in plain text. */
const SIGNS: Readonly<Record<Suit, string>> = { c: '♣', s: '♠', h: '♥', d: '♦' };
export const signOf = (card: Card): string => SIGNS[printedSuitOf(card)];

/** The rank of a card as it is printed where it has no letter of the language. */
export const figureOf = (card: Card): string => (rankOf(card) === 'T' ? '10' : rankOf(card));
/** What is printed in the corner of a card. */
export function letterOf({ letters }: Pick<Strings, 'letters'>, card: Card): string {
  const named: Readonly<Record<string, string>> = letters;
  return named[rankOf(card)] ?? figureOf(card);
}

/** Whether the call is a card led with something declared. */
const isDeclaration = (call: Action): boolean => call.endsWith('!');

/** What a call names, to fill its texts with: a number, a suit, or cards, of which several are written short. */
function namedIn(voice: Voice, call: Action): Values {
  const named = isDeclaration(call) ? call.slice(0, -1) : (call.split(':')[1] ?? '');
  const cards = parseCards(named.replaceAll(',', ' ')) ?? [];
  const [card] = cards;
  return {
    n: named,
    ...(isSuit(named) && { suit: voice.t.suits[named] }),
    ...(card && {
      card: cardName(voice, card),
      cards: cards.map((each) => letterOf(voice.t, each) + signOf(each)).join(' '),
    }),
  };
}

/** Where the texts of a call stand: under its own name, or that of its kind, the word before the colon. */
const keyOf = ({ t }: Voice, call: Action): string =>
  isDeclaration(call)
    ? 'declare'
    : ([call, call.replace(/:\d+$/, ':N'), call.replace(/:.*/, '')].find((key) => key in t.calls) ?? call);

/** What a player says who makes that call; a word that is no call of any game, as it is written. */
export function callName(voice: Voice, call: Action): string {
  const calls: Readonly<Record<string, { readonly says: string }>> = voice.t.calls;
  return fill(calls[keyOf(voice, call)]?.says ?? call, namedIn(voice, call));
}

/** What is told of a player who makes that call. */
export const callTold = (voice: Voice, call: Action, seat: Seat): string =>
  fill(textAt<{ readonly told: string }>(voice.t.calls, keyOf(voice, call)).told, {
    seat: seatName(voice, seat),
    ...namedIn(voice, call),
  });
