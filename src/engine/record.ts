// Deal records and traces. A record says everything a deal needs; a trace replays it and says, step by step, who was to
// act, what was legal and what was done. Both are JSON, one object a line.
import type { Card } from './cards.ts';
import { formatCards, parseCards } from './cards.ts';
import type { Action, Carry, Deal, Id, Result, Turn } from './deal.ts';
import type { Game } from './game.ts';
import { defaultOf, gameOf, packFor } from './game.ts';
import { isObject } from './json.ts';
import { packFault } from './packs.ts';
import type { Terms } from './play.ts';
import { begin, gamePlayed, judge, play } from './play.ts';
import { shuffled } from './random.ts';

/** A record as it is written: options that stand at their default may be left out. */
export interface DealRecord {
  readonly variant: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly players: number;
  readonly dealer: number;
  readonly pot?: number;
  readonly deal?: number;
  readonly carry?: Carry;
  readonly deck: string;
  readonly actions?: readonly Action[];
}

export const RECORD_FIELDS = ['record', 'options', 'players', 'dealer', 'pot', 'deal', 'carry', 'deck', 'actions'] as const;
export type RecordField = (typeof RECORD_FIELDS)[number];

/** What is wrong with a record, and where. */
export type Fault =
  | { readonly code: 'bad-record'; readonly field: RecordField }
  | { readonly code: 'unknown-variant' }
  | { readonly code: 'unknown-option'; readonly option: string }
  | ({ readonly code: 'bad-deck' } & NonNullable<ReturnType<typeof packFault>>)
  | {
      readonly code: 'illegal-action';
      /** The place in the list of actions, from 0. */
      readonly step: number;
      readonly action: Action;
      readonly legal: readonly Action[];
      readonly cites: readonly Id[];
      /** The deal as it stood before that action. */
      readonly deal: Deal;
    };

export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault };
const sound = <T>(value: T): Parsed<T> => ({ ok: true, value });
const bad = (field: RecordField): { ok: false; fault: Fault } => ({ ok: false, fault: { code: 'bad-record', field } });

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** The terms of a deal and the actions that follow. */
export interface Script {
  readonly terms: Terms;
  readonly actions: readonly Action[];
}

/** No pot of a record holds more: sums of chips stay exact. */
const MOST_CHIPS = 1_000_000_000_000;

/** Whether there may be so many chips in the pot of a game before a deal. */
export const isPot = ({ potUnit }: Game, pot: unknown): pot is number =>
  isCount(pot) && pot <= MOST_CHIPS && (potUnit === 0 ? pot === 0 : pot % potUnit === 0);

/** Reads a record. The first fault in the order of the fields is the one reported; unknown fields are ignored. */
export function parseRecord(record: unknown): Parsed<Script> {
  if (!isObject(record)) return bad('record');
  const { variant, players, dealer, pot = 0, deal = 0, carry = {}, deck, actions = [] } = record;
  const game = typeof variant === 'string' ? gameOf(variant) : undefined;
  if (!game) return { ok: false, fault: { code: 'unknown-variant' } };
  const options = parseOptions(game, record.options === undefined ? {} : record.options, players);
  if (!options.ok) return options;
  if (!isCount(players) || !game.seats.value.includes(players)) return bad('players');
  if (!isCount(dealer) || dealer >= players) return bad('dealer');
  if (!isPot(game, pot)) return bad('pot');
  if (!isCount(deal)) return bad('deal');
  if (!isCarry(game, carry, players)) return bad('carry');
  if (typeof deck !== 'string') return bad('deck');
  const cards = parseDeck(packFor(game, players, options.value), deck);
  if (!cards.ok) return cards;
  if (!Array.isArray(actions) || !actions.every((action) => typeof action === 'string')) return bad('actions');
  const terms = { game, options: options.value, players, dealer, pot, deal, carry, deck: cards.value };
  return sound({ terms, actions });
}

/** The options of a record with every one that is left out at its default; the first fault in their order. */
export function parseOptions(game: Game, given: unknown, players: unknown): Parsed<Readonly<Record<string, string>>> {
  if (!isObject(given)) return bad('options');
  for (const [name, value] of Object.entries(given)) {
    const isListed = Object.hasOwn(game.options, name);
    if (!isListed || (typeof value === 'string' && !game.options[name]?.values.includes(value))) {
      return { ok: false, fault: { code: 'unknown-option', option: name } };
    }
  }
  const options: Record<string, string> = {};
  const seated = isCount(players) ? players : 0;
  for (const [name, option] of Object.entries(game.options)) {
    const value = Object.hasOwn(given, name) ? given[name] : defaultOf(option, seated);
    if (typeof value !== 'string' || option.rulesOut?.(value, seated)) return bad('options');
    options[name] = value;
  }
  return sound(options);
}

function isCarry(game: Game, carry: unknown, players: number): carry is Carry {
  if (!isObject(carry)) return false;
  return game.isCarry ? game.isCarry(carry, players) : Object.keys(carry).length === 0;
}

function parseDeck(pack: readonly Card[], deck: string): Parsed<readonly Card[]> {
  const words = deck === '' ? [] : deck.split(' ');
  const fault = packFault(words, pack);
  if (fault) return { ok: false, fault: { code: 'bad-deck', ...fault } };
  return sound(parseCards(deck) ?? []);
}

/** A record without its deck and actions. */
export type Undealt = Omit<DealRecord, 'deck' | 'actions'>;

/**
 * The record that a seed deals, no action taken yet; the first fault of the terms when they are not sound. Throws a
 * RangeError when `seed` is no seed.
 */
export function seeded(undealt: Undealt, seed: number): Parsed<DealRecord> {
  const script = parseRecord({ ...undealt, deck: '' });
  if (!script.ok && script.fault.code !== 'bad-deck') return script;
  const pack = packFor(gameOf(undealt.variant) as Game, undealt.players, undealt.options);
  return sound({ ...undealt, deck: formatCards(shuffled(pack, seed)), actions: [] });
}

/** Reads a record from one line of JSON. A line that is no JSON is a `bad-record`. */
export function parseRecordLine(line: string): Parsed<Script> {
  try {
    return parseRecord(JSON.parse(line));
  } catch (error) {
    if (error instanceof SyntaxError) return bad('record');
    throw error;
  }
}

/** The record of a deal so far, options written out where they are not the default. */
export function recordOf(d: Deal, actions: readonly Action[]): DealRecord {
  const offered = gamePlayed(d).options;
  const options = Object.entries(d.options).filter(([name, value]) => {
    const option = offered[name];
    return option && defaultOf(option, d.players) !== value;
  });
  return {
    variant: d.variant,
    options: Object.fromEntries(options),
    players: d.players,
    dealer: d.dealer,
    pot: d.potBefore,
    deal: d.deal,
    carry: d.carry,
    deck: d.deck.join(' '),
    actions,
  };
}

/** One action: whose turn it was, what he did, and the deal after it. */
export interface Step {
  readonly turn: Turn;
  readonly action: Action;
  readonly after: Deal;
}
export interface Replay {
  readonly start: Deal;
  readonly steps: readonly Step[];
}

/**
 * Plays a script through, keeping the deal after every action. A fault carries the place of the first action that is not
 * legal there, from 0.
 */
export function replay({ terms, actions }: Script): Parsed<Replay> {
  const start = begin(terms);
  const steps: Step[] = [];
  let deal = start;
  for (const [step, action] of actions.entries()) {
    const turn = deal.next;
    if (!turn?.legal.includes(action)) {
      const legal = [...(turn?.legal ?? [])].sort(byCodePoint);
      return { ok: false, fault: { code: 'illegal-action', step, action, legal, cites: judge(deal, action).cites, deal } };
    }
    deal = play(deal, action);
    steps.push({ turn, action, after: deal });
  }
  return sound({ start, steps });
}

/** The order of lists in traces; all tokens are ASCII, where code units are code points. */
const byCodePoint = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** What a trace says of a sound record. `legal` is sorted by code point. */
export interface Trace {
  readonly ok: true;
  readonly steps: readonly (Turn & { readonly action: Action })[];
  readonly next: Turn | null;
  readonly result: Result | null;
}

const sortedTurn = ({ seat, legal }: Turn): Turn => ({ seat, legal: [...legal].sort(byCodePoint) });

/** Replays a script as a trace: turns and results alone, without the deals between. Faults are those of `replay`. */
export function trace(script: Script): Parsed<Trace> {
  const played = replay(script);
  if (!played.ok) return played;
  const { start, steps } = played.value;
  const { next, result } = steps.at(-1)?.after ?? start;
  return sound({
    ok: true,
    steps: steps.map(({ turn, action }) => ({ ...sortedTurn(turn), action })),
    next: next && sortedTurn(next),
    result,
  });
}
