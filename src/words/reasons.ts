// Why something may or may not be done, in a sentence.
import { isSuit } from '../engine/cards.ts';
import type { Verdict } from '../engine/play.ts';
import type { Plural, Voice } from './names.ts';
import { callName, cardName, filled, seatName, textAt } from './names.ts';

/** The sentence of each code that a verdict may carry. */
export type Sentences = Readonly<Record<string, string | Plural>>;

/** The sentence of a verdict. */
export function tellReason(voice: Voice, sentences: Sentences, { reason }: Verdict): string {
  const { code, seat, card, cards, suit, call, n } = reason;
  const text = textAt(sentences, code);
  const [top] = cards ?? [];
  const values = {
    ...(seat !== undefined && { seat: seatName(voice, seat) }),
    ...(card && { card: cardName(voice, card) }),
    ...(top && { top: cardName(voice, top) }),
    ...(suit !== undefined && isSuit(suit) && { suit: voice.t.suits[suit] }),
    ...(call !== undefined && { call: callName(voice, call) }),
    ...(n !== undefined && { n }),
  };
  const told = filled(voice, text, values);
  return told.charAt(0).toLocaleUpperCase(voice.lang) + told.slice(1);
}
