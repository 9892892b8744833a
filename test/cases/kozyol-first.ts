// Kozyol with trumps by eldest's first card: the play is Kozyol's.
import type { Case } from './case.ts';
import { PLAY } from './kozyol.ts';

export const CASES: readonly Case[] = [
  ...PLAY,
  { name: 'the suit of eldest’s first card is trumps', cites: ['rozaliev.kozyol-first.1'], hands: [], players: 4, stock: '', deck: '9s', actions: '', trump: 's' },
  { name: 'though it be a queen', cites: ['rozaliev.kozyol-first.1'], hands: [], players: 4, stock: '', deck: 'Qd 9s', actions: '', trump: 'd' },
  { name: 'or the 7 of clubs', cites: ['rozaliev.kozyol-first.1'], hands: [], players: 4, stock: '', deck: '7c', actions: '', trump: 'c' },
  { name: 'one card goes round at a time', cites: ['rozaliev.kozyol-first.2'], hands: [], players: 4, stock: '', deck: 'Jh Ah Jd Th Js Kh Jc 9h 8h 7h Qc Qs Ac Tc Kc 9c As Ts Ks 9s 8s 7s Ad Td Kd 9d 8d 7d 7c Qh Qd 8c', actions: '', trump: 'h', held: { 1: 'Jh Js 8h Ac As 8s Kd 7c', 2: 'Ah Kh 7h Tc Ts 7s 9d Qh', 3: 'Jd Jc Qc Kc Ks Ad 8d Qd', 0: 'Th 9h Qs 9c 9s Td 7d 8c' } },
];
