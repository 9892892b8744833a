// What the engine names, in the words of a language. A text is a template: `{seat}` stands for a name, `{seat.gen}` for
// that name in a case, where the language has cases.
import type en from '../../content/ui/en.table.json';
import type { Card, Suit } from '../engine/cards.ts';
import { isCard, printedSuitOf, rankOf } from '../engine/cards.ts';
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

type English = typeof en;
/** The strings of one language; English says which there are. */
export type Strings = Omit<English, 'seats' | 'suits' | 'ranks'> & {
  readonly seats: Readonly<Record<Side, Name>>;
  readonly suits: Readonly<Record<Suit, Name>>;
  /** Of the ranks that the games of this edition have. */
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

/** The card that a call names after its colon. */
const cardIn = (call: Action): Card | null => {
  const tail = call.slice(-2);
  return call.at(-3) === ':' && isCard(tail) ? tail : null;
};
/** Where the texts of a call stand: under its own name, or that of its kind, the word before the colon. */
const keyOf = ({ t }: Voice, call: Action): string =>
  [call, call.replace(/:\d+$/, ':N'), call.replace(/:.*/, '')].find((key) => key in t.calls) ?? call;
/** The number that a call names after its colon. */
const numberIn = (call: Action): string => /:(\d+)$/.exec(call)?.[1] ?? '';

/** What a player says who makes that call; a word that is no call of any game, as it is written. */
export function callName(voice: Voice, call: Action): string {
  const calls: Readonly<Record<string, { readonly says: string }>> = voice.t.calls;
  const card = cardIn(call);
  return fill(calls[keyOf(voice, call)]?.says ?? call, { n: numberIn(call), ...(card && { card: cardName(voice, card) }) });
}

/** What is told of a player who makes that call. */
export const callTold = (voice: Voice, call: Action, seat: Seat): string =>
  fill(textAt<{ readonly told: string }>(voice.t.calls, keyOf(voice, call)).told, {
    seat: seatName(voice, seat),
    n: numberIn(call),
  });
