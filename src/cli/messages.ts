// Verdicts and faults in sentences that a person can act on.
import desk from '../../content/ui/en.desk.json' with { type: 'json' };
import marks from '../../content/ui/en.marks.json' with { type: 'json' };
import points from '../../content/ui/en.points.json' with { type: 'json' };
import shares from '../../content/ui/en.shares.json' with { type: 'json' };
import stakes from '../../content/ui/en.stakes.json' with { type: 'json' };
import table from '../../content/ui/en.table.json' with { type: 'json' };
import type { Deal } from '../engine/deal.ts';
import type { Verdict } from '../engine/play.ts';
import { gamePlayed } from '../engine/play.ts';
import { LAST_SEED } from '../engine/random.ts';
import type { Fault } from '../engine/record.ts';
import type { TextFault } from '../engine/text.ts';
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

const FIELDS: Readonly<Record<Extract<Fault, { code: 'bad-record' }>['field'], string>> = {
  record: 'The line is no record: write one JSON object a line.',
  options: 'options takes an object of texts, and only values that so many players may choose.',
  players: 'players takes a number that the rule set is played by.',
  dealer: 'dealer takes the number of a seat, from 0.',
  pot: 'pot takes a whole number of chips that the rule set allows, 0 where there is no pot.',
  deal: 'deal takes the whole number of the deal in its match, from 0.',
  carry: 'carry takes an object with nothing but what this rule set carries from deal to deal.',
  deck: 'deck takes a text, the cards from the top, single spaces between.',
  actions: 'actions takes a list of texts.',
};

const listed = (cards: readonly string[]): string => cards.map((card) => (card === '' ? 'an empty place' : card)).join(' ');

/** What is wrong with a record, and what to write instead. */
export function faultSentence(fault: Fault): string {
  switch (fault.code) {
    case 'bad-record':
      return FIELDS[fault.field];
    case 'unknown-variant':
      return 'variant is missing or names no rule set.';
    case 'unknown-option':
      return `The rule set has no option ${fault.option}, or not with that value.`;
    case 'bad-deck': {
      const parts = [
        ...(fault.missing.length > 0 ? [`missing: ${listed(fault.missing)}`] : []),
        ...(fault.double.length > 0 ? [`twice: ${listed(fault.double)}`] : []),
        ...(fault.foreign.length > 0 ? [`not in this pack: ${listed(fault.foreign)}`] : []),
      ];
      return `The deck must hold the whole pack once, single spaces between; ${parts.join('; ')}.`;
    }
    case 'illegal-action': {
      const { step, action, legal, deal } = fault;
      if (!deal.next) return `Step ${step}: the deal is over before “${action}”.`;
      return `Step ${step}: seat ${deal.next.seat} may not “${action}” here; legal: ${legal.join(' ')}.`;
    }
  }
}

const TEXT: Readonly<Record<TextFault['code'], (found: string) => string>> = {
  'no-tag': (found) => `a record begins with [Variant "…"] and holds tags in brackets, then actions; “${found}” is neither here`,
  'tag-twice': (found) => `the tag ${found} stands twice in one record`,
  'unknown-tag': (found) => `there is no tag ${found}; a hand is written [Hand 1 "…"] with the number of its seat`,
  'no-number': (found) => `“${found}” is no whole number`,
  'no-cards': (found) => `“${found}” is no list of cards; write them as Qc Td 7h`,
  'no-options': (found) => `“${found}” is not written name=value, or is no carry`,
  'no-seed': (found) => `“${found}” is no seed, a whole number from 0 to ${LAST_SEED}`,
  'no-deck': () => 'the record has no cards; write a Deck, a Seed, or a Hand for each seat',
  'deck-twice': () => 'the cards are given in two ways; keep the Deck, the Seed, or the Hands',
  'cannot-be-dealt': () => 'these hands cannot be dealt: too many cards in one, or a card twice',
  'other-seat': (found) => `“${found}”: it is another seat’s turn`,
};

/** What is wrong with a record in text, and where. */
export const textFaultSentence = ({ code, found, line, column }: TextFault): string =>
  `line ${line}, column ${column}: ${TEXT[code](found)}`;
