// Kozyol. Seat 0 deals, seat 1 is eldest, seats 1 and 3 play against 0 and 2, unless a row says otherwise.
import type { Case } from './case.ts';

/** Hearts are trumps, everybody has several. */
const PLAIN = ['7c Qd Jh 7h 9c 7s Kd 8d', 'Ah Qc Jd 9h Ac 8c As 7d', 'Qs Jc Th 8h Tc Ts Ks Ad', 'Qh Js Kh Kc 9s 8s Td 9d'] as const;
/** Hearts are trumps; eldest has the eight highest but the jacks of hearts and diamonds, seat 2 one, seat 3 none. */
const MIGHTY = ['Jh Jd Kh 9h 8h 7h 8c 7d', 'Ah 7c Qc Qs Qh Qd Jc Js', 'Th Ac Tc Kc 9c As Ts Ks', '9s 8s 7s Ad Td Kd 9d 8d'] as const;
/** Hearts are trumps; eldest and seat 2 have one each. */
const TWO_LONE = ['Jd Kh 9h 8h 7h 9d 8d 7d', 'Ah Ac Tc Kc 9c 8c As Ts', 'Th Ks 9s 8s 7s Ad Td Kd', '7c Qc Qs Qh Qd Jc Js Jh'] as const;
/** Hearts are trumps; eldest has one, his partner none. */
const ONE_AND_NONE = ['Jd Th Kh 9h 8h 7h 8d 7d', 'Ah Ac Tc Kc 9c 8c As Ts', '7c Qc Qs Qh Qd Jc Js Jh', 'Ks 9s 8s 7s Ad Td Kd 9d'] as const;
/** Spades are trumps when they are named; the jack of clubs is the only one that seat 2 has. */
const LONE_JACK = ['7c Qd Jh Js 9s 8s Kh 8d', 'Ah Qc Jd As Ts Ks 7s 7d', 'Jc Tc Ac 9c 8c Kc Th Ad', 'Qh Qs 9h 8h 7h Td 9d Kd'] as const;

/** What seats 1 and 3 take with PLAIN, played so; the queen of clubs falls to the 7 of clubs where it is said. */
const SIXTY = 'Jd Qs Js 7c Qd 9h Jc Kh Jh Ah 8h Qh 9s 7s As Ts Qc Th Td 7h 7d Ad 9d Kd Ks 8s 9c Ac Tc Kc 8d 8c';
const SIXTY_QUEEN = '8c Tc Kc 9c Th Js Jh Ah 9d Kd 7d Ad Ks 8s 7s As Jd Jc Qh Qd 9s 7h 9h Ts Qc 8h Kh 7c 8d Ac Qs Td';
const SIXTY_ONE = 'Ah Jc Kh Qd 9c Ac Tc Kc As Ts 9s 7s Jd 8h Js Jh Qh 7h Qc Qs 9h Th 9d 7c 8d 7d Ad Td Ks 8s Kd 8c';
const SIXTY_ONE_QUEEN = 'Ac Tc Kc 9c Jd Qs Qh Jh Th Kh Qd 9h 7c Qc 8h Js Kd 7d Ad Td Ks 9s 7s As 8c Jc 8s 7h Ts 9d 8d Ah';
const NINETY = 'Ac Tc Kc 9c Qc 8h Qh Qd 8c Jc Kh 7c Jh Jd Th Js 9s 7s As Ks 9h Qs Td 7h Ts 8s Kd Ah 7d Ad 9d 8d';
const NINETY_ONE = '7d Ad 9d 8d Qs Js Jh Qc As Ks 8s 7s Ah Th Qh Qd Td Kd 9h 8h Jd Jc Kh 7h Ts 9s 7c 8c 9c Ac Tc Kc';
/** Everything, with MIGHTY. */
const ALL = 'keep 7c Th 9s Jh Qc Ac 8s Jd Qs Tc 7s Kh Qh Kc Ad 9h Qd 9c Td 8h Jc As Kd 7h Js Ts 9d 8c Ah Ks 8d 7d';

/** Cases of the play, the same whichever way trumps were found. */
export const PLAY: readonly Case[] = [
  { name: 'two play against two: partners write the same', cites: ['rozaliev.kozyol.4'], hands: PLAIN, stock: '', actions: SIXTY_ONE, result: { delta: [-1, 0, -1, 0] } },
  { name: 'thirty-two cards without the sixes are eight for each', cites: ['rozaliev.kozyol.5', 'rozaliev.kozyol.6'], hands: PLAIN, stock: '', actions: '', held: { 0: PLAIN[0], 1: PLAIN[1], 2: PLAIN[2], 3: PLAIN[3] } },
  { name: 'everybody deals in turn', cites: ['rozaliev.kozyol.8'], dealer: 3, hands: [PLAIN[1], PLAIN[2], PLAIN[3], PLAIN[0]], stock: '', actions: SIXTY_ONE, result: { nextDealer: 0 } },
  // trumps
  { name: 'the 7 of clubs is over the queen of clubs', cites: ['rozaliev.kozyol.10'], hands: PLAIN, stock: '', actions: 'Qc Qs Qh 7c', seat: 0 },
  { name: 'the queen of clubs is over the other queens', cites: ['rozaliev.kozyol.10'], hands: PLAIN, stock: '', actions: 'Qc Qs Qh Qd', seat: 1 },
  { name: 'the queen of spades is over that of hearts', cites: ['rozaliev.kozyol.10'], hands: PLAIN, stock: '', actions: '9h Qs Qh Qd', seat: 2 },
  { name: 'the queen of hearts is over that of diamonds', cites: ['rozaliev.kozyol.10'], hands: PLAIN, stock: '', actions: '9h 8h Qh Qd', seat: 3 },
  { name: 'the lowest queen is over the highest jack', cites: ['rozaliev.kozyol.10'], hands: PLAIN, stock: '', actions: '9h Jc Kh Qd', seat: 0 },
  { name: 'the jack of clubs is over the other jacks', cites: ['rozaliev.kozyol.10'], hands: PLAIN, stock: '', actions: 'Jd Jc Js Jh', seat: 2 },
  { name: 'the jack of spades is over that of hearts', cites: ['rozaliev.kozyol.10'], hands: PLAIN, stock: '', actions: 'Jd Th Js Jh', seat: 3 },
  { name: 'the jack of hearts is over that of diamonds', cites: ['rozaliev.kozyol.10'], hands: PLAIN, stock: '', actions: 'Jd Th Kh Jh', seat: 0 },
  { name: 'the lowest jack is over the ace of trumps', cites: ['rozaliev.kozyol.10'], hands: MIGHTY, stock: '', actions: 'keep Ah Th Ad Jd', seat: 0 },
  { name: 'the ace of trumps is over the ten', cites: ['rozaliev.kozyol.10'], hands: PLAIN, stock: '', actions: 'Ah Th Kh 7h', seat: 1 },
  { name: 'the ten of trumps is over the king', cites: ['rozaliev.kozyol.10'], hands: PLAIN, stock: '', actions: '9h Th Kh 7h', seat: 2 },
  { name: 'the king of trumps is over the nine', cites: ['rozaliev.kozyol.10'], hands: PLAIN, stock: '', actions: '9h 8h Kh 7h', seat: 3 },
  { name: 'in a plain suit too the ten is over the king', cites: ['rozaliev.kozyol.10'], hands: PLAIN, stock: '', actions: '8c Tc Kc 9c', seat: 2 },
  { name: 'a trump is over the suit led', cites: ['rozaliev.kozyol.10'], hands: PLAIN, stock: '', actions: 'Ac Tc Kc 9c 8c 8h Kh 7h', seat: 3 },
  // gifts
  { name: 'a lone trump may be given away', cites: ['rozaliev.kozyol.16'], hands: MIGHTY, stock: '', actions: '', seat: 2, legal: 'give:Th keep' },
  { name: 'only the trump may be given', cites: ['rozaliev.kozyol.16'], hands: MIGHTY, stock: '', actions: '', refused: 'give:Ac' },
  { name: 'the partner gives back any other card', cites: ['rozaliev.kozyol.16'], hands: MIGHTY, stock: '', actions: 'give:Th', seat: 0, legal: 'give:Jh give:Jd give:Kh give:9h give:8h give:7h give:8c give:7d' },
  { name: 'the card received may not come back', cites: ['rozaliev.kozyol.16'], hands: MIGHTY, stock: '', actions: 'give:Th', refused: 'give:Th' },
  { name: 'both cards change hands', cites: ['rozaliev.kozyol.16'], hands: MIGHTY, stock: '', actions: 'give:Th give:8c', seat: 1, held: { 0: 'Th Jh Jd Kh 9h 8h 7h 7d', 2: 'Ac Tc Kc 9c As Ts Ks 8c' } },
  { name: 'a trump may be given back', cites: ['rozaliev.kozyol.16'], hands: MIGHTY, stock: '', actions: 'give:Th', allowed: 'give:Jh' },
  { name: 'a lone trump may be kept', cites: ['rozaliev.kozyol.16'], hands: MIGHTY, stock: '', actions: 'keep', seat: 1, legal: 'Ah 7c Qc Qs Qh Qd Jc Js' },
  { name: 'nobody who has no trump or several is asked', cites: ['rozaliev.kozyol.16'], hands: PLAIN, stock: '', actions: '', seat: 1, legal: PLAIN[1] },
  { name: 'eldest is asked first', cites: ['rozaliev.kozyol.16'], hands: TWO_LONE, stock: '', actions: '', seat: 1, legal: 'give:Ah keep' },
  { name: 'then the next who has a lone trump', cites: ['rozaliev.kozyol.16'], hands: TWO_LONE, stock: '', actions: 'keep', seat: 2, legal: 'give:Th keep' },
  { name: 'who got a lone trump in return is not asked again', cites: ['rozaliev.kozyol.16'], hands: TWO_LONE, stock: '', actions: 'give:Ah give:Jh', seat: 2, legal: 'give:Th keep' },
  { name: 'the trump received may be the lone one of the partner, who has his turn yet', cites: ['rozaliev.kozyol.16'], hands: ONE_AND_NONE, stock: '', actions: 'give:Ah give:Ks', seat: 3, legal: 'give:Ah keep' },
  // the play
  { name: 'eldest leads', cites: ['rozaliev.kozyol.17'], hands: PLAIN, stock: '', actions: '', seat: 1, legal: PLAIN[1] },
  { name: 'any card may be led', cites: ['rozaliev.kozyol.17'], hands: PLAIN, stock: '', actions: '', allowed: 'Qc' },
  { name: 'one card is led, and the next player plays to it', cites: ['rozaliev.kozyol.21'], hands: PLAIN, stock: '', actions: 'Ac', seat: 2, legal: 'Tc' },
  { name: 'cards fall clockwise', cites: ['rozaliev.kozyol.19'], hands: PLAIN, stock: '', actions: 'Ac Tc Kc', seat: 0, legal: '9c' },
  { name: 'who takes the trick leads', cites: ['rozaliev.kozyol.18'], hands: PLAIN, stock: '', actions: '7d Ad Td Kd', seat: 2, legal: 'Qs Jc Th 8h Tc Ts Ks' },
  { name: 'follow suit', cites: ['rozaliev.kozyol.20'], hands: PLAIN, stock: '', actions: 'As', seat: 2, legal: 'Ts Ks' },
  { name: 'a queen does not follow the suit printed on her', cites: ['rozaliev.kozyol.20'], hands: PLAIN, stock: '', actions: 'As', refused: 'Qs' },
  { name: 'trumps are one suit: to a queen any trump follows', cites: ['rozaliev.kozyol.20'], hands: PLAIN, stock: '', actions: 'Qc', seat: 2, legal: 'Qs Jc Th 8h' },
  { name: 'a club does not follow the queen of clubs', cites: ['rozaliev.kozyol.20'], hands: PLAIN, stock: '', actions: 'Qc', refused: 'Tc' },
  { name: 'the 7 of clubs is no club', cites: ['rozaliev.kozyol.20'], hands: PLAIN, stock: '', actions: 'Ac Tc Kc', refused: '7c' },
  { name: 'void: a trump', cites: ['rozaliev.kozyol.20', 'R-kz-void'], hands: PLAIN, stock: '', actions: 'Ac Tc Kc 9c 8c', seat: 2, legal: 'Qs Jc Th 8h' },
  { name: 'void with a trump: no other suit', cites: ['rozaliev.kozyol.20', 'R-kz-void'], hands: PLAIN, stock: '', actions: 'Ac Tc Kc 9c 8c', refused: 'Ad' },
  { name: 'void and a trump in the trick: a lower one will do', cites: ['R-kz-void'], hands: PLAIN, stock: '', actions: 'Ac Tc Kc 9c 8c Qs', seat: 3, legal: 'Qh Js Kh' },
  { name: 'no card of the suit and no trump: any card', cites: ['rozaliev.kozyol.20'], hands: MIGHTY, stock: '', actions: 'keep Ah Th', seat: 3, legal: '9s 8s 7s Ad Td Kd 9d 8d' },
  { name: 'free when void: any card', cites: ['R-kz-void'], options: { void: 'free' }, hands: PLAIN, stock: '', actions: 'Ac Tc Kc 9c 8c', seat: 2, legal: 'Qs Jc Th 8h Ts Ks Ad' },
  { name: 'free when void: suit is followed all the same', cites: ['R-kz-void'], options: { void: 'free' }, hands: PLAIN, stock: '', actions: 'As', seat: 2, legal: 'Ts Ks' },
  { name: 'nobody need beat', cites: ['R-kz-beat'], hands: PLAIN, stock: '', actions: '9h', allowed: '8h' },
  // points and marks
  { name: 'card points: ace 11, ten 10, king 4, queen 3, jack 2', cites: ['rozaliev.kozyol.11'], hands: PLAIN, stock: '', actions: SIXTY, result: { points: [16, 44, 44, 16] } },
  { name: 'points are counted when all cards are played', cites: ['rozaliev.kozyol.22'], hands: PLAIN, stock: '', actions: NINETY, result: { end: 'played', points: [6, 74, 24, 16] } },
  { name: 'opponents who took 61: one', cites: ['rozaliev.kozyol.23'], hands: PLAIN, stock: '', actions: SIXTY_ONE, result: { delta: [-1, 0, -1, 0], carry: { scores: [1, 0] } } },
  { name: 'opponents who took 90: one', cites: ['rozaliev.kozyol.23'], hands: PLAIN, stock: '', actions: NINETY, result: { delta: [-1, 0, -1, 0] } },
  { name: 'opponents who took 91: two', cites: ['rozaliev.kozyol.23'], hands: PLAIN, stock: '', actions: NINETY_ONE, result: { delta: [-2, 0, -2, 0] } },
  { name: 'opponents who took everything: three', cites: ['rozaliev.kozyol.23'], hands: MIGHTY, stock: '', actions: ALL, result: { points: [0, 120, 0, 0], delta: [-3, 0, -3, 0] } },
  { name: 'marks add up from deal to deal', cites: ['rozaliev.kozyol.23'], hands: PLAIN, stock: '', carry: { scores: [2, 3] }, actions: NINETY_ONE, result: { carry: { scores: [4, 3] }, over: null } },
  { name: 'a queen of clubs that falls to the opponents’ 7 of clubs costs four', cites: ['rozaliev.kozyol.26'], hands: PLAIN, stock: '', actions: SIXTY_ONE_QUEEN, result: { delta: [-1, -4, -1, -4], carry: { scores: [1, 4] } } },
  { name: 'or two', cites: ['rozaliev.kozyol.26'], options: { queen: '2' }, hands: PLAIN, stock: '', actions: SIXTY_ONE_QUEEN, result: { delta: [-1, -2, -1, -2] } },
  { name: 'a queen of clubs of one’s own under the 7 of clubs costs nothing', cites: ['rozaliev.kozyol.26'], hands: MIGHTY, stock: '', actions: ALL, result: { carry: { scores: [3, 0] } } },
  { name: 'the queen counts at 60 to 60 too', cites: ['R-kz-queen-adds'], hands: PLAIN, stock: '', actions: SIXTY_QUEEN, result: { delta: [0, -4, 0, -4], carry: { double: true, scores: [0, 4] } } },
  { name: '60 to 60: nothing, and the next deal counts double', cites: ['rozaliev.kozyol.27'], hands: PLAIN, stock: '', actions: SIXTY, result: { delta: [0, 0, 0, 0], carry: { double: true, scores: [0, 0] } } },
  { name: 'after 60 to 60 marks count double, and the one after that is single again', cites: ['rozaliev.kozyol.27'], hands: PLAIN, stock: '', carry: { double: true, scores: [0, 1] }, actions: NINETY_ONE, result: { delta: [-4, 0, -4, 0], carry: { scores: [4, 1] } } },
  { name: 'the queen’s marks count double too', cites: ['rozaliev.kozyol.27'], hands: PLAIN, stock: '', carry: { double: true }, actions: SIXTY_ONE_QUEEN, result: { delta: [-2, -8, -2, -8] } },
  { name: '60 to 60 twice running is double, not fourfold', cites: ['R-kz-double'], hands: PLAIN, stock: '', carry: { double: true, scores: [1, 1] }, actions: SIXTY, result: { delta: [0, 0, 0, 0], carry: { double: true, scores: [1, 1] } } },
  { name: 'six marks, all of two sixes, and the match is lost', cites: ['rozaliev.kozyol.7', 'rozaliev.kozyol.28'], hands: PLAIN, stock: '', carry: { scores: [5, 5] }, actions: SIXTY_ONE, result: { carry: { scores: [6, 5] }, over: [1, 3] } },
  { name: 'with five it goes on', cites: ['rozaliev.kozyol.28'], hands: PLAIN, stock: '', carry: { scores: [4, 5] }, actions: SIXTY_ONE, result: { over: null } },
  { name: 'both pairs there: who has more marks has lost', cites: ['R-kz-both'], hands: PLAIN, stock: '', carry: { scores: [5, 3] }, actions: SIXTY_ONE_QUEEN, result: { carry: { scores: [6, 7] }, over: [0, 2] } },
  { name: 'both with the same: who had fewer points has lost', cites: ['R-kz-both'], hands: PLAIN, stock: '', carry: { scores: [5, 2] }, actions: SIXTY_ONE_QUEEN, result: { carry: { scores: [6, 6] }, over: [1, 3] } },
  { name: 'the points the same too: the dealer’s pair has lost', cites: ['R-kz-both'], hands: PLAIN, stock: '', carry: { scores: [6, 2] }, actions: SIXTY_QUEEN, result: { carry: { double: true, scores: [6, 6] }, over: [1, 3] } },
];

export const CASES: readonly Case[] = [
  ...PLAY,
  // the deal
  { name: 'the first card that eldest gets makes trumps', cites: ['rozaliev.kozyol.12', 'rozaliev.kozyol.13'], hands: PLAIN, stock: '', actions: '', trump: 'h' },
  { name: 'the 7 of clubs, queens and jacks do not', cites: ['rozaliev.kozyol.13', 'rozaliev.kozyol.14'], hands: [], players: 4, stock: '', deck: '7c Qh Jd Ts', actions: '', trump: 's' },
  { name: 'another club does', cites: ['rozaliev.kozyol.13'], hands: [], players: 4, stock: '', deck: 'Jd 8c', actions: '', trump: 'c' },
  { name: 'each of the others gets as many, then one card goes round at a time', cites: ['rozaliev.kozyol.15'], hands: [], players: 4, stock: '', deck: 'Jh Ah Jd Th Js Kh Jc 9h 8h 7h Qc Qs Ac Tc Kc 9c As Ts Ks 9s 8s 7s Ad Td Kd 9d 8d 7d 7c Qh Qd 8c', actions: '', held: { 1: 'Jh Ah 8h Ac As 8s Kd 7c', 2: 'Jd Th 7h Tc Ts 7s 9d Qh', 3: 'Js Kh Qc Kc Ks Ad 8d Qd', 0: 'Jc 9h Qs 9c 9s Td 7d 8c' } },
  { name: 'eight that make no trumps: the suit printed on the eighth', cites: ['R-kz-eight'], hands: [], players: 4, stock: '', deck: '7c Qc Qs Qh Qd Jc Js Jd', actions: '', trump: 'd', held: { 1: '7c Qc Qs Qh Qd Jc Js Jd' } },
  { name: 'the 7 of clubs as the eighth makes clubs trumps', cites: ['R-kz-eight'], hands: [], players: 4, stock: '', deck: 'Jh Qc Qs Qh Qd Jc Js 7c', actions: '', trump: 'c' },
  // the jack of clubs
  { name: 'in the first deal whoever has the jack of clubs names trumps', cites: ['rozaliev.kozyol.29'], options: { opening: 'jack-of-clubs' }, hands: PLAIN, stock: '', actions: '', seat: 2, legal: 'trump:c trump:s trump:h trump:d' },
  { name: 'the suit named is trumps, and eldest leads', cites: ['rozaliev.kozyol.29'], options: { opening: 'jack-of-clubs' }, hands: PLAIN, stock: '', actions: 'trump:d', trump: 'd', seat: 1 },
  { name: 'naming is his right', cites: ['rozaliev.kozyol.29'], options: { opening: 'jack-of-clubs' }, hands: PLAIN, stock: '', actions: '', allowed: 'trump:s' },
  { name: 'then all cards go round one at a time, none face up', cites: ['rozaliev.kozyol.29'], options: { opening: 'jack-of-clubs' }, hands: [], players: 4, stock: '', deck: 'Jh Ah Jd Th Js Kh Jc 9h 8h 7h Qc Qs Ac Tc Kc 9c As Ts Ks 9s 8s 7s Ad Td Kd 9d 8d 7d 7c Qh Qd 8c', actions: '', trump: null, held: { 1: 'Jh Js 8h Ac As 8s Kd 7c' } },
  { name: 'gifts come after it', cites: ['rozaliev.kozyol.29'], options: { opening: 'jack-of-clubs' }, hands: LONE_JACK, stock: '', actions: 'trump:s', seat: 2, legal: 'give:Jc keep' },
  { name: 'in later deals a card is turned as usual', cites: ['rozaliev.kozyol.29'], options: { opening: 'jack-of-clubs' }, deal: 1, hands: PLAIN, stock: '', actions: '', trump: 'h', seat: 1, legal: PLAIN[1] },
  { name: 'who had the jack of clubs deals next, though he gave it away', cites: ['rozaliev.kozyol.30'], options: { opening: 'jack-of-clubs' }, hands: LONE_JACK, stock: '', actions: 'trump:s give:Jc give:8d Qc 8d Qs Jc Ah Th 8h Kh Jd Ad Qh Js Td Jh 7d 8c 8s Ts Ac Kd Ks 9c 9h 9s 7s Tc 7h Qd 7c As Kc 9d', result: { nextDealer: 2, delta: [-1, 0, -1, 0] } },
];
