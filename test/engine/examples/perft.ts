import '../../../src/engine/games/zwikken-20c.ts';
import { perft } from '../../../src/engine/perft.ts';
import { begin } from '../../../src/engine/play.ts';
import { parseRecord, seeded } from '../../../src/engine/record.ts';

const record = seeded({ variant: 'zwikken-20c', players: 3, dealer: 0 }, 1977);
const script = record.ok ? parseRecord(record.value) : record;
if (script.ok) for (const depth of [1, 2, 3, 4]) console.log(perft(begin(script.value.terms), depth));

// prints
// { sequences: 2, ended: 0 }
// { sequences: 4, ended: 0 }
// { sequences: 8, ended: 0 }
// { sequences: 16, ended: 1 }
