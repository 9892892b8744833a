import { expect, test } from 'vitest';
import '../../src/engine/games/anbieten.ts';
import '../../src/engine/games/zwikken-20c.ts';
import { branch, dealAt, groupsOf, handShown, lineOf, pointsTaken, trickShown } from '../../src/islands/line.ts';
import { sideOf } from '../../src/words/seats.ts';
import { exampleOf } from './table.tsx';

const line = (id: string) => lineOf(exampleOf(id).record);

const groups = (id: string) => groupsOf(line(id)).map(({ name, n, from, to }) => `${name} ${n}: ${from}-${to}`);

test('steps go in groups: the calls on each turn-up, and each trick', () => {
  expect(groups('search')).toEqual([
    'auction 1: 1-4',
    'auction 2: 5-8',
    'auction 3: 9-11',
    'tricks 1: 12-14',
    'tricks 2: 15-17',
    'tricks 3: 18-20',
  ]);
});

test('an exchange is a group of its own', () => {
  expect(groups('zwik')).toEqual(['auction 1: 1-4', 'exchange 1: 5-5']);
});

test('what is said before a lead goes with the trick that it is for', () => {
  expect(groups('anbieten-bluff')).toEqual(['in-or-out 0: 1-4', 'tricks 1: 5-8', 'tricks 2: 9-12']);
});

test('a hand is sorted by suits, black and red by turns, and keeps its order when a card is played', () => {
  const played = line('forced-undertrump');
  const order = (step: number) => handShown(played, step, 2).map(({ card, isPlayed }) => (isPlayed ? `(${card})` : card));
  expect(order(0)).toEqual(['As', 'Qh', 'Kd']);
  expect(order(6)).toEqual(['As', '(Qh)', 'Kd']);
  expect(order(16)).toEqual(['(As)', '(Qh)', '(Kd)']);
});

test('a trick that is complete lies until the next card', () => {
  const played = line('big-trick');
  expect(trickShown(played, 6)).toMatchObject({
    cards: [
      { seat: 1, card: 'Ac' },
      { seat: 2, card: 'Qc' },
      { seat: 0, card: 'Kc' },
    ],
    winner: 1,
  });
  expect(trickShown(played, 7)).toMatchObject({ cards: [{ seat: 1, card: 'Jd' }], winner: null });
});

test('a trick stays with those who played to it, whoever folds after it', () => {
  const folded = line('anbieten-bluff');
  expect(trickShown(folded, 12)).toMatchObject({
    cards: [
      { seat: 2, card: 'Ks' },
      { seat: 3, card: 'As' },
      { seat: 0, card: 'Ts' },
      { seat: 1, card: '8s' },
    ],
    winner: 3,
  });
  expect(handShown(folded, 12, 0).find(({ isPlayed }) => isPlayed)?.card).toBe('Ts');
});

test('card points are those of the tricks taken so far', () => {
  const played = line('search');
  const points = (step: number) => [0, 1, 2].map((seat) => pointsTaken(dealAt(played, step), seat));
  expect(points(11)).toEqual([0, 0, 0]);
  expect(points(20)).toEqual(dealAt(played, 20).result?.points);
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
