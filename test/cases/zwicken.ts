// Zwicken. Seat 0 deals, seat 1 is eldest, hearts are trumps, unless a row says otherwise.
import type { Case } from './case.ts';

/** Nobody holds a trump. */
const PLAIN = { hands: ['Kc Qs Jd', 'Ac Ks Qd', 'Tc As Kd'], stock: '9h' } as const;
/** Nobody is dealt anything that matters: the bottom card decides. */
const BOTTOM = { hands: ['', '', ''], stock: '', actions: '' } as const;
const ALL = 'stand stand stand';

/** What Zwicken, Tippen and Anbieten have in common. */
export const SHARED: readonly Case[] = [
  { name: 'two may play', cites: ['zwicken.infobox.5', 'R-zw-players'], hands: ['Kc Qs Jd', 'Ac Ks Qd'], stock: '9h', actions: 'stand', seat: 0 },
  { name: 'six may play', cites: ['zwicken.intro.1', 'R-zw-players'], hands: ['Kc Qs Jd', 'Ac Ks Qd', 'Tc As Kd', 'Qc Js Td', 'Jc Ts 9d', '9c 9s 8d'], stock: '9h', actions: 'stand stand stand stand stand', seat: 0 },
  { name: 'thirty-two cards: six hands, the turn-up and thirteen in the talon', cites: ['zwicken.cards.1'], hands: ['', '', '', '', '', ''], stock: '', deck: 'Ac Kc Qc Jc Tc 9c 8c 7c As Ks Qs Js Ts 9s 8s 7s Ah Kh Qh Jh Th 7h 9h 8h Ad Kd Qd Jd Td 7d 9d 8d', actions: 'draw:Ac,Kc,9s draw:Qc,Jc,8s draw:Tc,9c,7s draw:8c,7c,Ah draw:As', held: { 1: 'Jh Th 7h', 2: '9h 8h Ad', 3: 'Kd Qd Jd', 4: 'Td 7d 9d', 5: '8d Ks Kh' }, seat: 0, legal: 'pass stand' },
  // the deal
  { name: 'the dealer pays three chips, nobody else any', cites: ['zwicken.play.2'], ...PLAIN, pot: 6, actions: '', pay: { pot: 9, delta: [-3, 0, 0] } },
  { name: 'two cards to each, then the turn-up, then one to each', cites: ['zwicken.play.2', 'zwicken.play.3'], hands: ['', '', ''], stock: '', deck: 'Ac Kc Qc Jc Tc 9c 7d 8c 7c As', actions: '', held: { 0: 'Tc 9c As', 1: 'Ac Kc 8c', 2: 'Qc Jc 7c' }, trump: 'd' },
  { name: 'the suit turned up beats the suit led', cites: ['zwicken.play.3'], hands: ['Kc Qs Jd', 'Ac Ks Qd', 'Th As Kd'], stock: '9h', actions: `${ALL} Ac Th Kc`, seat: 2 },
  // in or out
  { name: 'eldest first: out, in, or in with other cards', cites: ['zwicken.play.4'], ...PLAIN, actions: '', seat: 1, legal: 'pass stand draw:Ac draw:Ks draw:Qd draw:Ac,Ks draw:Ac,Qd draw:Ks,Qd draw:Ac,Ks,Qd' },
  { name: 'the cards drawn come from the top of the talon at once', cites: ['zwicken.play.4'], ...PLAIN, stock: '9h Th Jc', actions: 'draw:Ac,Qd', held: { 1: 'Th Jc Ks' }, seat: 2 },
  { name: 'the next player draws what lies under them', cites: ['zwicken.play.4'], ...PLAIN, stock: '9h Th Jc Qh', actions: 'draw:Ac,Qd draw:As', held: { 2: 'Tc Qh Kd' }, seat: 0 },
  { name: 'a draw is told in one order only', cites: ['zwicken.play.4'], ...PLAIN, actions: '', refused: 'draw:Qd,Ac' },
  { name: 'a card that is not held cannot be changed', cites: ['zwicken.play.4'], ...PLAIN, actions: '', refused: 'draw:Ah' },
  { name: 'a draw of no card is none', cites: ['zwicken.play.4'], ...PLAIN, actions: '', refused: 'draw:' },
  { name: 'all three cards may be changed', cites: ['zwicken.play.4'], ...PLAIN, actions: '', allowed: 'draw:Ac,Ks,Qd' },
  { name: 'standing changes nothing', cites: ['zwicken.play.4'], ...PLAIN, actions: 'stand', held: { 1: 'Ac Ks Qd' }, seat: 2 },
  { name: 'the talon gives no more than it has', cites: ['zwicken.play.4'], hands: ['Kc Qs Jd', 'Ac Ks Qd', 'Tc As Kd', 'Qc Js Td', 'Jc Ts 9d', '9c 9s 8d'], stock: '9h', actions: 'draw:Ac,Ks,Qd draw:Tc,As,Kd draw:Qc,Js,Td draw:Jc,Ts,9d', seat: 5, legal: 'pass stand draw:9c draw:9s draw:8d' },
  { name: 'two cards of a talon of one are refused', cites: ['zwicken.play.4'], hands: ['Kc Qs Jd', 'Ac Ks Qd', 'Tc As Kd', 'Qc Js Td', 'Jc Ts 9d', '9c 9s 8d'], stock: '9h', actions: 'draw:Ac,Ks,Qd draw:Tc,As,Kd draw:Qc,Js,Td draw:Jc,Ts,9d', refused: 'draw:9c,9s' },
  { name: 'the talon is used up: in or out', cites: ['zwicken.play.4'], hands: ['Kc Qs Jd', 'Ac Ks Qd', 'Tc As Kd', 'Qc Js Td', 'Jc Ts 9d', '9c 9s 8d'], stock: '9h', actions: 'draw:Ac,Ks,Qd draw:Tc,As,Kd draw:Qc,Js,Td draw:Jc,Ts,9d draw:9s', seat: 0, legal: 'pass stand' },
  { name: 'a player may leave the deal', cites: ['zwicken.play.4', 'zwicken.description.4'], ...PLAIN, actions: 'stand', allowed: 'pass' },
  { name: 'whoever has left plays no card', cites: ['zwicken.play.4', 'zwicken.description.4'], ...PLAIN, actions: 'stand pass stand Ac', seat: 0 },
  { name: 'the last player is asked though all before him are out', cites: ['zwicken.play.4'], ...PLAIN, actions: 'pass pass', seat: 0, allowed: 'stand' },
  { name: 'nobody in: the pot stays, the next player deals', cites: ['zwicken.play.4'], ...PLAIN, actions: 'pass pass pass', result: { end: 'passed-out', delta: [-3, 0, 0], pot: 3, nextDealer: 1, carry: {} } },
  { name: 'the only player who is in takes the pot', cites: ['R-zw-alone'], ...PLAIN, pot: 3, actions: 'pass stand pass', result: { end: 'alone', delta: [-3, 0, 6], pot: 0, tricks: [] } },
  // play
  { name: 'eldest leads', cites: ['zwicken.play.5'], ...PLAIN, actions: ALL, seat: 1, allowed: 'Ks' },
  { name: 'if eldest is out, the first after him leads', cites: ['zwicken.play.5'], ...PLAIN, actions: 'pass stand stand', seat: 2, allowed: 'Tc' },
  { name: 'follow suit', cites: ['zwicken.play.6'], ...PLAIN, actions: `${ALL} Ac`, seat: 2, legal: 'Tc' },
  { name: 'no other suit while one can follow', cites: ['zwicken.play.6'], ...PLAIN, actions: `${ALL} Ac`, refused: 'As' },
  { name: 'no trump while one can follow', cites: ['zwicken.play.6'], hands: ['Kc Qs Jd', 'Ac Ks Qd', 'Tc Ah Kd'], stock: '9h', actions: `${ALL} Ac`, seat: 2, legal: 'Tc' },
  { name: 'whoever follows suit must head the trick if he can', cites: ['zwicken.play.6'], hands: ['Kc Qs Jd', 'Qc Ks Qd', 'Ac Tc Kd'], stock: '9h', actions: `${ALL} Qc`, seat: 2, legal: 'Ac' },
  { name: 'a lower card of the suit is refused', cites: ['zwicken.play.6'], hands: ['Kc Qs Jd', 'Qc Ks Qd', 'Ac Tc Kd'], stock: '9h', actions: `${ALL} Qc`, refused: 'Tc' },
  { name: 'any card that heads the trick will do', cites: ['zwicken.play.6'], hands: ['Kc Qs Jd', 'Jc Ks Qd', 'Ac Qc Tc'], stock: '9h', actions: `${ALL} Jc`, seat: 2, legal: 'Ac Qc' },
  { name: 'who cannot head the trick plays any card of the suit', cites: ['zwicken.play.6'], hands: ['Kc Qs Jd', 'Ac Ks Qd', 'Qc Tc Kd'], stock: '9h', actions: `${ALL} Ac`, seat: 2, legal: 'Qc Tc' },
  { name: 'a trumped trick cannot be headed by following suit', cites: ['zwicken.play.6'], hands: ['Kc 8c Jd', 'Qc Ks Qd', 'Th As Kd'], stock: '9h', actions: `${ALL} Qc Th`, seat: 0, legal: 'Kc 8c' },
  { name: 'a trump led must be headed, too', cites: ['zwicken.play.6'], hands: ['Kc Qs Jd', 'Jh Ks Qd', 'Qh 8h Kd'], stock: '9h', actions: `${ALL} Jh`, seat: 2, legal: 'Qh' },
  { name: 'void: a trump', cites: ['zwicken.play.6'], hands: ['Kc Qs Jd', 'Ac Ks Qd', 'Th As Kd'], stock: '9h', actions: `${ALL} Ac`, seat: 2, legal: 'Th' },
  { name: 'void with a trump: no other suit', cites: ['zwicken.play.6'], hands: ['Kc Qs Jd', 'Ac Ks Qd', 'Th As Kd'], stock: '9h', actions: `${ALL} Ac`, refused: 'As' },
  { name: 'void in a trumped trick: a higher trump', cites: ['zwicken.play.6'], hands: ['Jh 8h Jd', 'Ac Ks Qd', 'Th As Kd'], stock: '9h', actions: `${ALL} Ac Th`, seat: 0, legal: 'Jh' },
  { name: 'a lower trump is refused while a higher one is held', cites: ['zwicken.play.6'], hands: ['Jh 8h Jd', 'Ac Ks Qd', 'Th As Kd'], stock: '9h', actions: `${ALL} Ac Th`, refused: '8h' },
  { name: 'void with lower trumps only: one of them', cites: ['zwicken.play.6'], hands: ['8h 7h Jd', 'Ac Ks Qd', 'Th As Kd'], stock: '9h', actions: `${ALL} Ac Th`, seat: 0, legal: '8h 7h' },
  { name: 'no card of the suit and no trump: any card', cites: ['zwicken.play.6'], hands: ['Kc Qs Jd', 'Ac Ks Qd', 'Js As Kd'], stock: '9h', actions: `${ALL} Ac`, seat: 2, legal: 'Js As Kd' },
  { name: 'void and free: any card', cites: ['zwicken.play.6'], options: { void: 'free' }, hands: ['Kc Qs Jd', 'Ac Ks Qd', 'Th As Kd'], stock: '9h', actions: `${ALL} Ac`, seat: 2, legal: 'Th As Kd' },
  { name: 'void and free: a trumped trick need not be headed', cites: ['zwicken.play.6'], options: { void: 'free' }, hands: ['Jh 8h Jd', 'Ac Ks Qd', 'Th As Kd'], stock: '9h', actions: `${ALL} Ac Th`, seat: 0, legal: 'Jh 8h Jd' },
  { name: 'free when void, a player who can follow still heads the trick', cites: ['zwicken.play.6'], options: { void: 'free' }, hands: ['Kc Qs Jd', 'Qc Ks Qd', 'Ac Tc Kd'], stock: '9h', actions: `${ALL} Qc`, seat: 2, legal: 'Ac' },
  { name: 'king over queen over jack over ten over nine', cites: ['zwicken.cards.3'], hands: ['Jc Qs Jd', 'Tc Ks Qd', '9c As Kd'], stock: '9h', actions: `${ALL} Tc 9c Jc`, seat: 0 },
  { name: 'the highest card of the suit takes the trick and leads to the next', cites: ['zwikken.20c.25', 'zwikken.20c.26', 'zwicken.cards.3'], hands: ['Ac Qs Jd', 'Qc Ks Qd', 'Kc As Kd'], stock: '9h', actions: `${ALL} Qc Kc Ac`, seat: 0 },
  { name: 'a discard takes nothing', cites: ['zwikken.20c.25'], hands: ['As Qs Jd', 'Tc Ks Qd', '8c Js Kd'], stock: '9h', actions: `${ALL} Tc 8c As`, seat: 1 },
];

/** What Zwicken and Anbieten have in common: the permanent trump and the cut. */
export const HARSHER: readonly Case[] = [
  // the seven of diamonds
  { name: 'the seven of diamonds is a trump: it follows trumps', cites: ['zwicken.differences.2', 'zwicken.play.6'], hands: ['Kc Qs Jd', 'Jh Ks Qd', 'Tc As 7d'], stock: '9h', actions: `${ALL} Jh`, seat: 2, legal: '7d' },
  { name: 'it does not follow diamonds', cites: ['zwicken.differences.2'], hands: ['Kc Qs Jd', 'Jc Ks Qd', 'Tc 9d 7d'], stock: '9h', actions: `${ALL} Qd`, seat: 2, legal: '9d' },
  { name: 'it beats the king of trumps', cites: ['zwicken.cards.4', 'zwicken.differences.2'], hands: ['Kc Qs Jd', 'Kh Ks Qd', '7d 8h Kd'], stock: '9h', actions: `${ALL} Kh`, seat: 2, legal: '7d' },
  { name: 'the ace of trumps beats it', cites: ['zwicken.cards.4'], hands: ['8h Qs Jd', '7d Ks Qd', 'Ah 7h Kd'], stock: '9h', actions: `${ALL} 7d Ah 8h`, seat: 2 },
  { name: 'with diamonds for trumps, too, it is second to the ace', cites: ['zwicken.cards.4', 'zwicken.differences.2'], hands: ['Kc Qs Jd', 'Kd Ks Qh', '7d 8d Kh'], stock: '9d', actions: `${ALL} Kd`, seat: 2, legal: '7d' },
  // the cut
  { name: 'the bottom card is looked at', cites: ['zwicken.differences.3'], ...BOTTOM, deck: '7d', seat: 1, tells: { type: 'looked', card: '8d' } },
  { name: 'an ace there: the deal hops to the next player, the stake stays', cites: ['zwicken.differences.4', 'zwicken.description.3'], ...BOTTOM, deck: 'Kd Qd Jd Td 9d 8d 7d', pot: 6, result: { end: 'hop', delta: [-3, 0, 0], pot: 9, nextDealer: 1, carry: {}, tricks: [] } },
  { name: 'a seven there: the same', cites: ['zwicken.differences.4'], ...BOTTOM, deck: 'Ad Kd Qd Jd Td 9d 8d 7d', result: { end: 'hop', delta: [-3, 0, 0], pot: 3, nextDealer: 1, carry: {} } },
  { name: 'the seven of diamonds: the deal jumps to the player before the dealer, and all but the dealer pay', cites: ['zwicken.differences.5', 'zwicken.description.3'], ...BOTTOM, hands: ['', '', '', ''], dealer: 1, deck: 'Ad', result: { end: 'jump', delta: [-3, -3, -3, -3], pot: 12, nextDealer: 0 } },
  { name: 'what the next dealer has paid then is his stake', cites: ['R-zw-jump-stake'], ...BOTTOM, deck: 'Ad', result: { end: 'jump', nextDealer: 2, carry: { dealerPaid: true } } },
  { name: 'he does not pay it again', cites: ['R-zw-jump-stake'], ...PLAIN, pot: 9, carry: { dealerPaid: true }, actions: '', pay: { pot: 9, delta: [0, 0, 0] } },
  { name: 'of two players the other is the one before the dealer', cites: ['R-zw-jump-stake'], ...BOTTOM, hands: ['', ''], deck: 'Ad', result: { end: 'jump', delta: [-3, -3], pot: 6, nextDealer: 1 } },
  { name: 'another way to jump: over one player, and those two pay', cites: ['zwicken.notes.1', 'R-zw-jump-note'], options: { jump: 'skip-one' }, ...BOTTOM, hands: ['', '', '', ''], dealer: 3, deck: 'Ad', result: { end: 'jump', delta: [-3, -3, 0, -3], pot: 9, nextDealer: 1, carry: { dealerPaid: true } } },
  { name: 'over one of two players it comes back to the dealer, who pays again', cites: ['R-zw-jump-note'], options: { jump: 'skip-one' }, ...BOTTOM, hands: ['', ''], deck: 'Ad', result: { end: 'jump', delta: [-6, -3], pot: 9, nextDealer: 0, carry: { dealerPaid: true } } },
  { name: 'it is for the dealer to look', cites: ['zwicken.differences.3'], options: { cut: 'played' }, ...BOTTOM, deck: 'Ad', seat: 0, legal: 'check deal', allowed: 'check' },
  { name: 'he looks at the seven of diamonds: the deal jumps', cites: ['zwicken.differences.3', 'zwicken.differences.5'], options: { cut: 'played' }, ...BOTTOM, deck: 'Ad', actions: 'check', result: { end: 'jump', nextDealer: 2 } },
  { name: 'he looks at an ace: the deal hops', cites: ['zwicken.differences.3', 'zwicken.differences.4'], options: { cut: 'played' }, ...BOTTOM, deck: 'Kd Qd Jd Td 9d 8d 7d', actions: 'check', result: { end: 'hop', delta: [-3, 0, 0], nextDealer: 1 } },
  { name: 'he looks at another card, deals and owes nothing', cites: ['zwicken.differences.3'], options: { cut: 'played' }, ...BOTTOM, deck: '7d', actions: 'check pass pass pass', result: { end: 'passed-out', delta: [-3, 0, 0] } },
  { name: 'he may deal without a look', cites: ['zwicken.scoring.4'], options: { cut: 'played' }, ...BOTTOM, deck: 'Ad', allowed: 'deal' },
  { name: 'then there is no jump and no hop', cites: ['zwicken.scoring.4'], options: { cut: 'played' }, ...BOTTOM, deck: 'Ad', actions: 'deal', seat: 1 },
  { name: 'it costs him three chips even when nobody plays', cites: ['zwicken.scoring.4'], options: { cut: 'played' }, ...BOTTOM, deck: 'Ad', pot: 3, actions: 'deal pass pass pass', result: { end: 'passed-out', delta: [-6, 0, 0], pot: 9 }, tells: { type: 'lost', seat: 0, how: 'bottom-unseen' } },
  { name: 'the only player who is in does not get these three', cites: ['zwicken.scoring.4', 'R-zw-alone'], options: { cut: 'played' }, ...BOTTOM, deck: 'Ad', actions: 'deal pass stand pass', result: { end: 'alone', delta: [-6, 0, 3], pot: 3 } },
];

/** What Zwicken and Tippen have in common: every trick counts. */
export const THIRDS: readonly Case[] = [
  { name: 'each trick takes a third of the pot', cites: ['zwicken.scoring.1'], ...PLAIN, pot: 6, actions: `${ALL} Ac Tc Kc Ks As Qs Kd Jd Qd`, result: { end: 'played', delta: [-6, 3, 6], pot: 3, nextDealer: 1, points: [0, 0, 0] } },
  { name: 'most tricks win nothing besides', cites: ['zwicken.play.7', 'R-zw-most'], ...PLAIN, pot: 6, actions: `${ALL} Ac Tc Kc Ks As Qs Kd Jd Qd`, result: { delta: [-6, 3, 6], over: null } },
  { name: 'whoever is in and takes no trick pays three chips', cites: ['zwicken.scoring.3'], ...PLAIN, dealer: 1, hands: ['Tc As Kd', 'Kc Qs Jd', 'Ac Ks Qd'], actions: `${ALL} Ac Tc Kc Ks As Qs Kd Jd Qd`, result: { delta: [2, -6, 1], pot: 3 }, tells: { type: 'lost', seat: 1, how: 'trickless' } },
  { name: 'whoever is out pays nothing', cites: ['zwicken.scoring.3'], ...PLAIN, actions: 'stand stand pass Ac Tc Ks As Kd Qd', result: { delta: [-3, 1, 2], pot: 0 } },
  { name: 'or as much as the pot held, the stake of this deal with it', cites: ['zwicken.scoring.2', 'zwicken.scoring.3'], options: { bete: 'pot' }, ...PLAIN, pot: 6, actions: `${ALL} Ac Tc Kc Ks As Qs Kd Jd Qd`, result: { delta: [-12, 3, 6], pot: 9 } },
];

export const CASES: readonly Case[] = [
  ...SHARED,
  ...HARSHER,
  ...THIRDS,
  // the ace of trumps
  { name: 'holding the ace of trumps one may lead another card, at a price', cites: ['zwicken.scoring.5'], hands: ['Kc Qs Jd', 'Ah Ks Qd', 'Tc As Kd'], stock: '9h', actions: ALL, seat: 1, legal: 'Ah Ks Qd' },
  { name: 'the ace of trumps not led at the first lead: three chips', cites: ['zwicken.scoring.5'], hands: ['Kc Qs Jd', 'Ah Ks Qd', 'Tc As Kd'], stock: '9h', actions: `${ALL} Ks As Qs Kd Jd Qd Tc Kc Ah`, result: { delta: [-6, -2, 2], pot: 6 } },
  { name: 'it is paid for once', cites: ['zwicken.scoring.5'], hands: ['Kc Ks Jd', 'Ah Ac As', 'Tc Ts Kd'], stock: '9h', actions: `${ALL} Ac Tc Kc As Ts Ks Ah Kd Jd`, result: { delta: [-6, 0, -3], pot: 9 } },
  { name: 'the first lead may come in a later trick', cites: ['zwicken.scoring.5'], hands: ['Kc Qs Jd', 'Tc Ks Qd', 'Ac Ah Kd'], stock: '9h', actions: `${ALL} Tc Ac Kc Kd Jd Qd Ah Qs Ks`, result: { delta: [-6, -3, 0], pot: 9 } },
  { name: 'led at once it costs nothing', cites: ['zwicken.scoring.5'], hands: ['Kc Qs Jd', 'Ah Ks Qd', 'Tc As Kd'], stock: '9h', actions: `${ALL} Ah Tc Kc Ks As Qs Kd Jd Qd`, result: { delta: [-6, 1, 2], pot: 3 } },
  { name: 'an ace of trumps that fell before the first lead costs nothing', cites: ['zwicken.scoring.5'], hands: ['Kc Qs Jd', 'Ks Qd Tc', 'Ah Kd Ac'], stock: '9h', actions: `${ALL} Ks Ah Qs Kd Jd Qd Ac Kc Tc`, result: { delta: [-6, -3, 3], pot: 6 } },
  { name: 'whoever never leads has had no opportunity', cites: ['zwicken.scoring.5'], hands: ['Kc Qs Jd', 'Ac Ks 9s', 'Tc Ah Js'], stock: '9h', actions: 'stand stand pass Ac Tc Ks Js 9s Ah', result: { delta: [-3, 2, 1], pot: 0 } },
  { name: 'enforced: the ace of trumps is the only card to lead', cites: ['zwicken.differences.6'], options: { aceLead: 'enforced' }, hands: ['Kc Qs Jd', 'Ah Ks Qd', 'Tc As Kd'], stock: '9h', actions: ALL, seat: 1, legal: 'Ah' },
  { name: 'enforced: another card is refused', cites: ['zwicken.differences.6'], options: { aceLead: 'enforced' }, hands: ['Kc Qs Jd', 'Ah Ks Qd', 'Tc As Kd'], stock: '9h', actions: ALL, refused: 'Ks' },
  { name: 'enforced: whoever comes to lead in a later trick leads it then', cites: ['zwicken.differences.6'], options: { aceLead: 'enforced' }, hands: ['Kc Qs Jd', 'Tc Ks Qd', 'Ac Ah Kd'], stock: '9h', actions: `${ALL} Tc Ac Kc`, seat: 2, legal: 'Ah' },
  { name: 'enforced: without the ace any card may be led', cites: ['zwicken.differences.6'], options: { aceLead: 'enforced' }, hands: ['Kc Qs Jd', 'Kh Ks Qd', 'Tc As Kd'], stock: '9h', actions: ALL, seat: 1, legal: 'Kh Ks Qd' },
  { name: 'enforced: whoever follows does not owe it', cites: ['zwicken.differences.6'], options: { aceLead: 'enforced' }, hands: ['Kc Qs Jd', 'Ks Qd Tc', 'Ah 8h Ac'], stock: '9h', actions: `${ALL} Ks`, seat: 2, legal: 'Ah 8h' },
  // gezwickt
  { name: 'the seven of diamonds lost to the ace of trumps: three chips', cites: ['zwicken.scoring.6'], hands: ['Kc Qs Jd', 'Ah Ks Qd', '7d As Kd'], stock: '9h', actions: `${ALL} Ah 7d Kc Ks As Qs Kd Jd Qd`, result: { delta: [-6, 1, -1], pot: 6 } },
  { name: 'a seven of diamonds that takes a trick costs nothing', cites: ['zwicken.scoring.6'], hands: ['Kc Qs Jd', '8h Ks Qd', '7d As Kd'], stock: '9h', actions: `${ALL} 8h 7d Kc As Qs Ks Kd Jd Qd`, result: { delta: [-6, -3, 3], pot: 6 } },
  { name: 'no trick and the seven lost: three chips for each', cites: ['zwicken.scoring.2', 'R-zw-add-up'], hands: ['Kc Qs Jd', 'Ah Ks Qd', '7d Ts 9d'], stock: '9h', actions: `${ALL} Ah 7d Kc Ks Ts Qs Qd 9d Jd`, result: { delta: [-6, 3, -6], pot: 9 } },
  { name: 'no trick at the price of the pot, and three chips for the seven', cites: ['R-zw-add-up'], options: { bete: 'pot' }, hands: ['Kc Qs Jd', 'Ah Ks Qd', '7d Ts 9d'], stock: '9h', pot: 6, actions: `${ALL} Ah 7d Kc Ks Ts Qs Qd 9d Jd`, result: { delta: [-12, 9, -12], pot: 21 } },
  { name: 'the dealer who has not looked and takes no trick pays for both', cites: ['zwicken.scoring.4', 'R-zw-add-up'], options: { cut: 'played' }, ...PLAIN, actions: `deal ${ALL} Ac Tc Kc Ks As Qs Kd Jd Qd`, result: { delta: [-9, 1, 2], pot: 6 } },
];
