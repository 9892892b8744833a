// An exercise: a twelfth rule set, six at the table and twenty-four cards, is one more file and nothing else.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packOf, ranksOf } from '../../src/engine/cards.ts';
import { differences } from '../../src/engine/differences.ts';
import { cited, gameIds, variant } from '../../src/engine/game.ts';
import parent from '../../src/engine/games/zwikken-20c.ts';
import { formatLink, parseLink } from '../../src/engine/link.ts';
import { combination, threeAlike } from '../../src/engine/phases/combination.ts';
import { recordOf } from '../../src/engine/record.ts';
import { order } from '../../src/engine/tricks.ts';
import { playedOut } from './sound.ts';

const RANKS = 'AKQJT9';
const six = variant(parent, {
  id: 'zwikken-six',
  cites: 'zwikken.20c.1',
  seats: cited([3, 4, 5, 6], 'zwikken.20c.3'),
  pack: cited(packOf(ranksOf(RANKS)), 'zwikken.20c.2'),
  order: order({ ranks: RANKS, cites: 'zwikken.20c.2' }),
  phases: [
    combination.but({
      ways: [threeAlike({ cites: 'zwikken.20c.6', highest: { ranks: RANKS, cites: 'zwikken.20c.22' } })],
    }),
  ],
});

describe('a twelfth rule set', () => {
  test('registers itself', () => {
    expect(gameIds()).toContain(six.id);
  });
  test('plays to the end, conserves its cards and chips, and travels in a link', () => {
    fc.assert(
      fc.property(playedOut(six), ({ record, deals }) => {
        const last = deals.at(-1);
        if (!last?.result) throw new Error('no result');
        expect(last.deck.length).toBe(24);
        expect(last.result.delta.reduce((sum, n) => sum + n, 0) + last.result.pot).toBe(last.potBefore);
        const written = recordOf(last, record.actions);
        expect(parseLink(formatLink(written))).toEqual({ ok: true, record: written });
      }),
    );
  });
  test('differs from its parent in what it says, and in nothing else', () => {
    expect(new Set(differences({ game: parent }, { game: six }).map(({ part }) => part))).toEqual(
      new Set(['seats', 'pack', 'order', 'parameter']),
    );
  });
});
