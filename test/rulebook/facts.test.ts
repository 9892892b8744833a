import { describe, expect, test } from 'vitest';
import zwikken from '../../src/engine/games/zwikken-20c.ts';
import { factsOf } from '../../src/site/edition/facts.ts';

const FILES = import.meta.glob<typeof zwikken>('../../src/engine/games/*.ts', { eager: true, import: 'default' });
const FACTS = Object.fromEntries(Object.values(FILES).map((game) => [game.id, factsOf(game)]));

test('the facts of a game are what the engine plays by', () => {
  expect(factsOf(zwikken)).toEqual({
    players: { counts: [3, 4, 5], inPairs: false, cites: ['zwikken.20c.3'] },
    pack: { cards: [20], ranks: ['A', 'K', 'Q', 'J', 'T'], suits: ['c', 's', 'h', 'd'], cites: ['zwikken.20c.2'] },
    dealt: { each: 3, talon: 0, cites: ['zwikken.20c.8'] },
    stake: { from: 'everybody', chips: 1, again: { chips: 1, for: 'each' }, cites: ['zwikken.20c.7', 'zwikken.20c.15'] },
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
    won: { by: 'tricks', tricks: 2, of: 3, cites: ['zwikken.20c.4', 'zwikken.20c.27'] },
  });
});

describe('of each rule set', () => {
  test.each([
    ['zwikken-19c', { counts: [3, 4, 5, 6], pairs: false, cards: [32, 52], each: 3, talon: 0 }],
    ['zwikken-21c', { counts: [3, 4, 5], pairs: false, cards: [20], each: 3, talon: 0 }],
    ['zwicken', { counts: [2, 3, 4, 5, 6], pairs: false, cards: [32], each: 3, talon: 0 }],
    ['kozyol', { counts: [4], pairs: true, cards: [32], each: 8, talon: 0 }],
    ['kozyol-three', { counts: [4], pairs: true, cards: [32], each: 8, talon: 0 }],
    ['kozyol-first', { counts: [4], pairs: true, cards: [32], each: 8, talon: 0 }],
    ['bolshoy-maryazh', { counts: [4], pairs: true, cards: [32], each: 7, talon: 4 }],
    ['tysyacha-odno', { counts: [3, 4], pairs: false, cards: [24], each: 7, talon: 3 }],
  ])('players, pack and deal of %s', (id, expected) => {
    const { players, pack, dealt } = FACTS[id] as (typeof FACTS)[string];
    const { each, talon } = dealt;
    expect({ counts: players.counts, pairs: players.inPairs, cards: pack.cards, each, talon }).toEqual(expected);
  });

  test.each([
    ['zwikken-19c', { from: 'dealer', chips: 3, again: null }],
    ['zwikken-21c', { from: 'everybody', chips: 1, again: { chips: 1, for: 'first' } }],
    ['anbieten', { from: 'dealer', chips: 3, again: null }],
    ['kozyol', null],
    ['tysyacha-odno', null],
  ])('the stake of %s', (id, stake) => {
    const found = FACTS[id]?.stake;
    expect(found && { from: found.from, chips: found.chips, again: found.again }).toEqual(stake);
  });

  test.each([
    ['zwikken-19c', { by: 'each-trick', part: [1, 3], cites: ['zwikken.19c.11'] }],
    ['zwikken-21c', { by: 'most-points', cites: ['zwikken.21c.2', 'zwikken.21c.32', 'zwikken.21c.33', 'zwikken.21c.34'] }],
    ['tippen', { by: 'each-trick', part: [1, 3], cites: ['zwicken.scoring.1', 'zwicken.play.7', 'R-zw-most'] }],
    ['anbieten', { by: 'last-trick', cites: ['zwicken.anbieten.1', 'R-anbieten'] }],
    ['kozyol', { by: 'marks', marks: 6, cites: ['rozaliev.kozyol.7', 'rozaliev.kozyol.28'] }],
    ['bolshoy-maryazh', { by: 'total', points: 1000, cites: ['rozaliev.bolshoy-maryazh.29'] }],
    ['tysyacha-odno', { by: 'total', points: 1001, cites: ['rozaliev.tysyacha.44'] }],
  ])('how %s is won', (id, won) => {
    expect(FACTS[id]?.won).toEqual(won);
  });

  test('every fact but a stake or points that are not there says where it comes from', () => {
    for (const { players, pack, dealt, stake, points, won } of Object.values(FACTS)) {
      for (const fact of [players, pack, dealt, stake, points, won]) expect(fact?.cites).not.toEqual([]);
    }
  });
});

test('a game without a stake, card points or anything to win by has no such facts', () => {
  const { points: _, ...rest } = zwikken;
  const bare = { ...rest, phases: zwikken.phases.filter(({ name }) => !['ante', 'search', 'settle'].includes(name)) };
  expect(factsOf(bare)).toMatchObject({ stake: null, points: null, won: null });
});
