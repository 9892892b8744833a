// Zwikken, 19th century. Seat 0 deals, seat 1 is eldest; three play with 32 cards, more with 52, unless a row says otherwise.
import type { Case } from './case.ts';

/** Nobody has three alike or a pair of jacks, hearts are trumps, everybody holds one. */
const PLAIN = { hands: ['Kh 9s 8d', 'Ah Ks 7d', 'Th 9d Kd'], stock: 'Jh' } as const;
/** Nobody holds a trump. */
const TRUMPLESS = { hands: ['Kc 9s 8d', 'Qc Ks 7d', 'Ac As Kd'], stock: 'Jh' } as const;
/** Seat 1 has three kings. */
const KINGS = { hands: ['Ah 9s 8d', 'Kc Ks Kh', 'Th 9d Ac'], stock: 'Jh' } as const;
/** Seat 1 has a pair of jacks, and a jack is turned up. */
const PAIR = { hands: ['Ah 9s 8d', 'Jc Js Kh', 'Th 9d Ac'], stock: 'Jh' } as const;
const FOUR = ['Kh 9s 8d', 'Ah Ks 7d', 'Th 9d Kd', '2c 3c 5s'] as const;
const SIX = [...FOUR, '2s 3s 5c', '2d 3d 5h'] as const;

export const CASES: readonly Case[] = [
  { name: 'six may play', cites: ['zwikken.19c.2'], hands: SIX, stock: 'Jh', actions: 'pass pass pass pass pass', seat: 0, legal: 'pass play' },
  { name: 'three play with aces down to sevens', cites: ['zwikken.19c.3'], hands: ['', '', ''], stock: '', deck: '', actions: '', held: { 0: '8c 7c As' } },
  { name: 'three may play with the whole pack', cites: ['zwikken.19c.3'], options: { pack: '52' }, hands: ['', '', ''], stock: '', deck: '', actions: '', held: { 0: '8c 7c 6c' } },
  { name: 'four play with the whole pack', cites: ['zwikken.19c.3'], hands: ['', '', '', ''], stock: '', deck: '', actions: '', held: { 3: '8c 7c 6c' } },
  { name: 'the dealer pays three, nobody else anything', cites: ['zwikken.19c.4'], ...PLAIN, pot: 6, actions: '', pay: { pot: 9, delta: [-3, 0, 0] } },
  { name: 'three cards go to each in one packet', cites: ['zwikken.19c.4'], hands: ['', '', ''], stock: '', deck: 'Ac Kc Qc Js Ts 9s 8d 7d Ad', actions: '', held: { 0: '8d 7d Ad', 1: 'Ac Kc Qc', 2: 'Js Ts 9s' } },
  { name: 'the turn-up makes trumps', cites: ['zwikken.19c.4'], ...PLAIN, actions: 'play play play', legal: 'Ah' },
  // in or out
  { name: 'eldest speaks first', cites: ['zwikken.19c.5'], ...PLAIN, actions: '', seat: 1, legal: 'pass play' },
  { name: 'a player may be in', cites: ['zwikken.19c.5'], ...PLAIN, actions: 'pass', allowed: 'play' },
  { name: 'a player may be out', cites: ['zwikken.19c.5'], ...PLAIN, actions: 'play', allowed: 'pass' },
  { name: 'whoever passes takes no part in the play', cites: ['zwikken.19c.5'], ...PLAIN, actions: 'play pass play Ah', seat: 0, legal: 'Kh' },
  { name: 'the last player is asked though all before him passed', cites: ['zwikken.19c.5'], ...PLAIN, actions: 'pass pass', seat: 0, legal: 'pass play' },
  { name: 'nobody has to play in the first deal unless it was agreed', cites: ['zwikken.19c.6'], ...PLAIN, actions: '', legal: 'pass play' },
  { name: 'first: everybody plays in the first deal', cites: ['zwikken.19c.6'], options: { mustPlay: 'first' }, ...PLAIN, actions: '', seat: 1, legal: 'Ah' },
  { name: 'first: the second deal is free', cites: ['zwikken.19c.6'], options: { mustPlay: 'first' }, deal: 1, ...PLAIN, actions: '', legal: 'pass play' },
  { name: 'second: the first deal is free', cites: ['zwikken.19c.6'], options: { mustPlay: 'second' }, ...PLAIN, actions: '', legal: 'pass play' },
  { name: 'second: everybody plays in the second deal', cites: ['zwikken.19c.6'], options: { mustPlay: 'second' }, deal: 1, ...PLAIN, actions: '', legal: 'Ah' },
  { name: 'both: everybody plays in the first deal', cites: ['zwikken.19c.6'], options: { mustPlay: 'both' }, ...PLAIN, actions: '', legal: 'Ah' },
  { name: 'both: everybody plays in the second deal too', cites: ['zwikken.19c.6'], options: { mustPlay: 'both' }, deal: 1, ...PLAIN, actions: '', legal: 'Ah' },
  { name: 'both: the third deal is free', cites: ['zwikken.19c.6'], options: { mustPlay: 'both' }, deal: 2, ...PLAIN, actions: '', legal: 'pass play' },
  { name: 'nobody in: the pot stays and the next player deals', cites: ['R-19c-all-pass'], ...PLAIN, pot: 3, actions: 'pass pass pass', result: { end: 'passed-out', delta: [-3, 0, 0], pot: 6, nextDealer: 1 } },
  { name: 'the only player in takes the pot', cites: ['R-19c-alone'], ...PLAIN, pot: 3, actions: 'pass play pass', result: { end: 'alone', delta: [-3, 0, 6], pot: 0 } },
  { name: 'alone he needs no three alike, and gets no fine with them', cites: ['R-19c-alone'], ...KINGS, actions: 'play pass pass', result: { end: 'alone', delta: [-3, 3, 0], pot: 0 } },
  // three alike
  { name: 'three of a rank win the pot, and the others who are in are bête', cites: ['zwikken.19c.7'], ...KINGS, actions: 'play play play', result: { end: 'combination', delta: [-6, 3, -3], pot: 6 } },
  { name: 'whoever is out is not bête', cites: ['R-19c-bete-in'], ...KINGS, actions: 'play pass play', result: { end: 'combination', delta: [-6, 3, 0], pot: 3 } },
  { name: 'whoever is out wins nothing with three alike', cites: ['zwikken.19c.5'], ...KINGS, actions: 'pass play play', seat: 2, legal: 'Th' },
  { name: 'three of a suit are nothing', cites: ['R-19c-triple'], hands: ['9c 9s 8d', 'Ah Kh Qh', 'Th 9d Ac'], stock: 'Jh', actions: 'play play play', seat: 1, legal: 'Ah Kh Qh' },
  { name: 'three aces beat three kings', cites: ['zwikken.19c.8'], hands: ['Ac As Ad', 'Kc Ks Kh', 'Th 9d 8c'], stock: 'Jh', actions: 'play play play', result: { end: 'combination', delta: [0, -3, -3] } },
  { name: 'three kings beat three sevens', cites: ['zwikken.19c.8'], hands: ['7c 7s 7d', 'Kc Ks Kh', 'Th 9d 8c'], stock: 'Jh', actions: 'play play play', result: { end: 'combination', delta: [-6, 3, -3] } },
  { name: 'three of the rank turned up beat three aces', cites: ['zwikken.19c.9'], hands: ['7c 7s 7d', 'Ac As Ah', 'Th 9d 8c'], stock: '7h', actions: 'play play play', result: { end: 'combination', delta: [0, -3, -3] } },
  { name: 'a pair of the rank turned up is nothing unless it was agreed', cites: ['zwikken.19c.10'], ...PAIR, actions: 'play play play', seat: 1, legal: 'Kh' },
  { name: 'agreed: the pair wins the pot', cites: ['zwikken.19c.10'], options: { pairWithTurnUp: 'on' }, ...PAIR, actions: 'play play play', result: { end: 'combination', delta: [-6, 3, -3] } },
  { name: 'agreed: a pair of another rank is nothing', cites: ['zwikken.19c.10'], options: { pairWithTurnUp: 'on' }, hands: ['Ah 9s 8d', 'Qc Qs Kh', 'Th 9d Ac'], stock: 'Jh', actions: 'play play play', seat: 1, legal: 'Kh' },
  { name: 'agreed: three alike beat the pair', cites: ['zwikken.19c.10'], options: { pairWithTurnUp: 'on' }, hands: ['7c 7s 7d', 'Jc Js Kh', 'Th 9d Ac'], stock: 'Jh', actions: 'play play play', result: { end: 'combination', delta: [0, -3, -3] } },
  { name: 'a bête pays the stake of three', cites: ['R-19c-bete-amount'], ...KINGS, pot: 9, actions: 'play play play', result: { delta: [-6, 12, -3], pot: 6 } },
  { name: 'bête for the pot: as much as it held', cites: ['R-19c-bete-amount'], options: { bete: 'pot' }, ...KINGS, pot: 9, actions: 'play play play', result: { delta: [-15, 12, -12], pot: 24 } },
  // play
  { name: 'the first player in leads', cites: ['zwikken.19c.11'], ...PLAIN, actions: 'pass play play', seat: 2 },
  { name: 'a trump must be led', cites: ['zwikken.19c.12'], ...PLAIN, actions: 'play play play', refused: 'Ks' },
  { name: 'any trump may be led', cites: ['zwikken.19c.12'], hands: ['9h 9s 8d', 'Ah Kh 7d', 'Th 9d Kd'], stock: 'Jh', actions: 'play play play', seat: 1, legal: 'Ah Kh' },
  { name: 'to a trump one plays a trump', cites: ['zwikken.19c.12'], ...PLAIN, actions: 'play play play Ah', refused: 'Kd' },
  { name: 'any trump will do', cites: ['zwikken.19c.12'], hands: ['9h 9s 8d', 'Qh Ks 7d', 'Th Ah Kd'], stock: 'Jh', actions: 'play play play Qh', seat: 2, legal: 'Th Ah' },
  { name: 'to a card face down one plays a trump too, whatever its suit', cites: ['zwikken.19c.12'], hands: ['9h Kd 8d', 'Qc Ks 7d', 'Ac 9d Jd'], stock: 'Jh', actions: 'play play play 7d 9d', seat: 0, legal: '9h' },
  { name: 'trumps are called for in the second trick as well', cites: ['zwikken.19c.12'], hands: ['9h 9s 8d', 'Ah Kh 7d', 'Th 9d Kd'], stock: 'Jh', actions: 'play play play Ah Th 9h', refused: '7d' },
  { name: 'without a trump any card is led', cites: ['zwikken.19c.13'], ...TRUMPLESS, actions: 'play play play', legal: 'Qc Ks 7d', allowed: '7d' },
  { name: 'it is led face down', cites: ['zwikken.19c.13'], ...TRUMPLESS, actions: 'play play play 7d', tells: { type: 'played', card: '7d', faceDown: true } },
  { name: 'without a trump any card is played to it, of whatever suit', cites: ['zwikken.19c.13'], ...TRUMPLESS, actions: 'play play play 7d', seat: 2, legal: 'Ac As Kd', allowed: 'Ac' },
  { name: 'a trump lies face up', cites: ['zwikken.19c.13'], ...PLAIN, actions: 'play play play Ah', tells: { type: 'played', seat: 1, card: 'Ah', cites: ['zwikken.19c.11', 'zwikken.19c.12'] } },
  { name: 'the highest trump takes the trick and leads', cites: ['zwikken.19c.14', 'zwikken.20c.26'], hands: ['Kh 9s 8d', 'Qh Ks 7d', 'Th 9d Kd'], stock: 'Jh', actions: 'play play play Qh Th Kh', seat: 0, legal: '9s 8d' },
  { name: 'any trump takes a trick led face down', cites: ['zwikken.19c.14'], hands: ['7h 9s 8d', 'Ac Ks 7d', 'Tc 9d Kd'], stock: 'Jh', actions: 'play play play Ac Tc 7h', seat: 0 },
  { name: 'without a trump the trick is the leader’s, whatever the others threw', cites: ['zwikken.19c.14'], ...TRUMPLESS, actions: 'play play play 7d Kd 8d', seat: 1, legal: 'Qc Ks' },
  { name: 'the second trick too is the leader’s', cites: ['zwikken.19c.14'], ...TRUMPLESS, actions: 'play play play 7d Kd 8d Qc Ac Kc', seat: 1, legal: 'Ks' },
  { name: 'the highest is the ace, the lowest the two', cites: ['R-19c-rank'], hands: ['2h Js Jd', '3h Kc 4d', 'Th 9d 8s', 'Ah 6c 6d'], stock: 'Jh', actions: 'play play play play 3h Th Ah 2h', seat: 3 },
  { name: 'a three beats a two', cites: ['R-19c-rank'], hands: ['3h Js Jd', '2h Kc 4d', '7c 9d 8s', '8c 6c 6d'], stock: 'Jh', actions: 'play play play play 2h 7c 8c 3h', seat: 0 },
  { name: 'the third trick is open: its suit is followed', cites: ['zwikken.19c.15'], ...TRUMPLESS, actions: 'play play play 7d Kd 8d Qc Ac Kc Ks', allowed: 'As' },
  { name: 'a card played to the third trick follows its suit by that statement', cites: ['zwikken.19c.15'], ...TRUMPLESS, actions: 'play play play 7d Kd 8d Qc Ac Kc Ks As', tells: { type: 'played', seat: 2, card: 'As', cites: ['zwikken.19c.15'] } },
  { name: 'the third trick goes to the highest card of the suit led', cites: ['zwikken.19c.15'], ...TRUMPLESS, actions: 'play play play 7d Kd 8d Qc Ac Kc Ks As 9s', result: { tricks: [{ leader: 1, cards: ['7d', 'Kd', '8d'], winner: 1 }, { leader: 1, cards: ['Qc', 'Ac', 'Kc'], winner: 1 }, { leader: 1, cards: ['Ks', 'As', '9s'], winner: 2 }] } },
  { name: 'a card of another suit does not take the third trick', cites: ['zwikken.19c.15'], hands: ['Kc 9s Ad', 'Qc 7s 7d', 'Ac Ks Kd'], stock: 'Jh', actions: 'play play play 7d Kd 9s Qc Ac Kc 7s Ks Ad', result: { delta: [-6, 2, 1] } },
  { name: 'a trump takes the third trick', cites: ['zwikken.19c.15'], hands: ['9h 8h 7h', 'Ah Kh 7d', 'Ac Ks Kd'], stock: 'Jh', actions: 'play play play Ah Kd 7h Kh Ac 8h 7d Ks 9h', result: { delta: [-2, 2, -3] } },
  // the pot
  { name: 'each trick takes a third of the pot', cites: ['zwikken.19c.11'], ...PLAIN, pot: 6, actions: 'play play play Ah Th Kh Ks 9d 9s 7d Kd 8d', result: { end: 'played', delta: [-6, 6, 3], pot: 3 } },
  { name: 'in and no trick: bête', cites: ['R-19c-bete'], ...PLAIN, actions: 'play play play Ah Th Kh Ks 9d 9s 7d Kd 8d', result: { delta: [-6, 2, 1], pot: 3 } },
  { name: 'out and no trick: nothing to pay', cites: ['R-19c-bete'], ...PLAIN, actions: 'play play pass Ah Th Ks 9d 7d Kd', result: { delta: [-3, 2, 1], pot: 0 } },
  { name: 'bête for the pot: this deal’s stake counts with it', cites: ['R-19c-bete-amount'], options: { bete: 'pot' }, ...PLAIN, pot: 6, actions: 'play play play Ah Th Kh Ks 9d 9s 7d Kd 8d', result: { delta: [-12, 6, 3], pot: 9 } },
];
