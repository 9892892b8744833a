import { describe, expect, test } from 'vitest';
import { FRAME, frameCode } from '../../src/islands/embed/frame.ts';
import { questionAsked, stepAsked } from '../../src/islands/embed/messages.ts';

describe('what a frame is asked', () => {
  test.each([0, 3, 7])('step %i of 7 is a step', (step) => {
    expect(stepAsked({ type: 'stichbuch:go', step }, 7)).toBe(step);
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'stichbuch:go'],
    ['a list', ['stichbuch:go', 3]],
    ['another type', { type: 'stichbuch:step', step: 3 }],
    ['no step', { type: 'stichbuch:go' }],
    ['a step in words', { type: 'stichbuch:go', step: '3' }],
    ['half a step', { type: 'stichbuch:go', step: 1.5 }],
    ['no number', { type: 'stichbuch:go', step: Number.NaN }],
    ['a step before the first', { type: 'stichbuch:go', step: -1 }],
    ['a step after the last', { type: 'stichbuch:go', step: 8 }],
  ])('%s is none', (_name, message) => {
    expect(stepAsked(message, 7)).toBeNull();
  });
});

describe('what a frame with a lesson is asked', () => {
  test.each([1, 4, 10])('question %i of 10 is a question', (question) => {
    expect(questionAsked({ type: 'stichbuch:go', question }, 10)).toBe(question);
  });

  test.each([
    ['a step', { type: 'stichbuch:go', step: 3 }],
    ['another type', { type: 'stichbuch:question', question: 3 }],
    ['a question in words', { type: 'stichbuch:go', question: '3' }],
    ['half a question', { type: 'stichbuch:go', question: 2.5 }],
    ['a question before the first', { type: 'stichbuch:go', question: 0 }],
    ['a question after the last', { type: 'stichbuch:go', question: 11 }],
  ])('%s is none', (_name, message) => {
    expect(questionAsked(message, 10)).toBeNull();
  });
});

test('the code of a frame is HTML whatever the address and the title hold', () => {
  document.body.innerHTML = frameCode('http://here.invalid/en/embed/tippen/?deal=1.x&step=2', 'Table & "chair" <3', FRAME);
  const frame = document.querySelector('iframe');
  expect(frame?.getAttribute('src')).toBe('http://here.invalid/en/embed/tippen/?deal=1.x&step=2');
  expect(frame?.getAttribute('title')).toBe('Table & "chair" <3');
  expect([frame?.width, frame?.height].map(Number)).toEqual([FRAME.width, FRAME.height]);
});
