import '../../../src/engine/games/zwikken-20c.ts';
import { findPartings } from '../../../src/engine/parting.ts';

const plain = { variant: 'zwikken-20c', players: 3, dealer: 0 };
const forbidden = { ...plain, options: { undertrump: 'forbidden' } };
const [simplest] = findPartings(plain, forbidden, 0, 200);
if (simplest) {
  const { seed, actions, parting } = simplest;
  console.log(seed, actions.join(' '));
  console.log(parting.by, parting.a.next?.legal, parting.b.next?.legal);
  console.log(parting.cites.b);
}

// prints
// 96 pass pass bid Ad Qh
// legal [ 'Jh' ] [ 'Jc', 'Tc' ]
// [ 'R-20c-undertrump' ]
