// What a rule says where it differs from another, in the few signs of a language: numbers, parts of a pot, ranks.
import type { Plain } from '../engine/differences.ts';
import { isObject } from '../engine/json.ts';
import type { Row } from './differences.ts';
import type { Names, Plural } from './names.ts';
import { fill, letterOf } from './names.ts';
import type { SeatTexts } from './numbers.ts';
import { numbersIn, seatsIn } from './numbers.ts';

/** Keys of a parameter that name it for the engine and say nothing of the rule. */
const NAMES = ['name', 'call', 'code'];

/** A part of the pot; nothing and all of it are whole numbers. */
const partIn = (part: Plain): string => {
  const [n, of] = part as readonly number[];
  return n === 0 ? '0' : n === of ? '1' : `${n}/${of}`;
};

/** What of a parameter can be shown: one number or word, or some; none where there is more to it than signs can say. */
function signsIn(value: Plain): readonly string[] {
  if (typeof value === 'number' || typeof value === 'string') return [String(value)];
  if (Array.isArray(value)) {
    if (value.every((one) => Array.isArray(one))) return value.map(partIn);
    return value.every((one) => typeof one === 'number') ? value.map(String) : [];
  }
  if (!isObject(value)) return [];
  const inner = Object.entries(value).flatMap(([key, one]) => {
    const signs = NAMES.includes(key) ? [] : signsIn(one as Plain);
    return signs.length > 0 ? [signs] : [];
  });
  return inner.length === 1 ? (inner[0] ?? []) : [];
}

const NUMBER = /^\d+(?:\/\d+)?$/;
const RANKS = /^[AKQJT2-9]{3,}$/;

/** A language, what is printed on its cards, and the texts in which values stand. */
export interface Telling {
  readonly lang: string;
  readonly t: Pick<Names, 'letters'>;
  readonly facts: SeatTexts & { readonly cards: Plural };
  /** Values that have a word of their own, by the key of the difference. */
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A value in the signs of a language; empty where only the statements can say it. */
export function shownIn(telling: Telling, { words, key }: Pick<Row, 'words' | 'key'>, value: Plain): string {
  const { lang, t, facts, values: named } = telling;
  const lettersOf = (ranks: string): string => [...ranks].map((rank) => letterOf(t, `${rank as 'A'}s`)).join(' ');
  if (words === 'basics') {
    if (key === 'points') {
      const worths = Object.entries(value as Readonly<Record<string, number>>);
      return worths.map(([rank, worth]) => `${lettersOf(rank)} ${worth}`).join(', ');
    }
    const numbers = (value ?? []) as readonly number[];
    if (key === 'seats') return seatsIn(facts, numbers);
    if (key !== 'pack') return '';
    const form = facts.cards[new Intl.PluralRules(lang).select(numbers.at(-1) ?? 0)] ?? facts.cards.other;
    return fill(form, { n: numbersIn(lang, numbers) });
  }
  if (words === 'options') {
    const values = [value].flat() as readonly string[];
    return values.every((one) => NUMBER.test(one)) ? numbersIn(lang, values.map(Number)) : '';
  }
  if (words !== 'parameters') return '';
  return signsIn(value)
    .map((sign) => named[key]?.[sign] ?? (RANKS.test(sign) ? lettersOf(sign) : NUMBER.test(sign) ? sign : ''))
    .join(', ');
}
