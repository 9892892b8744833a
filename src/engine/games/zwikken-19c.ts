// Zwikken in the middle of the nineteenth century.
import type { Card } from '../cards.ts';
import { packOf, ranksOf } from '../cards.ts';
import type { Chips, Part } from '../chips.ts';
import type { Deal } from '../deal.ts';
import type { Game, Option } from '../game.ts';
import { byOption, cited, game, option } from '../game.ts';
import { dealersStake } from '../phases/ante.ts';
import { combination, fourWithTurnUp, pairWithTurnUp, threeAlike } from '../phases/combination.ts';
import { byWord, inOrOut } from '../phases/in-or-out.ts';
import { packets } from '../phases/packets.ts';
import { payout, trickless } from '../phases/payout.ts';
import { tricks } from '../phases/tricks.ts';
import { turnUp } from '../phases/turn-up.ts';
import type { Duty } from '../tricks.ts';
import { followSuit, order, rankingOf, trumpsAmong, winningPlace } from '../tricks.ts';

const RANKS = 'AKQJT98765432';

/** Chips of the dealer's stake, and of a fine. */
const STAKE = 3;
/** What a trick takes of the pot. */
const THIRD: Part = [1, 3];

/** What a bête pays. */
const bete: Chips = byOption('bete', { stake: STAKE, pot: 'pot' });

/** The pack of 32 is for three. */
const pack: Option = {
  ...option(['52', '32'], 'zwikken.19c.3'),
  defaultFor: (players) => (players === 3 ? '32' : '52'),
  rulesOut: (value, players) => value === '32' && players !== 3,
};

/** The first tricks, to which trumps are called for. */
const DARK_TRICKS = 2;
const isDark = (d: Deal): boolean => d.tricks.length < DARK_TRICKS;
const isTrump = (d: Deal, g: Game, card: Card): boolean => rankingOf(g.order, d.trump).suitOf(card) === d.trump;

/** To the tricks for which trumps are called, leading or not: a trump, whichever. */
const trumpsCalled: Duty = {
  name: 'trumps-called',
  cites: 'zwikken.19c.12',
  binds: ({ deal }) => isDark(deal),
  meeting: trumpsAmong,
};

/** To the last trick, which is open again: the suit led. */
const suitFollowed: Duty = {
  ...followSuit({ cites: 'zwikken.19c.15' }),
  binds: ({ deal, led }) => led !== null && !isDark(deal),
};

/** The highest trump takes a dark trick; without a trump it is the leader's. */
function takingPlace(d: Deal, g: Game): number {
  const place = winningPlace(d.trick, rankingOf(g.order, d.trump), d.trump);
  return isDark(d) && !isTrump(d, g, d.trick[place] as Card) ? 0 : place;
}

export default game({
  id: 'zwikken-19c',
  seats: cited([3, 4, 5, 6], 'zwikken.19c.2'),
  pack: cited(byOption('pack', { '52': packOf(ranksOf(RANKS)), '32': packOf(ranksOf('AKQJT987')) }), 'zwikken.19c.3'),
  order: order({ ranks: RANKS, cites: 'R-19c-rank' }),
  potUnit: STAKE,
  options: {
    pack,
    mustPlay: option(['none', 'first', 'second', 'both'], 'zwikken.19c.6'),
    pairWithTurnUp: option(['off', 'on'], 'zwikken.19c.10'),
    bete: option(['stake', 'pot'], 'R-19c-bete-amount'),
  },
  phases: [
    dealersStake({ chips: STAKE, cites: 'zwikken.19c.4' }),
    packets({ sizes: [3], cites: 'zwikken.19c.4' }),
    turnUp({ cites: 'zwikken.19c.4' }),
    inOrOut({
      turns: { cites: 'zwikken.19c.5' },
      entry: byWord('play', 'zwikken.19c.5'),
      pass: { cites: 'zwikken.19c.5' },
      compelled: {
        deals: byOption('mustPlay', { none: [], first: [0], second: [1], both: [0, 1] }),
        cites: 'zwikken.19c.6',
      },
    }),
    combination({
      end: 'combination',
      ways: [
        fourWithTurnUp({ cites: 'zwikken.19c.9' }),
        threeAlike({ cites: ['zwikken.19c.7', 'R-19c-triple'], highest: { ranks: RANKS, cites: 'zwikken.19c.8' } }),
        pairWithTurnUp({ when: ['pairWithTurnUp', 'on'], cites: 'zwikken.19c.10' }),
      ],
      stakes: [],
      others: {
        chips: bete,
        cites: ['zwikken.19c.7', 'R-19c-bete-in', 'R-19c-bete-amount'],
      },
    }),
    tricks({
      lead: { cites: ['zwikken.19c.11', 'zwikken.19c.12'] },
      duties: [trumpsCalled, suitFollowed],
      follow: (d) => (isDark(d) ? trumpsCalled : suitFollowed),
      faceDown: { isDown: (d, g, card) => isDark(d) && !isTrump(d, g, card), cites: 'zwikken.19c.13' },
      winner: { place: takingPlace, cites: 'zwikken.19c.14' },
      next: { cites: 'zwikken.20c.26' },
    }),
    payout({
      nobody: { cites: 'R-19c-all-pass' },
      alone: { cites: 'R-19c-alone' },
      tricks: { parts: [THIRD, THIRD, THIRD], cites: 'zwikken.19c.11' },
      fines: [trickless({ chips: bete, cites: ['R-19c-bete', 'R-19c-bete-amount'] })],
    }),
  ],
});
