// Zwikken, 21st century. Seat 0 deals, seat 1 is eldest, unless a row says otherwise.
import type { Case } from './case.ts';

/** Nobody has a zwik or the ten of hearts, hearts are trumps. */
const PLAIN = { hands: ['Kc Qs Jd', 'Ac Ks Qd', 'Tc As Kd'], stock: 'Jh' } as const;
/** As before, but seat 2 has the ten of hearts. */
const TEN = { hands: ['Kc Qs Jd', 'Ac Ks Qd', 'Th As Kd'], stock: 'Jh' } as const;
/** Seat 0 has three kings. */
const KINGS = { hands: ['Kc Ks Kd', 'Ac Qs Jd', 'Tc As Qd'], stock: 'Jh Qc' } as const;
/** Seat 1 takes 16 points, seat 2 takes 4. */
const STRONG = { hands: ['Kc Qs Jd', 'Ac As Td', 'Tc Ks Kd'], stock: 'Jh' } as const;
const STRONG_PLAY = 'Ac Tc Kc As Ks Qs Td Kd Jd';
/** Hearts, diamonds, and then another suit are turned up; seat 1 has the tens of the first two. */
const TENS = { hands: ['Kc Qs Jd', 'Th Td Ks', 'Ac As Kd'], stock: 'Jh Qd Js' } as const;
/** Hearts are turned up twice, then diamonds; seat 1 has the ten of hearts. */
const TWICE = { hands: ['Kc Qs Jd', 'Th Ac Ks', 'Tc As Kd'], stock: 'Jh Qh Ad' } as const;
/** Eldest asks and nobody asks better. */
const ASKED = 'ask pass pass pass pass';

export const CASES: readonly Case[] = [
  { name: 'five may play, as before', cites: ['zwikken.21c.1', 'zwikken.20c.3'], hands: ['Kc Qs Jd', 'Ac Ks Qd', 'Tc As Kd', 'Th Kh Js', 'Jc Qc Td'], stock: 'Jh', actions: 'pass pass pass pass', seat: 0, legal: 'ask pass speel' },
  { name: 'twenty cards, as before', cites: ['zwikken.20c.2'], ...PLAIN, actions: '', held: { 0: 'Kc Qs Jd', 1: 'Ac Ks Qd', 2: 'Tc As Kd' } },
  { name: 'everybody pays one chip', cites: ['zwikken.21c.3'], ...PLAIN, pot: 2, actions: '', pay: { pot: 5, delta: [-1, -1, -1] } },
  { name: 'one card and then two go round', cites: ['zwikken.20c.8'], hands: ['', '', ''], stock: '', deck: 'Ac Kc Qc Jc Tc As Ks Qs Js Ts', actions: '', held: { 0: 'Qc Qs Js', 1: 'Ac Jc Tc', 2: 'Kc As Ks' } },
  { name: 'or two and then one', cites: ['zwikken.20c.8'], options: { packets: '2-1' }, hands: ['', '', ''], stock: '', deck: 'Ac Kc Qc Jc Tc As Ks Qs Js Ts', actions: '', held: { 0: 'Tc As Js', 1: 'Ac Kc Ks', 2: 'Qc Jc Qs' } },
  { name: 'the turn-up makes trumps: its suit beats the suit led', cites: ['zwikken.20c.9'], hands: ['Kc Qs Jd', 'Ac Ks Qd', 'Qh As Kd'], stock: 'Jh', actions: `${ASKED} Ac`, seat: 2, legal: 'Qh' },
  // asking
  { name: 'eldest asks, plays or passes', cites: ['zwikken.21c.4'], ...PLAIN, actions: '', seat: 1, legal: 'ask pass speel' },
  { name: 'asking is open to whoever comes first', cites: ['zwikken.21c.4'], ...PLAIN, actions: 'pass', allowed: 'ask' },
  { name: 'a player may pass', cites: ['zwikken.21c.4'], ...PLAIN, actions: '', allowed: 'pass' },
  { name: 'over a question goes a better one', cites: ['zwikken.21c.7'], ...PLAIN, actions: 'ask', seat: 2, legal: 'better pass speel', allowed: 'better' },
  { name: 'over a better one goes a still better one', cites: ['zwikken.21c.7'], ...PLAIN, actions: 'ask better', seat: 0, legal: 'even-better pass speel' },
  { name: 'the same question is no better one', cites: ['zwikken.21c.7'], ...PLAIN, actions: 'ask', refused: 'ask' },
  { name: 'no step may be skipped', cites: ['zwikken.21c.7'], ...PLAIN, actions: 'ask', refused: 'even-better' },
  { name: 'one cannot ask better than nobody', cites: ['zwikken.21c.7'], ...PLAIN, actions: '', refused: 'better' },
  { name: 'over the third question there is only playing', cites: ['zwikken.21c.7'], ...PLAIN, actions: 'ask better even-better', seat: 1, legal: 'pass speel' },
  { name: 'whoever plays can say so over anything', cites: ['R-21c-speel'], ...PLAIN, actions: 'ask better', allowed: 'speel' },
  { name: 'playing ends the auction, though others have not called yet', cites: ['R-21c-speel'], ...PLAIN, actions: 'speel', seat: 1, legal: 'Ac Ks Qd' },
  { name: 'playing ends it in the second round too', cites: ['R-21c-speel'], ...PLAIN, actions: 'ask pass pass speel', seat: 1, legal: 'Ac Ks Qd' },
  { name: 'everybody calls once before anybody is asked again', cites: ['zwikken.21c.8'], ...PLAIN, actions: 'ask pass', seat: 0, legal: 'better pass speel' },
  { name: 'whoever passed at first may yet ask better', cites: ['zwikken.21c.8'], ...PLAIN, actions: 'ask pass pass', seat: 2, legal: 'better pass speel', allowed: 'better' },
  { name: 'the second round begins with eldest again', cites: ['R-21c-calls'], ...PLAIN, actions: 'pass ask pass', seat: 1, legal: 'better pass speel' },
  { name: 'it passes over the highest caller', cites: ['R-21c-calls'], ...PLAIN, actions: 'pass ask pass pass', seat: 0, legal: 'better pass speel' },
  { name: 'whoever is outbid is asked again', cites: ['R-21c-calls'], ...PLAIN, actions: 'ask pass pass better pass', seat: 1, legal: 'even-better pass speel' },
  { name: 'a pass in the second round is final', cites: ['R-21c-calls'], ...PLAIN, actions: 'ask pass pass better pass even-better', seat: 2, legal: 'pass speel' },
  { name: 'when the highest caller is left alone the play begins', cites: ['R-21c-calls'], ...PLAIN, actions: ASKED, seat: 1, legal: 'Ac Ks Qd' },
  { name: 'the highest caller is the speler', cites: ['zwikken.21c.10'], ...PLAIN, actions: 'ask better pass pass pass', tells: { type: 'declarer', seat: 2, call: 'better' } },
  // searching
  { name: 'all pass: the dealer may search', cites: ['zwikken.21c.11'], ...PLAIN, actions: 'pass pass pass', seat: 0, legal: 'turn end', allowed: 'turn' },
  { name: 'a search turns up new trumps and everybody calls afresh', cites: ['zwikken.21c.11'], ...PLAIN, stock: 'Jh Ad', actions: 'pass pass pass turn', seat: 1, legal: 'ask pass speel', tells: { type: 'turned', card: 'Ad' } },
  { name: 'the first search costs everybody one more', cites: ['zwikken.21c.14'], ...PLAIN, stock: 'Jh Ad', actions: 'pass pass pass turn', pay: { pot: 6, delta: [-2, -2, -2] } },
  { name: 'the second search is free', cites: ['zwikken.21c.14'], ...PLAIN, stock: 'Jh Ad Qc', actions: 'pass pass pass turn pass pass pass turn', pay: { pot: 6, delta: [-2, -2, -2] } },
  { name: 'after three trumps the deal ends by itself', cites: ['zwikken.21c.12'], ...PLAIN, stock: 'Jh Ad Qc', actions: 'pass pass pass turn pass pass pass turn pass pass pass', result: { end: 'passed-out', pot: 6, nextDealer: 1 } },
  { name: 'the dealer may end it instead', cites: ['zwikken.21c.15'], ...PLAIN, actions: 'pass pass pass end', result: { end: 'passed-out', delta: [-1, -1, -1], pot: 3, nextDealer: 1 } },
  { name: 'a suit turned up again: everybody must pass', cites: ['zwikken.21c.13'], ...PLAIN, stock: 'Jh Qh', actions: 'pass pass pass turn', seat: 1, legal: 'pass', refused: 'ask' },
  { name: 'nobody plays on it either', cites: ['zwikken.21c.13'], ...PLAIN, stock: 'Jh Qh', actions: 'pass pass pass turn', refused: 'speel' },
  { name: 'they pass one by one, and the ten may be announced', cites: ['R-21c-forced-pass'], ...TEN, stock: 'Jh Qh', actions: 'pass pass pass turn pass', seat: 2, legal: 'pass pass+expect pass+know' },
  { name: 'then the dealer may search again', cites: ['R-21c-forced-pass'], ...PLAIN, stock: 'Jh Qh', actions: 'pass pass pass turn pass pass pass', seat: 0, legal: 'turn end' },
  // the ten of trumps
  { name: 'the holder of the ten may say that he knows it, whatever he calls', cites: ['zwikken.21c.16'], ...TEN, actions: 'pass', seat: 2, legal: 'ask ask+know pass pass+expect pass+know speel speel+know', allowed: 'ask+know' },
  { name: 'passing he may also say that he expects a better one', cites: ['zwikken.21c.16'], ...TEN, actions: 'pass', allowed: 'pass+expect' },
  { name: 'asking he cannot expect a better one', cites: ['zwikken.21c.16'], ...TEN, actions: 'pass', refused: 'ask+expect' },
  { name: 'nobody else can say so', cites: ['zwikken.21c.16'], ...TEN, actions: '', refused: 'pass+know' },
  { name: 'he says so once for each turn-up', cites: ['zwikken.21c.16'], ...TEN, actions: 'ask pass+know pass', seat: 2, legal: 'better pass speel', refused: 'pass+expect' },
  { name: 'he may say so in the second round', cites: ['zwikken.21c.16'], ...TEN, actions: 'ask pass pass', seat: 2, legal: 'better better+know pass pass+expect pass+know speel speel+know' },
  { name: 'nobody says so when the ten itself is turned up', cites: ['zwikken.21c.16'], ...PLAIN, stock: 'Th', actions: 'pass', legal: 'ask pass speel' },
  { name: 'announced, the ten can be exchanged before play', cites: ['zwikken.21c.17'], ...TEN, actions: 'pass ask+know pass pass pass', seat: 2, legal: 'keep swap:Jh', allowed: 'swap:Jh' },
  { name: 'it goes for the card turned up', cites: ['zwikken.21c.17'], ...TEN, actions: 'pass ask+know pass pass pass swap:Jh', seat: 1, held: { 2: 'Jh As Kd' } },
  { name: 'a defender exchanges it as well', cites: ['zwikken.21c.17'], ...TEN, actions: 'ask pass+know pass pass pass', seat: 2, legal: 'keep swap:Jh' },
  { name: 'not announced, it stays where it is', cites: ['zwikken.21c.17'], ...TEN, actions: 'pass ask pass pass pass', seat: 1, legal: 'Ac Ks Qd' },
  { name: 'it goes for no card that does not lie there', cites: ['zwikken.21c.17'], ...TEN, actions: 'pass ask+know pass pass pass', refused: 'swap:Ah' },
  { name: 'a ten known goes for an earlier turn-up, and two tens for two', cites: ['zwikken.21c.18'], ...TENS, actions: 'pass+know pass pass turn ask+know pass pass pass pass', seat: 1, legal: 'keep swap:Jh swap:Qd' },
  { name: 'after the first exchange the second is still open', cites: ['zwikken.21c.18'], ...TENS, actions: 'pass+know pass pass turn ask+know pass pass pass pass swap:Jh', seat: 1, legal: 'keep swap:Qd' },
  { name: 'both tens are gone', cites: ['zwikken.21c.18'], ...TENS, actions: 'pass+know pass pass turn ask+know pass pass pass pass swap:Jh swap:Qd', held: { 1: 'Jh Qd Ks' } },
  { name: 'whoever keeps gives up all that is left', cites: ['zwikken.21c.18'], ...TENS, actions: 'pass+know pass pass turn ask+know pass pass pass pass swap:Jh keep', seat: 1, legal: 'Jh Td Ks' },
  { name: 'only the ten that was announced goes', cites: ['zwikken.21c.17', 'zwikken.21c.18'], ...TENS, actions: 'pass pass pass turn ask+know pass pass pass pass', legal: 'keep swap:Qd', refused: 'swap:Jh' },
  { name: 'they exchange from eldest', cites: ['zwikken.21c.18'], hands: ['Kc Qs Jd', 'Td Ac Ks', 'Th As Kd'], stock: 'Jh Qd', actions: 'pass pass+know pass turn ask+know pass pass pass pass', seat: 1, legal: 'keep swap:Qd' },
  { name: 'and the others after him', cites: ['zwikken.21c.18'], hands: ['Kc Qs Jd', 'Td Ac Ks', 'Th As Kd'], stock: 'Jh Qd', actions: 'pass pass+know pass turn ask+know pass pass pass pass keep', seat: 2, legal: 'keep swap:Jh' },
  { name: 'whoever expected a better one chooses among the turn-ups of the suit', cites: ['zwikken.21c.19'], ...TWICE, actions: 'pass+expect pass pass turn pass pass pass turn ask pass pass pass pass', seat: 1, legal: 'keep swap:Jh swap:Qh' },
  { name: 'his ten goes for one of them only', cites: ['zwikken.21c.19'], ...TWICE, actions: 'pass+expect pass pass turn pass pass pass turn ask pass pass pass pass swap:Qh', seat: 1, legal: 'Qh Ac Ks' },
  { name: 'whoever knew it has the card that lay there', cites: ['zwikken.21c.19'], ...TWICE, actions: 'pass+know pass pass turn pass pass pass turn ask pass pass pass pass', legal: 'keep swap:Jh', refused: 'swap:Qh' },
  { name: 'whoever expected one late has no earlier card', cites: ['zwikken.21c.19'], ...TWICE, actions: 'pass pass pass turn pass+expect pass pass turn ask pass pass pass pass', legal: 'keep swap:Qh', refused: 'swap:Jh' },
  // zwiks
  { name: 'three of a rank win before play', cites: ['zwikken.21c.20'], ...KINGS, actions: 'pass pass ask pass pass', result: { end: 'zwik', points: [0, 0, 0] } },
  { name: 'two of a rank are no zwik', cites: ['zwikken.21c.20'], hands: ['Kc Ks Qd', 'Ac Qs Jd', 'Tc As Kd'], stock: 'Jh', actions: 'pass pass ask pass pass', seat: 1, legal: 'Ac Qs Jd' },
  { name: 'it is shown by a player who asked', cites: ['zwikken.21c.21'], ...KINGS, actions: 'pass pass speel', tells: { type: 'showed', seat: 0, cards: ['Kc', 'Ks', 'Kd'] } },
  { name: 'whoever passed to the end cannot show one', cites: ['R-21c-zwik-asked'], ...KINGS, actions: ASKED, seat: 1, legal: 'Ac Qs Jd' },
  { name: 'whoever asked and was outbid can', cites: ['R-21c-zwik-asked'], ...KINGS, actions: 'pass pass ask better pass pass', result: { end: 'zwik', delta: [2, -4, -1], pot: 3 } },
  { name: 'whoever asked pays, whoever passed does not', cites: ['zwikken.21c.22', 'R-21c-zwik-pays'], ...KINGS, actions: 'ask pass better pass pass', result: { end: 'zwik', delta: [2, -4, -1], pot: 3 } },
  { name: 'all who asked pay as much as was played for', cites: ['R-21c-zwik-pays'], ...KINGS, pot: 6, actions: 'ask better speel', result: { end: 'zwik', delta: [8, -10, -10], pot: 18 } },
  { name: 'three tens beat three aces', cites: ['zwikken.21c.23'], hands: ['Tc Ts Td', 'Ac As Ad', 'Kc Qs Jd'], stock: 'Jh', actions: 'ask pass better pass pass', result: { end: 'zwik', delta: [2, -4, -1] } },
  { name: 'three aces beat three kings', cites: ['zwikken.21c.23'], hands: ['Ac As Ad', 'Kc Ks Kd', 'Tc Qs Jd'], stock: 'Jh', actions: 'ask pass better pass pass', result: { end: 'zwik', delta: [2, -4, -1] } },
  { name: 'with a zwik one may pass at first', cites: ['zwikken.21c.24'], ...KINGS, actions: 'ask pass', seat: 0, legal: 'better pass speel' },
  { name: 'and ask better in the second round', cites: ['zwikken.21c.25'], ...KINGS, actions: 'ask pass pass pass better pass', result: { end: 'zwik', delta: [2, -4, -1] } },
  { name: 'after a search there is another chance to ask', cites: ['zwikken.21c.26'], ...KINGS, actions: 'pass pass pass turn pass pass ask pass pass', result: { end: 'zwik', delta: [1, -2, -2], pot: 3 } },
  { name: 'without a search there is none', cites: ['zwikken.21c.27'], ...KINGS, actions: 'pass pass pass end', result: { end: 'passed-out', delta: [-1, -1, -1], pot: 3 } },
  { name: 'the exchange can make a zwik', cites: ['zwikken.21c.28'], hands: ['Kc Qs Jd', 'Ac Ks Qd', 'Th Ad As'], stock: 'Ah', actions: 'pass ask+know pass pass pass swap:Ah', result: { end: 'zwik', delta: [-2, -2, 1] } },
  { name: 'the exchange can spoil one', cites: ['zwikken.21c.28'], hands: ['Kc Qs Jd', 'Ac Ks Qd', 'Th Ts Tc'], stock: 'Ah', actions: 'pass ask+know pass pass pass swap:Ah', seat: 1, legal: 'Ac Ks Qd' },
  // play
  { name: 'eldest leads any card, whoever is the speler, and all play', cites: ['zwikken.21c.29', 'zwikken.20c.23'], ...PLAIN, actions: 'pass ask pass pass pass', seat: 1, legal: 'Ac Ks Qd', allowed: 'Qd' },
  { name: 'follow suit', cites: ['zwikken.20c.24'], hands: ['Kc Qs Jd', 'Ac Ks Qd', 'Tc Ah Kd'], stock: 'Jh', actions: `${ASKED} Ac`, seat: 2, legal: 'Tc', refused: 'Ah' },
  { name: 'void with a trump: no other suit', cites: ['zwikken.20c.24'], hands: ['Kc Qs Jd', 'Ac Ks Qd', 'Qh As Kd'], stock: 'Jh', actions: `${ASKED} Ac`, refused: 'As' },
  { name: 'void and a trump in the trick: a higher one must be played', cites: ['zwikken.20c.24'], hands: ['Kh Th Jd', 'Ac Ks Qd', 'Qh As Kd'], stock: 'Jh', actions: `${ASKED} Ac Qh`, seat: 0, legal: 'Kh', refused: 'Th' },
  { name: 'who can only undertrump must undertrump', cites: ['R-20c-undertrump'], hands: ['Qs Th Jd', 'Ac Ks Qd', 'Qh As Kd'], stock: 'Jh', actions: `${ASKED} Ac Qh`, seat: 0, legal: 'Th', refused: 'Jd' },
  { name: 'forbidden undertrumping: a plain card must be played', cites: ['R-20c-undertrump'], options: { undertrump: 'forbidden' }, hands: ['Qs Th Jd', 'Ac Ks Qd', 'Qh As Kd'], stock: 'Jh', actions: `${ASKED} Ac Qh`, seat: 0, legal: 'Qs Jd', refused: 'Th' },
  { name: 'a trump led need not be beaten', cites: ['R-20c-trump-led'], hands: ['Kc Qs Jd', 'Qh Ks Qd', 'Kh Th As'], stock: 'Jh', actions: `${ASKED} Qh`, allowed: 'Th' },
  { name: 'the highest card of the suit led takes the trick and leads', cites: ['zwikken.20c.25', 'zwikken.20c.26'], hands: ['Ac Qs Jd', 'Qc Ks Qd', 'Tc As Kd'], stock: 'Jh', actions: `${ASKED} Qc Tc Ac`, seat: 0, legal: 'Qs Jd' },
  { name: 'a trump takes the trick', cites: ['zwikken.20c.25'], hands: ['Kc Qs Jd', 'Ac Ks Qd', 'Qh As Kd'], stock: 'Jh', actions: `${ASKED} Ac Qh Kc`, seat: 2 },
  // points
  { name: 'two tricks are worth nothing by themselves', cites: ['zwikken.21c.2'], hands: ['Jc Ts Ks', 'Qc Jd Js', 'Tc Td As'], stock: 'Jh', actions: `${ASKED} Qc Tc Jc Jd Td Ts Js As Ks`, result: { end: 'played', delta: [-1, -4, -1], pot: 6, points: [0, 4, 8] } },
  { name: 'points are counted as before', cites: ['zwikken.21c.32', 'zwikken.20c.5'], ...STRONG, actions: `${ASKED} ${STRONG_PLAY}`, result: { points: [0, 16, 4] } },
  { name: 'most points win, and a question plays for one round', cites: ['zwikken.21c.33', 'zwikken.21c.35'], ...STRONG, pot: 6, actions: `${ASKED} ${STRONG_PLAY}`, result: { end: 'played', delta: [-1, 2, -1], pot: 6 } },
  { name: 'fewer points lose, and the loser doubles what he played for', cites: ['zwikken.21c.33', 'zwikken.21c.36'], ...PLAIN, pot: 6, actions: `${ASKED} Ac Tc Kc Ks As Qs Kd Jd Qd`, result: { delta: [-1, -4, -1], pot: 12, points: [0, 7, 15] } },
  { name: 'another as good: all lose', cites: ['zwikken.21c.34'], hands: ['Jc Td Qs', 'Ac Jd Ts', 'Tc Ad Js'], stock: 'Jh', actions: `${ASKED} Ac Tc Jc Jd Ad Td Js Qs Ts`, result: { delta: [-1, -4, -1], points: [3, 5, 5] } },
  { name: 'two defenders as good as each other do not spoil it', cites: ['zwikken.21c.34'], hands: ['Qc Kd Js', 'Ac Jd Ts', 'Tc Td Ks'], stock: 'Jh', actions: `${ASKED} Ac Tc Qc Jd Td Kd Js Ts Ks`, result: { points: [4, 6, 4], delta: [-2, 1, -2] } },
  { name: 'the loser doubles the whole pot, if that was agreed', cites: ['zwikken.21c.36'], options: { loser: 'pot' }, ...PLAIN, pot: 6, actions: `${ASKED} Ac Tc Kc Ks As Qs Kd Jd Qd`, result: { delta: [-1, -10, -1], pot: 18 } },
  { name: 'the winner takes no more for that', cites: ['zwikken.21c.35'], options: { loser: 'pot' }, ...STRONG, pot: 6, actions: `${ASKED} ${STRONG_PLAY}`, result: { delta: [-1, 2, -1], pot: 6 } },
  { name: 'whoever passed takes and pays nothing', cites: ['zwikken.21c.37'], ...STRONG, pot: 6, actions: `pass ask pass pass pass ${STRONG_PLAY}`, result: { delta: [-1, -1, -4] } },
  { name: 'an outbid asker with most points gets nothing', cites: ['R-21c-defender'], ...STRONG, actions: `ask better pass pass pass ${STRONG_PLAY}`, result: { delta: [-1, -1, -4], pot: 6 } },
  { name: 'an outbid asker pays nothing', cites: ['R-21c-defender'], ...STRONG, pot: 6, actions: `pass ask pass better pass pass ${STRONG_PLAY}`, result: { delta: [-1, 2, -1], pot: 6 } },
  // the amount
  { name: 'a question is for part of a pot', cites: ['zwikken.21c.5', 'R-21c-amount'], ...STRONG, pot: 9, actions: `${ASKED} ${STRONG_PLAY}`, result: { delta: [-1, 2, -1], pot: 9 } },
  { name: 'two rounds are twice as many chips', cites: ['zwikken.21c.6'], options: { rounds: '2' }, ...STRONG, pot: 9, actions: `${ASKED} ${STRONG_PLAY}`, result: { delta: [-1, 5, -1], pot: 6 } },
  { name: 'three rounds are three times as many', cites: ['zwikken.21c.6'], options: { rounds: '3' }, ...STRONG, pot: 9, actions: `${ASKED} ${STRONG_PLAY}`, result: { delta: [-1, 8, -1], pot: 3 } },
  { name: 'playing is for the whole pot', cites: ['zwikken.21c.6', 'R-21c-amount'], ...STRONG, pot: 9, actions: `speel ${STRONG_PLAY}`, result: { delta: [-2, 10, -2], pot: 3 } },
  { name: 'a question is for no more than the pot holds', cites: ['R-21c-amount'], options: { rounds: '3' }, ...PLAIN, actions: `${ASKED} Ac Tc Kc Ks As Qs Kd Jd Qd`, result: { delta: [-1, -4, -1], pot: 6 } },
  { name: 'a pot emptied by the winner is filled up by everybody', cites: ['zwikken.21c.31'], ...STRONG, actions: `${ASKED} ${STRONG_PLAY}`, result: { delta: [-2, 1, -2], pot: 3 } },
  { name: 'a pot emptied by a zwik is filled up too', cites: ['zwikken.21c.31'], ...KINGS, actions: 'pass pass ask pass pass', result: { end: 'zwik', delta: [1, -2, -2], pot: 3 } },
  { name: 'a pot that is not empty is not filled up', cites: ['zwikken.21c.31'], ...KINGS, pot: 1, actions: 'pass pass ask pass pass', result: { delta: [2, -1, -1], pot: 1 } },
  // the Lubber rules
  { name: 'without the Lubber rules the speler may lead the ace of trumps', cites: ['zwikken.lubber.1'], hands: ['Kc Qs Jd', 'Ah Ks Qd', 'Tc As Kd'], stock: 'Jh', actions: ASKED, seat: 1, legal: 'Ah Ks Qd' },
  { name: 'Lubber: the speler may not lead the ace of trumps', cites: ['zwikken.lubber.2'], options: { lubber: 'on' }, hands: ['Kc Qs Jd', 'Ah Ks Qd', 'Tc As Kd'], stock: 'Jh', actions: 'ask pass pass', seat: 1, legal: 'Ks Qd', refused: 'Ah' },
  { name: 'Lubber: nor later in the deal', cites: ['zwikken.lubber.2'], options: { lubber: 'on' }, hands: ['Kc Qs Jd', 'Ah Ac Qd', 'Tc As Kd'], stock: 'Jh', actions: 'ask pass pass Ac Tc Kc', seat: 1, legal: 'Qd', refused: 'Ah' },
  { name: 'Lubber: a defender may', cites: ['zwikken.lubber.2'], options: { lubber: 'on' }, hands: ['Kc Qs Jd', 'Ah Ks Qd', 'Tc As Kd'], stock: 'Jh', actions: 'pass ask pass', seat: 1, legal: 'Ah Ks Qd' },
  { name: 'Lubber: the speler may play it to a trick', cites: ['zwikken.lubber.2'], options: { lubber: 'on' }, hands: ['Kc Qs Jd', 'Ac Ks Qd', 'Ah As Kd'], stock: 'Jh', actions: 'pass ask pass Ac', seat: 2, legal: 'Ah' },
  { name: 'Lubber: as his last card he must lead it', cites: ['R-21c-lubber-forced'], options: { lubber: 'on' }, hands: ['Kc Jd Qs', 'Ah Ac Kd', 'Tc Qd Ts'], stock: 'Jh', actions: 'ask pass pass Ac Tc Kc Kd Qd Jd', seat: 1, legal: 'Ah' },
  { name: 'Lubber: the ace of another suit may be led', cites: ['zwikken.lubber.2'], options: { lubber: 'on' }, hands: ['Kc Qs Jd', 'Ac Ah Qd', 'Tc As Kd'], stock: 'Jh', actions: 'ask pass pass', allowed: 'Ac' },
  { name: 'Lubber: whoever passed is out of the auction', cites: ['zwikken.lubber.3'], options: { lubber: 'on' }, ...PLAIN, actions: 'ask pass better', seat: 1, legal: 'even-better pass speel' },
  { name: 'Lubber: whoever passes passes for good', cites: ['zwikken.lubber.3'], options: { lubber: 'on' }, ...PLAIN, actions: 'ask', allowed: 'pass' },
  { name: 'Lubber: with one asker the auction is over after one round', cites: ['zwikken.lubber.3'], options: { lubber: 'on' }, ...PLAIN, actions: 'ask pass pass', seat: 1, legal: 'Ac Ks Qd' },
  { name: 'Lubber: the outbid asker’s pass ends it', cites: ['zwikken.lubber.3'], options: { lubber: 'on' }, ...PLAIN, actions: 'ask pass better pass', seat: 1, legal: 'Ac Ks Qd' },
  { name: 'Lubber: on the next trumps all may call again', cites: ['zwikken.lubber.3'], options: { lubber: 'on' }, ...PLAIN, stock: 'Jh Ad', actions: 'pass pass pass turn', seat: 1, legal: 'ask pass speel' },
];
