// The page of the odds, in every language: each question with its statements and its charts, under each chart's name the
// same figures in a table, with the command that works them out; and a way to it from each game.
import { describe, expect, test } from 'vitest';
import { locales } from '../../src/rulebook/locales.ts';
import { base, builtText } from './built.ts';

const QUESTIONS = [
  'zwik',
  'better',
  'search',
  'cut',
  'permanent',
  'marriages',
  'completed',
  'staying',
  'alone',
  'bid',
  'reading',
];
const all = (text: string, form: RegExp) => [...text.matchAll(form)].map(([, part = '']) => part);
const wordsIn = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe.each(locales)('in %s', (locale) => {
  const text = builtText(`${locale}/odds/index.html`);
  const sections = all(text, /<section aria-labelledby="([\s\S]*?)<\/section>/g);

  test('every question is asked, of games that link back, on statements that are cited', () => {
    expect(sections.map((section) => section.slice(0, section.indexOf('"')))).toEqual(QUESTIONS);
    for (const section of sections) {
      const what = section.slice(0, section.indexOf('"'));
      const games = all(section, /<p class="on">([\s\S]*?)<\/p>/g).flatMap((on) => all(on, /href="[^"]*\/games\/([^/"]+)\/"/g));
      expect(games.length).toBeGreaterThan(0);
      for (const game of games) {
        expect(builtText(`${locale}/games/${game}/index.html`)).toContain(`href="${base}${locale}/odds/#${what}"`);
      }
      expect(section).toContain('data-cite');
    }
  });

  test.each(sections.slice(0, -1).map((section) => [section.slice(0, section.indexOf('"')), section]))(
    'charts and tables of %s say the same',
    (what, section) => {
      const charts = all(section, /<figure>([\s\S]*?)<\/figure>/g);
      const tables = all(section, /<table>([\s\S]*?)<\/table>/g);
      expect(charts.length).toBeGreaterThan(0);
      expect(tables.length).toBe(charts.length);
      for (const [i, chart] of charts.entries()) {
        const table = tables[i] ?? '';
        expect(chart).toMatch(/<svg [^>]*role="img"[^>]*>\s*<title>[^<]+<\/title>\s*<desc>[^<]+<\/desc>/);
        expect(wordsIn(all(table, /<caption>([\s\S]*?)<\/caption>/g)[0] ?? '')).toContain(
          `npx stichbuch odds ${what} --variant `,
        );
        const shown = all(chart, /<text(?: class="v")? y="[^>]*>([^<]*)<\/text>/g);
        const told = all(table, /<td>([\s\S]*?)<\/td>/g).map((cell) => wordsIn(all(cell, /<b>([\s\S]*?)<\/b>/g)[0] ?? ''));
        expect(shown.length).toBe(told.length);
        const numberIn = (word: string) => Number(word.replace(',', '.').replace(/[^\d.]/g, ''));
        for (const [n, share] of shown.entries()) {
          if (share === '–') continue;
          // A chart has two figures of each number.
          expect(Math.abs(numberIn(share) - numberIn(told[n] ?? ''))).toBeLessThanOrEqual(Math.max(0.06, numberIn(share) * 0.06));
        }
      }
    },
  );
});

test('figures that anybody can work out by hand stand there', () => {
  const text = builtText('en/odds/index.html');
  // Five ranks, four threes of each, out of all the hands of three from twenty cards.
  expect(text).toContain('<b>1.754%</b>');
  expect(text).toContain('<span>1/57</span>');
  // Four aces and three sevens, of thirty-two cards, pass the deal on.
  expect(text).toContain('<span>7/32</span>');
});
