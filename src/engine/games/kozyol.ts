// Kozyol, the untitled first game of Rozaliev's chapter: two against two, with the 7 of clubs over all queens and jacks.
import type { Card, Rank, Suit } from '../cards.ts';
import { byCard, packOf, ranksOf, SUITS } from '../cards.ts';
import { carries, isMarks, isTrue } from '../carry.ts';
import type { Cites, Deal, Seat } from '../deal.ts';
import { dealTo, eldestOf, handOf, listOf, seatsFrom } from '../deal.ts';
import { byOption, cited, game, option, phase } from '../game.ts';
import { gift } from '../phases/gift.ts';
import { marks } from '../phases/marks.ts';
import { namerOf, trumpNaming } from '../phases/name-trumps.ts';
import { roundRobin } from '../phases/round-robin.ts';
import { tricks } from '../phases/tricks.ts';
import { showTrumps } from '../phases/trump-card.ts';
import { followSuit, mustTrump, order } from '../tricks.ts';

/** Cards in hand when all are dealt. */
export const HAND = 8;

/** Trumps whatever the trump suit, from the highest down. */
const PERMANENT: readonly Card[] = ['7c', ...SUITS.map((suit): Card => `Q${suit}`), ...SUITS.map((suit): Card => `J${suit}`)];
const isPermanent = byCard((card) => PERMANENT.includes(card));

/** The permanent trumps, and under them what is left of the trump suit. */
const trumps = (suit: Suit, ranks: readonly Rank[]): readonly Card[] => [
  ...PERMANENT,
  ...ranks.map((rank): Card => `${rank}${suit}`).filter((card) => !isPermanent(card)),
];

/** Whether this deal opens the match with the jack of clubs instead of a turned card. */
const opensWithJack = (d: Deal): boolean => d.options.opening === 'jack-of-clubs' && d.deal === 0;
const holderOf = (d: Deal, card: Card): Seat => d.hands.findIndex((hand) => hand.includes(card));

interface FaceUpTerms {
  /** Eldest gets cards face up until one is no permanent trump; its suit is trumps. */
  readonly cites: Cites;
  /** All the cards that eldest can hold were permanent trumps: the printed suit of the last. */
  readonly none: { readonly cites: Cites };
  /** As many to each of the others, in one packet. */
  readonly others: { readonly cites: Cites };
}

/** The cards that eldest gets face up make trumps, and each of the others gets as many. */
const faceUp = phase('face-up', ({ cites, none, others }: FaceUpTerms) => ({
  begin(d) {
    if (opensWithJack(d)) return;
    const [eldest, ...rest] = seatsFrom(d, eldestOf(d)) as [Seat, ...Seat[]];
    const last = d.deck.slice(0, HAND).findIndex((card) => !isPermanent(card));
    const shown = dealTo(d, eldest, last < 0 ? HAND : last + 1, listOf(cites));
    showTrumps(d, eldest, shown, [...listOf(cites), ...(last < 0 ? listOf(none.cites) : [])]);
    for (const seat of rest) dealTo(d, seat, handOf(d, eldest).length, listOf(others.cites));
  },
}));

export default game({
  id: 'kozyol',
  seats: cited([4], 'rozaliev.kozyol.4'),
  partners: cited(true, 'rozaliev.kozyol.4'),
  pack: cited(packOf(ranksOf('AKQJT987')), 'rozaliev.kozyol.5', 'rozaliev.kozyol.6', 'rozaliev.kozyol.8'),
  order: order({ ranks: 'ATK987', trumps, cites: 'rozaliev.kozyol.10' }),
  points: cited({ A: 11, T: 10, K: 4, Q: 3, J: 2 }, 'rozaliev.kozyol.11'),
  potUnit: 0,
  options: {
    opening: option(['turned', 'jack-of-clubs'], 'rozaliev.kozyol.29'),
    void: option(['must-trump', 'free'], 'rozaliev.kozyol.20', 'R-kz-void'),
    queen: option(['4', '2'], 'rozaliev.kozyol.26', 'R-kz-queen-adds'),
  },
  isCarry: carries({ double: isTrue, scores: isMarks }),
  phases: [
    faceUp({
      cites: ['rozaliev.kozyol.12', 'rozaliev.kozyol.13', 'rozaliev.kozyol.14'],
      none: { cites: 'R-kz-eight' },
      others: { cites: 'rozaliev.kozyol.15' },
    }),
    roundRobin({ size: HAND, cites: 'rozaliev.kozyol.15' }),
    trumpNaming({ by: (d) => (opensWithJack(d) ? holderOf(d, 'Jc') : null), cites: 'rozaliev.kozyol.29' }),
    gift({ cites: 'rozaliev.kozyol.16' }),
    tricks({
      lead: { cites: ['rozaliev.kozyol.17', 'rozaliev.kozyol.19', 'rozaliev.kozyol.21'] },
      duties: [
        followSuit({ cites: 'rozaliev.kozyol.20' }),
        mustTrump({ when: ['void', 'must-trump'], cites: ['rozaliev.kozyol.20', 'R-kz-void'] }),
      ],
      freeToDuck: { cites: 'R-kz-beat' },
      winner: { cites: 'rozaliev.kozyol.10' },
      next: { cites: 'rozaliev.kozyol.18' },
    }),
    marks({
      cites: 'rozaliev.kozyol.22',
      losses: [
        { name: 'over-sixty', from: 61, marks: 1, cites: 'rozaliev.kozyol.23' },
        { name: 'over-ninety', from: 91, marks: 2, cites: 'rozaliev.kozyol.23' },
        { name: 'all-points', from: 120, marks: 3, cites: 'rozaliev.kozyol.23' },
      ],
      even: { cites: ['rozaliev.kozyol.27', 'R-kz-double'] },
      fallen: {
        card: 'Qc',
        to: '7c',
        marks: byOption('queen', { '4': 4, '2': 2 }),
        cites: ['rozaliev.kozyol.26', 'R-kz-queen-adds'],
      },
      limit: { marks: 6, cites: ['rozaliev.kozyol.7', 'rozaliev.kozyol.28'] },
      both: { cites: 'R-kz-both' },
      deals: { by: namerOf, cites: 'rozaliev.kozyol.30' },
    }),
  ],
});
