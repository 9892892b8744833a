// A game at the table: a match, the deal that is being played in it, and who sits where. Pure: each function gives a new
// session. What is legal, and how a match goes on, is the engine's matter.

import { formatCards } from '../../engine/cards.ts';
import type { Action, Deal, Seat } from '../../engine/deal.ts';
import { gameOf, optionsFor, packFor } from '../../engine/game.ts';
import { isObject } from '../../engine/json.ts';
import { parseLink } from '../../engine/link.ts';
import type { Match, MatchFault, MatchTerms, Standing } from '../../engine/match.ts';
import { nextRecord, openingOf, parseMatch, standingAfter, standingBefore } from '../../engine/match.ts';
import { isSeed, LAST_SEED, numbersOf, shuffled } from '../../engine/random.ts';
import type { DealRecord } from '../../engine/record.ts';
import { parseRecord, replay } from '../../engine/record.ts';
import type { Line } from '../line.ts';
import { branch, lineOf } from '../line.ts';

/** What is kept of a session: plain JSON, for the browser and for files. */
export interface Kept {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly match: Match;
  /** The seats that people sit at; computers play the others. */
  readonly people: readonly Seat[];
  /** The seed that all decks of the match come from; null where its one deal was taken up with its cards. */
  readonly seed: number | null;
}
export const FORMAT = 'stichbuch-play';
export const VERSION = 1;

export interface Session {
  readonly terms: MatchTerms;
  readonly people: readonly Seat[];
  readonly seed: number | null;
  /** The deals that are over. */
  readonly past: readonly DealRecord[];
  /** Where the match stands without the deal on the table. */
  readonly before: Standing;
  /** The record of the deal on the table, without its actions. */
  readonly dealt: DealRecord;
  readonly line: Line;
}

/** The deal as it stands on the table. */
export const dealNow = ({ line }: Session): Deal => line.deals.at(-1) as Deal;

/** Where the match stands with the deal on the table, once that is over. */
export function standingNow(session: Session): Standing {
  const { result } = dealNow(session);
  return result ? standingAfter(session.terms, session.before, result) : session.before;
}

/** The seed of a deal of a match, by its number from 0: first the match's own, then numbers that follow from it. */
function seedOfDeal(seed: number, deal: number): number {
  const draw = numbersOf(seed);
  let own = seed;
  for (let n = 0; n < deal; n++) own = draw(LAST_SEED);
  return own;
}

function dealtOn(session: Omit<Session, 'dealt' | 'line'>): Session {
  const { terms, before, seed } = session;
  if (seed === null) throw new RangeError('the cards of a next deal come from nowhere');
  const game = gameOf(terms.variant);
  if (!game) throw new RangeError(`the rule set ${terms.variant} has not been loaded`);
  const pack = packFor(game, terms.players, terms.options);
  const dealt = nextRecord(terms, before, formatCards(shuffled(pack, seedOfDeal(seed, before.deal))));
  return { ...session, dealt, line: lineOf(dealt) };
}

/** Who deals first in a match, and how many chips lie in the pot before that. */
export type Opening = Pick<Standing, 'dealer' | 'pot'>;

/** How a match opens where nothing else is settled: the player before South deals, so that South is eldest. */
export const usualOpening = ({ players }: Pick<MatchTerms, 'players'>): Opening => ({ dealer: players - 1, pot: 0 });

/** A new match, its first deal on the table. */
export function opened(terms: MatchTerms, people: readonly Seat[], seed: number, opening = usualOpening(terms)): Session {
  return dealtOn({ terms, people, seed, past: [], before: { ...openingOf(terms), ...opening } });
}

/** How the match of a session opened. */
export function openingIn({ past, dealt }: Session): Opening {
  const { dealer, pot = 0 } = past[0] ?? dealt;
  return { dealer, pot };
}

/** A deal taken up at a step, to be played on from there by somebody at that seat. The record is known to be sound. */
function takenUp(record: DealRecord, step: number, seat: Seat): Session {
  const { variant, players, actions = [] } = record;
  const game = gameOf(variant);
  if (!game) throw new RangeError(`the rule set ${variant} has not been loaded`);
  const terms = { variant, options: optionsFor(game, players, record.options), players, length: 1 };
  const dealt = { ...record, options: terms.options, actions: [] };
  const line = lineOf({ ...record, actions: actions.slice(0, step) });
  return { terms, people: [seat], seed: null, past: [], before: standingBefore(terms, record), dealt, line };
}

/** What an address asks to be played on, `?deal=…&step=3&sit=0`; null where it asks for nothing, or for what cannot be. */
export function takenUpFrom(search: string): Session | null {
  const asked = new URLSearchParams(search);
  const numberAt = (name: string): number => (/^\d{1,3}$/.test(asked.get(name) ?? '') ? Number(asked.get(name)) : Number.NaN);
  const [step, seat] = [numberAt('step'), numberAt('sit')];
  const link = parseLink(asked.get('deal') ?? '');
  if (!link.ok) return null;
  const script = parseRecord(link.record);
  if (!script.ok || !replay(script.value).ok) return null;
  return step <= script.value.actions.length && seat < link.record.players ? takenUp(link.record, step, seat) : null;
}

/** The session after an action of whoever is to act. */
export const after = (session: Session, action: Action): Session => ({
  ...session,
  line: branch(session.line, session.line.actions.length, action),
});

/** The record of the deal on the table, as far as it has been played. */
export const recordNow = ({ dealt, line }: Session): DealRecord => ({ ...dealt, actions: line.actions });

/** The next deal of the match. Throws a RangeError unless the one on the table is over and the match goes on. */
export function dealtNext(session: Session): Session {
  const before = standingNow(session);
  if (!dealNow(session).result || before.isOver) throw new RangeError('there is no next deal now');
  return dealtOn({ ...session, past: [...session.past, recordNow(session)], before });
}

/** The last step of the deal at which one of the people had to act, and acted; null when there is none. */
export function lastDecision({ line, people }: Session): number | null {
  const step = line.actions.findLastIndex((_, i) => people.includes(line.deals[i]?.next?.seat ?? -1));
  return step < 0 ? null : step;
}

/** The session before the last decision of one of the people; as it is when there was none. */
export function takenBack(session: Session): Session {
  const step = lastDecision(session);
  if (step === null) return session;
  const { deals, actions } = session.line;
  return { ...session, line: { deals: deals.slice(0, step + 1), actions: actions.slice(0, step) } };
}

/** Whether one of the people is to act. */
export const isForPeople = (session: Session): boolean => session.people.includes(dealNow(session).next?.seat ?? -1);

/** The session as it is kept. */
export const keptOf = (session: Session): Kept => ({
  format: FORMAT,
  version: VERSION,
  match: { ...session.terms, records: [...session.past, recordNow(session)] },
  people: session.people,
  seed: session.seed,
});

/** What is wrong with something that should be a session. */
export type SessionFault =
  | { readonly code: 'no-json' | 'no-session' | 'other-version' | 'no-people' | 'no-seed' | 'no-deal' }
  | { readonly code: 'other-game'; readonly variant: string }
  | MatchFault;

export type ParsedSession =
  | { readonly ok: true; readonly session: Session }
  | { readonly ok: false; readonly fault: SessionFault };

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads what was kept of a session of that game; inverse of {@link keptOf} written as JSON. */
export function parseSession(text: string, variant: string): ParsedSession {
  const fault = (of: SessionFault): ParsedSession => ({ ok: false, fault: of });
  const kept = parsedJson(text);
  if (kept === undefined) return fault({ code: 'no-json' });
  if (!isObject(kept) || kept.format !== FORMAT) return fault({ code: 'no-session' });
  if (kept.version !== VERSION) return fault({ code: 'other-version' });
  const { match: written, people, seed } = kept;
  if (isObject(written) && typeof written.variant === 'string' && written.variant !== variant)
    return fault({ code: 'other-game', variant: written.variant });
  const parsed = parseMatch(written);
  if (!parsed.ok) return fault(parsed.fault);
  const { records, ...terms } = parsed.match;
  const isSeat = (seat: unknown): seat is Seat => Number.isInteger(seat) && (seat as Seat) >= 0 && (seat as Seat) < terms.players;
  if (!Array.isArray(people) || !people.every(isSeat)) return fault({ code: 'no-people' });
  if (seed !== null && !(typeof seed === 'number' && isSeed(seed))) return fault({ code: 'no-seed' });
  const dealt = records.at(-1);
  if (!dealt) return fault({ code: 'no-deal' });
  const past = records.slice(0, -1);
  const earlier = parseMatch({ ...terms, records: past });
  const before = earlier.ok && past.length > 0 ? earlier.standing : standingBefore(terms, dealt);
  return { ok: true, session: { terms, people, seed, past, before, dealt: { ...dealt, actions: [] }, line: lineOf(dealt) } };
}
