import '../../../src/engine/games/zwikken-20c.ts';
import { begin, judge, play } from '../../../src/engine/play.ts';
import { parseRecord } from '../../../src/engine/record.ts';

const deck = 'Td Jc Qd Ks Ah As Tc Qc Ac Js Kc Qs Ts Kh Qh Jh Th Ad Kd Jd';
const script = parseRecord({ variant: 'zwikken-20c', players: 3, dealer: 2, deck });
if (!script.ok) throw new Error(script.fault.code);

let deal = begin(script.value.terms);
console.log(deal.next);
for (const action of ['bid', 'pass', 'pass', 'Td']) deal = play(deal, action);
console.log(deal.hands[1]);
console.log(judge(deal, 'Jc'));

// prints
// { seat: 0, legal: [ 'bid', 'pass' ] }
// [ 'Jc', 'As', 'Tc' ]
// {
//   action: 'Jc',
//   legal: false,
//   reason: { code: 'trump-in', seat: 1, card: 'Jc', suit: 'd', cards: [ 'Td' ] },
//   cites: [ 'zwikken.20c.24' ]
// }
