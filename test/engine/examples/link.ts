import '../../../src/engine/games/zwikken-20c.ts';
import { formatLink, parseLink } from '../../../src/engine/link.ts';

const deck = 'Td Jc Qd Ks Ah As Tc Qc Ac Js Kc Qs Ts Kh Qh Jh Th Ad Kd Jd';
const code = formatLink({ variant: 'zwikken-20c', players: 3, dealer: 2, deck, actions: ['bid', 'pass'] });
console.log(code);

const read = parseLink(code);
if (read.ok) console.log(read.record.actions);
console.log(parseLink(code.replace('CB', 'BC')));

// prints
// 1.zwikken-20c.32.CBsGZ2dUfoA.10.Smf
// [ 'bid', 'pass' ]
// { ok: false, fault: 'mangled' }
