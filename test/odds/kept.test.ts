// The odds that are counted: what is kept in content/odds/ is what the commands give, for every rule set that is asked.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadGames } from '../../src/cli/games.ts';
import type { Game } from '../../src/engine/game.ts';
import { gameIds, gameOf } from '../../src/engine/game.ts';
import { formatFigure, linesOf, parseFigure, parseFigures } from '../../src/odds/lines.ts';
import type { Question } from '../../src/odds/odds.ts';
import { answersTo, questionsOf } from '../../src/odds/odds.ts';
import type { Sample } from '../../src/odds/open-hands.ts';
import { bidsMade } from '../../src/odds/open-hands.ts';

await loadGames();

const kept = (what: string) => linesOf(readFileSync(new URL(`../../content/odds/${what}.jsonl`, import.meta.url), 'utf8'));
const game = (id: string) => gameOf(id) as Game;
const questions = questionsOf(gameIds().map(game));
const questionOf = (what: string) => questions.find((question) => question.what === what) as Question;
const sampleOf = (what: string) => questionOf(what).sample as Sample;

/** The first figures of a rule set at a table, so many. */
function firstOf(what: string, id: string, players: number, count: number): readonly string[] {
  const { figures, sample } = questionOf(what);
  const lines: string[] = [];
  for (const figure of figures(game(id), sample as Sample, [players])) {
    lines.push(formatFigure(figure));
    if (lines.length === count) break;
  }
  return lines;
}

test('a line says all of a figure', () => {
  for (const what of ['staying', 'reading'])
    for (const line of kept(what))
      expect(JSON.parse(formatFigure(parseFigure(line)))).toMatchObject({ what, of: expect.any(Number) });
  const figures = [
    ...answersTo(questionOf('permanent'), game('kozyol')),
    ...answersTo(questionOf('better'), game('zwikken-20c')),
  ];
  expect(figures.map(formatFigure).map(parseFigure)).toEqual(figures);
});

test('every reading is counted anew as it is kept', () => {
  const { asked, figures, sample } = questionOf('reading');
  const lines = Object.keys(asked).flatMap((id) => [...figures(game(id), sample as Sample, [])].map(formatFigure));
  expect(kept('reading')).toEqual(lines);
}, 120_000);

describe.each(['staying', 'alone'])('what is kept of %s', (what) => {
  const { asked, players = [] } = questionOf(what);
  test('is there for each rule set, table and number of trumps, over all deals', () => {
    const tables = Map.groupBy(
      parseFigures(kept(what).join('\n')),
      ({ game: id, players: count, series }) => `${id} ${count} ${series}`,
    );
    expect(tables.size).toBe(Object.keys(asked).length * players.length * 2);
    for (const figures of tables.values()) {
      expect(figures.map(({ at }) => at)).toEqual(['0', '1', '2', '3']);
      const counts = figures.map(({ chance }) => ('of' in chance && 'hits' in chance ? chance.of : 0));
      expect(counts.reduce((sum, of) => sum + of, 0)).toBe(sampleOf(what).deals);
    }
  });
});

test.each([
  ['staying', 'tippen', 3],
  ['alone', 'zwikken-20c', 3],
])(
  '%s in %s, %i players, is counted anew as it is kept',
  (what, id, players) => {
    const own = kept(what).filter((line) => line.includes(`"game":"${id}","players":${players}`));
    expect(own.slice(0, 4)).toEqual(firstOf(what, id, players, 4));
  },
  120_000,
);

describe('what is kept of bids', () => {
  const found = Map.groupBy(parseFigures(kept('bid').join('\n')), (figure) => figure.game);
  const { asked, sample } = questionOf('bid');
  const countsOf = (id: string, series: string) =>
    (found.get(id) ?? [])
      .filter((figure) => figure.series === series)
      .map(({ chance }) => ('hits' in chance ? chance : { hits: 0, of: 0 }));

  test('is there for each rule set, over all deals', () => {
    expect([...found.keys()]).toEqual(Object.keys(asked));
    for (const id of found.keys()) {
      const [without, having] = [countsOf(id, 'without'), countsOf(id, 'with')];
      for (const [i, { of }] of without.entries()) expect(of + (having[i]?.of ?? 0)).toBe(sampleOf('bid').deals);
      // Whoever makes more makes less, too.
      for (const counts of [without, having]) {
        const hits = counts.map((count) => count.hits);
        expect(hits).toEqual(hits.toSorted((a, b) => b - a));
      }
    }
  });
  test('says what a number brings that is made or not', () => {
    for (const { at, chance, gain } of [...found.values()].flat()) {
      if (!('hits' in chance)) throw new Error('bids are counted');
      expect(gain).toBeCloseTo((Number(at) * (2 * chance.hits - chance.of)) / chance.of, 2);
    }
  });
  test('is counted anew for 1001', () => {
    const lines = [...bidsMade(game('tysyacha-odno'), sample as Sample)].map(formatFigure);
    expect(kept('bid').filter((line) => line.includes('tysyacha-odno'))).toEqual(lines);
  }, 120_000);
});
