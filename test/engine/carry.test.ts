// What one deal hands on to the next: which keys a record may write, and in what shape.
import { expect, test } from 'vitest';
import { carries, isMarks, isScores, isScoresOfPairs, isTrue } from '../../src/engine/carry.ts';
import type { Carry } from '../../src/engine/deal.ts';

const withMarks = carries({ double: isTrue, scores: isMarks });
const withScores = carries({ scores: isScores });
const withPairs = carries({ scores: isScoresOfPairs });

test.each<[string, (carry: Carry, players: number) => boolean, unknown, number, boolean]>([
  ['nothing', withMarks, {}, 4, true],
  ['marks of two pairs', withMarks, { scores: [0, 5] }, 4, true],
  ['marks and double', withMarks, { scores: [2, 3], double: true }, 4, true],
  ['marks that are over the limit already', withMarks, { scores: [6, 9] }, 4, true],
  ['marks by seat', withMarks, { scores: [1, 2, 1, 2] }, 4, false],
  ['marks below none', withMarks, { scores: [-1, 0] }, 4, false],
  ['half a mark', withMarks, { scores: [0.5, 0] }, 4, false],
  ['marks as text', withMarks, { scores: '00' }, 4, false],
  ['a double that is not so', withMarks, { double: false }, 4, false],
  ['a key of another game', withMarks, { dealerPaid: true }, 4, false],
  ['a key by the name of an object’s own', withMarks, { constructor: true }, 4, false],
  ['scores by seat, some below nothing', withScores, { scores: [-40, 120, 0] }, 3, true],
  ['scores for three of four', withScores, { scores: [5, 5, 5] }, 4, false],
  ['scores past counting', withScores, { scores: [1e300, 0, 0] }, 3, false],
  ['partners with the same score', withPairs, { scores: [612, 700, 612, 700] }, 4, true],
  ['partners with different scores', withPairs, { scores: [612, 700, 613, 700] }, 4, false],
])('%s', (_name, isCarry, carry, players, sound) => {
  expect(isCarry(carry as Carry, players)).toBe(sound);
});
