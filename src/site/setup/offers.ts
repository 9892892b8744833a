// What may be agreed in the rule sets of the edition, by name, in a language.
import type { Game } from '../../engine/game.ts';
import { compareWordsOf } from '../../islands/compare/words.ts';
import type { OfferedOption } from '../../islands/setup/Agreed.tsx';
import type { Locale } from '../../rulebook/locales.ts';
import { uiOf } from '../ui.ts';

/** The options of a rule set, and what their values are called. */
export function optionsIn(locale: Locale, { options }: Game): readonly OfferedOption[] {
  const labels: Readonly<Record<string, string>> = uiOf(locale).relatives.options;
  const called: Readonly<Record<string, Readonly<Record<string, string>>>> = compareWordsOf(locale).settings;
  return Object.entries(options).map(([name, { values }]) => ({
    name,
    label: labels[name] ?? name,
    values: Object.fromEntries(values.map((value) => [value, called[name]?.[value] ?? value])),
  }));
}
