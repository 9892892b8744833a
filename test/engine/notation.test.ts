import { describe, expect, test } from 'vitest';
import '../../src/engine/games/tysyacha-odno.ts';
import '../../src/engine/games/zwikken-20c.ts';
import { packOf, ranksOf } from '../../src/engine/cards.ts';
import type { Action } from '../../src/engine/deal.ts';
import { formatLink, parseLink } from '../../src/engine/link.ts';
import { shuffled } from '../../src/engine/random.ts';
import type { DealRecord } from '../../src/engine/record.ts';
import { formatText, parseText } from '../../src/engine/text.ts';
import DECKS from './decks.json' with { type: 'json' };

const DECK = 'Ac Tc Kc Ks As Qs Qd Kd Jd Jh Ah Kh Qh Th Qc Jc Js Ts Ad Td';
const RECORD: DealRecord = {
  variant: 'zwikken-20c',
  options: { undertrump: 'forbidden' },
  players: 3,
  dealer: 0,
  pot: 9,
  deal: 2,
  carry: {},
  deck: DECK,
  actions: ['bid:1/2', 'pass', 'bid', 'pass', 'Ac'],
};

describe('seeds', () => {
  test.each(DECKS)('seed $seed gives the deck it always gave', ({ seed, ranks, deck }) => {
    expect(shuffled(packOf(ranksOf(ranks)), seed).join(' ')).toBe(deck);
  });
  test.each([-1, 1.5, 2 ** 32, Number.NaN])('%d is no seed', (seed) => {
    expect(() => shuffled(packOf(ranksOf('AK')), seed)).toThrow(RangeError);
  });
});

describe('links', () => {
  const code = formatLink(RECORD);
  test('a code is short and needs no escaping', () => {
    expect(code).toMatch(/^[\w.~-]+$/);
    expect(code.length).toBeLessThan(80);
  });
  test('it says the whole record', () => {
    expect(parseLink(code)).toEqual({ ok: true, record: RECORD });
  });
  test('it is written as it always was', () => {
    expect(code).toBe('1.zwikken-20c.30.ABEeHd2yH0A.-A010A.p9.n2.o--1.ojN');
  });
  test('an action that the code has no sign for is spelt out', () => {
    const record = { ...RECORD, actions: ['bid', 'sing:Qc', 'whistle'] };
    expect(parseLink(formatLink(record))).toEqual({ ok: true, record });
  });
  test.each<[Action, string]>([
    ['bid:5', '-0AF'],
    ['bid:145', '-0CR'],
    ['bid:4095', '-0__'],
    ['name:120', '-1B4'],
    ['trump:c', '-D'],
    ['trump:d', '-G'],
    ['throw', '-H'],
    ['give:Qc', '_BC'],
    ['Kh!', '_0b'],
    ['stand', '-I'],
    ['fold', '-N'],
    ['play', '-O'],
    ['ask', '-P'],
    ['pass+expect', '-Y'],
    ['draw:8c', '__A1G'],
    ['draw:8c,7h', '__A2Gh'],
    // no cards
    ['draw:', '~647261773a~'],
    ['draw:8c,', '~647261773a38632c~'],
    // no number that is written so
    ['bid:4096', '~6269643a34303936~'],
    ['bid:05', '~6269643a3035~'],
    ['bid:-5', '~6269643a2d35~'],
    ['bid:', '~6269643a~'],
    ['Xh!', '~586821~'],
    ['Kh!!', '~4b682121~'],
  ])('%s is written %s', (action, signs) => {
    const record = { ...RECORD, actions: ['pass', action, 'Ac'] };
    const written = formatLink(record);
    expect(written.split('.')[4]).toBe(`0${signs}A`);
    expect(parseLink(written)).toEqual({ ok: true, record });
  });
  test('a call that has a sign now may still be spelt out, as it once was', () => {
    const spelt = '1.zwikken-20c.30.ABEeHd2yH0A.0~676976653a5163~A.p9.n2.o--1.kwH';
    expect(parseLink(spelt)).toEqual({ ok: true, record: { ...RECORD, actions: ['pass', 'give:Qc', 'Ac'] } });
  });
  test('carried scores', () => {
    const record = { ...RECORD, carry: { double: true, scores: [-5, 120] } };
    expect(parseLink(formatLink(record))).toEqual({ ok: true, record });
  });
  test('any sign changed, left out or doubled is noticed', () => {
    for (let i = 0; i < code.length; i++) {
      for (const mangled of [
        code.slice(0, i) + (code[i] === 'A' ? 'B' : 'A') + code.slice(i + 1),
        code.slice(0, i) + code.slice(i + 1),
        code.slice(0, i) + code[i] + code.slice(i),
        code.slice(0, i),
      ]) {
        if (mangled !== code) expect(parseLink(mangled)).toMatchObject({ ok: false });
      }
    }
  });
  test.each(['', '.', 'hello', '1.', '..............', '1.zwikken-20c.30'])('%j is no code', (text) => {
    expect(parseLink(text)).toEqual({ ok: false, fault: 'mangled' });
  });
});

describe('text', () => {
  test('written and read again', () => {
    const read = parseText(formatText(RECORD));
    expect(read.ok && read.records.map(({ record }) => record)).toEqual([RECORD]);
  });
  test('a marriage declared stands at the head of its trick', () => {
    const actions = 'bid:100 pass pass give:Qd give:Jd name:220 Kh! 9c 9s Qh Jc Js'.split(' ');
    const deck = 'Ah Ac As Qd Th Tc Ts Jd Kh Kc Ks 9d Qh Qc Qs Jh Jc Js 9h 9c 9s Ad Td Kd';
    const text = formatText({ variant: 'tysyacha-odno', players: 3, dealer: 0, deck, actions });
    expect(text.split('\n').slice(4, 7)).toEqual([
      '1: bid:100 pass pass give:Qd give:Jd name:220',
      '1: Kh! 9c 9s',
      '1: Qh Jc Js',
    ]);
  });
  test('by hand: comments, hands instead of a deck, seats before actions', () => {
    const read = parseText(`
      % a deal to think about
      [Variant "zwikken-20c"] [Players "3"] [Dealer "0"]
      [Hand 1 "Ac As Td"]   % eldest
      [Hand 2 "Tc Ks Kd"]
      [Stock "Jh"]
      1: bid 2: pass pass   % the dealer too
      1: Ac Tc`);
    if (!read.ok) throw new Error(read.fault.code);
    const [first] = read.records;
    expect(first?.record.actions).toEqual(['bid', 'pass', 'pass', 'Ac', 'Tc']);
    expect(first?.record.deck.split(' ')[9]).toBe('Jh');
    expect(first?.actions.at(-1)).toEqual({ line: 8, column: 13 });
  });
  test('a seed instead of a deck', () => {
    const read = parseText('[Variant "zwikken-20c"]\n[Players "3"]\n[Dealer "0"]\n[Seed "7"]');
    expect(read.ok && read.records[0]?.record.deck).toBe(shuffled(packOf(ranksOf('AKQJT')), 7).join(' '));
  });
  test('several records in one text', () => {
    const read = parseText(formatText(RECORD) + formatText(RECORD));
    expect(read.ok && read.records.length).toBe(2);
  });
  const HEAD = '[Variant "zwikken-20c"]\n[Players "3"]\n[Dealer "0"]\n';
  test.each<[string, string, object]>([
    ['an action before any tag', 'bid', { code: 'no-tag', line: 1, column: 1 }],
    ['a tag that is not closed', '[Variant "x', { code: 'no-tag', line: 1, column: 1 }],
    ['a tag twice', `${HEAD}[Players "4"]`, { code: 'tag-twice', line: 4, found: 'Players' }],
    ['a tag nobody knows', `${HEAD}[Round "4"]`, { code: 'unknown-tag', line: 4, found: 'Round' }],
    ['a hand without its seat', `${HEAD}[Hand "Ac"]`, { code: 'unknown-tag', line: 4 }],
    ['a number in words', `${HEAD}[Pot "nine"]`, { code: 'no-number', line: 4, found: 'nine' }],
    ['options without a value', `${HEAD}[Options "maxTurns"]`, { code: 'no-options', line: 4 }],
    ['no deck at all', HEAD, { code: 'no-deck', line: 1 }],
    ['a deck and a seed', `${HEAD}[Deck "${DECK}"]\n[Seed "7"]`, { code: 'deck-twice', line: 4 }],
    ['a seed out of range', `${HEAD}[Seed "4294967296"]`, { code: 'no-seed', line: 4 }],
    ['a hand with a card that is none', `${HEAD}[Hand 1 "Ac Xc"]`, { code: 'no-cards', line: 4 }],
    ['a hand too large', `${HEAD}[Hand 1 "Ac Kc Qc Jc"]`, { code: 'cannot-be-dealt', line: 4 }],
    ['a card in two hands', `${HEAD}[Hand 1 "Ac"]\n[Hand 2 "Ac"]`, { code: 'cannot-be-dealt', line: 4 }],
    [
      'a seat whose turn it is not',
      `${HEAD}[Deck "${DECK}"]\n1: bid\n0: pass`,
      { code: 'other-seat', line: 6, found: '0: pass' },
    ],
  ])('%s', (_name, text, fault) => {
    expect(parseText(text)).toMatchObject({ ok: false, fault });
  });
});

describe('codes at their longest', () => {
  const longest: DealRecord = {
    ...RECORD,
    options: { packets: '2-1', maxTurns: '4', undertrump: 'forbidden', singleTrick: 'plurality' },
    actions: [
      ...Array(3).fill(['pass', 'pass', 'pass', 'turn']).flat(),
      'bid:1/2',
      'bid:2/3',
      'bid:3/4',
      'bid',
      'higher',
      'still-higher',
      'swap:Ah',
      ...DECK.split(' ').slice(0, 9),
    ],
  };
  test('a deal of three players with all its actions and every option takes fewer than 120 signs', () => {
    expect(formatLink(longest).length).toBeLessThan(120);
    expect(parseLink(formatLink(longest))).toEqual({ ok: true, record: longest });
  });
});
