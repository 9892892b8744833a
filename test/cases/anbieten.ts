// Anbieten. Seat 0 deals, seat 1 is eldest, hearts are trumps, unless a row says otherwise.
import type { Case } from './case.ts';
import { HARSHER, SHARED } from './zwicken.ts';

const PLAIN = { hands: ['Kc Qs Jd', 'Ac Ks Qd', 'Tc As Kd'], stock: '9h' } as const;
const ALL = 'stand stand stand';

export const CASES: readonly Case[] = [
  ...SHARED,
  ...HARSHER,
  { name: 'the last trick takes the whole pot', cites: ['zwicken.anbieten.1'], ...PLAIN, pot: 6, actions: `${ALL} Ac Tc Kc Ks As Qs Kd Jd Qd`, result: { end: 'played', delta: [-3, 0, 9], pot: 0, nextDealer: 1 } },
  { name: 'two tricks before it take nothing, and no trick costs nothing', cites: ['zwicken.anbieten.1', 'R-anbieten'], hands: ['Kc Qs Kd', 'Ac As Qd', 'Tc Ks Jd'], stock: '9h', actions: `${ALL} Ac Tc Kc As Ks Qs Qd Jd Kd`, result: { delta: [0, 0, 0], pot: 0 } },
  { name: 'before the lead the leader may raise', cites: ['zwicken.anbieten.3', 'R-anbieten'], ...PLAIN, actions: ALL, seat: 1, legal: 'Ac Ks Qd raise', allowed: 'raise' },
  { name: 'the raiser pays three chips', cites: ['R-anbieten'], ...PLAIN, actions: `${ALL} raise`, pay: { pot: 6, delta: [-3, -3, 0] } },
  { name: 'the player on his left answers first', cites: ['R-anbieten'], ...PLAIN, actions: `${ALL} raise`, seat: 2, legal: 'match fold', allowed: 'match' },
  { name: 'he may fold', cites: ['R-anbieten'], ...PLAIN, actions: `${ALL} raise`, allowed: 'fold' },
  { name: 'whoever matches pays three chips, and the next one answers', cites: ['R-anbieten'], ...PLAIN, actions: `${ALL} raise match`, seat: 0, legal: 'match fold', pay: { pot: 9, delta: [-3, -3, -3] } },
  { name: 'when all have answered, the leader may raise again or lead', cites: ['zwicken.anbieten.3', 'R-anbieten'], ...PLAIN, actions: `${ALL} raise match match`, seat: 1, legal: 'Ac Ks Qd raise' },
  { name: 'whoever folds pays nothing and plays no card', cites: ['R-anbieten'], ...PLAIN, actions: `${ALL} raise fold match Ac`, seat: 0, pay: { pot: 9, delta: [-6, -3, 0] } },
  { name: 'whoever is out is not asked', cites: ['R-anbieten'], ...PLAIN, actions: 'stand pass stand raise', seat: 0, legal: 'match fold' },
  { name: 'when all others have folded, the raiser takes the pot', cites: ['R-anbieten'], ...PLAIN, actions: `${ALL} raise fold fold`, result: { end: 'alone', delta: [-3, 3, 0], pot: 0, tricks: [] } },
  { name: 'the leader of a later trick may raise, too', cites: ['R-anbieten'], hands: ['Kc Qs Jd', 'Tc Ks Qd', 'Ac As Kd'], stock: '9h', actions: `${ALL} Tc Ac Kc`, seat: 2, legal: 'As Kd raise' },
  { name: 'a player may fold between two tricks', cites: ['R-anbieten'], hands: ['Kc Qs Jd', 'Tc Ks Qd', 'Ac As Kd'], stock: '9h', actions: `${ALL} Tc Ac Kc raise fold match As`, seat: 1 },
  { name: 'all others fold after a trick', cites: ['R-anbieten'], hands: ['Kc Qs Jd', 'Tc Ks Qd', 'Ac As Kd'], stock: '9h', actions: `${ALL} Tc Ac Kc raise fold fold`, result: { end: 'alone', delta: [-3, 0, 3], pot: 0, tricks: [{ leader: 1, cards: ['Tc', 'Ac', 'Kc'], winner: 2 }] } },
  { name: 'nobody raises in the middle of a trick', cites: ['R-anbieten'], ...PLAIN, actions: `${ALL} Ac`, refused: 'raise' },
  { name: 'there is nothing to match where nobody has raised', cites: ['R-anbieten'], ...PLAIN, actions: ALL, refused: 'match' },
  { name: 'no raise over a raise that is not yet answered', cites: ['R-anbieten'], ...PLAIN, actions: `${ALL} raise`, refused: 'raise' },
  { name: 'three raises a deal', cites: ['zwicken.anbieten.3', 'R-anbieten'], ...PLAIN, actions: `${ALL} raise match match raise match match raise match match`, seat: 1, legal: 'Ac Ks Qd' },
  { name: 'a fourth raise is refused', cites: ['zwicken.anbieten.3', 'R-anbieten'], ...PLAIN, actions: `${ALL} raise match match raise match match raise match match`, refused: 'raise' },
  { name: 'one raise a deal, spent in the first trick', cites: ['zwicken.anbieten.3', 'R-anbieten'], options: { maxRaises: '1' }, hands: ['Kc Qs Jd', 'Tc Ks Qd', 'Ac As Kd'], stock: '9h', actions: `${ALL} raise match match Tc Ac Kc`, seat: 2, legal: 'As Kd' },
  { name: 'six raises a deal', cites: ['zwicken.anbieten.3', 'R-anbieten'], options: { maxRaises: '6' }, ...PLAIN, actions: `${ALL} raise match match raise match match raise match match`, seat: 1, legal: 'Ac Ks Qd raise' },
  { name: 'the raises are played for with the rest of the pot', cites: ['R-anbieten'], ...PLAIN, actions: `${ALL} raise match match Ac Tc Kc Ks As Qs raise fold match Kd Qd`, result: { end: 'played', delta: [-6, -6, 12], pot: 0 } },
  { name: 'no duty to lead the ace of trumps', cites: ['R-anbieten'], hands: ['Kc Qs Jd', 'Ah Ks Qd', 'Tc As Kd'], stock: '9h', actions: `${ALL} Ks As Qs Kd Jd Qd Tc Kc Ah`, result: { delta: [-3, 3, 0], pot: 0 } },
  { name: 'no fine for the seven of diamonds that is lost', cites: ['R-anbieten'], hands: ['Kc Qs Jd', 'Ah Ks Qd', '7d Ts 9d'], stock: '9h', actions: `${ALL} Ah 7d Kc Ks Ts Qs Qd 9d Jd`, result: { delta: [-3, 3, 0], pot: 0 } },
];
