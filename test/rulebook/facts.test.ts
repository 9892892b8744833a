import { expect, test } from 'vitest';
import zwikken from '../../src/engine/games/zwikken-20c.ts';
import { factsOf } from '../../src/site/edition/facts.ts';

test('the facts of a game are what the engine plays by', () => {
  expect(factsOf(zwikken)).toEqual({
    players: { least: 3, most: 5, cites: ['zwikken.20c.3'] },
    pack: { cards: 20, ranks: ['A', 'K', 'Q', 'J', 'T'], suits: ['c', 's', 'h', 'd'], cites: ['zwikken.20c.2'] },
    stake: { each: 1, again: 1, cites: ['zwikken.20c.7', 'zwikken.20c.15'] },
    points: {
      worth: [
        ['A', 4],
        ['K', 3],
        ['Q', 2],
        ['J', 1],
        ['T', 0],
      ],
      cites: ['zwikken.20c.5'],
    },
    won: { tricks: 2, of: 3, cites: ['zwikken.20c.4', 'zwikken.20c.27'] },
  });
});

test('a game without a stake, card points or a number of tricks has no such facts', () => {
  const { points: _, ...rest } = zwikken;
  const bare = { ...rest, phases: zwikken.phases.filter(({ name }) => !['ante', 'search', 'settle'].includes(name)) };
  expect(factsOf(bare)).toMatchObject({ stake: null, points: null, won: null });
});
