import { describe, expect, test } from 'vitest';
import { gameOf } from '../../src/engine/game.ts';
import type { Match, MatchTerms } from '../../src/engine/match.ts';
import { nextRecord, openingOf, parseMatch, standingAfter } from '../../src/engine/match.ts';
import { begin, play } from '../../src/engine/play.ts';
import { numbersOf } from '../../src/engine/random.ts';
import type { DealRecord } from '../../src/engine/record.ts';
import { parseRecord, seeded } from '../../src/engine/record.ts';
import { openPips } from '../../src/engine/sixes.ts';

await Promise.all(Object.values(import.meta.glob('../../src/engine/games/*.ts')).map((load) => load()));

const MOST = 500;

/** At random, but passing often and never bidding high, so that scores rise. */
function cautious(legal: readonly string[], numberBelow: (below: number) => number): string {
  if (legal.includes('pass') && numberBelow(3) > 0) return 'pass';
  return legal[numberBelow(Math.min(legal.length, 8))] as string;
}

function playedAtRandom(terms: MatchTerms, seed: number) {
  const numberBelow = numbersOf(seed);
  const records: DealRecord[] = [];
  let standing = openingOf(terms);
  while (!standing.isOver && records.length < MOST) {
    const record = seeded(nextRecord(terms, standing, ''), records.length);
    const script = record.ok ? parseRecord(record.value) : record;
    if (!record.ok || !script.ok) throw new Error(JSON.stringify(record));
    let deal = begin(script.value.terms);
    const actions: string[] = [];
    while (deal.next) {
      const action = cautious(deal.next.legal, numberBelow);
      actions.push(action);
      deal = play(deal, action);
    }
    records.push({ ...record.value, actions });
    if (deal.result) standing = standingAfter(terms, standing, deal.result);
  }
  return { match: { ...terms, records } satisfies Match, standing };
}

describe.each<[string, number, number | null]>([
  ['zwikken-20c', 3, 12],
  ['zwicken', 4, 12],
  ['kozyol', 4, null],
  ['bolshoy-maryazh', 4, null],
  ['tysyacha-odno', 3, null],
])('a match of %s with %d players', (variant, players, length) => {
  const { match, standing } = playedAtRandom({ variant, options: {}, players, length }, 1);
  test('comes to its end and has a winner', () => {
    expect(standing.isOver).toBe(true);
    expect(standing.winners.length).toBeGreaterThan(0);
    if (length !== null) expect(match.records.length).toBe(length);
  });
  test('saved, loaded and replayed it stands as it stood', () => {
    expect(parseMatch(JSON.parse(JSON.stringify(match)))).toEqual({ ok: true, match, standing });
  });
  test('the first deal may begin with any dealer, and in a game for chips with chips in the pot', () => {
    const [first] = match.records;
    const pot = gameOf(variant)?.potUnit ?? 0;
    const records = [{ ...first, dealer: 1, pot, actions: [] }];
    expect(parseMatch({ ...match, records })).toMatchObject({ ok: true, match: { records } });
  });
  test('each deal takes up where the one before it left off', () => {
    expect(match.records.map(({ deal }) => deal)).toEqual(match.records.map((_, i) => i));
    const [first, second, ...rest] = match.records;
    const broken = { ...match, records: [first, { ...second, dealer: ((second?.dealer ?? 0) + 1) % players }, ...rest] };
    expect(parseMatch(broken)).toMatchObject({ ok: false, fault: { code: 'broken-match', record: 1, field: 'dealer' } });
  });
});

describe('faults', () => {
  test.each<[string, unknown, object]>([
    ['no object', [], { code: 'bad-match', field: 'match' }],
    ['no game', { variant: 'whist', players: 3 }, { code: 'bad-match', field: 'variant' }],
    ['too many players', { variant: 'zwikken-20c', players: 9 }, { code: 'bad-match', field: 'players' }],
    ['half a deal', { variant: 'zwikken-20c', players: 3, length: 0.5 }, { code: 'bad-match', field: 'length' }],
    ['records that are none', { variant: 'zwikken-20c', players: 3, records: 'x' }, { code: 'bad-match', field: 'records' }],
    ['a record that is none', { variant: 'zwikken-20c', players: 3, records: [7] }, { code: 'bad-deal', record: 0 }],
  ])('%s', (_name, value, fault) => {
    expect(parseMatch(value)).toMatchObject({ ok: false, fault });
  });
});

test.each([
  [0, { below: 0, above: 0 }],
  [2, { below: 2, above: 0 }],
  [3, { below: 3, above: 0 }],
  [5, { below: 3, above: 2 }],
  [7, { below: 3, above: 3 }],
])('%d marks on two sixes (rozaliev.kozyol.7, .25, .28)', (marks, pips) => {
  expect(openPips(marks)).toEqual(pips);
});

describe('a match keeps to its own terms', () => {
  const { match } = playedAtRandom({ variant: 'zwikken-20c', options: {}, players: 3, length: 3 }, 2);
  test('options must be those of the game', () => {
    expect(parseMatch({ ...match, options: { foo: 'bar' } })).toMatchObject({
      ok: false,
      fault: { code: 'bad-match', field: 'options' },
    });
  });
  test('a default written out is the default', () => {
    expect(parseMatch({ ...match, options: { maxTurns: '3' } })).toMatchObject({ ok: true });
  });
  test('nothing is played after the end', () => {
    expect(parseMatch({ ...match, length: 1 })).toMatchObject({ ok: false, fault: { code: 'match-over', record: 1 } });
  });
});
