// Verdicts and faults in sentences that a person can act on.
import desk from '../../content/ui/en.desk.json' with { type: 'json' };
import marks from '../../content/ui/en.marks.json' with { type: 'json' };
import points from '../../content/ui/en.points.json' with { type: 'json' };
import setup from '../../content/ui/en.setup.json' with { type: 'json' };
import shares from '../../content/ui/en.shares.json' with { type: 'json' };
import stakes from '../../content/ui/en.stakes.json' with { type: 'json' };
import table from '../../content/ui/en.table.json' with { type: 'json' };
import type { Deal } from '../engine/deal.ts';
import type { Verdict } from '../engine/play.ts';
import { gamePlayed } from '../engine/play.ts';
import type { Fault } from '../engine/record.ts';
import type { TextFault } from '../engine/text.ts';
import { tellFault, tellTextFault } from '../words/faults.ts';
import type { Kind } from '../words/kinds.ts';
import { kindOf } from '../words/kinds.ts';
import type { Sayings, Voice } from '../words/names.ts';
import { tellReason } from '../words/reasons.ts';
import { sideOf } from '../words/seats.ts';

/** The players by the numbers of their seats, as records have them. */
const numbered = (players: number): Voice['t']['seats'] => ({
  ...table.seats,
  ...Object.fromEntries(Array.from({ length: players }, (_, seat) => [sideOf(seat, players), `seat ${seat}`])),
});

const SAYINGS: Readonly<Record<Kind, Sayings>> = { stakes, shares, points, marks };

/** The sentence of a verdict on an action in that deal. */
export function verdictSentence(verdict: Verdict, deal: Deal): string {
  const { players } = deal;
  const t = { ...table, ...SAYINGS[kindOf(gamePlayed(deal))], seats: numbered(players) };
  return tellReason({ lang: 'en', t, players }, desk.why, verdict);
}

/** What is wrong with a record, and what to write instead. */
export const faultSentence = (fault: Fault): string => tellFault(setup.record, numbered, fault);

/** What is wrong with a record in text, and where. */
export const textFaultSentence = (fault: TextFault): string =>
  `line ${fault.line}, column ${fault.column}: ${tellTextFault(setup.record, fault)}`;
