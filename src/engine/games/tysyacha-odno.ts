// A thousand and one: each for himself, a talon for the highest bid, trumps by marriages declared when leading.
import type { Card } from '../cards.ts';
import { packOf, printedSuitOf, rankOf, ranksOf } from '../cards.ts';
import { carries, isScores } from '../carry.ts';
import type { Action, Cites, Deal, Draft, Id, Seat } from '../deal.ts';
import { call, extended, handOf, inPlayFrom, listOf, tell } from '../deal.ts';
import type { ByOption, Game } from '../game.ts';
import { byOption, chosen, cited, game, option, phase } from '../game.ts';
import { holdsMarriage, marriagesIn, worthOfMarriages } from '../marriages.ts';
import { auction } from '../phases/auction.ts';
import { dealOut, talonDealt } from '../phases/deal-out.ts';
import type { Scale } from '../phases/numbers.ts';
import { callsOn, numberIn, numberLadder, offScale } from '../phases/numbers.ts';
import type { Line, Sheet } from '../phases/score.ts';
import { close, score, write } from '../phases/score.ts';
import type { WayOut } from '../phases/talon.ts';
import { takeTalon } from '../phases/talon.ts';
import type { Declaration } from '../phases/tricks.ts';
import { tricks } from '../phases/tricks.ts';
import { rounded } from '../rounding.ts';
import { followSuit, mustTrump, order, pointsOf, worthOf } from '../tricks.ts';

const ORDER = 'pppt'.repeat(3) + 'ppp'.repeat(4);

/** All card points of the pack: as much as a player without a marriage can hope for. */
const CARD_POINTS = 120;
/** As much as all tricks and all four marriages are worth. */
const ALL_POINTS = 400;

const declarerOf = (d: Deal): Seat => d.declarer as Seat;
const opponentsOf = (d: Deal): readonly Seat[] => inPlayFrom(d, declarerOf(d)).slice(1);

const BIDS: Scale = {
  word: 'bid',
  step: { points: 5, cites: ['rozaliev.tysyacha.12', 'rozaliev.tysyacha.13'] },
  least: { points: 40, cites: 'rozaliev.tysyacha.12' },
  most: { points: ALL_POINTS, cites: 'R-to-max' },
};
/** What the declarer bid, or was made to bid. */
const bidOf = (d: Deal): number => numberIn('bid', d.contract ?? '') ?? BIDS.least.points;
/** Whether the declarer was left with the talon without a bid. */
const isForced = (d: Deal): boolean => !d.calls.some((made) => numberIn('bid', made.call) !== null);
/** What the declarer has named; null before he has. */
const namedBy = (d: Deal): number | null => {
  for (const made of d.calls) {
    const named = numberIn('name', made.call);
    if (named !== null) return named;
  }
  return null;
};

/** When so many sit at the table, the dealer takes no part. */
const sitOut = phase('sit-out', ({ players }: { readonly players: number; readonly cites: Cites }) => ({
  begin(d) {
    if (d.players === players) d.out = [d.dealer];
  },
}));

interface ContractTerms {
  readonly scale: Omit<Scale, 'least'>;
  /** The declarer names what he will take. */
  readonly cites: Cites;
  /** Naming no more than the bid leaves it at that, and less cannot be named. */
  readonly least: { readonly cites: Cites };
}

/** The declarer names the points that he undertakes to make. */
const contract = phase('contract', ({ scale, cites, least }: ContractTerms) => {
  const scaleOf = (d: Deal): Scale => ({ ...scale, least: { points: bidOf(d), cites: least.cites } });
  return {
    turn: (d) => (namedBy(d) === null ? { seat: declarerOf(d), legal: callsOn(scaleOf(d)) } : null),
    act(d, _g, seat, action) {
      call(d, seat, action, listOf(cites));
    },
    vocabulary: () => callsOn({ ...scale, least: { ...BIDS.least } }),
    ground(d, _g, seat, action, allowed) {
      const n = numberIn(scale.word, action);
      if (n === null) return null;
      if (allowed) {
        const grounds = n === bidOf(d) ? [...listOf(cites), ...listOf(least.cites)] : listOf(cites);
        return { reason: { code: 'may-name', seat, n }, cites: grounds };
      }
      const off = offScale(scaleOf(d), n);
      return off && { ...off, reason: { ...off.reason, seat } };
    },
  };
});

interface MarriageTerms {
  /** Leading a card of it makes its suit trumps. */
  readonly cites: Cites;
  /** So does every later one, whoever declares it. */
  readonly again: { readonly cites: Cites };
  /** Nobody may declare a marriage that he does not hold. */
  readonly refused: { readonly cites: Cites };
  /** The course of play by which the source shows it. */
  readonly example: { readonly cites: Cites };
}

/** Leading the king or queen of a marriage and saying so makes its suit trumps and scores it. */
const marriage = (terms: MarriageTerms): Declaration => ({
  name: 'marriage',
  mark: '!',
  ...terms,
  isOpen: (d, seat, card) => ['K', 'Q'].includes(rankOf(card)) && holdsMarriage(handOf(d, seat), printedSuitOf(card)),
  declare(d, seat, card) {
    const suit = printedSuitOf(card);
    const cites = listOf((d.trump === null ? terms : terms.again).cites);
    d.trump = suit;
    d.marriages = extended(d.marriages, { seat, suit });
    tell(d, { type: 'marriage', seat, suit, points: worthOfMarriages([suit]), cites });
    tell(d, { type: 'trump', seat, suit, cites });
  },
});

const takenBy = (d: Deal, g: Game, seat: Seat): number => rounded(pointsOf(d, g)[seat] ?? 0);
const marriagesOf = (d: Deal, seat: Seat): number =>
  worthOfMarriages(d.marriages.filter((scored) => scored.seat === seat).map(({ suit }) => suit));

/** The declarer writes what he named, for or against him. */
const declarersLine = (terms: { readonly cites: Cites }): Line => ({
  name: 'declarer',
  ...terms,
  write(d, g) {
    const seat = declarerOf(d);
    const named = namedBy(d) ?? bidOf(d);
    const isMade = takenBy(d, g, seat) + marriagesOf(d, seat) >= named;
    tell(d, { type: isMade ? 'won' : 'lost', seat, how: 'bid', cites: listOf(terms.cites) });
    write(d, seat, isMade ? named : -named, isMade ? 'bid-made' : 'bid-missed', listOf(terms.cites));
  },
});

/** Whether the opponents write their marriages too. */
type Counting = 'all' | 'cards';

/** The opponents write what they took. */
const opponentsLine = (terms: { readonly counting: Counting | ByOption<Counting>; readonly cites: Cites }): Line => ({
  name: 'opponents',
  ...terms,
  write(d, g) {
    const isAll = chosen<Counting>(d, terms.counting) === 'all';
    for (const seat of opponentsOf(d)) {
      write(d, seat, takenBy(d, g, seat) + (isAll ? marriagesOf(d, seat) : 0), 'taken', listOf(terms.cites));
    }
  },
});

interface SittingTerms {
  readonly nines: { readonly points: number; readonly cites: Cites };
  readonly cites: Cites;
}

/** The dealer who sits out writes what the talon held. */
const sittingDealersLine = (terms: SittingTerms): Line => ({
  name: 'sitting-dealer',
  ...terms,
  write(d, g) {
    const talon = talonDealt(d, ORDER);
    const isNines = talon.every((card: Card) => rankOf(card) === '9');
    const points = isNines ? terms.nines.points : rounded(worthOf(talon, g));
    const cites: readonly Id[] = isNines ? listOf(terms.nines.cites) : listOf(terms.cites);
    for (const seat of d.out) write(d, seat, points, 'talon', cites);
  },
});

const sheet: Sheet = {
  target: { points: 1001, cites: 'rozaliev.tysyacha.44' },
  several: { cites: 'R-to-both' },
  sideOf: (seat) => [seat],
};

const THROW: Action = 'throw';
const end = (d: Draft, g: Game, cites: Cites): void => close(d, g, 'thrown', sheet, listOf(cites));

/** A declarer who bid may throw in his cards for what he bid. */
const throwingABid = (terms: { readonly cites: Cites }): WayOut => ({
  name: 'throwing-a-bid',
  ...terms,
  call: THROW,
  isOpen: (d) => !isForced(d),
  take(d, g) {
    write(d, declarerOf(d), -bidOf(d), 'thrown', listOf(terms.cites));
    end(d, g, terms.cites);
  },
});

/** A declarer who did not bid may throw in his cards for points to each opponent. */
const throwingUnbid = (terms: { readonly each: number; readonly cites: Cites }): WayOut => ({
  name: 'throwing-unbid',
  ...terms,
  call: THROW,
  isOpen: isForced,
  take(d, g) {
    for (const seat of opponentsOf(d)) write(d, seat, terms.each, 'thrown-to', listOf(terms.cites));
    end(d, g, terms.cites);
  },
});

export default game({
  id: 'tysyacha-odno',
  seats: cited([3, 4], 'rozaliev.tysyacha.3'),
  pack: cited(packOf(ranksOf('AKQJT9')), 'rozaliev.tysyacha.5'),
  order: order({ ranks: 'ATKQJ9', cites: 'rozaliev.tysyacha.7' }),
  points: cited({ A: 11, T: 10, K: 4, Q: 3, J: 2 }, 'rozaliev.tysyacha.6'),
  potUnit: 0,
  options: {
    defenders: option(['all', 'cards'], 'rozaliev.tysyacha.40', 'R-to-defenders'),
  },
  isCarry: carries({ scores: isScores }),
  phases: [
    sitOut({ players: 4, cites: 'rozaliev.tysyacha.4' }),
    dealOut({ order: ORDER, cites: ['rozaliev.tysyacha.8', 'rozaliev.tysyacha.9', 'rozaliev.tysyacha.10'] }),
    auction({
      turns: { cites: ['rozaliev.tysyacha.11', 'rozaliev.tysyacha.16'] },
      ladder: numberLadder({
        scale: BIDS,
        rising: { cites: 'rozaliev.tysyacha.16' },
        limit: {
          of: (d, seat) => CARD_POINTS + worthOfMarriages(marriagesIn(handOf(d, seat))),
          cites: ['rozaliev.tysyacha.14', 'R-to-max'],
        },
      }),
      pass: { cites: 'rozaliev.tysyacha.15' },
      forced: { call: `bid:${BIDS.least.points}`, cites: ['rozaliev.tysyacha.41', 'R-to-forced'] },
      declarer: { cites: 'rozaliev.tysyacha.17' },
    }),
    takeTalon({
      take: { isShown: true, cites: 'rozaliev.tysyacha.17' },
      give: { cites: 'rozaliev.tysyacha.17' },
      waysOut: [
        throwingABid({ cites: ['rozaliev.tysyacha.43', 'R-to-throw'] }),
        throwingUnbid({ each: 50, cites: ['rozaliev.tysyacha.41', 'rozaliev.tysyacha.42', 'R-to-throw'] }),
      ],
    }),
    contract({
      scale: { word: 'name', step: BIDS.step, most: { points: ALL_POINTS, cites: 'R-to-cap' } },
      cites: 'rozaliev.tysyacha.18',
      least: { cites: ['rozaliev.tysyacha.38', 'R-to-cap'] },
    }),
    tricks({
      lead: { by: declarerOf, cites: 'rozaliev.tysyacha.19' },
      duties: [followSuit({ cites: 'rozaliev.tysyacha.20' }), mustTrump({ cites: 'rozaliev.tysyacha.20' })],
      winner: { cites: ['rozaliev.tysyacha.7', 'rozaliev.tysyacha.20', 'rozaliev.tysyacha.21'] },
      next: { cites: 'rozaliev.tysyacha.19' },
      declaration: marriage({
        cites: ['rozaliev.tysyacha.22', 'rozaliev.tysyacha.23', 'rozaliev.tysyacha.24'],
        again: { cites: ['rozaliev.tysyacha.25', 'rozaliev.tysyacha.26'] },
        refused: { cites: ['rozaliev.tysyacha.31', 'R-to-false'] },
        example: {
          cites: ['rozaliev.tysyacha.27', 'rozaliev.tysyacha.28', 'rozaliev.tysyacha.29', 'rozaliev.tysyacha.30'],
        },
      }),
    }),
    score({
      cites: [
        'rozaliev.tysyacha.32',
        'rozaliev.tysyacha.33',
        'rozaliev.tysyacha.34',
        'rozaliev.tysyacha.35',
        'rozaliev.tysyacha.36',
      ],
      lines: [
        declarersLine({ cites: ['rozaliev.tysyacha.37', 'rozaliev.tysyacha.39', 'R-to-reach'] }),
        opponentsLine({
          counting: byOption('defenders', { all: 'all', cards: 'cards' }),
          cites: ['rozaliev.tysyacha.40', 'R-to-defenders'],
        }),
        sittingDealersLine({
          cites: ['rozaliev.tysyacha.45', 'R-to-talon'],
          nines: { points: 100, cites: 'rozaliev.tysyacha.45' },
        }),
      ],
      sheet,
    }),
  ],
});
