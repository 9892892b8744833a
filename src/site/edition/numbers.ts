// Numbers that a rule leaves open, in the words of a language.
import type { Locale } from '../../rulebook/locales.ts';
import { fill, uiOf } from '../ui.ts';

/** `32 or 52` */
export const numbersIn = (locale: Locale, numbers: readonly number[]): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(numbers.map(String));

/** How many may play: `4`, `3 or 4`, `3 to 5`. */
export function seatsIn(locale: Locale, counts: readonly number[]): string {
  const { facts } = uiOf(locale).game;
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  if (least === most) return fill(facts.exactly, { n: least });
  return fill(most === least + 1 ? facts.either : facts.seats, { least, most });
}
