import { formatCards } from '../../../src/engine/cards.ts';
import { composeDeck } from '../../../src/engine/compose.ts';
import { packFor } from '../../../src/engine/game.ts';
import zwikken from '../../../src/engine/games/zwikken-20c.ts';
import { parseRecord } from '../../../src/engine/record.ts';

const deck = formatCards(packFor(zwikken, 3));
const script = parseRecord({ variant: 'zwikken-20c', players: 3, dealer: 2, deck });
if (script.ok) console.log(composeDeck(script.value.terms, { hands: [['Td', 'Ks', 'Ah']], stock: ['Js'] })?.slice(0, 10));

// prints
// [
//   'Td', 'Ac', 'Kc',
//   'Ks', 'Ah', 'Qc',
//   'Jc', 'Tc', 'As',
//   'Js'
// ]
