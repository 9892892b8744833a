import { formatCards, packOf } from '../../../src/engine/cards.ts';
import { numbersOf, shuffled } from '../../../src/engine/random.ts';

console.log(formatCards(shuffled(packOf(['A', 'K', 'Q']), 1977)));

const numberBelow = numbersOf(1977);
console.log(numberBelow(6), numberBelow(6), numberBelow(6));

// prints
// Ad Qs Ac Ah Qc Qh Kc Qd Kh As Ks Kd
// 4 4 3
