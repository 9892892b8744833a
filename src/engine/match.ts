// Matches: deal after deal, each taking up pot, dealer, scores and what else is carried from the one before.
import type { Carry, Result, Seat } from './deal.ts';
import type { Game } from './game.ts';
import { gameOf } from './game.ts';
import { isObject } from './json.ts';
import type { DealRecord, Fault } from './record.ts';
import { parseOptions, parseRecord, replay } from './record.ts';

/** What a match agrees on beforehand. */
export interface MatchTerms {
  readonly variant: string;
  readonly options: Readonly<Record<string, string>>;
  readonly players: number;
  /** How many deals are played, or null: until the game itself says who has won. */
  readonly length: number | null;
}

/** A match is its terms and the records of its deals; the last one may be unfinished. Plain JSON. */
export interface Match extends MatchTerms {
  readonly records: readonly DealRecord[];
}

/** Where a match stands after the deals that are over. */
export interface Standing {
  /** Chips won and lost by seat in all; in games of points or marks the running scores, as the game carries them. */
  readonly totals: readonly number[];
  readonly pot: number;
  readonly dealer: Seat;
  /** The number of the deal that comes next, or that is being played. */
  readonly deal: number;
  readonly carry: Carry;
  readonly isOver: boolean;
  /** The seats that have won; empty while it goes on. */
  readonly winners: readonly Seat[];
}

export type MatchFault =
  | { readonly code: 'bad-match'; readonly field: 'match' | 'variant' | 'options' | 'players' | 'length' | 'records' }
  /** A record that does not go on from the one before it. */
  | {
      readonly code: 'broken-match';
      readonly record: number;
      readonly field: 'players' | 'dealer' | 'pot' | 'deal' | 'carry' | 'options' | 'variant';
    }
  | { readonly code: 'match-over'; readonly record: number }
  | { readonly code: 'bad-deal'; readonly record: number; readonly fault: Fault };

export type ParsedMatch =
  | { readonly ok: true; readonly match: Match; readonly standing: Standing }
  | { readonly ok: false; readonly fault: MatchFault };

/** A match before its first deal, seat 0 dealing. */
export const openingOf = ({ players }: MatchTerms): Standing => ({
  totals: Array(players).fill(0),
  pot: 0,
  dealer: 0,
  deal: 0,
  carry: {},
  isOver: false,
  winners: [],
});

/** The standing from which a record goes on: where a match begins that is taken up with that deal. */
export function standingBefore(terms: MatchTerms, { pot = 0, dealer, deal = 0, carry = {} }: DealRecord): Standing {
  const { totals, ...opening } = openingOf(terms);
  return { ...opening, totals: carry.scores ?? totals, pot, dealer, deal, carry };
}

/** The standing after one more deal, in the units of the game: chips, points or marks. */
export function standingAfter(terms: MatchTerms, before: Standing, result: Result): Standing {
  const deal = before.deal + 1;
  const sums = before.totals.map((total, seat) => total + (result.delta[seat] ?? 0));
  const totals = result.carry.scores ?? sums;
  const isLong = terms.length !== null && deal >= terms.length;
  const best = Math.max(...sums);
  return {
    totals,
    pot: result.pot,
    dealer: result.nextDealer,
    deal,
    carry: result.carry,
    isOver: result.over !== null || isLong,
    winners: result.over ?? (isLong ? sums.flatMap((sum, seat) => (sum === best ? [seat] : [])) : []),
  };
}

/** The record of the deal that comes next, no action taken yet. `deck` as in deal records. */
export function nextRecord(terms: MatchTerms, { pot, dealer, deal, carry }: Standing, deck: string): DealRecord {
  const { variant, options, players } = terms;
  return { variant, options, players, dealer, pot, deal, carry, deck, actions: [] };
}

const sameJson = (a: unknown, b: unknown): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
const sorted = (value: unknown): unknown =>
  isObject(value) ? Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)) : value;

/** Reads and replays a match; says which record does not go on from the one before it, or is faulty in itself. */
export function parseMatch(value: unknown): ParsedMatch {
  const terms = parseTerms(value);
  if ('code' in terms) return { ok: false, fault: terms };
  let standing = openingOf(terms);
  let isPlayedOut = true;
  for (const [record, written] of terms.records.entries()) {
    const script = parseRecord(written);
    if (!script.ok) return { ok: false, fault: { code: 'bad-deal', record, fault: script.fault } };
    if (!isPlayedOut) return { ok: false, fault: { code: 'bad-match', field: 'records' } };
    if (standing.isOver) return { ok: false, fault: { code: 'match-over', record } };
    if (record === 0) standing = standingBefore(terms, written);
    const broken = breakAt(terms, standing, written);
    if (broken) return { ok: false, fault: { code: 'broken-match', record, field: broken } };
    const played = replay(script.value);
    if (!played.ok) return { ok: false, fault: { code: 'bad-deal', record, fault: played.fault } };
    const { result } = played.value.steps.at(-1)?.after ?? played.value.start;
    isPlayedOut = result !== null;
    if (result) standing = standingAfter(terms, standing, result);
  }
  return { ok: true, match: terms, standing };
}

function parseTerms(value: unknown): Match | MatchFault {
  const bad = (field: Extract<MatchFault, { code: 'bad-match' }>['field']): MatchFault => ({ code: 'bad-match', field });
  if (!isObject(value)) return bad('match');
  const { variant, options = {}, players, length = null, records = [] } = value;
  const game = typeof variant === 'string' ? gameOf(variant) : undefined;
  if (!game) return bad('variant');
  if (typeof players !== 'number' || !game.seats.value.includes(players)) return bad('players');
  if (length !== null && !(Number.isSafeInteger(length) && (length as number) > 0)) return bad('length');
  if (!parseOptions(game, options, players).ok) return bad('options');
  if (!Array.isArray(records)) return bad('records');
  return { variant: game.id, options: options as Match['options'], players, length: length as number | null, records };
}

/** The first field in which a record does not go on from the standing. */
function breakAt(terms: MatchTerms, standing: Standing, record: DealRecord) {
  const whole = ({ options = {}, ...rest }: DealRecord) => ({
    ...{ pot: 0, deal: 0, carry: {} },
    ...rest,
    options: parseOptions(gameOf(terms.variant) as Game, options, terms.players),
  });
  const next = whole(record);
  const wanted = whole(nextRecord(terms, standing, record.deck));
  const fields = ['variant', 'players', 'options', 'pot', 'deal', 'carry', 'dealer'] as const;
  return fields.find((field) => !sameJson(next[field], wanted[field])) ?? null;
}
