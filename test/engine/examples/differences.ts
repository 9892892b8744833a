import { differences } from '../../../src/engine/differences.ts';
import tippen from '../../../src/engine/games/tippen.ts';
import zwicken from '../../../src/engine/games/zwicken.ts';

for (const { part, name } of differences({ game: zwicken }, { game: tippen })) console.log(part, name);

// prints
// order order.trumps.c
// order order.trumps.s
// order order.trumps.h
// order order.trumps.d
// option cut
// option jump
// option aceLead
// phase cut
// parameter payout.fines.bottom-unseen
// parameter payout.fines.ace-not-led
// parameter payout.fines.seven-lost
// parameter payout.addUp
