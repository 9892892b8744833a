// A computer player knows what its seat knows and no more, does what is legal, and does the same again.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/engine/cards.ts';
import { isCard } from '../../src/engine/cards.ts';
import type { Deal, Seat } from '../../src/engine/deal.ts';
import { handOf } from '../../src/engine/deal.ts';
import type { Game } from '../../src/engine/game.ts';
import { gameIds, gameOf, optionsFor, packFor } from '../../src/engine/game.ts';
import { marriagesIn } from '../../src/engine/marriages.ts';
import { begin, play } from '../../src/engine/play.ts';
import { numbersOf, shuffled } from '../../src/engine/random.ts';
import type { DealRecord } from '../../src/engine/record.ts';
import { parseRecord, replay } from '../../src/engine/record.ts';
import { imagining } from '../../src/players/imagine.ts';
import { likelihood } from '../../src/players/likely.ts';
import { decide, sensible } from '../../src/players/player.ts';
import { think } from '../../src/players/think.ts';
import { unseenIn, viewOf } from '../../src/players/view.ts';
import type { PlayedOut } from '../engine/sound.ts';
import { playedOut } from '../engine/sound.ts';

await Promise.all(Object.values(import.meta.glob('../../src/engine/games/*.ts')).map((load) => load()));

/** The deals of a record from the beginning to after so many actions; null where they are not legal. */
function dealsOf(record: DealRecord): readonly Deal[] | null {
  const script = parseRecord(record);
  const played = script.ok ? replay(script.value) : script;
  return played.ok ? [played.value.start, ...played.value.steps.map(({ after }) => after)] : null;
}

/** A deal as far as some step at which somebody is to act. */
const upTo = ({ record, deals }: PlayedOut, share: number): readonly Deal[] =>
  deals.slice(0, 1 + Math.floor(share * (record.actions.length - 1)));

/** The same, with no more of the record than that. */
function brokenOff({ record, deals }: PlayedOut, share: number): PlayedOut {
  const some = upTo({ record, deals }, share);
  return { record: { ...record, actions: record.actions.slice(0, some.length - 1) }, deals: some };
}

const isThere = (deals: readonly Deal[]): boolean => deals.at(-1)?.next != null;

/** A text with two cards in each other's places. */
const exchanged = (text: string, a: Card, b: Card): string => text.replaceAll(a, '\0').replaceAll(b, a).replaceAll('\0', b);

/**
 * The same steps of a deal with two of the cards in each other’s places that the seat to act has not seen; null when they are
 * one card, or when what the seat has seen rules it out.
 */
function withTwoExchanged(game: Game, { record: played, deals }: PlayedOut, i: number, j: number): PlayedOut | null {
  const view = viewOf(deals);
  const hidden = unseenIn(game, view);
  const [a, b] = [hidden[i % hidden.length], hidden[j % hidden.length]];
  if (!a || !b || a === b) return null;
  const actions = played.actions.map((action) => {
    const [word, cards] = exchanged(action, a, b).split(':');
    if (word !== 'draw' || !cards) return exchanged(action, a, b);
    // Cards to be changed are named in the order of the pack.
    const pack = packFor(game, view.open.players, view.open.options);
    return `draw:${cards
      .split(',')
      .toSorted((x, y) => pack.indexOf(x as Card) - pack.indexOf(y as Card))
      .join(',')}`;
  });
  const record = { ...played, deck: exchanged(played.deck, a, b), actions };
  const others = dealsOf(record);
  if (!others || others.at(-1)?.next?.seat !== view.seat || !sameSteps(deals, others)) return null;
  return { record, deals: others };
}

/** Few enough cards and calls for a test to think about many positions. */
const FEW = 3000;

describe.each(gameIds())('%s', (id) => {
  const game = gameOf(id) as Game;
  const position = fc
    .tuple(playedOut(game), fc.double({ min: 0, max: 1, noNaN: true }))
    .filter(([played, share]) => isThere(upTo(played, share)));

  test('the view names no card that the seat has not seen: with two of them in each other’s places it is the same', () => {
    let compared = 0;
    fc.assert(
      fc.property(position, fc.nat(), fc.nat(), ([played, share], i, j) => {
        const now = brokenOff(played, share);
        const other = withTwoExchanged(game, now, i, j);
        if (!other) return;
        compared++;
        expect(viewOf(other.deals)).toEqual(viewOf(now.deals));
      }),
      { numRuns: 300 },
    );
    expect(compared).toBeGreaterThan(50);
  });

  test('with the hidden cards in other places both players do the same', () => {
    let compared = 0;
    fc.assert(
      fc.property(position, fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 4, maxLength: 8 }), ([played, share], pairs) => {
        const first = brokenOff(played, share);
        const last = pairs.reduce((now, [i, j]) => withTwoExchanged(game, now, i, j) ?? now, first);
        if (last === first) return;
        compared++;
        expect(think(viewOf(last.deals), FEW)).toBe(think(viewOf(first.deals), FEW));
        expect(decide(viewOf(last.deals))).toBe(decide(viewOf(first.deals)));
      }),
      { numRuns: 25 },
    );
    expect(compared).toBeGreaterThan(5);
  }, 60_000);

  test('thinking about something else in between changes nothing', () => {
    fc.assert(
      fc.property(position, position, ([played, share], [other, otherShare]) => {
        const view = viewOf(upTo(played, share));
        const first = think(view, FEW);
        think(viewOf(upTo(other, otherShare)), FEW);
        expect(think(view, FEW)).toBe(first);
        expect(view.legal).toContain(first);
      }),
      { numRuns: 8 },
    );
  }, 60_000);

  test('what is imagined agrees with the view and holds every card once', () => {
    fc.assert(
      fc.property(position, fc.nat(), ([played, share], seed) => {
        const deals = upTo(played, share);
        const view = viewOf(deals);
        const real = deals.at(-1) as Deal;
        const deal = imagining(view, numbersOf(seed))();
        const cards = [...deal.hands.flat(), ...deal.tricks.flatMap((trick) => trick.cards), ...deal.trick, ...deal.turned];
        const rest = [...deal.talon, ...deal.discarded, ...deal.deck.slice(deal.drawn)];
        expect([...cards, ...rest].sort()).toEqual([...real.deck].sort());
        expect([...deal.deck].sort()).toEqual([...real.deck].sort());
        expect(deal.hands[view.seat]).toEqual(real.hands[view.seat]);
        expect(deal.hands.map(({ length }) => length)).toEqual(real.hands.map(({ length }) => length));
        expect(deal.next).toEqual(real.next);
        for (const action of sensible(view.legal)) expect(play(deal, action)).toBeTruthy();
      }),
      { numRuns: 100 },
    );
  });

  test('nobody is thought to lack a card that he holds', () => {
    fc.assert(
      fc.property(position, ([played, share]) => {
        const deals = upTo(played, share);
        const { lacks } = viewOf(deals);
        for (const [seat, hand] of (deals.at(-1) as Deal).hands.entries()) {
          expect(hand.filter((card) => lacks[seat]?.includes(card))).toEqual([]);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('nobody is thought to have called what the rules forbid him on the hand that he has', () => {
    fc.assert(
      fc.property(position, ([played, share]) => {
        const deal = upTo(played, share).at(-1) as Deal;
        // Where chips are played for, a call is only odd.
        if (game.potUnit === 0) expect(likelihood(deal, game, deal.next?.seat as Seat)).toBe(1);
        else expect(likelihood(deal, game, deal.next?.seat as Seat)).toBeGreaterThan(0);
      }),
      { numRuns: 50 },
    );
  });

  test('something sensible is always left to do', () => {
    fc.assert(
      fc.property(position, ([played, share]) => {
        const legal = upTo(played, share).at(-1)?.next?.legal ?? [];
        const some = sensible(legal);
        expect(some.length).toBeGreaterThan(0);
        expect(some.filter((action) => !legal.includes(action))).toEqual([]);
        // No card is left out.
        expect(legal.filter((action) => isCard(action) && !some.includes(action))).toEqual([]);
      }),
    );
  });

  test('four deals are played to the end by legal actions, the same each time', () => {
    const playOut = (seed: number): readonly string[] => {
      const players = game.seats.value[seed % game.seats.value.length] as number;
      const options = optionsFor(game, players);
      const deck = shuffled(packFor(game, players, options), seed);
      const deals = [begin({ game, options, players, dealer: seed % players, pot: 0, deal: 0, carry: {}, deck })];
      const actions: string[] = [];
      for (let d = deals[0] as Deal; d.next; d = deals.at(-1) as Deal) {
        actions.push(decide(viewOf(deals)));
        deals.push(play(d, actions.at(-1) as string));
      }
      return actions;
    };
    for (const seed of [1, 2, 3, 4]) expect(playOut(seed)).toEqual(playOut(seed));
  }, 60_000);
});

test('who bids more than all cards count is thought to hold a marriage', () => {
  const game = gameOf('tysyacha-odno') as Game;
  const terms = { game, options: optionsFor(game, 3), players: 3, dealer: 0, pot: 0, deal: 0, carry: {} };
  // The eldest has the marriage of hearts.
  const deck = 'Kh 9s 9c Ts Qh Js Jc Td Ah 9d 9h Tc Th Qs Qc Kd Jh As Ac Qd Ks Jd Kc Ad'.split(' ') as Card[];
  const dealt = begin({ ...terms, deck });
  const bid = play(dealt, 'bid:160');
  expect(handOf(dealt, dealt.next?.seat as Seat)).toEqual(expect.arrayContaining(['Kh', 'Qh']));
  const swapped = bid.hands.map((hand) => hand.map((card): Card => (card === 'Qh' ? 'Qs' : card === 'Qs' ? 'Qh' : card)));
  expect(likelihood(bid, game, bid.next?.seat as Seat)).toBe(1);
  expect(likelihood({ ...bid, hands: swapped }, game, bid.next?.seat as Seat)).toBeLessThan(0.1);
});

/** The deals of 1001 with three players from a seed, after these actions. */
function dealtAt(seed: number, actions: readonly string[]): readonly Deal[] {
  const game = gameOf('tysyacha-odno') as Game;
  const options = optionsFor(game, 3);
  const deck = shuffled(packFor(game, 3, options), seed);
  const deals = [begin({ game, options, players: 3, dealer: 1, pot: 0, deal: 0, carry: {}, deck })];
  for (const action of actions) deals.push(play(deals.at(-1) as Deal, action));
  return deals;
}

test.each([decide, think])('who may name more when he has seen the talon bids no more than he must', (player) => {
  const bids = Array.from({ length: 12 }, (_, seed) => player(viewOf(dealtAt(seed, ['bid:60']))));
  expect(new Set(bids)).toEqual(new Set(['bid:65', 'pass']));
});

test.each([decide, think])('nobody throws two marriages in', (player) => {
  const deals = dealtAt(4, ['bid:40', 'pass', 'pass']);
  expect(marriagesIn(handOf(deals.at(-1) as Deal, 2))).toEqual(['c', 'd']);
  expect(player(viewOf(deals))).toMatch(/^give:/);
});

/** Whether everybody sees the same happen, the cards apart that lie face down. */
function sameSteps(a: readonly Deal[], b: readonly Deal[]): boolean {
  const playIn = ({ events }: Deal) => {
    const laid = events.find((event) => event.type === 'played');
    return laid && (laid.faceDown ? laid.seat : [laid.seat, laid.card]);
  };
  const openOf = (deals: readonly Deal[]): string =>
    JSON.stringify(deals.map((d) => [d.turned, d.trump, d.pot, d.delta, d.next?.seat, d.out, playIn(d)]));
  return openOf(a) === openOf(b);
}
