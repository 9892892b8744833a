// Zwicken, as it was played in Austria and Germany.
import type { Card, Rank, Suit } from '../cards.ts';
import { packOf, ranksOf } from '../cards.ts';
import { carries, isTrue } from '../carry.ts';
import type { Part } from '../chips.ts';
import type { Deal, Seat } from '../deal.ts';
import { byOption, cited, game, option } from '../game.ts';
import { dealersStake } from '../phases/ante.ts';
import { cut, isUnseen } from '../phases/cut.ts';
import { inOrOut } from '../phases/in-or-out.ts';
import { packets } from '../phases/packets.ts';
import type { Fine } from '../phases/payout.ts';
import { payout, trickless } from '../phases/payout.ts';
import { standOrDraw } from '../phases/stand-or-draw.ts';
import { tricks } from '../phases/tricks.ts';
import { turnUp } from '../phases/turn-up.ts';
import type { Duty } from '../tricks.ts';
import { followSuit, mustTrump, order, overtrump, playerOf, takeLead } from '../tricks.ts';

export const RANKS = 'AKQJT987';

/** Chips of the dealer's stake, and of a fine. */
const STAKE = 3;
/** What a trick takes of the pot. */
const THIRD: Part = [1, 3];

/** Always the second highest trump. */
const PERMANENT_TRUMP: Card = '7d';
function trumps(suit: Suit, ranks: readonly Rank[]): readonly Card[] {
  const [ace, ...others] = ranks.map((rank): Card => `${rank}${suit}`);
  return [ace as Card, PERMANENT_TRUMP, ...others.filter((card) => card !== PERMANENT_TRUMP)];
}

const aceOfTrumps = ({ trump }: Deal): Card => `A${trump ?? 'c'}`;
/** Whether the player put that card to one of the tricks. */
const hasPlayed = (d: Deal, played: Deal['tricks'], seat: Seat, card: Card): boolean =>
  played.some(({ leader, cards }) => cards.includes(card) && playerOf(d, cards.indexOf(card), leader) === seat);

/** What is owed to a card that another has led; void without a choice, to the trumps only. */
export const toFollow: readonly Duty[] = [
  followSuit({ cites: 'zwicken.play.6' }),
  takeLead({ cites: 'zwicken.play.6' }),
  mustTrump({ when: ['void', 'must-trump'], cites: 'zwicken.play.6' }),
  overtrump({ when: ['void', 'must-trump'], cites: 'zwicken.play.6' }),
];

/** On his first lead of the deal, the ace of trumps from whoever holds it. */
const leadAce: Duty = {
  name: 'lead-ace',
  when: ['aceLead', 'enforced'],
  cites: 'zwicken.differences.6',
  binds: ({ deal, seat, led }) => led === null && deal.tricks.every(({ leader }) => leader !== seat),
  meeting: (cards, { deal }) => cards.filter((card) => card === aceOfTrumps(deal)),
};

/** In, and no trick. */
export const noTrick = trickless({ chips: byOption('bete', { stake: STAKE, pot: 'pot' }), cites: 'zwicken.scoring.3' });

/** The dealer who dealt without a look at the bottom card. */
export const bottomUnseen: Fine = {
  name: 'bottom-unseen',
  chips: STAKE,
  cites: 'zwicken.scoring.4',
  isDue: (d, _g, seat) => seat === d.dealer && isUnseen(d),
};

/** Whoever held the ace of trumps when he led for the first time, and led another card. */
const aceNotLed: Fine = {
  name: 'ace-not-led',
  chips: STAKE,
  cites: 'zwicken.scoring.5',
  isDue(d, _g, seat) {
    const first = d.tricks.findIndex(({ leader }) => leader === seat);
    return first >= 0 && hasPlayed(d, d.tricks.slice(first + 1), seat, aceOfTrumps(d));
  },
};

/** Whoever lost the permanent trump to the ace of trumps. */
const sevenLost: Fine = {
  name: 'seven-lost',
  chips: STAKE,
  cites: 'zwicken.scoring.6',
  isDue: (d, _g, seat) =>
    hasPlayed(
      d,
      d.tricks.filter(({ cards }) => cards.includes(aceOfTrumps(d))),
      seat,
      PERMANENT_TRUMP,
    ),
};

export default game({
  id: 'zwicken',
  seats: cited([2, 3, 4, 5, 6], 'zwicken.infobox.5', 'zwicken.intro.1', 'R-zw-players'),
  pack: cited(packOf(ranksOf(RANKS)), 'zwicken.cards.1'),
  order: order({ ranks: RANKS, trumps, cites: ['zwicken.cards.3', 'zwicken.cards.4', 'zwicken.differences.2'] }),
  potUnit: STAKE,
  isCarry: carries({ dealerPaid: isTrue }),
  options: {
    cut: option(['automatic', 'played'], 'zwicken.differences.3', 'zwicken.scoring.4'),
    jump: option(['rearhand', 'skip-one'], 'zwicken.differences.5', 'zwicken.notes.1', 'R-zw-jump-note'),
    void: option(['must-trump', 'free'], 'zwicken.play.6'),
    aceLead: option(['penalised', 'enforced'], 'zwicken.differences.6', 'zwicken.scoring.5'),
    bete: option(['stake', 'pot'], 'zwicken.scoring.2', 'zwicken.scoring.3'),
  },
  phases: [
    dealersStake({ chips: STAKE, cites: 'zwicken.play.2' }),
    cut({
      look: {
        isFree: byOption('cut', { automatic: false, played: true }),
        cites: ['zwicken.description.3', 'zwicken.differences.3'],
      },
      unseen: { cites: 'zwicken.scoring.4' },
      hop: { ranks: 'A7', cites: 'zwicken.differences.4' },
      jump: {
        card: PERMANENT_TRUMP,
        each: STAKE,
        to: byOption('jump', {
          rearhand: { steps: -1, cites: ['zwicken.differences.5', 'R-zw-jump-stake'] },
          'skip-one': { steps: 2, cites: ['zwicken.notes.1', 'R-zw-jump-note'] },
        }),
      },
    }),
    packets({ sizes: [2], cites: 'zwicken.play.2' }),
    turnUp({ cites: 'zwicken.play.3' }),
    packets({ sizes: [1], cites: 'zwicken.play.3' }),
    inOrOut({
      turns: { cites: 'zwicken.play.4' },
      entry: standOrDraw({ most: 3, cites: 'zwicken.play.4' }),
      pass: { cites: ['zwicken.play.4', 'zwicken.description.4'] },
    }),
    tricks({
      lead: { cites: 'zwicken.play.5' },
      duties: [...toFollow, leadAce],
      winner: { cites: 'zwikken.20c.25' },
      next: { cites: 'zwikken.20c.26' },
    }),
    payout({
      nobody: { cites: 'zwicken.play.4' },
      alone: { cites: 'R-zw-alone' },
      tricks: { parts: [THIRD, THIRD, THIRD], cites: ['zwicken.scoring.1', 'zwicken.play.7', 'R-zw-most'] },
      fines: [noTrick, bottomUnseen, aceNotLed, sevenLost],
      addUp: { cites: ['zwicken.scoring.2', 'R-zw-add-up'] },
    }),
  ],
});
