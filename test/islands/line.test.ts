import { expect, test } from 'vitest';
import '../../src/engine/games/anbieten.ts';
import '../../src/engine/games/zwikken-20c.ts';
import { accountsAt, branch, dealAt, groupsOf, handShown, lineOf, trickShown } from '../../src/islands/line.ts';
import { sideOf } from '../../src/words/seats.ts';
import { exampleOf } from './table.tsx';

const line = (id: string) => lineOf(exampleOf(id).record);

test('steps go in groups: the calls on each turn-up, and each trick', () => {
  expect(groupsOf(line('search')).map(({ kind, n, from, to }) => `${kind} ${n}: ${from}-${to}`)).toEqual([
    'calls 1: 1-4',
    'calls 2: 5-8',
    'calls 3: 9-11',
    'trick 1: 12-14',
    'trick 2: 15-17',
    'trick 3: 18-20',
  ]);
});

test('an exchange belongs to the calls', () => {
  expect(groupsOf(line('zwik'))).toEqual([{ kind: 'calls', n: 1, from: 1, to: 5 }]);
});

test('a hand is sorted by suits, black and red by turns, and keeps its order when a card is played', () => {
  const played = line('forced-undertrump');
  const order = (step: number) => handShown(dealAt(played, step), 2).map(({ card, isPlayed }) => (isPlayed ? `(${card})` : card));
  expect(order(0)).toEqual(['As', 'Qh', 'Kd']);
  expect(order(6)).toEqual(['As', '(Qh)', 'Kd']);
  expect(order(16)).toEqual(['(As)', '(Qh)', '(Kd)']);
});

test('a trick that is complete lies until the next card', () => {
  const played = line('big-trick');
  expect(trickShown(dealAt(played, 6))).toEqual({
    cards: [
      { seat: 1, card: 'Ac' },
      { seat: 2, card: 'Qc' },
      { seat: 0, card: 'Kc' },
    ],
    winner: 1,
  });
  expect(trickShown(dealAt(played, 7))).toMatchObject({ cards: [{ seat: 1, card: 'Jd' }], winner: null });
});

test('a trick stays with those who played to it, whoever folds after it', () => {
  const folded = dealAt(line('anbieten-bluff'), 12);
  expect(trickShown(folded)).toEqual({
    cards: [
      { seat: 2, card: 'Ks' },
      { seat: 3, card: 'As' },
      { seat: 0, card: 'Ts' },
      { seat: 1, card: '8s' },
    ],
    winner: 3,
  });
  expect(handShown(folded, 0).find(({ isPlayed }) => isPlayed)?.card).toBe('Ts');
});

test('accounts are kept step by step', () => {
  const played = line('search');
  expect([0, 4, 8, 20].map((step) => accountsAt(played, step).map(({ paid }) => paid))).toEqual([
    [1, 1, 1],
    [2, 2, 2],
    [3, 3, 3],
    [3, 3, 3],
  ]);
  const points = accountsAt(played, 20).map((account) => account.points);
  expect(points).toEqual(dealAt(played, 20).result?.points);
});

test('a branch forgets what came after', () => {
  const played = line('big-trick');
  const other = branch(played, 3, 'Jd');
  expect(other.actions).toEqual(['bid', 'pass', 'pass', 'Jd']);
  expect(other.deals.length).toBe(5);
  expect(() => branch(played, 3, 'Kc')).toThrow(RangeError);
});

test('a record against the rules is no line', () => {
  const { record } = exampleOf('big-trick');
  expect(() => lineOf({ ...record, actions: ['higher'] })).toThrow(RangeError);
  expect(() => lineOf({ ...record, variant: 'whist' })).toThrow(RangeError);
});

test.each([
  [2, 's n'],
  [3, 's w e'],
  [4, 's w n e'],
  [5, 's w nw ne e'],
  [6, 's w nw n ne e'],
])('%i players sit at sides of their own, clockwise from South', (players, sides) => {
  expect(Array.from({ length: players }, (_, seat) => sideOf(seat, players)).join(' ')).toBe(sides);
  expect(() => sideOf(players, players)).toThrow(RangeError);
});
