import type { Readable, Writable } from 'node:stream';
import type { Match, MatchFault, MatchTerms, Standing } from '../../engine/match.ts';
import { nextRecord, openingOf, parseMatch, standingAfter } from '../../engine/match.ts';
import { begin, play } from '../../engine/play.ts';
import { LAST_SEED, numbersOf } from '../../engine/random.ts';
import type { DealRecord } from '../../engine/record.ts';
import { parseRecord, seeded } from '../../engine/record.ts';
import { countOf, gameNamed, listOf, optionsFrom, parseFlags, textOf, UsageError } from '../arguments.ts';
import { textOfAll, writeLine } from '../lines.ts';
import { faultSentence } from '../messages.ts';
import { seedOf } from './deal.ts';
import { errorOf } from './trace.ts';

const MATCH_FLAGS = {
  variant: { type: 'string' },
  players: { type: 'string' },
  seed: { type: 'string' },
  option: { type: 'string', multiple: true },
  deals: { type: 'string' },
  text: { type: 'boolean' },
} as const;

/** Longer than any match that comes to an end. */
const MOST_DEALS = 10_000;

/** Replays a match and says where it stands, or plays one out at random from a seed. */
export async function matchCommand(words: readonly string[], input: Readable, output: Writable): Promise<number> {
  const flags = parseFlags(words, MATCH_FLAGS, 1);
  if (textOf(flags, 'variant') !== undefined) {
    const game = gameNamed(textOf(flags, 'variant'));
    if (flags.rest.length > 0) throw new UsageError('either --variant or a file, not both');
    const length = countOf(flags, 'deals', 1) ?? null;
    if (length !== null && length > MOST_DEALS) throw new UsageError(`a match is at most ${MOST_DEALS} deals long here`);
    if (length === null && game.potUnit > 0) throw new UsageError('a game for chips has no end of its own; say how many --deals');
    const terms: MatchTerms = {
      variant: game.id,
      options: optionsFrom(listOf(flags, 'option')),
      players: countOf(flags, 'players', 1) ?? (game.seats.value[0] as number),
      length,
    };
    const { match, standing } = playedAtRandom(terms, seedOf(flags));
    await writeLine(output, flags.values.text ? standingText(standing) : JSON.stringify(match));
    return 0;
  }
  const parsed = parseMatch(jsonOf(await textOfAll(flags.rest, input)));
  if (!parsed.ok) {
    await writeLine(
      output,
      flags.values.text ? matchFaultSentence(parsed.fault) : JSON.stringify({ ok: false, error: matchErrorOf(parsed.fault) }),
    );
    return 1;
  }
  await writeLine(
    output,
    flags.values.text ? standingText(parsed.standing) : JSON.stringify({ ok: true, standing: parsed.standing }),
  );
  return 0;
}

/** What a text says in JSON; null where it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A match played to its end by choices drawn at random, and where it then stands. */
function playedAtRandom(terms: MatchTerms, seed: number): { readonly match: Match; readonly standing: Standing } {
  const numberBelow = numbersOf(seed);
  const records: DealRecord[] = [];
  let standing = openingOf(terms);
  while (!standing.isOver && records.length < MOST_DEALS) {
    const record = seeded(nextRecord(terms, standing, ''), numberBelow(LAST_SEED));
    const script = record.ok ? parseRecord(record.value) : record;
    if (!script.ok) throw new UsageError(faultSentence(script.fault));
    let deal = begin(script.value.terms);
    const actions: string[] = [];
    while (deal.next) {
      const action = deal.next.legal[numberBelow(deal.next.legal.length)] as string;
      actions.push(action);
      deal = play(deal, action);
    }
    if (record.ok) records.push({ ...record.value, actions });
    if (deal.result) standing = standingAfter(terms, standing, deal.result);
  }
  return { match: { ...terms, records }, standing };
}

/** What is wrong with a match, for machines and people. */
export function matchErrorOf(fault: MatchFault): object {
  const message = matchFaultSentence(fault);
  return fault.code === 'bad-deal' ? { ...fault, fault: errorOf(fault.fault), message } : { ...fault, message };
}

/** What is wrong with a match, in a sentence. */
export function matchFaultSentence(fault: MatchFault): string {
  switch (fault.code) {
    case 'bad-match':
      return `The match cannot be read: its ${fault.field} is missing or wrong.`;
    case 'broken-match':
      if (fault.record === 0) return `Record 0 is not of this match: its ${fault.field} is another.`;
      return `Record ${fault.record} does not go on from the one before it: its ${fault.field} is another.`;
    case 'match-over':
      return `The match was over before record ${fault.record}.`;
    case 'bad-deal':
      return `Record ${fault.record}: ${faultSentence(fault.fault)}`;
  }
}

function standingText({ totals, pot, dealer, deal, isOver, winners }: Standing): string {
  const scores = totals.map((total, seat) => `${seat}: ${total > 0 ? '+' : ''}${total}`).join(', ');
  const end = isOver ? `over after ${deal} deals; won by ${winners.join(', ')}` : `deal ${deal}, dealer ${dealer}`;
  return `${scores}; pot ${pot}; ${end}`;
}
