// A thousand and one. Seat 0 deals, seat 1 is eldest, three play, unless a row says otherwise.
import type { Case } from './case.ts';

/** Spades with the dealer, hearts with eldest, clubs with seat 2, a marriage in each hand; small diamonds in the talon. */
const SUITS = { hands: ['As Ts Ks Qs Js 9s Kd', 'Ah Th Kh Qh Jh 9h Ad', 'Ac Tc Kc Qc Jc 9c Td'], stock: 'Qd Jd 9d' } as const;
/** No hand has king and queen of a suit, nor will the dealer with the talon. */
const PLAIN = { hands: ['Kc Qs Th Jd 9c As 9d', 'Ac Ks Qd Jh Td 9h Qc', 'Tc Kd Qh Ah Ts Js Ad'], stock: 'Kh Jc 9s' } as const;
/** The course of play that the source tells: eldest has the marriages of hearts and diamonds, seat 2 that of spades. */
const TOLD = { hands: ['Ac Tc Kc Qc Jc Js 9d', 'Ah Th Kh Qh Kd Qd 9h', 'Ad Td Ks Qs As Ts Jd'], stock: 'Jh 9c 9s' } as const;
/** Seat 1 has all aces and three tens. */
const STRONG = { hands: ['Qc Kh Qs Kd Jh Jd 9d', 'Ac Tc Ah Th As Ts Ad', 'Kc Qh Js Td 9c 9h Jc'], stock: 'Ks Qd 9s' } as const;
/** Four at the table: the dealer has no cards. */
const FOUR = { ...SUITS, hands: ['', SUITS.hands[1], SUITS.hands[2], SUITS.hands[0]] } as const;
/** Three nines in the talon of four. */
const NINES = { hands: ['', 'Ah Th Kh Qh Jh 9h Ad', 'Ac Tc Kc Qc Jc Td Qd', 'As Ts Ks Qs Js Kd Jd'], stock: '9c 9s 9d' } as const;

const steps = (word: string, from: number, to: number): string =>
  Array.from({ length: (to - from) / 5 + 1 }, (_, i) => `${word}:${from + 5 * i}`).join(' ');

const BOUGHT = 'bid:100 pass pass give:Qd give:Jd';
/** Eldest declares hearts and takes every trick: 120 card points and 100. */
const SWEEP = 'Kh! 9c 9s Qh Jc Js Ah Qc Qs Th Kc Ks Jh Qd Jd 9h Td Kd Ad Tc Ts 9d Ac As';
/** Eldest gives away three points, then two, all else being the same. */
const LOSING_THREE = 'Ad Td Jd Th Ac Qs Qh! 9c Kd Jh Qc As 9h Jc Ks Kh Kc Ts Ah Tc Js 9d Qd 9s';
const LOSING_TWO = 'Ad Qd Kd Qh! Td Ks Jh Jc Js Ah Kc 9s Kh Ac Qs Th Tc Ts 9d 9c Jd As 9h Qc';
const TOLD_BOUGHT = 'bid:100 pass pass give:9c give:9s';
const TOLD_BY_THE_SOURCE = `${TOLD_BOUGHT} name:180 Kh! 9c 9s Kd! Ad 9d Ks!`;
/** On to the end: the declarer took 4 and has 180 in marriages, seat 2 took 116 and has 40. */
const TOLD_ON = `${TOLD_BY_THE_SOURCE} Js Qd Ts Ac 9h As Tc Qh Td Kc Ah Jd Qc Jh Qs Jc Th`;
/** The dealer is left with the talon and makes 43, seat 1 has 13, seat 2 has 64. */
const FORCED = 'pass pass give:9s give:9c';
const MAKING_43 = 'As Ks Ts Jd Qd Kd Ad 9d Td Qh Th 9h Qs 9s Js Jc Ac 9c Qc Tc Kc Ah Kh Jh';
/** The dealer has 29, seat 1 has 37, seat 2 has 54. */
const GIVING_37 = 'Kc Qc 9c As 9s Js Th 9h Ah Ad Jd Qd Kd 9d Td Ac Tc Jc Jh Qh Kh Qs Ks Ts';
/** Eldest has led the nine of diamonds to seat 2, who leads from the marriage of clubs. */
const CLUBS_NOW = `${BOUGHT} name:100 Kh! 9c 9s 9d Td Kd Kc!`;

export const CASES: readonly Case[] = [
  // the deal
  { name: 'four may play', cites: ['rozaliev.tysyacha.3'], ...FOUR, actions: 'bid:40', seat: 2 },
  { name: 'of four the dealer gets no cards', cites: ['rozaliev.tysyacha.4'], hands: ['', '', '', ''], stock: '', deck: '', actions: '', held: { 1: 'Ac Tc Qs Ah Jh Ad Jd', 3: 'Qc As Ts Qh 9h Qd 9d' } },
  { name: 'and is not asked', cites: ['rozaliev.tysyacha.4'], ...FOUR, actions: 'bid:40 bid:45 bid:50', seat: 1 },
  { name: 'twenty-four cards are three hands of seven and a talon of three', cites: ['rozaliev.tysyacha.5', 'rozaliev.tysyacha.8', 'rozaliev.tysyacha.9'], hands: ['', '', ''], stock: '', deck: '', actions: '', held: { 0: 'Qc As Ts Qh 9h Qd 9d', 1: 'Ac Tc Qs Ah Jh Ad Jd', 2: 'Kc 9c Js Kh Th Kd Td' } },
  { name: 'after each of the first three rounds a card goes to the talon', cites: ['rozaliev.tysyacha.9'], hands: ['', '', ''], stock: '', deck: '9c 9s 9h Ad 9d Jc Js Td Jh Jd Qc Kd', actions: '', tells: { type: 'talon', seat: null, cards: ['Ad', 'Td', 'Kd'] } },
  { name: 'first and last card go to players', cites: ['rozaliev.tysyacha.10'], dealer: 2, hands: ['', '', ''], stock: '', deck: '', actions: '', held: { 0: 'Ac Tc Qs Ah Jh Ad Jd', 2: 'Qc As Ts Qh 9h Qd 9d' } },
  // the auction
  { name: 'eldest bids first', cites: ['rozaliev.tysyacha.11'], ...PLAIN, dealer: 1, actions: '', seat: 2 },
  { name: 'forty is the least', cites: ['rozaliev.tysyacha.12'], ...PLAIN, actions: '', allowed: 'bid:40' },
  { name: 'thirty-five is too little', cites: ['rozaliev.tysyacha.12'], ...PLAIN, actions: '', refused: 'bid:35' },
  { name: 'five more is enough', cites: ['rozaliev.tysyacha.12'], ...PLAIN, actions: 'bid:40', allowed: 'bid:45' },
  { name: 'bids are multiples of five', cites: ['rozaliev.tysyacha.13'], ...PLAIN, actions: 'bid:40', refused: 'bid:42' },
  { name: 'without a marriage a hundred and twenty is the most', cites: ['rozaliev.tysyacha.14'], ...PLAIN, actions: '', seat: 1, legal: `${steps('bid', 40, 120)} pass` },
  { name: 'so more is refused', cites: ['rozaliev.tysyacha.14'], ...PLAIN, actions: 'bid:120', refused: 'bid:125' },
  { name: 'over a hundred and twenty he can only pass', cites: ['rozaliev.tysyacha.14'], ...PLAIN, actions: 'bid:120', seat: 2, legal: 'pass' },
  { name: 'a marriage is worth as much more', cites: ['R-to-max'], ...SUITS, actions: '', seat: 1, legal: `${steps('bid', 40, 220)} pass` },
  { name: 'and no more than that', cites: ['R-to-max'], ...SUITS, actions: '', refused: 'bid:225' },
  { name: 'two marriages are worth both', cites: ['R-to-max'], ...TOLD, actions: '', seat: 1, legal: `${steps('bid', 40, 300)} pass` },
  { name: 'every player has a limit of his own', cites: ['R-to-max'], ...SUITS, actions: 'bid:150', seat: 2, legal: `${steps('bid', 155, 180)} pass` },
  { name: 'the talon does not count for it', cites: ['R-to-max'], hands: PLAIN.hands, stock: 'Kh Jc 9s', actions: 'pass', seat: 2, legal: `${steps('bid', 40, 120)} pass` },
  { name: 'nobody can bid more than there is to take', cites: ['R-to-max'], ...TOLD, actions: '', refused: 'bid:405' },
  { name: 'who has passed is not asked again', cites: ['rozaliev.tysyacha.15'], ...PLAIN, actions: 'bid:40 pass bid:45 bid:50', seat: 0 },
  { name: 'a bid goes over the one before', cites: ['rozaliev.tysyacha.16'], ...PLAIN, actions: 'bid:60', seat: 2, legal: `${steps('bid', 65, 120)} pass` },
  { name: 'the same again is no bid', cites: ['rozaliev.tysyacha.16'], ...PLAIN, actions: 'bid:60', refused: 'bid:60' },
  { name: 'or one passes', cites: ['rozaliev.tysyacha.16'], ...PLAIN, actions: 'bid:60', allowed: 'pass' },
  { name: 'two pass without a bid: the last is not asked and has the talon', cites: ['rozaliev.tysyacha.41', 'R-to-forced'], ...PLAIN, actions: 'pass pass', seat: 0, held: { 0: 'Kc Qs Th Jd 9c As 9d Kh Jc 9s' } },
  { name: 'with four it is whoever sits before the dealer', cites: ['R-to-forced'], ...FOUR, actions: 'pass pass', seat: 3 },
  { name: 'he plays for forty', cites: ['R-to-forced'], ...PLAIN, actions: FORCED, seat: 0, legal: steps('name', 40, 400) },
  // the talon
  { name: 'the highest bidder shows the talon', cites: ['rozaliev.tysyacha.17'], ...PLAIN, actions: 'bid:40 pass pass', tells: { type: 'talon', seat: 1, cards: ['Kh', 'Jc', '9s'] } },
  { name: 'takes it, and gives away any card', cites: ['rozaliev.tysyacha.17'], ...PLAIN, actions: 'bid:40 pass pass', seat: 1, legal: 'give:Ac give:Ks give:Qd give:Jh give:Td give:9h give:Qc give:Kh give:Jc give:9s throw' },
  { name: 'one to each opponent, clockwise', cites: ['rozaliev.tysyacha.17'], ...PLAIN, actions: 'pass bid:40 pass give:9s give:Jc', seat: 2, held: { 0: 'Kc Qs Th Jd 9c As 9d 9s', 1: 'Ac Ks Qd Jh Td 9h Qc Jc', 2: 'Tc Kd Qh Ah Ts Js Ad Kh' } },
  { name: 'and none to a dealer who sits out', cites: ['rozaliev.tysyacha.17', 'rozaliev.tysyacha.4'], ...FOUR, actions: 'pass bid:40 pass give:Qd give:Jd', seat: 2, held: { 1: 'Ah Th Kh Qh Jh 9h Ad Jd', 3: 'As Ts Ks Qs Js 9s Kd Qd' } },
  { name: 'he gives what he holds', cites: ['rozaliev.tysyacha.17'], ...PLAIN, actions: 'bid:40 pass pass', refused: 'give:As' },
  { name: 'and he does give it', cites: ['rozaliev.tysyacha.17'], ...PLAIN, actions: 'bid:40 pass pass give:9s', allowed: 'give:Jc' },
  { name: 'who bid may throw in his cards and writes minus the bid', cites: ['rozaliev.tysyacha.43', 'R-to-throw'], ...PLAIN, carry: { scores: [10, 20, 30] }, actions: 'bid:85 pass pass throw', result: { end: 'thrown', delta: [0, -85, 0], carry: { scores: [10, -65, 30] }, nextDealer: 1, over: null, points: [0, 0, 0] } },
  { name: 'he may', cites: ['rozaliev.tysyacha.43'], ...PLAIN, actions: 'bid:85 pass pass', allowed: 'throw' },
  { name: 'but not once he has given a card', cites: ['rozaliev.tysyacha.43'], ...PLAIN, actions: 'bid:85 pass pass give:9s', refused: 'throw' },
  { name: 'who was left with the talon may throw in and gives fifty to each opponent', cites: ['rozaliev.tysyacha.42', 'R-to-throw'], ...PLAIN, actions: 'pass pass throw', result: { end: 'thrown', delta: [0, 50, 50] } },
  { name: 'that is his right', cites: ['rozaliev.tysyacha.41', 'rozaliev.tysyacha.42'], ...PLAIN, actions: 'pass pass', allowed: 'throw' },
  { name: 'a dealer who sits out writes nothing then', cites: ['R-to-throw'], ...FOUR, actions: 'pass pass throw', result: { delta: [0, 50, 50, 0] } },
  { name: 'nor when a bid is thrown in', cites: ['R-to-throw'], ...NINES, actions: 'bid:40 pass pass throw', result: { delta: [0, -40, 0, 0] } },
  { name: 'fifty can win the match', cites: ['R-to-throw'], ...PLAIN, carry: { scores: [960, 940, 955] }, actions: 'pass pass throw', result: { carry: { scores: [960, 990, 1005] }, over: [2] } },
  // the contract
  { name: 'he names what he will take', cites: ['rozaliev.tysyacha.18'], ...SUITS, actions: BOUGHT, allowed: 'name:145' },
  { name: 'before that no card is led', cites: ['rozaliev.tysyacha.18'], ...SUITS, actions: BOUGHT, refused: 'Kh' },
  { name: 'from his bid to four hundred', cites: ['R-to-cap'], ...SUITS, actions: BOUGHT, seat: 1, legal: steps('name', 100, 400) },
  { name: 'not more', cites: ['R-to-cap'], ...SUITS, actions: BOUGHT, refused: 'name:405' },
  { name: 'not less than his bid', cites: ['R-to-cap'], ...SUITS, actions: BOUGHT, refused: 'name:95' },
  { name: 'in steps of five', cites: ['rozaliev.tysyacha.13'], ...SUITS, actions: BOUGHT, refused: 'name:101' },
  { name: 'his bid may stand', cites: ['rozaliev.tysyacha.38'], ...SUITS, actions: BOUGHT, allowed: 'name:100' },
  { name: 'and is then what he writes', cites: ['rozaliev.tysyacha.38'], ...SUITS, actions: `${BOUGHT} name:100 ${SWEEP}`, result: { delta: [0, 100, 0] } },
  // tricks
  { name: 'the declarer leads', cites: ['rozaliev.tysyacha.19'], ...PLAIN, actions: 'pass bid:40 pass give:9s give:Jc name:40', seat: 2, allowed: 'Tc' },
  { name: 'whoever took the trick leads', cites: ['rozaliev.tysyacha.19'], ...PLAIN, actions: `${FORCED} name:40 Kh Jh Ah`, seat: 2, legal: 'Tc Kd Qh Ts Js Ad 9c' },
  { name: 'follow suit', cites: ['rozaliev.tysyacha.20'], ...PLAIN, actions: `${FORCED} name:40 Kh`, seat: 1, legal: 'Jh 9h' },
  { name: 'no other suit from whoever holds the one led', cites: ['rozaliev.tysyacha.20'], ...PLAIN, actions: `${FORCED} name:40 Kh`, refused: 'Ac' },
  { name: 'following suit one need not beat', cites: ['rozaliev.tysyacha.20'], ...PLAIN, actions: `${FORCED} name:40 Th Jh`, allowed: 'Qh' },
  { name: 'void: trump', cites: ['rozaliev.tysyacha.20'], ...SUITS, actions: `${BOUGHT} name:100 Kh! 9c 9s Ad Qd Jd 9d Td Kd Tc Js`, seat: 1, legal: 'Ah Th Qh Jh 9h' },
  { name: 'a trump takes it', cites: ['rozaliev.tysyacha.20'], ...SUITS, actions: `${BOUGHT} name:100 Kh! 9c 9s Ad Qd Jd 9d Td Kd Tc Js 9h`, seat: 1 },
  { name: 'void with a trump: no other suit', cites: ['rozaliev.tysyacha.20'], ...SUITS, actions: `${BOUGHT} name:100 Kh! 9c 9s 9d Td Kd Tc Js`, refused: 'Ad' },
  { name: 'void and no trump: any card', cites: ['rozaliev.tysyacha.20'], ...SUITS, actions: `${BOUGHT} name:100 Kh!`, seat: 2, legal: 'Ac Tc Kc Qc Jc 9c Td Qd' },
  { name: 'the ten is higher than the king', cites: ['rozaliev.tysyacha.7'], ...SUITS, actions: `${BOUGHT} name:100 9d Td Kd`, seat: 2 },
  { name: 'the ace is higher than the ten', cites: ['rozaliev.tysyacha.7'], ...SUITS, actions: `${BOUGHT} name:100 Ad Td Kd`, seat: 1 },
  // marriages
  { name: 'until a marriage is declared there are no trumps', cites: ['rozaliev.tysyacha.21'], ...SUITS, actions: `${BOUGHT} name:100 Kh`, seat: 2, legal: 'Ac Tc Kc Qc Jc 9c Td Qd', trump: null },
  { name: 'and the highest card of the suit led takes the trick', cites: ['rozaliev.tysyacha.21'], ...SUITS, actions: `${BOUGHT} name:100 9h Ac As`, seat: 1 },
  { name: 'whoever leads may declare, with the king or with the queen, or not', cites: ['rozaliev.tysyacha.22', 'rozaliev.tysyacha.23'], ...TOLD, actions: `${TOLD_BOUGHT} name:100`, seat: 1, legal: 'Ah Th Kh Kh! Qh Qh! Kd Kd! Qd Qd! 9h Jh' },
  { name: 'the queen will do', cites: ['rozaliev.tysyacha.23'], ...TOLD, actions: `${TOLD_BOUGHT} name:100`, allowed: 'Qh!' },
  { name: 'no other card of the suit will', cites: ['rozaliev.tysyacha.23'], ...TOLD, actions: `${TOLD_BOUGHT} name:100`, refused: 'Ah!' },
  { name: 'nobody else may', cites: ['rozaliev.tysyacha.22'], ...TOLD, actions: `${TOLD_BOUGHT} name:100 9h`, refused: 'Ks!' },
  { name: 'from then on the suit is trumps', cites: ['rozaliev.tysyacha.24'], ...SUITS, actions: `${BOUGHT} name:100 Qh!`, trump: 'h', tells: { type: 'trump', seat: 1, suit: 'h' } },
  { name: 'the trick in which it is declared included', cites: ['rozaliev.tysyacha.24'], ...SUITS, actions: `${CLUBS_NOW} Js Ah`, seat: 2 },
  { name: 'whoever takes a trick may declare his marriage then', cites: ['rozaliev.tysyacha.25'], ...SUITS, actions: CLUBS_NOW, tells: { type: 'marriage', seat: 2, suit: 'c', points: 60 } },
  { name: 'and so may whoever has declared one', cites: ['rozaliev.tysyacha.25'], ...TOLD, actions: `${TOLD_BOUGHT} name:180 Kh! 9c 9s`, seat: 1, legal: 'Ah Th Qh Kd Kd! Qd Qd! 9h Jh' },
  { name: 'the new marriage makes new trumps, and the old are none', cites: ['rozaliev.tysyacha.26'], ...SUITS, actions: `${CLUBS_NOW} Js`, seat: 1, legal: 'Ah Th Qh Jh 9h Ad', trump: 'c' },
  { name: 'the king of hearts, declared, makes hearts trumps', cites: ['rozaliev.tysyacha.27'], ...TOLD, actions: `${TOLD_BOUGHT} name:180 Kh!`, trump: 'h', seat: 2 },
  { name: 'having taken the trick the declarer leads the king of diamonds', cites: ['rozaliev.tysyacha.28'], ...TOLD, actions: `${TOLD_BOUGHT} name:180 Kh! 9c 9s`, seat: 1, trump: 'h' },
  { name: 'now diamonds are trumps', cites: ['rozaliev.tysyacha.29'], ...TOLD, actions: `${TOLD_BOUGHT} name:180 Kh! 9c 9s Kd!`, trump: 'd' },
  { name: 'the ace of diamonds takes it, and the king of spades makes spades trumps', cites: ['rozaliev.tysyacha.30'], ...TOLD, actions: TOLD_BY_THE_SOURCE, trump: 's', seat: 0, tells: { type: 'marriage', seat: 2, suit: 's', points: 40 } },
  { name: 'a marriage that one has not cannot be declared', cites: ['rozaliev.tysyacha.31', 'R-to-false'], ...PLAIN, actions: `${FORCED} name:40`, refused: 'Kc!' },
  // the score
  { name: 'card points: ace 11, ten 10, king 4, queen 3, jack 2, nine nothing', cites: ['rozaliev.tysyacha.6'], ...PLAIN, actions: `${FORCED} name:40 ${MAKING_43}`, result: { end: 'played', points: [43, 13, 64] } },
  { name: 'when all tricks are taken everybody counts', cites: ['rozaliev.tysyacha.32'], ...PLAIN, actions: `${FORCED} name:45 ${MAKING_43}`, result: { end: 'played', delta: [45, 15, 65] } },
  { name: 'what was taken is rounded to a multiple of five', cites: ['rozaliev.tysyacha.33'], ...PLAIN, actions: `${FORCED} name:40 ${GIVING_37}`, result: { delta: [-40, 35, 55] } },
  { name: 'thirty-seven are thirty-five', cites: ['rozaliev.tysyacha.34'], ...PLAIN, actions: `${FORCED} name:40 ${GIVING_37}`, result: { points: [29, 37, 54], delta: [-40, 35, 55] } },
  { name: 'ninety-eight are a hundred', cites: ['rozaliev.tysyacha.34'], ...STRONG, actions: 'pass pass give:9s give:9d name:40 Jd Ad Td Th 9h Kh As Js Qs Tc 9c Qc Ah Qh Jh Ac Jc Qd 9s 9d Ks Kd Ts Kc', result: { points: [22, 98, 0], delta: [-40, 100, 0] } },
  { name: 'marriages are added, whoever took the trick: hearts 100 and diamonds 80', cites: ['rozaliev.tysyacha.35'], ...TOLD, actions: TOLD_ON, result: { points: [0, 4, 116], delta: [0, 180, 155] } },
  { name: 'hearts are worth a hundred', cites: ['rozaliev.tysyacha.35'], ...SUITS, actions: `${BOUGHT} name:100 Kh!`, tells: { type: 'marriage', seat: 1, suit: 'h', points: 100 } },
  { name: 'diamonds are worth eighty', cites: ['rozaliev.tysyacha.35'], ...TOLD, actions: `${TOLD_BOUGHT} name:100 Qd!`, tells: { type: 'marriage', seat: 1, suit: 'd', points: 80 } },
  { name: 'it is all written down', cites: ['rozaliev.tysyacha.36'], ...PLAIN, carry: { scores: [-40, 205, 0] }, actions: `${FORCED} name:45 ${MAKING_43}`, result: { carry: { scores: [5, 220, 65] }, nextDealer: 1, over: null } },
  { name: 'exactly what was named is enough', cites: ['rozaliev.tysyacha.37'], ...SUITS, actions: `${BOUGHT} name:220 ${SWEEP}`, result: { points: [0, 120, 0], delta: [0, 220, 0] } },
  { name: 'more is not written', cites: ['rozaliev.tysyacha.37'], ...SUITS, actions: `${BOUGHT} name:190 ${SWEEP}`, result: { delta: [0, 190, 0] } },
  { name: 'less is taken off', cites: ['rozaliev.tysyacha.39'], ...SUITS, actions: `${BOUGHT} name:225 ${SWEEP}`, result: { delta: [0, -225, 0] } },
  { name: 'a hundred and eighteen reach a hundred and twenty', cites: ['R-to-reach'], ...SUITS, actions: `${BOUGHT} name:220 ${LOSING_TWO}`, result: { points: [2, 118, 0], delta: [0, 220, 0] } },
  { name: 'a hundred and seventeen do not', cites: ['R-to-reach'], ...SUITS, actions: `${BOUGHT} name:220 ${LOSING_THREE}`, result: { points: [0, 117, 3], delta: [0, -220, 5] } },
  { name: 'the opponents write what they took', cites: ['rozaliev.tysyacha.40'], ...PLAIN, actions: `${FORCED} name:50 ${MAKING_43}`, result: { delta: [-50, 15, 65] } },
  { name: 'all: with their marriages', cites: ['R-to-defenders'], ...TOLD, options: { defenders: 'all' }, actions: TOLD_ON, result: { delta: [0, 180, 155] } },
  { name: 'cards: without them', cites: ['R-to-defenders'], ...TOLD, options: { defenders: 'cards' }, actions: TOLD_ON, result: { delta: [0, 180, 115] } },
  { name: 'a dealer who sits out writes the card points of the talon', cites: ['rozaliev.tysyacha.45'], ...FOUR, actions: `${BOUGHT} name:100 ${SWEEP}`, result: { delta: [5, 100, 0, 0], points: [0, 120, 0, 0] } },
  { name: 'rounded like the others’', cites: ['R-to-talon'], hands: ['', 'Ah Th Kh Qh Jh 9h Ad', 'Ac Tc Kc Qc Jc 9c Td', 'As Ts Ks Qs Js 9s Jd'], stock: 'Qd Kd 9d', actions: 'bid:100 pass pass give:Qd give:Kd name:100 Kh! 9c 9s Qh Jc Js Ah Qc Qs Th Kc Ks Jh Qd Jd 9h Td Kd Ad Tc Ts 9d Ac As', result: { delta: [5, 100, 0, 0] } },
  { name: 'three nines are a hundred', cites: ['rozaliev.tysyacha.45'], ...NINES, actions: `bid:100 pass pass give:9c give:9s name:100 ${SWEEP}`, result: { delta: [100, 100, 0, 0] } },
  // the match
  { name: 'a thousand and one win', cites: ['rozaliev.tysyacha.44'], ...PLAIN, carry: { scores: [956, 0, 0] }, actions: `${FORCED} name:45 ${MAKING_43}`, result: { carry: { scores: [1001, 15, 65] }, over: [0] } },
  { name: 'a thousand do not', cites: ['rozaliev.tysyacha.44'], ...PLAIN, carry: { scores: [955, 0, 0] }, actions: `${FORCED} name:45 ${MAKING_43}`, result: { over: null } },
  { name: 'of several the highest wins, declarer or not', cites: ['R-to-both'], ...PLAIN, carry: { scores: [956, 0, 941] }, actions: `${FORCED} name:45 ${MAKING_43}`, result: { carry: { scores: [1001, 15, 1006] }, over: [2] } },
  { name: 'of equals the declarer wins', cites: ['R-to-both'], ...PLAIN, carry: { scores: [956, 986, 936] }, actions: `${FORCED} name:45 ${MAKING_43}`, result: { carry: { scores: [1001, 1001, 1001] }, over: [0] } },
  { name: 'else the first from eldest', cites: ['R-to-both'], ...PLAIN, dealer: 1, hands: [PLAIN.hands[2], PLAIN.hands[0], PLAIN.hands[1]], carry: { scores: [936, 0, 986] }, actions: `${FORCED} name:45 ${MAKING_43}`, result: { carry: { scores: [1001, 45, 1001] }, over: [2] } },
  { name: 'the dealer who sits out can win with the talon', cites: ['R-to-both'], ...NINES, carry: { scores: [901, 900, 0, 0] }, actions: `bid:100 pass pass give:9c give:9s name:100 ${SWEEP}`, result: { carry: { scores: [1001, 1000, 0, 0] }, over: [0] } },
];
