// What is wrong with a record, in sentences that a person can act on.
import type en from '../../content/ui/en.setup.json';
import { LAST_SEED } from '../engine/random.ts';
import type { Fault } from '../engine/record.ts';
import type { TextFault } from '../engine/text.ts';
import { fill } from './names.ts';

/** The sentence of each fault that a record may have. */
export type FaultWords = (typeof en)['record'];

/** What is wrong with a record, and what to write instead. */
export function tellFault(words: FaultWords, fault: Fault): string {
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
      if (!deal.next) return fill(words.over, { step, action });
      return fill(words['illegal-action'], { step, seat: deal.next.seat, action, legal: legal.join(' ') });
    }
  }
}

/** What is wrong with a record in text. */
export const tellTextFault = (words: FaultWords, { code, found }: TextFault): string =>
  fill(words[code], { found, last: LAST_SEED });
