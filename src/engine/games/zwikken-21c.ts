// Zwikken today, with the Lubber rules of the Achterhoek.
import type { Stake } from '../chips.ts';
import { byOption, chosen, option, variant } from '../game.ts';
import { ante } from '../phases/ante.ts';
import { asking, hasAsked } from '../phases/asking.ts';
import { combination, threeAlike } from '../phases/combination.ts';
import { announcedTens, exchange } from '../phases/exchange.ts';
import { search } from '../phases/search.ts';
import { mostPoints, settle } from '../phases/settle.ts';
import { tricks } from '../phases/tricks.ts';
import type { Duty } from '../tricks.ts';
import parent, { duties } from './zwikken-20c.ts';

const ASKS = ['ask', 'better', 'even-better'];
const SPEEL = 'speel';
const roundsPlayed = byOption('rounds', { '1': 1, '2': 2, '3': 3 });

/** An asking call plays for so many rounds of chips, and never for more than the pot holds. */
const rounds: Stake = {
  name: 'rounds',
  cites: ['zwikken.21c.5', 'zwikken.21c.6', 'R-21c-amount'],
  chips: (d) => (d.contract === SPEEL ? null : Math.min(chosen(d, roundsPlayed) * d.players, d.pot)),
};

/** When a deal leaves the pot empty. */
const emptied = { each: 1, cites: 'zwikken.21c.31' };

/** The speler leads the ace of trumps only when it is his last card. */
const aceHeldBack: Duty = {
  name: 'ace-held-back',
  when: ['lubber', 'on'],
  cites: ['zwikken.lubber.2', 'R-21c-lubber-forced'],
  binds: ({ deal, seat, led, hand }) => led === null && seat === deal.declarer && hand.some((card) => card === `A${deal.trump}`),
  meeting: (cards, { deal }) => cards.filter((card) => card !== `A${deal.trump}`),
};

export default variant(parent, {
  id: 'zwikken-21c',
  cites: 'zwikken.21c.1',
  options: {
    maxTurns: null,
    singleTrick: null,
    rounds: option(['1', '2', '3'], 'zwikken.21c.6', 'R-21c-amount'),
    lubber: option(['off', 'on'], 'zwikken.lubber.1'),
    loser: option(['amount', 'pot'], 'zwikken.21c.36'),
  },
  phases: [
    ante.but({ cites: 'zwikken.21c.3' }),
    asking({
      turns: { cites: 'zwikken.21c.4' },
      asks: { calls: ASKS, cites: ['zwikken.21c.4', 'zwikken.21c.7'] },
      top: { call: SPEEL, cites: ['zwikken.21c.4', 'R-21c-speel'] },
      again: { cites: ['zwikken.21c.8', 'zwikken.21c.25', 'R-21c-calls'] },
      finalPass: { when: ['lubber', 'on'], cites: 'zwikken.lubber.3' },
      seenSuit: { cites: ['zwikken.21c.13', 'R-21c-forced-pass'] },
      announcements: { cites: 'zwikken.21c.16' },
      declarer: { cites: 'zwikken.21c.10' },
    }),
    search.but({
      choice: { cites: ['zwikken.21c.11', 'zwikken.21c.26'] },
      price: { each: [1, 0], cites: 'zwikken.21c.14' },
      limit: { cards: 3, cites: 'zwikken.21c.12' },
      end: { cites: ['zwikken.21c.15', 'zwikken.21c.27'] },
    }),
    exchange.but({ rights: announcedTens({ cites: ['zwikken.21c.17', 'zwikken.21c.18', 'zwikken.21c.19'] }) }),
    combination.but({
      ways: [threeAlike({ cites: ['zwikken.21c.20', 'zwikken.21c.28'], highest: { ranks: 'TAKQJ', cites: 'zwikken.21c.23' } })],
      who: {
        may: (d, seat) => hasAsked(d, seat, [...ASKS, SPEEL]),
        cites: ['zwikken.21c.21', 'zwikken.21c.24', 'R-21c-zwik-asked'],
      },
      stakes: [rounds],
      others: { chips: 'prize', cites: ['zwikken.21c.22', 'R-21c-zwik-pays'] },
      emptied,
    }),
    tricks.but({
      lead: { cites: ['zwikken.21c.29', 'zwikken.20c.23'] },
      duties: [...duties, aceHeldBack],
    }),
    settle.but({
      aims: [mostPoints({ cites: ['zwikken.21c.2', 'zwikken.21c.32', 'zwikken.21c.33', 'zwikken.21c.34'] })],
      win: { cites: 'zwikken.21c.35' },
      loss: { chips: byOption('loser', { amount: 'stake', pot: 'pot' }), cites: 'zwikken.21c.36' },
      others: { cites: ['zwikken.21c.37', 'R-21c-defender'] },
      stakes: [rounds],
      emptied,
    }),
  ],
});
