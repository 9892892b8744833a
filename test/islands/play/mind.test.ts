// The minds of the computers: asked in turn, answering in turn, and gone for good where nothing works beside the page.
import { afterEach, expect, test, vi } from 'vitest';
import { Mind } from '../../../src/islands/play/mind.ts';
import type { View } from '../../../src/players/view.ts';

/** A worker that is told when to answer or to fail. */
class Desk extends EventTarget {
  static hired: Desk[] = [];
  readonly asked: (View | string)[] = [];
  isHome = false;
  constructor() {
    super();
    Desk.hired.push(this);
  }
  postMessage(question: View | string): void {
    this.asked.push(question);
  }
  terminate(): void {
    this.isHome = true;
  }
  answer(action: string | null): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: action }));
  }
}

const seen = (seat: number): View => ({ seat }) as View;

afterEach(() => {
  vi.unstubAllGlobals();
  Desk.hired = [];
});

test('one worker answers all questions in their order', async () => {
  vi.stubGlobal('Worker', Desk);
  const mind = new Mind();
  const answers = [mind.decided(seen(1)), mind.decided(seen(2))];
  const [desk, ...others] = Desk.hired;
  expect(others).toEqual([]);
  expect(desk?.asked).toEqual([seen(1), seen(2)]);
  desk?.answer('Kh');
  desk?.answer('pass');
  expect(await Promise.all(answers)).toEqual(['Kh', 'pass']);
});

test('a worker that fails answers nothing, and no other is hired', async () => {
  vi.stubGlobal('Worker', Desk);
  const mind = new Mind();
  const answer = mind.decided(seen(1));
  Desk.hired[0]?.dispatchEvent(new Event('error'));
  expect(await answer).toBeNull();
  expect(Desk.hired[0]?.isHome).toBe(true);
  expect(mind.decided(seen(2))).toBeNull();
  expect(Desk.hired).toHaveLength(1);
});

test('a worker that is to be ready knows the game before it is asked', async () => {
  vi.stubGlobal('Worker', Desk);
  const mind = new Mind();
  mind.ready('kozyol');
  const answer = mind.decided(seen(1));
  const [desk, ...others] = Desk.hired;
  expect(others).toEqual([]);
  expect(desk?.asked).toEqual(['kozyol', seen(1)]);
  desk?.answer(null);
  expect(await answer).toBeNull();
});

test('without workers there is no answer', () => {
  vi.stubGlobal('Worker', undefined);
  expect(new Mind().decided(seen(1))).toBeNull();
});
