// The drawings of cards: from a file until the page has them itself, and from nowhere else afterwards.
import { render } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const SPRITE = '<svg aria-hidden="true"><defs><g id="pip"/><symbol id="rA"><use href="#pip"/></symbol></defs></svg>';

beforeEach(() => {
  vi.resetModules();
  document.documentElement.lang = 'en';
  document.body.innerHTML = '';
});
afterEach(() => vi.unstubAllGlobals());

const answering = (answer: () => Promise<Response>) => {
  const asked = vi.fn(answer);
  vi.stubGlobal('fetch', asked);
  return asked;
};
const drawn = (): string[] => [...document.querySelectorAll('.card use, main use')].map((use) => use.getAttribute('href') ?? '');

test('what is drawn from the file is drawn from the page once it has come', async () => {
  const asked = answering(async () => new Response(SPRITE));
  const { loadStrings } = await import('../../src/islands/strings.ts');
  const { drawing, holdDrawings } = await import('../../src/islands/drawings.ts');
  const { CardPicture } = await import('../../src/islands/Card.tsx');
  await loadStrings();
  const fromFile = drawing('rA');
  expect(fromFile).toMatch(/cards\.svg.*#rA$/);
  document.body.innerHTML = `<main><svg><use href="${fromFile}"/></svg></main>`;
  const { rerender } = render(<CardPicture card="Ah" lang="en" />);
  await Promise.all([holdDrawings(), holdDrawings()]);
  expect(drawn().every((href) => href.startsWith('#'))).toBe(true);
  for (const href of drawn()) expect(href === '#drawn-iA' || document.querySelector(href)).toBeTruthy();
  // Within the drawings too one is made of another.
  expect(document.querySelector('symbol use')?.getAttribute('href')).toBe('#drawn-pip');
  rerender(<CardPicture card="As" lang="en" />);
  expect(drawn().every((href) => href.startsWith('#drawn-'))).toBe(true);
  expect(drawing('pip')).toBe('#drawn-pip');
  expect(asked).toHaveBeenCalledTimes(1);
});

test.each([
  ['is cut off', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['has no such file', async () => new Response('', { status: 404 })],
])('a page that %s draws from the file, and may try again', async (_name, answer) => {
  const asked = answering(answer);
  const { drawing, holdDrawings } = await import('../../src/islands/drawings.ts');
  await holdDrawings();
  expect(drawing('rA')).toMatch(/cards\.svg.*#rA$/);
  asked.mockImplementation(async () => new Response(SPRITE));
  await holdDrawings();
  expect(drawing('rA')).toBe('#drawn-rA');
});
