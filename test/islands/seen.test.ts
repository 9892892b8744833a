// A table as one seat sees it: the cards of the others stay closed, in the picture and in what is told.
import { describe, expect, test } from 'vitest';
import { SUITS } from '../../src/engine/cards.ts';
import type { Deal, Seat } from '../../src/engine/deal.ts';
import { gamePlayed } from '../../src/engine/play.ts';
import type { DealRecord } from '../../src/engine/record.ts';
import { lineOf } from '../../src/islands/line.ts';
import { tellStep } from '../../src/islands/narration.ts';
import { unseen } from '../../src/words/names.ts';
import { langs, voiceFor } from '../words/voices.ts';
import { exampleOf } from './table.tsx';

await Promise.all(Object.values(import.meta.glob('../../src/engine/games/*.ts')).map((load) => load()));

test.each([
  ['draw:Kh,9c', 'draw:2'],
  ['give:Qc', 'give:?'],
  ['bid:60', 'bid:60'],
  ['Qc', 'Qc'],
])('%s is told as %s where the cards are not seen', (action, told) => {
  expect(unseen(action)).toBe(told);
});

/** The first step at which an event of that type happens, and the deals before and after. */
function stepWith(record: DealRecord, type: string): readonly [Deal, Deal] {
  const { deals } = lineOf(record);
  const at = deals.findIndex(({ events }, i) => i > 0 && events.some((event) => event.type === type));
  return [deals[at - 1] as Deal, deals[at] as Deal];
}

describe.each(langs)('in %s', (lang) => {
  test.each([
    ['tippen-draw', 'drew'],
    ['maryazh-gift', 'gave'],
    ['maryazh-gift', 'talon'],
    ['kozyol-lone-trump', 'gave'],
  ])('of %s, who %s is told without the cards', (id, type) => {
    const [before, after] = stepWith(exampleOf(id).record, type);
    const voice = voiceFor(lang, gamePlayed(after), after.players);
    const event = after.events.find((each) => each.type === type);
    const seats: readonly (Seat | null | undefined)[] = [
      event && 'seat' in event ? event.seat : null,
      event && 'to' in event ? event.to : null,
    ];
    const others = [0, 1, 2, 3].filter((seat) => !seats.includes(seat));
    const suits = SUITS.map((suit) => voice.t.suits[suit]).map((name) => (typeof name === 'string' ? name : Object.values(name)));
    const names = (told: string): boolean => suits.flat().some((name) => told.includes(name));
    expect(names(tellStep(voice, before, after))).toBe(true);
    expect(names(tellStep({ ...voice, sees: others }, before, after))).toBe(false);
  });
});
