import { describe, expect, test } from 'vitest';
import type { Game } from '../../../src/engine/game.ts';
import { gameIds, gameOf, optionsFor, packFor } from '../../../src/engine/game.ts';
import { formatLink } from '../../../src/engine/link.ts';
import { parseMatch } from '../../../src/engine/match.ts';
import { shuffled } from '../../../src/engine/random.ts';
import type { DealRecord } from '../../../src/engine/record.ts';
import type { Session } from '../../../src/islands/play/session.ts';
import {
  after,
  dealNow,
  dealtNext,
  isForPeople,
  keptOf,
  lastDecision,
  opened,
  openingIn,
  parseSession,
  standingNow,
  takenBack,
  takenUpFrom,
} from '../../../src/islands/play/session.ts';
import { decide } from '../../../src/players/player.ts';
import { viewOf } from '../../../src/players/view.ts';

await Promise.all(Object.values(import.meta.glob('../../../src/engine/games/*.ts')).map((load) => load()));

const termsOf = (id: string, length: number | null) => {
  const game = gameOf(id) as Game;
  const players = game.seats.value[0] as number;
  return { variant: id, options: optionsFor(game, players), players, length };
};

/** Plays a deal to its end, always by the first thing that is legal. */
function playedOut(start: Session): Session {
  let session = start;
  for (let next = dealNow(session).next; next; next = dealNow(session).next) session = after(session, next.legal[0] as string);
  return session;
}

describe.each(gameIds())('%s', (id) => {
  test('a match is played, and is a match of the engine', () => {
    let session = playedOut(opened(termsOf(id, 3), [0], 5));
    while (!standingNow(session).isOver) session = playedOut(dealtNext(session));
    const { match } = keptOf(session);
    const parsed = parseMatch(match);
    expect(parsed.ok && parsed.standing).toEqual(standingNow(session));
    expect(() => dealtNext(session)).toThrow(RangeError);
  });

  test('what is kept is read again, in the middle of a deal and at its end', () => {
    const first = playedOut(opened(termsOf(id, 3), [0], 5));
    const sessions = standingNow(first).isOver ? [first] : [first, dealtNext(first), playedOut(dealtNext(first))];
    for (const session of sessions) {
      const read = parseSession(JSON.stringify(keptOf(session)), id);
      expect(read).toEqual({ ok: true, session });
    }
  });
});

test('who deals first and what lies in the pot is settled beforehand, and kept', () => {
  const first = playedOut(opened(termsOf('tippen', 2), [0], 5, { dealer: 0, pot: 12 }));
  const session = dealtNext(first);
  expect(first.dealt).toMatchObject({ dealer: 0, pot: 12 });
  expect(openingIn(session)).toEqual({ dealer: 0, pot: 12 });
  for (const each of [first, session]) {
    expect(parseSession(JSON.stringify(keptOf(each)), 'tippen')).toEqual({ ok: true, session: each });
  }
});

describe('a deal out of an address', () => {
  const record = {
    ...keptOf(playedOut(opened(termsOf('kozyol', null), [0], 5))).match.records[0],
    deal: 3,
    carry: { scores: [2, 4] },
  };
  const code = formatLink(record as DealRecord);

  test('is taken up at its step, and kept', () => {
    const session = takenUpFrom(`?deal=${code}&step=5&sit=2`) as Session;
    expect(session.line.actions).toEqual(record.actions?.slice(0, 5));
    expect(session).toMatchObject({ people: [2], seed: null, before: { deal: 3, totals: [2, 4] } });
    const over = playedOut(session);
    expect(standingNow(over).isOver).toBe(true);
    for (const each of [session, over])
      expect(parseSession(JSON.stringify(keptOf(each)), 'kozyol')).toEqual({ ok: true, session: each });
  });

  test.each(['', '?deal=z&step=0&sit=0', `?deal=${code}&step=99&sit=0`, `?deal=${code}&step=0&sit=4`, `?deal=${code}&step=0`])(
    'is none: %s',
    (search) => expect(takenUpFrom(search)).toBeNull(),
  );
});

test('the same seed and the same choices bring the same game', () => {
  const played = (): readonly string[] => {
    let session = opened(termsOf('tippen', 1), [], 11);
    while (dealNow(session).next) session = after(session, decide(viewOf(session.line.deals)));
    return session.line.actions;
  };
  expect(played()).toEqual(played());
});

test('the first deck of a match is that of its seed', () => {
  const session = opened(termsOf('kozyol', 1), [0], 77);
  expect(session.dealt.deck).toBe(shuffled(packFor(gameOf('kozyol') as Game, 4), 77).join(' '));
});

test('the decks of a match follow from its seed', () => {
  const decks = (seed: number): readonly string[] => {
    const first = playedOut(opened(termsOf('tippen', 2), [0], seed));
    return [first.dealt.deck, dealtNext(first).dealt.deck];
  };
  expect(decks(1)).toEqual(decks(1));
  expect(new Set([...decks(1), ...decks(2)]).size).toBe(4);
});

describe('taking back', () => {
  const start = opened(termsOf('zwikken-20c', 1), [1], 5);

  test('nothing has been decided yet', () => {
    expect(lastDecision(start)).toBeNull();
    expect(takenBack(start)).toBe(start);
  });

  test('back to where the person was to act, and further back each time', () => {
    const over = playedOut(start);
    const once = takenBack(over);
    expect(isForPeople(once)).toBe(true);
    expect(once.line.actions).toEqual(over.line.actions.slice(0, once.line.actions.length));
    const twice = takenBack(after(once, dealNow(once).next?.legal[0] as string));
    expect(twice).toEqual(once);
    expect(takenBack(once).line.actions.length).toBeLessThan(once.line.actions.length);
  });

  test('while nobody sits at the table there is nothing to take back', () => {
    expect(lastDecision({ ...playedOut(start), people: [] })).toBeNull();
  });
});

describe('what is no game', () => {
  const kept = keptOf(playedOut(opened(termsOf('zwikken-20c', 2), [0], 5)));
  const faultOf = (value: unknown): unknown => {
    const parsed = parseSession(typeof value === 'string' ? value : JSON.stringify(value), 'zwikken-20c');
    return parsed.ok ? null : parsed.fault;
  };
  const { match } = kept;
  const [record] = match.records;

  test.each([
    ['no JSON', '{"format"', { code: 'no-json' }],
    ['no object', '3', { code: 'no-session' }],
    ['of another form', { ...kept, format: 'x' }, { code: 'no-session' }],
    ['of another version', { ...kept, version: 2 }, { code: 'other-version' }],
    ['of another game', { ...kept, match: { ...match, variant: 'tippen' } }, { code: 'other-game', variant: 'tippen' }],
    ['people at no seat', { ...kept, people: [9] }, { code: 'no-people' }],
    ['no seed', { ...kept, seed: -1 }, { code: 'no-seed' }],
    ['no deal', { ...kept, match: { ...match, records: [] } }, { code: 'no-deal' }],
    ['wrong players', { ...kept, match: { ...match, players: 9 } }, { code: 'bad-match', field: 'players' }],
    [
      'a deal that does not go on',
      { ...kept, match: { ...match, records: [record, { ...record, deal: 1, pot: 99 }] } },
      { code: 'broken-match', record: 1, field: 'pot' },
    ],
  ])('%s', (_name, value, fault) => {
    expect(faultOf(value)).toEqual(fault);
  });

  test('an action against the rules is found', () => {
    const wrong = { ...kept, match: { ...match, records: [{ ...record, actions: ['speel'] }] } };
    expect(faultOf(wrong)).toMatchObject({ code: 'bad-deal', record: 0, fault: { code: 'illegal-action', step: 0 } });
  });
});
