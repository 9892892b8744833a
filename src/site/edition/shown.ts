// What the pages need to tell what a rule says where it differs from another.
import { stringsOf } from '../../islands/strings.ts';
import type { Locale } from '../../rulebook/locales.ts';
import type { Telling } from '../../words/shown.ts';
import { uiOf } from '../ui.ts';

/** The language of a page with its texts for the values of rules. */
export function tellingOf(lang: Locale): Telling {
  const { game, relatives } = uiOf(lang);
  const { exactly, either, seats, cards } = game.facts;
  return { lang, t: stringsOf(lang), facts: { exactly, either, seats, cards }, values: relatives.values };
}
