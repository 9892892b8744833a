import '../../../src/engine/games/zwikken-20c.ts';
import { parseRecord, replay, trace } from '../../../src/engine/record.ts';

const deck = 'Td Jc Qd Ks Ah As Tc Qc Ac Js Kc Qs Ts Kh Qh Jh Th Ad Kd Jd';
const plain = { variant: 'zwikken-20c', players: 3, dealer: 2, deck };

const script = parseRecord({ ...plain, actions: ['bid'] });
const traced = script.ok ? trace(script.value) : script;
if (traced.ok) console.log(JSON.stringify(traced.value));

const wrong = parseRecord({ ...plain, actions: ['bid', 'bid'] });
const played = wrong.ok ? replay(wrong.value) : wrong;
if (!played.ok && played.fault.code === 'illegal-action') console.log(played.fault.step, played.fault.legal, played.fault.cites);

// prints
// {"ok":true,"steps":[{"seat":0,"legal":["bid","pass"],"action":"bid"}],"next":{"seat":1,"legal":["higher","pass"]},"result":null}
// 1 [ 'higher', 'pass' ] [ 'zwikken.20c.12' ]
