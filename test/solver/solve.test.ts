import { describe, expect, test } from 'vitest';
import type { Card, Suit } from '../../src/engine/cards.ts';
import { printedSuitOf, rankOf, SUITS } from '../../src/engine/cards.ts';
import type { Deal } from '../../src/engine/deal.ts';
import { seatAfter } from '../../src/engine/deal.ts';
import type { Game } from '../../src/engine/game.ts';
import { gameIds, gameOf } from '../../src/engine/game.ts';
import { begin, play } from '../../src/engine/play.ts';
import { parseRecord, replay, seeded } from '../../src/engine/record.ts';
import { isInTricks } from '../../src/solver/rules.ts';
import type { Solution } from '../../src/solver/solve.ts';
import { solve } from '../../src/solver/solve.ts';
import { dealtAtRandom, disagreements, endingsOf } from './endings.ts';
import { bestEnd, rankFor } from './reference.ts';
import { exchanged, movedOn } from './relabel.ts';
import { DECISIONS, positionsOf, smallGames } from './small.ts';

await Promise.all(Object.values(import.meta.glob('../../src/engine/games/*.ts')).map((load) => load()));

/** Endings of each length that a game is tried on. */
const ENDINGS = 60;
/** Endings that are solved twice. */
const PAIRS = 30;
/** Milliseconds. */
const LONG = 60_000;
const game = (id: string): Game => gameOf(id) as Game;
const solved = (deal: Deal, most?: number): Solution => {
  const solution = solve(deal, most);
  if (!solution.ok) throw new Error(solution.why);
  return solution;
};

describe.each(gameIds())('%s', (id) => {
  test.each([2, 3])('endings of %i tricks are worth what trying everything out finds', { timeout: LONG }, (cards) => {
    for (const ending of endingsOf(game(id), ENDINGS, cards)) expect(disagreements(ending)).toEqual([]);
  });

  test('moving everybody one seat on changes nothing', { timeout: LONG }, () => {
    for (const ending of endingsOf(game(id), PAIRS, 3, 5000)) {
      const [here, there] = [solved(ending), solved(movedOn(ending))];
      const told = ({ worths }: Solution) => worths.map(({ action, margin, points }) => [action, margin, points]);
      expect(told(there)).toEqual(told(here));
      expect(there.seat).toBe(seatAfter(ending, here.seat));
      expect(there.equals).toEqual(here.equals);
    }
  });
});

/** Cards that the rules name, so that their suits cannot be exchanged; null where every suit is worth something else. */
const NAMED: Readonly<Record<string, ((card: Card) => boolean) | null>> = {
  'bolshoy-maryazh': null,
  'tysyacha-odno': null,
  anbieten: (card) => card === '7d',
  zwicken: (card) => card === '7d',
};
const isNamedInKozyol = (card: Card): boolean => ['Q', 'J'].includes(rankOf(card)) || card === '7c';

describe.each(gameIds().filter((id) => NAMED[id] !== null))('%s', (id) => {
  test('exchanging two plain suits changes nothing', { timeout: LONG }, () => {
    const isNamed = NAMED[id] ?? (id.startsWith('kozyol') ? isNamedInKozyol : () => false);
    const isWhole = (suit: Suit): boolean => !isNamed(`7${suit}`);
    for (const ending of endingsOf(game(id), PAIRS, 3, 9000)) {
      const [a, b] = SUITS.filter((suit) => suit !== ending.trump && isWhole(suit)) as [Suit, Suit];
      const other = solved(exchanged(ending, a, b, isNamed));
      const swap = (action: string): string => exchangedCard(action, a, b, isNamed);
      const worths = solved(ending).worths.map((worth) => ({ ...worth, action: swap(worth.action) }));
      const sorted = (list: Solution['worths']) => list.toSorted((x, y) => (x.action < y.action ? -1 : 1));
      expect(sorted(other.worths)).toEqual(sorted(worths));
    }
  });
});

function exchangedCard(action: string, a: Suit, b: Suit, isNamed: (card: Card) => boolean): string {
  const suit = printedSuitOf(action as Card);
  if (action.length !== 2 || isNamed(action as Card) || (suit !== a && suit !== b)) return action;
  return `${action[0]}${suit === a ? b : a}`;
}

describe('before the tricks', () => {
  test.each(['zwikken-20c', 'zwikken-19c', 'tippen'])('a whole deal of %s, calls and all', { timeout: LONG }, (id) => {
    let count = 0;
    for (let seed = 0; count < 3; seed++) {
      const deal = dealtAtRandom(game(id), seed);
      if (!deal.next || deal.players > (id === 'tippen' ? 2 : 3)) continue;
      count++;
      expect(disagreements(deal)).toEqual([]);
    }
  });

  test('whoever is the last to change cards at Anbieten, raises and hands given up after that', { timeout: LONG }, () => {
    let count = 0;
    for (let seed = 0; count < 4; seed++) {
      let deal = dealtAtRandom(game('anbieten'), seed);
      if (deal.players !== 3) continue;
      const isLast = (): boolean => deal.next?.legal.some((action) => isInTricks(play(deal, action), game('anbieten'))) ?? true;
      while (!isLast())
        deal = play(deal, deal.next?.legal.find((action) => action === 'stand') ?? (deal.next?.legal[0] as string));
      if (!deal.next || deal.next.legal.length < 3) continue;
      count++;
      expect(disagreements(deal)).toEqual([]);
    }
  });

  test('the gift of a single trump in Kozyol is solved as the play that follows it', { timeout: LONG }, () => {
    let deal = begin(termsOf('kozyol', 4, 0));
    for (let seed = 1; !deal.next?.legal.includes('keep'); seed++) deal = begin(termsOf('kozyol', 4, seed));
    const { worths, line } = solved(deal);
    expect(worths.map(({ action }) => action)).toEqual(deal.next?.legal);
    const kept = solved(play(deal, 'keep'));
    const best = Math.max(...kept.worths.map(({ margin }) => margin));
    const sign = kept.seat % 2 === (deal.next?.seat ?? 0) % 2 ? 1 : -1;
    expect(worths.find(({ action }) => action === 'keep')?.margin).toBe(sign * best);
    expect(line.reduce(play, deal).result).not.toBeNull();
  });

  test('an auction of pairs is too wide for what is usually allowed, and so is what is allowed too little', () => {
    expect(solve(begin(termsOf('bolshoy-maryazh', 4, 1)))).toEqual({ ok: false, why: 'too-wide' });
    expect(solve(begin(termsOf('kozyol', 4, 1)), 100)).toEqual({ ok: false, why: 'too-wide' });
  });

  test('what a declarer decides in a small game is worth what trying everything out finds', { timeout: LONG }, () => {
    for (const small of smallGames()) {
      for (const name of DECISIONS.filter((one) => one !== 'auction')) {
        for (const position of positionsOf(small, 2, name)) expect(disagreements(position)).toEqual([]);
      }
    }
  });

  test('so is a whole auction, of single players and of pairs', { timeout: LONG }, () => {
    const [single, , pairs] = smallGames() as [Game, Game, Game];
    for (const [small, count] of [
      [single, 4],
      [pairs, 1],
    ] as const) {
      for (const position of positionsOf(small, count, 'auction')) expect(disagreements(position)).toEqual([]);
    }
  });

  test('equal cards are as good to give away as one another', { timeout: LONG }, () => {
    const small = smallGames()[2] as Game;
    const hasBoth = ({ hands, declarer }: Deal): boolean =>
      ['9h', '8h'].every((card) => hands[declarer ?? 0]?.includes(card as Card));
    for (const deal of positionsOf(small, 20, 'talon').filter(hasBoth).slice(0, 3)) {
      const [group = []] = solved(deal).equals;
      expect(group.toSorted()).toEqual(['give:8h', 'give:9h']);
      const ends = group.map((action) => rankFor(bestEnd(play(deal, action)), deal.next?.seat ?? 0, deal.declarer)[0]);
      expect(new Set(ends).size).toBe(1);
    }
    // In Kozyol, what comes back for a single trump.
    for (let seed = 1, count = 0; count < 2; seed++) {
      const before = begin(termsOf('kozyol', 4, seed));
      const give = before.next?.legal.find((action) => action.startsWith('give:'));
      const deal = give && before.next?.legal.includes('keep') ? play(before, give) : null;
      const [group] = deal ? solved(deal).equals : [];
      if (!deal || !group) continue;
      count++;
      const values = group.map((action) => Math.max(...solved(play(deal, action)).worths.map(({ margin }) => margin)));
      expect(new Set(values).size).toBe(1);
    }
  });

  test('moving everybody one seat on changes nothing in an auction and its gifts', { timeout: LONG }, () => {
    for (const small of smallGames()) {
      for (const position of DECISIONS.flatMap((name) => positionsOf(small, 3, name))) {
        const told = ({ worths }: Solution) => worths.map(({ action, margin }) => [action, margin]);
        expect(told(solved(movedOn(position), Number.POSITIVE_INFINITY))).toEqual(
          told(solved(position, Number.POSITIVE_INFINITY)),
        );
      }
    }
  });
});

function termsOf(variant: string, players: number, seed: number) {
  const record = seeded({ variant, players, dealer: 0 }, seed);
  const script = record.ok ? parseRecord(record.value) : record;
  if (!script.ok) throw new Error(script.fault.code);
  return script.value.terms;
}

test('a deal that is over has nothing to solve', () => {
  const [ending] = endingsOf(game('tippen'), 1, 1);
  const end = solved(ending as Deal).line.reduce(play, ending as Deal);
  expect(solve(end)).toEqual({ ok: false, why: 'over' });
});

describe('equal cards', () => {
  const at = (actions: readonly string[]): Deal => {
    const deck = '8c 9s Ac Kc 7h 8h Ks As Ah Kh Qh Jh Th 9h Ad Kd Qd Jd Td 9d 8d 7d Ts 8s 7s Qs Js Qc Jc Tc 9c 7c';
    const script = parseRecord({ variant: 'tippen', players: 2, dealer: 1, deck, actions });
    const played = script.ok ? replay(script.value) : script;
    if (!played.ok) throw new Error(played.fault.code);
    return played.value.steps.at(-1)?.after ?? played.value.start;
  };
  test('are neighbours in one hand', () => {
    const deal = at(['stand', 'stand']);
    const { equals, worths } = solved(deal);
    for (const group of equals) {
      const found = worths.filter(({ action }) => group.includes(action)).map(({ delta }) => delta.join());
      expect(new Set(found).size).toBe(1);
      expect(new Set(group.map((card) => printedSuitOf(card as Card))).size).toBe(1);
    }
  });
});
