// What is wrong with a record, in sentences that a person can act on.
import type en from '../../content/ui/en.setup.json';
import { isCard } from '../engine/cards.ts';
import { packFor } from '../engine/game.ts';
import { gamePlayed } from '../engine/play.ts';
import { LAST_SEED } from '../engine/random.ts';
import type { Fault } from '../engine/record.ts';
import type { TextFault } from '../engine/text.ts';
import type { Names } from './names.ts';
import { fill } from './names.ts';
import { sideOf } from './seats.ts';

/** The sentence of each fault that a record may have. */
export type FaultWords = (typeof en)['record'];

/** What the players are called, at a table of so many. */
export type SeatsOf = (players: number) => Names['seats'];

/** Calls are words in small letters; whatever else is written for an action is meant as a card. */
const isCall = (action: string): boolean => /^[a-z]/.test(action);

/** What is wrong with a record, and what to write instead. */
export function tellFault(words: FaultWords, seatsOf: SeatsOf, fault: Fault): string {
  switch (fault.code) {
    case 'bad-record':
      return words[fault.field];
    case 'unknown-variant':
      return words['unknown-variant'];
    case 'unknown-option':
      return fill(words['unknown-option'], { option: fault.option });
    case 'bad-deck': {
      const parts = (['missing', 'double', 'foreign'] as const).flatMap((part) => {
        const cards: readonly string[] = fault[part];
        return cards.length > 0 ? [fill(words[part], { cards: cards.map((card) => card || words.empty).join(' ') })] : [];
      });
      return fill(words['bad-deck'], { parts: parts.join(words.and) });
    }
    case 'illegal-action': {
      const { step, action, legal, deal } = fault;
      const card = action.replace(/!$/, '');
      if (!isCall(action) && !isCard(card)) return fill(words['no-card'], { step, action });
      if (isCard(card) && !packFor(gamePlayed(deal), deal.players, deal.options).includes(card)) {
        return fill(words['other-pack'], { step, action });
      }
      if (!deal.next) return fill(words.over, { step, action });
      const seat = seatsOf(deal.players)[sideOf(deal.next.seat, deal.players)];
      return fill(words['illegal-action'], { step, seat, action, legal: legal.join(' ') });
    }
  }
}

/** What is wrong with a record in text. */
export const tellTextFault = (words: FaultWords, { code, found }: TextFault): string =>
  fill(words[code], { found, last: LAST_SEED });
