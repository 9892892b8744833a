import { describe, expect, test } from 'vitest';
import { ask } from '../../src/engine/ask.ts';
import { differences } from '../../src/engine/differences.ts';
import type { Game } from '../../src/engine/game.ts';
import { gameIds, gameOf } from '../../src/engine/game.ts';
import { countPartings, findPartings, sharePack } from '../../src/engine/parting.ts';

await Promise.all(Object.values(import.meta.glob('../../src/engine/games/*.ts')).map((load) => load()));
const named = (id: string): Game => gameOf(id) as Game;
const pairs = gameIds().flatMap((a) => gameIds().map((b) => [a, b] as const));

describe('differences by definition', () => {
  test.each(gameIds())('%s does not differ from itself', (id) => {
    expect(differences({ game: named(id) }, { game: named(id) })).toEqual([]);
  });
  test.each(pairs.filter(([a, b]) => a < b))('%s and %s differ, and alike from both sides', (a, b) => {
    const there = differences({ game: named(a) }, { game: named(b) });
    const back = differences({ game: named(b) }, { game: named(a) });
    expect(there.length).toBeGreaterThan(0);
    const key = ({ part, name }: (typeof there)[number]): string => `${part} ${name}`;
    expect(there.map(key).sort()).toEqual(back.map(key).sort());
    for (const { a: own, b: other } of there) expect(own ?? other).not.toBeNull();
  });
  test('Tippen lacks the three differences of Zwicken', () => {
    const found = differences({ game: named('zwicken') }, { game: named('tippen') });
    expect(found).toContainEqual(expect.objectContaining({ part: 'phase', name: 'cut', b: null }));
    expect(found).toContainEqual(expect.objectContaining({ name: 'payout.fines.ace-not-led', b: null }));
    expect(found.find(({ name }) => name === 'order.trumps.h')?.a?.cites).toContain('zwicken.differences.2');
  });
  test('a reading differs from the default in its duty only', () => {
    const found = differences(
      { game: named('zwikken-20c') },
      { game: named('zwikken-20c'), options: { undertrump: 'forbidden' } },
    );
    expect(found.map(({ name }) => name)).toEqual(['tricks.duties.undertrump', 'tricks.duties.spare-trumps']);
    expect(found.map(({ a, b }) => (a ?? b)?.cites)).toEqual([['zwikken.20c.24', 'R-20c-undertrump'], ['R-20c-undertrump']]);
  });
});

const undealt = (variant: string, players: number, options: Readonly<Record<string, string>> = {}) => ({
  variant,
  players,
  dealer: 0,
  options,
});

describe('partings over one deal', () => {
  test('the same rules never part', () => {
    expect(findPartings(undealt('zwikken-20c', 3), undealt('zwikken-20c', 3), 0, 200)).toEqual([]);
  });
  test('undertrumping forced or forbidden: other cards are legal, by the ruling', () => {
    const [first, ...more] = findPartings(
      undealt('zwikken-20c', 4),
      undealt('zwikken-20c', 4, { undertrump: 'forbidden' }),
      0,
      400,
    );
    expect(more).toEqual([]);
    expect(first?.parting.by).toBe('legal');
    expect(first?.parting.cites.b).toContain('R-20c-undertrump');
  });
  test('Zwicken and Tippen part at the cut, over the permanent trump and over the fines', () => {
    const found = findPartings(undealt('zwicken', 3), undealt('tippen', 3), 0, 600);
    const causes = found.flatMap(({ parting }) => parting.cites.a);
    expect(causes).toEqual(
      expect.arrayContaining(['zwicken.differences.4', 'zwicken.differences.5', 'zwicken.cards.4', 'zwicken.scoring.5']),
    );
    expect(found.map(({ actions }) => actions.length)).toEqual(
      found.map(({ actions }) => actions.length).toSorted((a, b) => a - b),
    );
  });
  test('other packs cannot be laid over one deal', () => {
    expect(sharePack(undealt('zwikken-20c', 3), undealt('zwicken', 3))).toBe(false);
    expect(() => findPartings(undealt('zwikken-20c', 3), undealt('zwicken', 3), 0, 1)).toThrow(RangeError);
  });
  test('how often two readings part: never from themselves, now and then where a duty differs', () => {
    const forced = undealt('zwikken-20c', 3);
    const forbidden = { ...forced, options: { undertrump: 'forbidden' } };
    const countAll = (b: typeof forced) => Object.values(countPartings(forced, b, 0, 300)).reduce((sum, n) => sum + n, 0);
    expect(countAll(forced)).toBe(0);
    const parted = countAll(forbidden);
    // Forced and forbidden are opposites: what may be played always differs first.
    expect(countPartings(forced, forbidden, 0, 300).legal).toBe(parted);
    expect(parted).toBeGreaterThan(0);
    expect(parted).toBeLessThan(60);
    const inOneDeal = Array.from({ length: 300 }, (_, seed) => findPartings(forced, forbidden, seed, 1).length);
    expect(inOneDeal.filter((found) => found > 0)).toHaveLength(parted);
  });
});

describe('may I play this?', () => {
  const question = { hand: ['Qs', 'Th', 'Jd'], trick: ['Ac', 'Qh'], trump: 'h' } as const;
  test.each(gameIds())('%s answers for every card, with a statement', (id) => {
    const answer = ask(named(id), question);
    if (!answer.ok) throw new Error(answer.why);
    expect(answer.verdicts.map(({ action }) => action)).toEqual(expect.arrayContaining([...question.hand]));
    for (const { cites } of answer.verdicts) expect(cites).not.toEqual([]);
    expect(answer.verdicts.some(({ legal }) => legal)).toBe(true);
  });
  test.each<[string, Readonly<Record<string, string>>, string[]]>([
    ['zwikken-20c', {}, ['Th']],
    ['zwikken-20c', { undertrump: 'forbidden' }, ['Qs', 'Jd']],
    ['zwicken', {}, ['Th']],
    ['kozyol', {}, ['Qs', 'Th', 'Jd']],
    ['tippen', { void: 'free' }, ['Qs', 'Th', 'Jd']],
  ])('%s with %j allows %j', (id, options, legal) => {
    const answer = ask(named(id), question, options);
    expect(answer.ok && answer.verdicts.filter((verdict) => verdict.legal).map(({ action }) => action)).toEqual(legal);
  });
  test('a card that the game does not have', () => {
    expect(ask(named('zwikken-20c'), { ...question, hand: ['9s'] })).toMatchObject({
      ok: false,
      why: 'foreign-card',
      cards: ['9s'],
    });
  });
  test('a card twice, or more cards than players', () => {
    expect(ask(named('zwikken-20c'), { ...question, hand: ['Ac'] })).toMatchObject({
      ok: false,
      why: 'no-such-trick',
      cards: ['Ac'],
    });
    expect(ask(named('kozyol'), { ...question, trick: ['Ac', 'Kc', 'Tc', '9c'] })).toMatchObject({
      ok: false,
      why: 'no-such-trick',
    });
  });
});
