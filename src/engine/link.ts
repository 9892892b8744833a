// The code of a deal in a link: the whole record in the letters, digits and marks that an address carries unchanged.
//
//   1.zwikken-20c.30.<deck>.<actions>[.p<pot>][.n<deal>][.o<options>][.k<carry>].<check>
//
// 1 is the version of the code, 30 stands for three players and dealer 0. The deck is the number of its permutation of the
// pack, options are one sign each in the order of the rule set (the place of the value, or a dash: the default),
// the actions are one letter a card and one digit or a mark and a letter a call, the check is a sum over all before it.
// Codes of this version stay readable for ever; another way of writing would be another version.
import type { Card } from './cards.ts';
import { FULL_PACK, formatCards } from './cards.ts';
import type { Action, Carry } from './deal.ts';
import type { Game } from './game.ts';
import { gameOf, packFor } from './game.ts';
import type { DealRecord } from './record.ts';
import { parseRecord } from './record.ts';

const VERSION = '1';
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const LETTERS = DIGITS.slice(0, FULL_PACK.length);

/** Calls of one sign each. Only ever add at the end. */
const CALLS: readonly Action[] = ['pass', 'bid', 'higher', 'still-higher', 'turn', 'end', 'keep'];
/** Calls of two signs, written `-` and a letter. Only ever add at the end. */
const MORE_CALLS: readonly Action[] = [
  'bid:1/2',
  'bid:2/3',
  'bid:3/4',
  'trump:c',
  'trump:s',
  'trump:h',
  'trump:d',
  'throw',
  'stand',
  'check',
  'deal',
  'raise',
  'match',
  'fold',
  'play',
  'ask',
  'better',
  'even-better',
  'speel',
  'ask+know',
  'better+know',
  'even-better+know',
  'speel+know',
  'pass+know',
  'pass+expect',
  'last',
  'rounds',
];
/** Calls followed by a card, written `_`, a letter and the card's letter. Only ever add at the end. */
const CARD_CALLS: readonly string[] = ['swap:', 'give:'];
/**
 * Calls followed by cards, written `__`, a letter, how many they are in one digit, and the cards' letters. Only ever add at
 * the end.
 */
const CARDS_CALLS: readonly string[] = ['draw:'];
/** Marks behind a card, written `_`, a digit and the card's letter. Only ever add at the end. */
const CARD_MARKS: readonly string[] = ['!'];
/** Calls followed by a number, written `-`, a digit and the number in two digits of base 64. Only ever add at the end. */
const NUMBER_CALLS: readonly string[] = ['bid:', 'name:'];
const NUMBERS = DIGITS.length ** 2;

function formatAction(action: Action): string {
  const card = FULL_PACK.indexOf(action as Card);
  if (card >= 0) return LETTERS[card] as string;
  const call = CALLS.indexOf(action);
  if (call >= 0) return String(call);
  const more = MORE_CALLS.indexOf(action);
  if (more >= 0) return `-${LETTERS[more]}`;
  const colon = action.indexOf(':') + 1;
  const [head, tail] = [action.slice(0, colon), action.slice(colon)];
  const cardCall = CARD_CALLS.indexOf(head);
  const named = FULL_PACK.indexOf(tail as Card);
  if (cardCall >= 0 && named >= 0) return `_${LETTERS[cardCall]}${LETTERS[named]}`;
  const cardsCall = CARDS_CALLS.indexOf(head);
  const list = tail.split(',').map((word) => FULL_PACK.indexOf(word as Card));
  if (cardsCall >= 0 && list.length < 10 && !list.includes(-1)) {
    return `__${LETTERS[cardsCall]}${list.length}${list.map((place) => LETTERS[place]).join('')}`;
  }
  const numberCall = NUMBER_CALLS.indexOf(head);
  const number = Number(tail);
  if (numberCall >= 0 && String(number) === tail && Number.isInteger(number) && number >= 0 && number < NUMBERS) {
    return `-${numberCall}${DIGITS[Math.floor(number / DIGITS.length)]}${DIGITS[number % DIGITS.length]}`;
  }
  const mark = CARD_MARKS.indexOf(action.slice(2));
  const marked = FULL_PACK.indexOf(action.slice(0, 2) as Card);
  if (mark >= 0 && marked >= 0) return `_${mark}${LETTERS[marked]}`;
  return `~${[...action].map((sign) => sign.charCodeAt(0).toString(16).padStart(2, '0')).join('')}~`;
}

/** A call followed by cards, at the head of `text`. */
function cardsCallOf(text: string): readonly [Action | undefined, number] {
  const count = Number(text[3]);
  const head = CARDS_CALLS[LETTERS.indexOf(text[2] ?? '-')];
  const cards = [...text.slice(4, 4 + count)].map((sign) => FULL_PACK[LETTERS.indexOf(sign)]);
  const isWhole = cards.length === count && count > 0 && !cards.includes(undefined);
  return [head && isWhole ? head + cards.join(',') : undefined, 4 + count];
}

/** One action at the head of `text`, and how many signs it takes. */
function parseAction(text: string): readonly [Action, number] | null {
  const letter = (at: number): number => (text[at] === undefined ? -1 : LETTERS.indexOf(text[at]));
  const written = ((): readonly [Action | undefined, number] => {
    switch (text[0]) {
      case '-': {
        const head = NUMBER_CALLS[Number(text[1])];
        if (!head) return [MORE_CALLS[letter(1)], 2];
        const [high, low] = [2, 3].map((at) => DIGITS.indexOf(text[at] ?? ' ')) as [number, number];
        return [high >= 0 && low >= 0 ? head + (high * DIGITS.length + low) : undefined, 4];
      }
      case '_': {
        if (text[1] === '_') return cardsCallOf(text);
        const card = FULL_PACK[letter(2)];
        const mark = CARD_MARKS[Number(text[1])];
        const head = CARD_CALLS[letter(1)];
        return [card && (mark ? card + mark : head && head + card), 3];
      }
      case '~': {
        const codes = /^~((?:[2-7][0-9a-f])*)~/.exec(text)?.[1];
        const signs = codes?.replace(/../g, (code) => String.fromCharCode(Number.parseInt(code, 16)));
        return [signs, (codes?.length ?? 0) + 2];
      }
      default:
        return letter(0) >= 0 ? [FULL_PACK[letter(0)], 1] : [/\d/.test(text[0] ?? '') ? CALLS[Number(text[0])] : undefined, 1];
    }
  })();
  return written[0] === undefined ? null : [written[0], written[1]];
}

function parseActions(text: string): Action[] | null {
  const actions: Action[] = [];
  for (let rest = text; rest !== ''; ) {
    const head = parseAction(rest);
    if (!head) return null;
    actions.push(head[0]);
    rest = rest.slice(head[1]);
  }
  return actions;
}

/** The number of a deck among all orders of the pack, in base 64. */
function formatDeck(deck: readonly Card[], pack: readonly Card[]): string {
  const left = [...pack];
  let number = 0n;
  for (const card of deck) {
    const place = left.indexOf(card);
    number = number * BigInt(left.length) + BigInt(place);
    left.splice(place, 1);
  }
  let text = '';
  for (let i = deckLength(pack); i > 0; i--) {
    text = DIGITS[Number(number % 64n)] + text;
    number /= 64n;
  }
  return text;
}

function parseDeck(text: string, pack: readonly Card[]): Card[] | null {
  if (text.length !== deckLength(pack)) return null;
  let number = 0n;
  for (const digit of text) {
    const value = DIGITS.indexOf(digit);
    if (value < 0) return null;
    number = number * 64n + BigInt(value);
  }
  const places: number[] = [];
  for (let size = 1; size <= pack.length; size++) {
    places.unshift(Number(number % BigInt(size)));
    number /= BigInt(size);
  }
  if (number !== 0n) return null;
  const left = [...pack];
  return places.map((place) => left.splice(place, 1)[0] as Card);
}

/** Digits of base 64 that any order of the pack fits in. */
function deckLength(pack: readonly Card[]): number {
  let orders = pack.reduce((product, _card, i) => product * BigInt(i + 1), 1n);
  let length = 0;
  for (; orders > 1n; orders = (orders + 63n) / 64n) length++;
  return length;
}

/** Three signs that any slip of the pen changes: the FNV-1a sum of the text, folded to 18 bits. */
export function checkOf(text: string): string {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193) >>> 0;
  const folded = (sum ^ (sum >>> 18)) & 0x3ffff;
  return [12, 6, 0].map((shift) => DIGITS[(folded >>> shift) & 63]).join('');
}

function formatCarry({ dealerPaid, double, scores }: Carry): string {
  return `${dealerPaid ? 'p' : ''}${double ? 'd' : ''}${scores ? `s${scores.join('_')}` : ''}`;
}
function parseCarry(text: string): Carry | null {
  const found = /^(p?)(d?)(?:s(-?\d+(?:_-?\d+)*))?$/.exec(text);
  if (!found) return null;
  return {
    ...(found[1] && { dealerPaid: true }),
    ...(found[2] && { double: true }),
    ...(found[3] !== undefined && { scores: found[3].split('_').map(Number) }),
  };
}

/** Options by their places in the rule set, one sign each: the place of the value, or a dash for the default left unsaid. */
function formatOptions(game: Game | undefined, options: Readonly<Record<string, string>>): readonly string[] {
  if (!game || Object.keys(options).length === 0) return [];
  const signs = Object.entries(game.options).map(([name, { values }]) => {
    const value = options[name];
    return value === undefined ? '-' : String(values.indexOf(value));
  });
  return [`o${signs.join('').replace(/-+$/, '')}`];
}
function parseOptionSigns({ options }: Game, signs: string): Readonly<Record<string, string>> | null {
  const offered = Object.entries(options);
  const read: [string, string][] = [];
  for (const [place, sign] of [...signs].entries()) {
    const [name, option] = offered[place] ?? [];
    const value = /\d/.test(sign) ? option?.values[Number(sign)] : undefined;
    if (name === undefined || (sign !== '-' && value === undefined)) return null;
    if (value !== undefined) read.push([name, value]);
  }
  return Object.fromEntries(read);
}

/** The code of a record, to stand in an address. The record must be sound, its rule set imported. */
export function formatLink(record: DealRecord): string {
  const { variant, options = {}, players, dealer, pot = 0, deal = 0, carry = {}, deck, actions = [] } = record;
  const game = gameOf(variant);
  const pack = game ? packFor(game, players, options) : [];
  const carried = formatCarry(carry);
  const body = [
    VERSION,
    variant,
    `${players}${dealer}`,
    formatDeck(deck.split(' ') as Card[], pack),
    actions.map(formatAction).join(''),
    ...(pot === 0 ? [] : [`p${pot}`]),
    ...(deal === 0 ? [] : [`n${deal}`]),
    ...formatOptions(game, options),
    ...(carried === '' ? [] : [`k${carried}`]),
  ].join('.');
  return `${body}.${checkOf(body)}`;
}

/** What is wrong with a code: cut short or changed on the way, of a version not known here, or of a game not known here. */
export type LinkFault = 'mangled' | 'unknown-version' | 'unknown-variant';
export type ParsedLink = { readonly ok: true; readonly record: DealRecord } | { readonly ok: false; readonly fault: LinkFault };

/** Inverse of {@link formatLink}. Whether the actions are legal is for `replay` to say. */
export function parseLink(code: string): ParsedLink {
  const fault = (of: LinkFault): ParsedLink => ({ ok: false, fault: of });
  const cut = code.lastIndexOf('.');
  const body = code.slice(0, Math.max(cut, 0));
  if (checkOf(body) !== code.slice(cut + 1)) return fault('mangled');
  const [version, variant = '', seats = '', deckText = '', actionText = '', ...rest] = body.split('.');
  if (version !== VERSION) return fault('unknown-version');
  const game = gameOf(variant);
  if (!game) return fault('unknown-variant');
  if (!/^\d\d$/.test(seats)) return fault('mangled');
  const [players, dealer] = [...seats].map(Number) as [number, number];
  let options: Readonly<Record<string, string>> | null = {};
  let [pot, deal] = [0, 0];
  let carry: Carry | null = {};
  for (const field of rest) {
    const [kind, text] = [field[0], field.slice(1)];
    if (kind === 'p' && /^\d+$/.test(text)) pot = Number(text);
    else if (kind === 'n' && /^\d+$/.test(text)) deal = Number(text);
    else if (kind === 'o') options = parseOptionSigns(game, text);
    else if (kind === 'k') carry = parseCarry(text);
    else return fault('mangled');
  }
  if (!options || !carry) return fault('mangled');
  const terms = { variant, options, players, dealer, pot, deal };
  const sound = parseRecord({ ...terms, deck: '' });
  if (!sound.ok && sound.fault.code !== 'bad-deck') return fault('mangled');
  const deck = parseDeck(deckText, packFor(game, players, terms.options));
  const actions = parseActions(actionText);
  if (!deck || !actions) return fault('mangled');
  return { ok: true, record: { ...terms, carry, deck: formatCards(deck), actions } };
}
