import '../../../src/engine/games/zwikken-20c.ts';
import { nextRecord, openingOf, parseMatch } from '../../../src/engine/match.ts';

const terms = { variant: 'zwikken-20c', options: {}, players: 3, length: 2 };
const deck = 'Td Jc Qd Ks Ah As Tc Qc Ac Js Kc Qs Ts Kh Qh Jh Th Ad Kd Jd';
const first = nextRecord(terms, openingOf(terms), deck);

const read = parseMatch({ ...terms, records: [{ ...first, actions: ['pass', 'pass', 'pass', 'end'] }] });
if (read.ok) console.log(read.standing);

// prints
// {
//   totals: [ -1, -1, -1 ],
//   pot: 3,
//   dealer: 1,
//   deal: 1,
//   carry: {},
//   isOver: false,
//   winners: []
// }
