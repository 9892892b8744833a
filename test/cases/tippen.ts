// Tippen. Seat 0 deals, seat 1 is eldest, hearts are trumps, unless a row says otherwise.
import type { Case } from './case.ts';
import { SHARED, THIRDS } from './zwicken.ts';

const ALL = 'stand stand stand';

export const CASES: readonly Case[] = [
  ...SHARED,
  ...THIRDS,
  { name: 'the seven of diamonds follows diamonds', cites: ['zwicken.differences.1', 'R-tippen'], hands: ['Kc Qs Jd', 'Jc Ks Qd', 'Tc 9d 7d'], stock: '9h', actions: `${ALL} Qd`, seat: 2, legal: '9d 7d' },
  { name: 'it is the lowest diamond and no trump', cites: ['R-tippen', 'zwicken.cards.3'], hands: ['Kc Qs Kd', '8d Ks Qh', '7d As Ts'], stock: '9h', actions: `${ALL} 8d 7d Kd`, seat: 0 },
  { name: 'the bottom card does not matter', cites: ['zwicken.differences.1', 'R-tippen'], hands: ['', '', ''], stock: '', deck: 'Ad', actions: '', seat: 1 },
  { name: 'nobody has to lead the ace of trumps, and it costs nothing', cites: ['zwicken.description.2', 'R-tippen'], hands: ['Kc Qs Jd', 'Ah Ks Qd', 'Tc As Kd'], stock: '9h', actions: `${ALL} Ks As Qs Kd Jd Qd Tc Kc Ah`, result: { delta: [-6, 1, 2], pot: 3 } },
];
