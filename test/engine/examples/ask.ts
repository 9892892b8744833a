import { ask } from '../../../src/engine/ask.ts';
import zwikken from '../../../src/engine/games/zwikken-20c.ts';

const answer = ask(zwikken, { hand: ['Qc', 'Td'], trick: ['Ac', 'Qh'], trump: 'h' });
if (answer.ok) for (const { action, legal, reason, cites } of answer.verdicts) console.log(action, legal, reason.code, cites);

// prints
// Qc true follow-suit-kept [ 'zwikken.20c.24' ]
// Td false follow-suit [ 'zwikken.20c.24' ]
