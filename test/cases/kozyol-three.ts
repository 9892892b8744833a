// Kozyol with trumps named on three cards: the play is Kozyol's, hearts having been named and the rest dealt in rounds.
import type { Case } from './case.ts';
import { PLAY } from './kozyol.ts';

const SIZE = 8;
const FIRST = 3;

/** The deck from which eldest gets the first three cards of his hand, and everybody the others in rounds. */
function deckOf(hands: readonly string[], eldest: number): string {
  const left = hands.map((hand) => hand.split(' '));
  const deck = (left[eldest] as string[]).splice(0, FIRST);
  for (let round = 0; round < SIZE; round++) {
    for (let i = 0; i < left.length; i++) deck.push(...(left[(eldest + i) % left.length] as string[]).splice(0, 1));
  }
  return deck.join(' ');
}

const DECK = 'Jh Ah Jd Th Js Kh Jc 9h 8h 7h Qc Qs Ac Tc Kc 9c As Ts Ks 9s 8s 7s Ad Td Kd 9d 8d 7d 7c Qh Qd 8c';

export const CASES: readonly Case[] = [
  ...PLAY.map((row) => ({
    ...row,
    deck: deckOf(row.hands, ((row.dealer ?? 0) + 1) % row.hands.length),
    actions: `trump:h rounds ${row.actions}`.trim(),
  })),
  { name: 'eldest alone gets three cards and names trumps', cites: ['rozaliev.kozyol-three.1'], hands: [], players: 4, stock: '', deck: DECK, actions: '', seat: 1, legal: 'trump:c trump:s trump:h trump:d last', held: { 1: 'Jh Ah Jd' } },
  { name: 'any suit may be named', cites: ['rozaliev.kozyol-three.1'], hands: [], players: 4, stock: '', deck: DECK, actions: '', allowed: 'trump:c' },
  { name: 'the suit named is trumps', cites: ['rozaliev.kozyol-three.1'], hands: [], players: 4, stock: '', deck: DECK, actions: 'trump:c rounds', trump: 'c' },
  { name: 'he may leave it to the last card', cites: ['rozaliev.kozyol-three.2'], hands: [], players: 4, stock: '', deck: DECK, actions: '', allowed: 'last' },
  { name: 'then nothing is trumps yet', cites: ['rozaliev.kozyol-three.2'], hands: [], players: 4, stock: '', deck: DECK, actions: 'last', trump: null, seat: 1 },
  { name: 'his last card of the rounds makes trumps', cites: ['rozaliev.kozyol-three.3'], hands: [], players: 4, stock: '', deck: DECK, actions: 'last rounds', trump: 's', held: { 1: 'Jh Ah Jd Th 9h Qs 9c 9s' } },
  { name: 'or the last of his five together, by the suit printed on it', cites: ['rozaliev.kozyol-three.3'], hands: [], players: 4, stock: '', deck: DECK, actions: 'last deal:0123', trump: 'c', held: { 0: 'Th Js Kh Jc 9h 8h 7h Qc', 1: 'Jh Ah Jd Qs Ac Tc Kc 9c' } },
  { name: 'who named trumps chooses how the rest is dealt', cites: ['rozaliev.kozyol-three.4'], hands: [], players: 4, stock: '', deck: DECK, actions: 'trump:h', seat: 1, allowed: 'deal:1302', legal: 'rounds deal:0123 deal:0132 deal:0213 deal:0231 deal:0312 deal:0321 deal:1023 deal:1032 deal:1203 deal:1230 deal:1302 deal:1320 deal:2013 deal:2031 deal:2103 deal:2130 deal:2301 deal:2310 deal:3012 deal:3021 deal:3102 deal:3120 deal:3201 deal:3210' },
  { name: 'in rounds: whoever has eight is passed over', cites: ['rozaliev.kozyol-three.4'], hands: [], players: 4, stock: '', deck: DECK, actions: 'trump:h rounds', held: { 1: 'Jh Ah Jd Th 9h Qs 9c 9s', 2: 'Js 8h Ac As 8s Td 8d Qh', 3: 'Kh 7h Tc Ts 7s Kd 7d Qd', 0: 'Jc Qc Kc Ks Ad 9d 7c 8c' } },
  { name: 'all to himself, to his partner, to the dealer, to the dealer’s partner', cites: ['rozaliev.kozyol-three.5', 'rozaliev.kozyol-three.6'], hands: [], players: 4, stock: '', deck: DECK, actions: 'trump:h deal:1302', held: { 1: 'Jh Ah Jd Th Js Kh Jc 9h', 3: '8h 7h Qc Qs Ac Tc Kc 9c', 0: 'As Ts Ks 9s 8s 7s Ad Td', 2: 'Kd 9d 8d 7d 7c Qh Qd 8c' } },
  { name: 'who left trumps to the last card chooses it as well', cites: ['R-kz3-last'], hands: [], players: 4, stock: '', deck: DECK, actions: 'last', seat: 1, allowed: 'rounds' },
];
