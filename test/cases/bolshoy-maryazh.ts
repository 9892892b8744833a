// Bolshoy Maryazh. Seat 0 deals, seat 1 is eldest, seats 0 and 2 play against 1 and 3, unless a row says otherwise.
import type { Case } from './case.ts';

/** Everybody has a suit without its seven, and the sevens are the talon. */
const SUITS = {
  hands: ['Ad Td Kd Qd Jd 9d 8d', 'Ah Th Kh Qh Jh 9h 8h', 'Ac Tc Kc Qc Jc 9c 8c', 'As Ts Ks Qs Js 9s 8s'],
  stock: '7h 7c 7s 7d',
} as const;
/** Hearts led from king and queen are beaten; two of the others hold marriages too. */
const MIXED = {
  hands: ['Kc Qc Ad Td Kd Qd Jd', 'Kh Qh 9h Ac Tc Jc 8d', 'Ah Th Jh As Ts Js 8s', 'Ks Qs 9s 7s 8c 7c 9c'],
  stock: '8h 7h 9d 7d',
} as const;

const bids = (from: number, to: number): string =>
  Array.from({ length: (to - from) / 5 + 1 }, (_, i) => `bid:${from + 5 * i}`).join(' ');

/** Eldest buys the talon for 110 and has the whole suit of hearts, everybody else another. */
const BOUGHT = 'bid:110 pass pass pass give:7c give:7s give:7d';
/** The same in the mixed deal, for 100. */
const MIXED_BOUGHT = 'bid:100 pass pass pass give:9d give:7d give:8d';
/** Eldest has led the ace of hearts from the marriage and taken the trick. */
const LED = `${BOUGHT} trump:h Ah 7c 7s 7d`;
/** Hearts stay trumps, eldest takes everything: 120 card points and a marriage of 100. */
const SWEEP =
  'pass pass pass give:7c give:7s give:7d trump:h Ah 7c 7s 7d keep Th 8c 8s 8d Kh 9c 9s 9d Qh Jc Js Jd Jh Qc Qs Qd 9h Kc Ks Kd 8h Tc Ts Td 7h Ac As Ad';
/** Eldest makes clubs trumps after the first trick, and seat 2 takes the other seven and the marriage of clubs: 111 against 169. */
const TURNED =
  'pass pass pass give:7c give:7s give:7d trump:h Ah 7c 7s 7d trump:c Th Ac 8s 8d Tc 9s 9d 7h keep Kc Js Jd 8h Qc Qs Qd 9h Jc Ks Kd Jh 9c Ts Td Qh 8c As Ad Kh';

/** All four take tricks, seat 0 with the marriage of diamonds: 53 and 21 against 22, 24 and 80. */
const SHARED =
  'give:9d give:7d give:8d trump:c Tc Ts 8c Qc Ac Ah 7c Kc 8h Th 9c Ad 7s Jd Jc 8s 7h Jh 9s 8d 9d 7d Td Qh Qd 9h Js Ks trump:s Kd Kh As Qs';

export const CASES: readonly Case[] = [
  // the deal
  { name: 'thirty-two cards are four hands of seven and a talon of four', cites: ['rozaliev.bolshoy-maryazh.5', 'rozaliev.bolshoy-maryazh.7', 'rozaliev.bolshoy-maryazh.8'], hands: ['', '', '', ''], stock: '', deck: '', actions: '', held: { 0: '8c Js 7s Jh 7h Jd 7d', 1: 'Ac As Ts Ah Th Ad Td', 2: 'Qc Ks 9s Kh 9h Kd 9d', 3: 'Tc Qs 8s Qh 8h Qd 8d' } },
  { name: 'each of the first four cards is followed by one for the talon', cites: ['rozaliev.bolshoy-maryazh.9'], hands: ['', '', '', ''], stock: '', deck: 'Ac 7h Kc 7d Qc 7s Jc 7c', actions: '', tells: { type: 'talon', seat: null, cards: ['7h', '7d', '7s', '7c'] } },
  { name: 'first and last card go to players', cites: ['rozaliev.bolshoy-maryazh.10'], dealer: 2, hands: ['', '', '', ''], stock: '', deck: '', actions: '', held: { 2: '8c Js 7s Jh 7h Jd 7d', 3: 'Ac As Ts Ah Th Ad Td' } },
  { name: 'talon cards are not in hand', cites: ['rozaliev.bolshoy-maryazh.8'], ...SUITS, actions: '', held: { 1: 'Ah Th Kh Qh Jh 9h 8h' } },
  // the auction
  { name: 'eldest bids first', cites: ['rozaliev.bolshoy-maryazh.12', 'rozaliev.bolshoy-maryazh.13'], ...SUITS, dealer: 2, actions: '', seat: 3 },
  { name: 'bids go clockwise', cites: ['rozaliev.bolshoy-maryazh.13'], ...SUITS, actions: 'bid:5 bid:10', seat: 3 },
  { name: 'after three passes the dealer is asked', cites: ['rozaliev.bolshoy-maryazh.13'], ...SUITS, actions: 'pass pass pass', seat: 0, legal: `${bids(5, 400)} pass` },
  { name: 'passing is always allowed', cites: ['rozaliev.bolshoy-maryazh.13'], ...SUITS, actions: 'bid:90', allowed: 'pass' },
  { name: 'a bid goes over the one before', cites: ['rozaliev.bolshoy-maryazh.14'], ...SUITS, actions: 'bid:90', allowed: 'bid:95' },
  { name: 'by as much as one likes', cites: ['rozaliev.bolshoy-maryazh.14'], ...SUITS, actions: 'bid:90', seat: 2, legal: `${bids(95, 400)} pass` },
  { name: 'the same again is no bid', cites: ['rozaliev.bolshoy-maryazh.14'], ...SUITS, actions: 'bid:90', refused: 'bid:90' },
  { name: 'nor is less', cites: ['rozaliev.bolshoy-maryazh.14'], ...SUITS, actions: 'bid:90', refused: 'bid:85' },
  { name: 'who has passed is not asked again', cites: ['rozaliev.bolshoy-maryazh.15'], ...SUITS, actions: 'bid:5 pass bid:10 pass bid:15', seat: 3 },
  { name: 'ninety-five may be bid', cites: ['rozaliev.bolshoy-maryazh.16'], ...SUITS, actions: '', allowed: 'bid:95' },
  { name: 'ninety-four may not', cites: ['rozaliev.bolshoy-maryazh.16'], ...SUITS, actions: '', refused: 'bid:94' },
  { name: 'nor ninety-five and a half', cites: ['rozaliev.bolshoy-maryazh.16'], ...SUITS, actions: '', refused: 'bid:95½' },
  { name: 'the first bid is anything from five to four hundred', cites: ['R-bm-range'], ...SUITS, actions: '', seat: 1, legal: `${bids(5, 400)} pass` },
  { name: 'nothing is no bid', cites: ['R-bm-range'], ...SUITS, actions: '', refused: 'bid:0' },
  { name: 'more than there is to win is no bid', cites: ['R-bm-range'], ...SUITS, actions: '', refused: 'bid:405' },
  { name: 'over four hundred one can only pass', cites: ['R-bm-range'], ...SUITS, actions: 'bid:400', seat: 2, legal: 'pass' },
  { name: 'all pass: no score, the next player deals', cites: ['R-bm-all-pass'], ...SUITS, carry: { scores: [120, -55, 120, -55] }, actions: 'pass pass pass pass', result: { end: 'passed-out', delta: [0, 0, 0, 0], nextDealer: 1, carry: { scores: [120, -55, 120, -55] }, over: null } },
  // the talon
  { name: 'the highest bidder takes the talon', cites: ['rozaliev.bolshoy-maryazh.17'], ...SUITS, actions: 'pass bid:5 bid:10 pass pass', seat: 3, held: { 3: 'As Ts Ks Qs Js 9s 8s 7h 7c 7s 7d' } },
  { name: 'any card may be given, one of the talon too', cites: ['rozaliev.bolshoy-maryazh.17'], ...SUITS, actions: 'bid:5 pass pass pass', seat: 1, legal: 'give:Ah give:Th give:Kh give:Qh give:Jh give:9h give:8h give:7h give:7c give:7s give:7d' },
  { name: 'the left neighbour gets the first card, then the others clockwise', cites: ['rozaliev.bolshoy-maryazh.17'], ...SUITS, actions: 'pass bid:5 pass pass give:7h give:7d give:7s', seat: 2, held: { 3: 'As Ts Ks Qs Js 9s 8s 7h', 0: 'Ad Td Kd Qd Jd 9d 8d 7d', 1: 'Ah Th Kh Qh Jh 9h 8h 7s', 2: 'Ac Tc Kc Qc Jc 9c 8c 7c' } },
  { name: 'only a card that he holds', cites: ['rozaliev.bolshoy-maryazh.17'], ...SUITS, actions: 'bid:5 pass pass pass give:7c', refused: 'give:7c' },
  { name: 'and he does give it', cites: ['rozaliev.bolshoy-maryazh.17'], ...SUITS, actions: 'bid:5 pass pass pass give:7c', allowed: 'give:Ah' },
  { name: 'marriages are announced, whoever holds them', cites: ['rozaliev.bolshoy-maryazh.17'], ...MIXED, actions: MIXED_BOUGHT, tells: { type: 'showed', seat: 0, cards: ['Kd', 'Qd'] } },
  // trumps and tricks
  { name: 'he names trumps', cites: ['rozaliev.bolshoy-maryazh.18'], ...SUITS, actions: BOUGHT, seat: 1, legal: 'trump:c trump:s trump:h trump:d' },
  { name: 'before he has, no card is led', cites: ['rozaliev.bolshoy-maryazh.18'], ...SUITS, actions: BOUGHT, refused: 'Ah' },
  { name: 'and leads', cites: ['rozaliev.bolshoy-maryazh.18', 'rozaliev.bolshoy-maryazh.19'], ...SUITS, actions: `${BOUGHT} trump:s`, seat: 1, allowed: '7h', trump: 's' },
  { name: 'the highest bidder leads, not eldest', cites: ['rozaliev.bolshoy-maryazh.18'], ...SUITS, actions: 'pass pass bid:5 pass give:7d give:7h give:7c trump:s', seat: 3 },
  { name: 'one card each, clockwise', cites: ['rozaliev.bolshoy-maryazh.19'], ...SUITS, actions: `${BOUGHT} trump:h Ah 7c`, seat: 3 },
  { name: 'whoever took the trick leads', cites: ['rozaliev.bolshoy-maryazh.18'], ...MIXED, actions: `${MIXED_BOUGHT} trump:c Kh Ah 7c Kc`, seat: 0, legal: 'Qc Ad Td Kd Qd Jd 8d' },
  { name: 'follow suit', cites: ['rozaliev.bolshoy-maryazh.20'], ...MIXED, actions: `${MIXED_BOUGHT} trump:s Kh`, seat: 2, legal: 'Ah Th Jh' },
  { name: 'a trump on a suit one holds is refused', cites: ['rozaliev.bolshoy-maryazh.20'], ...MIXED, actions: `${MIXED_BOUGHT} trump:s Kh`, refused: 'As' },
  { name: 'void: trump', cites: ['rozaliev.bolshoy-maryazh.20'], ...MIXED, actions: `${MIXED_BOUGHT} trump:c Kh Ah`, seat: 3, legal: '8c 7c 9c' },
  { name: 'void with a trump: no other suit', cites: ['rozaliev.bolshoy-maryazh.20'], ...MIXED, actions: `${MIXED_BOUGHT} trump:c Kh Ah`, refused: 'Ks' },
  { name: 'void behind a trump: any trump, a lower one too', cites: ['rozaliev.bolshoy-maryazh.20'], ...MIXED, actions: `${MIXED_BOUGHT} trump:c 9h Th 9c`, seat: 0, legal: 'Kc Qc' },
  { name: 'no card of the suit, no trump: any card', cites: ['rozaliev.bolshoy-maryazh.20'], ...SUITS, actions: `${BOUGHT} trump:h Ah`, seat: 2, legal: 'Ac Tc Kc Qc Jc 9c 8c 7c' },
  { name: 'following suit one need not beat', cites: ['rozaliev.bolshoy-maryazh.20'], ...MIXED, actions: `${MIXED_BOUGHT} trump:c Qh`, allowed: 'Jh' },
  { name: 'a trump beats the suit led', cites: ['rozaliev.bolshoy-maryazh.20'], ...MIXED, actions: `${MIXED_BOUGHT} trump:d Kh Ah 7d 8d`, seat: 0 },
  { name: 'the ten beats the king', cites: ['rozaliev.bolshoy-maryazh.24'], ...MIXED, actions: 'bid:100 pass pass pass give:9d give:8h give:7d trump:s Kh Th 8h Jd', seat: 2 },
  { name: 'the ace beats the ten', cites: ['rozaliev.bolshoy-maryazh.24'], ...SUITS, actions: 'bid:5 pass pass pass give:Ah give:7s give:7d trump:h Th Ah 7s 7d', seat: 2 },
  // marriages
  { name: 'whoever takes the trick that he led from a marriage scores it: hearts are worth a hundred', cites: ['rozaliev.bolshoy-maryazh.11', 'rozaliev.bolshoy-maryazh.21'], ...SUITS, actions: LED, tells: { type: 'marriage', seat: 1, suit: 'h', points: 100 } },
  { name: 'diamonds are worth eighty', cites: ['rozaliev.bolshoy-maryazh.11'], ...SUITS, actions: 'pass pass pass bid:5 give:7h give:7c give:7s trump:d Kd 7h 7c 7s', tells: { type: 'marriage', seat: 0, suit: 'd', points: 80 } },
  { name: 'clubs are worth sixty', cites: ['rozaliev.bolshoy-maryazh.11'], ...SUITS, actions: 'pass bid:5 pass pass give:7s give:7d give:7h trump:c Qc 7s 7d 7h', tells: { type: 'marriage', seat: 2, suit: 'c', points: 60 } },
  { name: 'spades are worth forty', cites: ['rozaliev.bolshoy-maryazh.11'], ...SUITS, actions: 'pass pass bid:5 pass give:7d give:7h give:7c trump:s 7s 7d 7h 7c', tells: { type: 'marriage', seat: 3, suit: 's', points: 40 } },
  { name: 'and is asked for new trumps', cites: ['rozaliev.bolshoy-maryazh.21', 'R-bm-new-trump'], ...SUITS, actions: LED, seat: 1, legal: 'keep trump:c trump:s trump:d' },
  { name: 'a new suit may be named', cites: ['rozaliev.bolshoy-maryazh.21', 'R-bm-new-trump'], ...SUITS, actions: LED, allowed: 'trump:c' },
  { name: 'the suit that is trumps already may not', cites: ['R-bm-new-trump'], ...SUITS, actions: LED, refused: 'trump:h' },
  { name: 'the new trumps do away with the old', cites: ['rozaliev.bolshoy-maryazh.22'], ...SUITS, actions: `${LED} trump:c Th`, seat: 2, legal: 'Ac Tc Kc Qc Jc 9c 8c', trump: 'c' },
  { name: 'trumps may be left as they are', cites: ['rozaliev.bolshoy-maryazh.21'], ...SUITS, actions: `${LED} keep`, seat: 1, legal: 'Th Kh Qh Jh 9h 8h 7h', trump: 'h' },
  { name: 'a marriage scores once', cites: ['R-bm-new-trump'], ...SUITS, actions: `${LED} keep Th 8c 8s 8d`, seat: 1, legal: 'Kh Qh Jh 9h 8h 7h' },
  { name: 'the trick must be taken', cites: ['rozaliev.bolshoy-maryazh.21'], ...MIXED, actions: `${MIXED_BOUGHT} trump:c Kh Ah 7c Qc`, seat: 0, legal: 'Kc Ad Td Kd Qd Jd 8d' },
  { name: 'a king without its queen is no marriage', cites: ['rozaliev.bolshoy-maryazh.21'], ...SUITS, actions: 'bid:5 pass pass pass give:Qh give:7s give:7d trump:h Ah Qh 7s 7d', seat: 1, legal: 'Th Kh Jh 9h 8h 7h 7c' },
  { name: 'a marriage of another suit than the one led counts for nothing', cites: ['rozaliev.bolshoy-maryazh.21'], ...MIXED, actions: `${MIXED_BOUGHT} trump:c Ac 8s 7c Qc`, seat: 1, legal: 'Kh Qh 9h Tc Jc 8h 7h' },
  { name: 'the opponents’ marriages count too', cites: ['rozaliev.bolshoy-maryazh.21'], ...SUITS, actions: `${LED} trump:c Th Ac 8s 8d Tc 9s 9d 7h`, seat: 2, legal: 'keep trump:s trump:h trump:d' },
  // the score
  { name: 'partners write the same', cites: ['rozaliev.bolshoy-maryazh.6'], ...SUITS, actions: `bid:110 ${TURNED}`, result: { end: 'played', delta: [169, 110, 169, 110] } },
  { name: 'what partners took counts together', cites: ['rozaliev.bolshoy-maryazh.6', 'rozaliev.bolshoy-maryazh.23', 'rozaliev.bolshoy-maryazh.25'], ...MIXED, actions: `bid:70 pass pass pass ${SHARED}`, result: { points: [22, 53, 24, 21], delta: [126, 70, 126, 70] } },
  { name: 'card points are counted: ace 11, ten 10, king 4, queen 3, jack 2', cites: ['rozaliev.bolshoy-maryazh.23', 'rozaliev.bolshoy-maryazh.24'], ...SUITS, actions: `bid:110 ${TURNED}`, result: { points: [0, 11, 109, 0] } },
  { name: 'marriages are added to them', cites: ['rozaliev.bolshoy-maryazh.25'], ...SUITS, actions: `bid:125 ${SWEEP}`, result: { delta: [0, 125, 0, 125], points: [0, 120, 0, 0] } },
  { name: 'the declarer’s pair writes what was bid, however much it took', cites: ['rozaliev.bolshoy-maryazh.26', 'rozaliev.bolshoy-maryazh.27'], ...SUITS, actions: `bid:5 ${SWEEP}`, result: { delta: [0, 5, 0, 5] } },
  { name: 'exactly what was bid is enough', cites: ['R-bm-equal'], ...SUITS, actions: `bid:220 ${SWEEP}`, result: { delta: [0, 220, 0, 220] } },
  { name: 'less is written with a minus', cites: ['rozaliev.bolshoy-maryazh.27'], ...SUITS, actions: `bid:225 ${SWEEP}`, result: { delta: [0, -225, 0, -225] } },
  { name: 'the others write what they took, marriages too', cites: ['rozaliev.bolshoy-maryazh.28'], ...SUITS, actions: `bid:115 ${TURNED}`, result: { delta: [169, -115, 169, -115] } },
  { name: 'the next player deals, and the scores are carried', cites: ['rozaliev.bolshoy-maryazh.28'], ...SUITS, carry: { scores: [-20, 30, -20, 30] }, actions: `bid:110 ${TURNED}`, result: { nextDealer: 1, carry: { scores: [149, 140, 149, 140] }, over: null } },
  { name: 'a thousand points win', cites: ['rozaliev.bolshoy-maryazh.29'], ...SUITS, carry: { scores: [831, 0, 831, 0] }, actions: `bid:110 ${TURNED}`, result: { over: [0, 2] } },
  { name: 'one less does not', cites: ['rozaliev.bolshoy-maryazh.29'], ...SUITS, carry: { scores: [830, 0, 830, 0] }, actions: `bid:110 ${TURNED}`, result: { over: null } },
  { name: 'to five hundred', cites: ['rozaliev.bolshoy-maryazh.29'], ...SUITS, options: { target: '500' }, carry: { scores: [331, 0, 331, 0] }, actions: `bid:110 ${TURNED}`, result: { over: [0, 2] } },
  { name: 'with less than five hundred it goes on', cites: ['rozaliev.bolshoy-maryazh.29'], ...SUITS, options: { target: '500' }, carry: { scores: [330, 0, 330, 0] }, actions: `bid:110 ${TURNED}`, result: { over: null } },
  { name: 'to two thousand', cites: ['rozaliev.bolshoy-maryazh.29'], ...SUITS, options: { target: '2000' }, carry: { scores: [0, 1890, 0, 1890] }, actions: `bid:110 ${TURNED}`, result: { over: [1, 3] } },
  { name: 'with less than two thousand it goes on', cites: ['rozaliev.bolshoy-maryazh.29'], ...SUITS, options: { target: '2000' }, carry: { scores: [1830, 1889, 1830, 1889] }, actions: `bid:110 ${TURNED}`, result: { over: null } },
  { name: 'of two pairs that are there the higher wins', cites: ['rozaliev.bolshoy-maryazh.29'], ...SUITS, carry: { scores: [832, 890, 832, 890] }, actions: `bid:110 ${TURNED}`, result: { carry: { scores: [1001, 1000, 1001, 1000] }, over: [0, 2] } },
  { name: 'of two equal pairs the declarer’s wins', cites: ['rozaliev.bolshoy-maryazh.29'], ...SUITS, carry: { scores: [831, 890, 831, 890] }, actions: `bid:110 ${TURNED}`, result: { carry: { scores: [1000, 1000, 1000, 1000] }, over: [1, 3] } },
];
