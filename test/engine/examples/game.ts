import { gameOf, packFor, variant } from '../../../src/engine/game.ts';
import zwikken from '../../../src/engine/games/zwikken-20c.ts';
import { ante } from '../../../src/engine/phases/ante.ts';

const dear = variant(zwikken, { id: 'zwikken-dear', cites: 'zwikken.20c.7', phases: [ante.but({ each: 5 })] });

console.log(dear.phases.map(({ name }) => name).join(' '));
console.log(gameOf('zwikken-dear') === dear, packFor(dear, 3).length);

// prints
// ante packets turn-up auction search exchange combination tricks settle
// true 20
