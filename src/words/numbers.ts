// Numbers that a rule leaves open, in the words of a language.
import { fill } from './names.ts';

/** `32 or 52` */
export const numbersIn = (lang: string, numbers: readonly number[]): string =>
  new Intl.ListFormat(lang, { type: 'disjunction' }).format(numbers.map(String));

/** How numbers of players are written: one, one of two, or from one to another. */
export type SeatTexts = Readonly<Record<'exactly' | 'either' | 'seats', string>>;

/** How many may play: `4`, `3 or 4`, `3 to 5`. */
export function seatsIn(texts: SeatTexts, counts: readonly number[]): string {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  if (least === most) return fill(texts.exactly, { n: least });
  return fill(most === least + 1 ? texts.either : texts.seats, { least, most });
}
