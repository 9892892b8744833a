// The exact odds against deals that are dealt and looked at, and small packs against all the ways in which their cards lie.
import { describe, expect, test } from 'vitest';
import { loadGames } from '../../src/cli/games.ts';
import type { Card } from '../../src/engine/cards.ts';
import { packOf, printedSuitOf, rankOf, ranksOf, SUITS } from '../../src/engine/cards.ts';
import type { Deal } from '../../src/engine/deal.ts';
import { eldestOf, handOf } from '../../src/engine/deal.ts';
import type { Game } from '../../src/engine/game.ts';
import { gameOf, optionsFor, packFor } from '../../src/engine/game.ts';
import { marriagesIn } from '../../src/engine/marriages.ts';
import { begin } from '../../src/engine/play.ts';
import { shuffled } from '../../src/engine/random.ts';
import type { Count } from '../../src/odds/chance.ts';
import { boundsOf, choose, fraction, shareOf, sumOf } from '../../src/odds/chance.ts';
import type { Figure } from '../../src/odds/figures.ts';
import { isExact } from '../../src/odds/figures.ts';
import { completes, holdsExactly } from '../../src/odds/marriages.ts';
import { answersTo, questionsOf } from '../../src/odds/odds.ts';
import { chanceOfThree, dealtBetter } from '../../src/odds/three.ts';
import { anyTwice, permanentTrumpsOf, runOf, seenAgain } from '../../src/odds/turned.ts';

await loadGames();

/** Every choice of so many from a list. */
function* choices<T>(list: readonly T[], count: number): Generator<readonly T[]> {
  if (count === 0) return yield [];
  for (const [i, first] of list.entries()) {
    for (const rest of choices(list.slice(i + 1), count - 1)) yield [first, ...rest];
  }
}
const without = (list: readonly Card[], taken: readonly Card[]) => list.filter((one) => !taken.includes(one));
const isThree = (hand: readonly Card[]) => hand.length === 3 && new Set(hand.map(rankOf)).size === 1;

/** The share of the cases in which it is so. */
function counted<T>(cases: Iterable<T>, isSo: (one: T) => boolean) {
  let [hits, of] = [0, 0];
  for (const one of cases) {
    of++;
    if (isSo(one)) hits++;
  }
  return fraction(BigInt(hits), BigInt(of));
}

describe('small packs, all told', () => {
  const pack = packOf(ranksOf('AKQ'));
  function* twoHands(cards: readonly Card[]) {
    for (const one of choices(cards, 3)) for (const two of choices(without(cards, one), 3)) yield [one, two];
  }

  test('three of a rank in one hand and in one of two', () => {
    expect(chanceOfThree(12, [4, 4, 4], 1)).toEqual(counted(choices(pack, 3), isThree));
    expect(chanceOfThree(12, [4, 4, 4], 2)).toEqual(counted(twoHands(pack), (hands) => hands.some(isThree)));
  });
  test('the same where cards are missing, and where some ranks do not count', () => {
    const left = without(pack, ['Ac', 'Kc', 'Ks']);
    expect(chanceOfThree(9, [3, 2, 4], 2)).toEqual(counted(twoHands(left), (hands) => hands.some(isThree)));
    const isOfAces = (hand: readonly Card[]) => isThree(hand) && hand.some((card) => rankOf(card) === 'A');
    expect(chanceOfThree(12, [4], 2)).toEqual(counted(twoHands(pack), (hands) => hands.some(isOfAces)));
  });
  test('a better three than one’s own', () => {
    const left = without(pack, ['Qc', 'Qs', 'Qh']);
    expect(dealtBetter(3, 2, 2)).toEqual(counted(twoHands(left), (hands) => hands.some(isThree)));
  });
  test('a suit that comes again', () => {
    function* turned(n: number): Generator<readonly Card[]> {
      if (n === 0) return yield [];
      for (const before of turned(n - 1)) for (const card of without(pack, before)) yield [...before, card];
    }
    for (const n of [2, 3, 4]) {
      const suits = (cards: readonly Card[]) => cards.map(printedSuitOf);
      expect(seenAgain(3, n)).toEqual(counted(turned(n), (cards) => suits(cards).indexOf(suits(cards)[n - 1] ?? 'c') < n - 1));
      expect(anyTwice(3, n)).toEqual(counted(turned(n), (cards) => new Set(suits(cards)).size < n));
    }
  });
  test('marriages', () => {
    const small = packOf(ranksOf('KQJ'));
    for (const n of [0, 1, 2]) {
      expect(holdsExactly(n, 5, 12)).toEqual(counted(choices(small, 5), (hand) => marriagesIn(hand).length === n));
    }
    const unseen = without(small, ['Kc', 'Qs', 'Jh']);
    const isCompleted = (talon: readonly Card[]) => talon.includes('Qc') || talon.includes('Ks');
    expect(completes(2, 3, 9)).toEqual(counted(choices(unseen, 3), isCompleted));
  });
  test('a run of cards of a kind', () => {
    const run = (cards: readonly Card[]) => [...cards, 'Kd' as Card].findIndex((card) => rankOf(card) !== 'A');
    function* tops(): Generator<readonly Card[]> {
      for (const a of pack) for (const b of without(pack, [a])) for (const c of without(pack, [a, b])) yield [a, b, c];
    }
    for (const n of [0, 1, 2, 3]) expect(runOf(4, 12, n, 3)).toEqual(counted(tops(), (cards) => run(cards) === n));
  });
  test('choices are counted', () => {
    expect(choose(7, 3)).toBe(BigInt([...choices([1, 2, 3, 4, 5, 6, 7], 3)].length));
    expect([choose(3, 4), choose(3, -1), choose(3, 0)]).toEqual([0n, 0n, 1n]);
  });
});

/** Deals looked at for each table. */
const DEALS = 4000;

function dealOf(game: Game, players: number, seed: number): Deal {
  const options = optionsFor(game, players);
  const deck = shuffled(packFor(game, players, options), seed);
  return begin({ game, options, players, dealer: 0, pot: 0, deal: 0, carry: {}, deck });
}
const tens = (hand: readonly Card[], turned: Card) => hand.includes(`T${printedSuitOf(turned)}`);
const swapped = (hand: readonly Card[], turned: Card) =>
  hand.map((card) => (card === `T${printedSuitOf(turned)}` ? turned : card));

/** Three of a rank in a hand: as dealt, and by whatever the other series allows. */
function isZwik(series: string, hand: readonly Card[], turned: Card): boolean {
  if (isThree(hand)) return true;
  if (series === 'exchanged') return tens(hand, turned) && isThree(swapped(hand, turned));
  return series === 'paired' && hand.filter((card) => rankOf(card) === rankOf(turned)).length === 2;
}

type Look = (game: Game, figure: Figure, seed: number) => boolean | null;

/** Looks at the deal of a seed for what a figure tells the odds of; null where the deal is no such case. */
const LOOKS: Readonly<Record<string, Look>> = {
  zwik(game, { series, at, pack }, seed) {
    const players = at === 'hand' ? game.seats.value.find((n) => packFor(game, n).length === pack) : Number(at);
    const { hands, turned } = dealOf(game, players ?? 0, seed);
    const looked = at === 'hand' ? hands.slice(0, 1) : hands;
    return looked.some((hand) => isZwik(series, hand, turned[0] as Card));
  },
  better(game, { series, at, players = 0 }, seed) {
    const pack = packFor(game, players);
    const own = (['c', 's', 'h'] as const).map((suit) => `${at}${suit}` as Card);
    const [turned, ...cards] = shuffled(without(pack, own), seed) as [Card, ...Card[]];
    const hands = Array.from({ length: players - 1 }, (_, i) => cards.slice(3 * i, 3 * i + 3));
    const order = game.id === 'zwikken-21c' ? 'TAKQJ' : 'AKQJT98765432';
    // The lower, the better.
    const height = (hand: readonly Card[]) => {
      const rank = rankOf(hand[0] as Card);
      return game.id === 'zwikken-19c' && rank === rankOf(turned) ? -1 : order.indexOf(rank);
    };
    return hands.some((hand) => {
      const held = series === 'exchanged' && tens(hand, turned) && !isThree(hand) ? swapped(hand, turned) : hand;
      return isThree(held) && height(held) < height(own);
    });
  },
  search(game, { series, at }, seed) {
    const suits = shuffled(packFor(game, 3), seed).slice(0, Number(at)).map(printedSuitOf);
    return series === 'twice' ? new Set(suits).size < suits.length : suits.indexOf(suits.at(-1) ?? 'c') < suits.length - 1;
  },
  cut: (game, { at }, seed) => (dealOf(game, 4, seed).result?.end ?? 'dealt') === at,
  permanent(game, { at }, seed) {
    const deal = dealOf(game, 4, seed);
    const shown = deal.events.find((event) => event.type === 'dealt' && event.seat === eldestOf(deal));
    const cards = shown && 'cards' in shown ? shown.cards : [];
    return cards.filter((card) => permanentTrumpsOf(game).includes(card)).length === Number(at);
  },
  marriages(game, { series, at }, seed) {
    const deal = dealOf(game, game.seats.value[0] ?? 0, seed);
    const hand = handOf(deal, eldestOf(deal));
    return marriagesIn(series === 'talon' ? [...hand, ...deal.talon] : hand).length === Number(at);
  },
  completed(game, { at }, seed) {
    const deal = dealOf(game, game.seats.value[0] ?? 0, seed);
    const hand = handOf(deal, eldestOf(deal));
    const partners = SUITS.flatMap((suit): Card[] => {
      const [king, queen] = [hand.includes(`K${suit}`), hand.includes(`Q${suit}`)];
      return king === queen ? [] : [king ? `Q${suit}` : `K${suit}`];
    });
    return partners.length === Number(at) ? partners.some((card) => deal.talon.includes(card)) : null;
  },
};

const games = ['zwikken-19c', 'zwikken-20c', 'zwikken-21c', 'zwicken', 'anbieten', 'kozyol', 'bolshoy-maryazh', 'tysyacha-odno'];
const exact = questionsOf(games.map((id) => gameOf(id) as Game)).filter(({ sample }) => sample === null);

test('every exact question has its look', () => {
  expect(Object.keys(LOOKS)).toEqual(exact.map(({ what }) => what));
});

describe.each(exact.flatMap((question) => Object.keys(question.asked).map((id) => [question.what, id, question] as const)))(
  'odds of %s in %s',
  (what, id, question) => {
    const game = gameOf(id) as Game;
    const figures = answersTo(question, game).filter(({ players = 3 }) => players < 6);

    test('are what deals by seed show', () => {
      const found = figures.map((figure) => {
        const looks = Array.from({ length: DEALS }, (_, seed) => LOOKS[what]?.(game, figure, seed) ?? null);
        const cases = looks.filter((look) => look !== null);
        return { figure, count: { hits: cases.filter(Boolean).length, of: cases.length } };
      });
      for (const { figure, count } of found) {
        const share = isExact(figure.chance) ? shareOf(figure.chance) : Number.NaN;
        // Never out of bounds that hold in all but one case of ten thousand.
        const reach = 4 * Math.sqrt((share * (1 - share)) / count.of) + 3 / count.of;
        expect(Math.abs(count.hits / count.of - share), JSON.stringify({ ...figure, chance: share })).toBeLessThan(reach);
      }
      // And within those of 95 % nearly always.
      const isWithin = ({ figure, count }: { figure: Figure; count: Count }) => {
        const [low, high] = boundsOf(count);
        const share = isExact(figure.chance) ? shareOf(figure.chance) : Number.NaN;
        return low <= share && share <= high;
      };
      expect(found.filter(isWithin).length).toBeGreaterThanOrEqual(Math.floor(found.length * 0.8));
    });
  },
);

test.each([
  ['cut', 'zwicken', 'cut'],
  ['permanent', 'kozyol', 'shown'],
  ['marriages', 'tysyacha-odno', 'dealt'],
  ['marriages', 'bolshoy-maryazh', 'talon'],
])('all cases of %s in %s, %s, together are certain', (what, id, series) => {
  const question = exact.find((one) => one.what === what);
  const figures = question ? answersTo(question, gameOf(id) as Game).filter((figure) => figure.series === series) : [];
  expect(sumOf(figures.flatMap(({ chance }) => (isExact(chance) ? [chance] : [])))).toEqual({ ways: 1n, of: 1n });
});

test('bounds hold the true share of a coin as often as they say', () => {
  const inside = Array.from({ length: 400 }, (_, seed) => {
    const hits = Array.from({ length: 25 }, (_, i) => shuffled(packOf(ranksOf('AK')), 1000 * i + seed)[0]).filter((card) =>
      card?.startsWith('A'),
    ).length;
    const [low, high] = boundsOf({ hits, of: 25 });
    return low <= 0.5 && 0.5 <= high;
  });
  expect(inside.filter(Boolean).length / 400).toBeGreaterThan(0.92);
  expect(boundsOf({ hits: 0, of: 0 })).toEqual([0, 1]);
});
