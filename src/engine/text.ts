// Records as text, for people: tags in brackets, then the actions in the order they were taken. A percent sign begins a
// comment that runs to the end of the line. A seat and a colon before an action (`2: bid`) may be written and is then
// held to be true. Instead of the deck one may write a seed, or the hands and the cards that follow from the stock.
//
//   [Variant "zwikken-20c"]
//   [Players "3"]
//   [Dealer "0"]
//   [Hand 0 "Ah Kd Ts"]          % one a seat
//   [Stock "Jc"]                 % the turn-up first
//   1: bid pass pass keep
//   1: Ah Th Kh
import type { Card } from './cards.ts';
import { formatCards, parseCards } from './cards.ts';
import { composeDeck } from './compose.ts';
import type { Action, Seat, Turn } from './deal.ts';
import { gameOf, packFor } from './game.ts';
import { isSeed, shuffled } from './random.ts';
import type { DealRecord, Script } from './record.ts';
import { parseRecord, replay } from './record.ts';

/** A place in a text; both count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export const TEXT_FAULTS = [
  'no-tag',
  'tag-twice',
  'unknown-tag',
  'no-number',
  'no-cards',
  'no-options',
  'no-seed',
  'no-deck',
  'deck-twice',
  'cannot-be-dealt',
  'other-seat',
] as const;
/** What is wrong with a text as a text; faults of the record itself are found by `parseRecord`. */
export interface TextFault extends Place {
  readonly code: (typeof TEXT_FAULTS)[number];
  readonly found: string;
}

/** A record read from text, with the places of its tags (by name) and of its actions (in order). */
export interface TextRecord {
  readonly record: DealRecord;
  readonly tags: ReadonlyMap<string, Place>;
  readonly actions: readonly Place[];
}
export type ParsedText =
  | { readonly ok: true; readonly records: readonly TextRecord[] }
  | { readonly ok: false; readonly fault: TextFault };

const TAG = /^\[\s*([A-Z][a-z]*)(?:\s+(\d))?\s+"([^"]*)"\s*\]/;
const NUMBER_TAGS = { Players: 'players', Dealer: 'dealer', Pot: 'pot', Deal: 'deal' } as const;
const OTHER_TAGS = ['Variant', 'Options', 'Carry', 'Deck', 'Seed', 'Hand', 'Stock'];

interface Written {
  readonly tags: Map<string, { readonly value: string; readonly place: Place }>;
  readonly actions: { readonly word: string; readonly place: Place; readonly seat: Seat | null }[];
}

/**
 * Reads every record of a text. A record begins at its Variant tag. Stops at the first fault, with its line and column from
 * 1.
 */
export function parseText(text: string): ParsedText {
  const written: Written[] = [];
  for (const [i, source] of text.split(/\r?\n/).entries()) {
    const fault = readLine(source, i + 1, written);
    if (fault) return { ok: false, fault };
  }
  const records: TextRecord[] = [];
  for (const part of written) {
    const made = makeRecord(part);
    if ('code' in made) return { ok: false, fault: made };
    records.push(made);
  }
  return { ok: true, records };
}

/** Adds what stands on one line to the records read so far. */
function readLine(source: string, line: number, written: Written[]): TextFault | null {
  let seat: Seat | null = null;
  for (let column = 0; column < source.length; ) {
    const rest = source.slice(column);
    const place = { line, column: column + 1 };
    if (rest.startsWith('%')) return null;
    const space = /^\s+/.exec(rest);
    if (space) {
      column += space[0].length;
      continue;
    }
    const tag = TAG.exec(rest);
    const word = /^[^\s%]+/.exec(rest)?.[0] ?? rest;
    if (tag) {
      const fault = addTag(tag, place, written);
      if (fault) return fault;
      column += tag[0].length;
      continue;
    }
    const current = written.at(-1);
    if (rest.startsWith('[') || !current) return { code: 'no-tag', found: word, ...place };
    if (/^\d:$/.test(word)) seat = Number(word[0]);
    else {
      current.actions.push({ word, place, seat });
      seat = null;
    }
    column += word.length;
  }
  return null;
}

function addTag(tag: RegExpExecArray, place: Place, written: Written[]): TextFault | null {
  const [, name = '', index, value = ''] = tag;
  const key = index === undefined ? name : `${name} ${index}`;
  const isKnown = name in NUMBER_TAGS || OTHER_TAGS.includes(name);
  if (!isKnown || (name === 'Hand') !== (index !== undefined)) return { code: 'unknown-tag', found: key, ...place };
  if (name === 'Variant') written.push({ tags: new Map(), actions: [] });
  const current = written.at(-1);
  if (!current) return { code: 'no-tag', found: tag[0], ...place };
  if (current.tags.has(key)) return { code: 'tag-twice', found: key, ...place };
  current.tags.set(key, { value, place });
  return null;
}

function makeRecord({ tags, actions }: Written): TextRecord | TextFault {
  const start = tags.get('Variant')?.place ?? { line: 1, column: 1 };
  const faultAt = (tag: string, code: TextFault['code']): TextFault => {
    const found = tags.get(tag);
    return { code, found: found ? found.value : tag, ...(found?.place ?? start) };
  };
  const numbers: Partial<Record<'players' | 'dealer' | 'pot' | 'deal', number>> = {};
  for (const [tag, field] of Object.entries(NUMBER_TAGS)) {
    const value = tags.get(tag)?.value;
    if (value === undefined) continue;
    if (!/^\d+$/.test(value)) return faultAt(tag, 'no-number');
    numbers[field] = Number(value);
  }
  const options: [string, string][] = [];
  for (const word of wordsOf(tags.get('Options')?.value)) {
    const found = /^(\w+)=(\S+)$/.exec(word);
    if (!found) return faultAt('Options', 'no-options');
    options.push([found[1] as string, found[2] as string]);
  }
  const carry = parseJson(tags.get('Carry')?.value.replaceAll("'", '"') ?? '{}');
  if (typeof carry !== 'object' || carry === null) return faultAt('Carry', 'no-options');
  const { players = 0, dealer = 0, pot = 0, deal = 0 } = numbers;
  const variant = tags.get('Variant')?.value ?? '';
  const plain = { variant, options: Object.fromEntries(options), players, dealer, pot, deal, carry, deck: '' } as DealRecord;
  const deck = readDeck(plain, tags, faultAt);
  if (typeof deck !== 'string') return deck;
  const record = { ...plain, deck, actions: actions.map(({ word }) => word) };
  const misplaced = seatFault(record, actions);
  if (misplaced) return misplaced;
  return {
    record,
    tags: new Map([...tags].map(([tag, { place }]) => [tag, place])),
    actions: actions.map(({ place }) => place),
  };
}

const wordsOf = (text: string | undefined): readonly string[] => text?.split(/\s+/).filter((word) => word !== '') ?? [];

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The deck from whichever of Deck, Seed or Hand and Stock is written. */
function readDeck(
  plain: DealRecord,
  tags: Written['tags'],
  faultAt: (tag: string, code: TextFault['code']) => TextFault,
): string | TextFault {
  const handTags = [...tags.keys()].filter((tag) => tag.startsWith('Hand '));
  const ways = [tags.has('Deck'), tags.has('Seed'), handTags.length > 0 || tags.has('Stock')].filter((way) => way).length;
  if (ways === 0) {
    // What else is wrong is said first: what is dealt hangs on it.
    const parsed = parseRecord(plain);
    return parsed.ok || parsed.fault.code === 'bad-deck' ? faultAt('Deck', 'no-deck') : '';
  }
  if (ways > 1) return faultAt(tags.has('Deck') ? 'Deck' : 'Seed', 'deck-twice');
  const written = tags.get('Deck')?.value;
  if (written !== undefined) return written;
  const game = gameOf(plain.variant);
  const isSound = parseRecord(plain);
  const pack = game && (isSound.ok || isSound.fault.code === 'bad-deck') ? packFor(game, plain.players, plain.options) : [];
  const seed = tags.get('Seed')?.value;
  if (seed !== undefined) {
    return /^\d+$/.test(seed) && isSeed(Number(seed)) ? formatCards(shuffled(pack, Number(seed))) : faultAt('Seed', 'no-seed');
  }
  const cards = new Map<string, readonly Card[]>();
  for (const tag of [...handTags, 'Stock']) {
    const read = parseCards(wordsOf(tags.get(tag)?.value).join(' '));
    if (!read) return faultAt(tag, 'no-cards');
    cards.set(tag, read);
  }
  const script = parseRecord({ ...plain, deck: formatCards(pack) });
  if (!script.ok) return formatCards(pack);
  const hands = Array.from({ length: plain.players }, (_, seat) => cards.get(`Hand ${seat}`) ?? []);
  const deck = composeDeck(script.value.terms, { hands, stock: cards.get('Stock') ?? [] });
  return deck ? formatCards(deck) : faultAt(handTags[0] ?? 'Stock', 'cannot-be-dealt');
}

/** The first action that is marked with a seat whose turn it is not. */
function seatFault(record: DealRecord, actions: Written['actions']): TextFault | null {
  const script = parseRecord(record);
  const turns = script.ok ? turnsOf(script.value) : [];
  for (const [i, { word, place, seat }] of actions.entries()) {
    const turn = turns[i];
    if (turn && seat !== null && turn.seat !== seat) return { code: 'other-seat', found: `${seat}: ${word}`, ...place };
  }
  return null;
}

/** Whose turn it was at each action, as far as the actions are legal. */
function turnsOf(script: Script): readonly Turn[] {
  const played = replay(script);
  if (played.ok) return played.value.steps.map(({ turn }) => turn);
  const { fault } = played;
  if (fault.code !== 'illegal-action') return [];
  return [...turnsOf({ ...script, actions: script.actions.slice(0, fault.step) }), ...(fault.deal.next ? [fault.deal.next] : [])];
}

/** A record as text, calls and tricks a line each with the seat that begins it; inverse of {@link parseText}. */
export function formatText(record: DealRecord): string {
  const { variant, options = {}, players, dealer, pot = 0, deal = 0, carry = {}, deck, actions = [] } = record;
  const optionText = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  const tags = [
    `[Variant "${variant}"]`,
    `[Players "${players}"]`,
    `[Dealer "${dealer}"]`,
    ...(pot === 0 ? [] : [`[Pot "${pot}"]`]),
    ...(deal === 0 ? [] : [`[Deal "${deal}"]`]),
    ...(optionText.length === 0 ? [] : [`[Options "${optionText.join(' ')}"]`]),
    ...(Object.keys(carry).length === 0 ? [] : [`[Carry "${JSON.stringify(carry).replaceAll('"', "'")}"]`]),
    `[Deck "${deck}"]`,
  ];
  return `${[...tags, ...actionLines(record, actions)].join('\n')}\n`;
}

/** Calls made on one turn-up on a line, each trick on a line. */
function actionLines(record: DealRecord, actions: readonly Action[]): readonly string[] {
  const script = parseRecord(record);
  const played = script.ok ? replay(script.value) : null;
  if (!played?.ok) return actions.length === 0 ? [] : [actions.join(' ')];
  const lines = new Map<string, string>();
  let before = played.value.start;
  for (const { turn, action, after } of played.value.steps) {
    const isPlayed = after.events.some(({ type }) => type === 'played');
    const line = isPlayed ? `trick ${before.tricks.length}` : `calls ${before.turned.length}, ${before.tricks.length}`;
    lines.set(line, `${lines.get(line) ?? `${turn.seat}:`} ${action}`);
    before = after;
  }
  return [...lines.values()];
}
