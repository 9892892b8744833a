import type { Locale } from '../../rulebook/locales.ts';
import { uiOf } from '../ui.ts';

/** How pages call a rule set. */
export interface GameName {
  readonly name: string;
  readonly era: string;
  readonly full: string;
}

/** The names of a rule set in a language. Throws a RangeError where nobody has named it. */
export function namesOf(locale: Locale, game: string): GameName {
  const names: Readonly<Record<string, GameName>> = uiOf(locale).games;
  const found = names[game];
  if (!found) throw new RangeError(`content/ui/${locale}.json has no games.${game}`);
  return found;
}
/** The name of a rule set by itself, `Zwikken, 20th century`. */
export const fullNameOf = (locale: Locale, game: string): string => namesOf(locale, game).full;
