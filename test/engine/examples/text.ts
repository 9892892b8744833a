import '../../../src/engine/games/zwikken-20c.ts';
import { formatText, parseText } from '../../../src/engine/text.ts';

const read = parseText(`
  [Variant "zwikken-20c"] [Players "3"] [Dealer "2"]
  [Hand 0 "Td Ks Ah"] [Stock "Js"]
  bid pass pass  % all that was said
`);
if (read.ok) for (const { record } of read.records) console.log(formatText(record).trimEnd());

console.log(parseText('[Variant "zwikken-20c"] [Plyers "3"]'));

// prints
// [Variant "zwikken-20c"]
// [Players "3"]
// [Dealer "2"]
// [Deck "Td Ac Kc Ks Ah Qc Jc Tc As Js Qs Ts Kh Qh Jh Th Ad Kd Qd Jd"]
// 0: bid pass pass
// {
//   ok: false,
//   fault: { code: 'unknown-tag', found: 'Plyers', line: 1, column: 25 }
// }
