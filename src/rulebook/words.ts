// The interface strings of the pages and of the table: whether every language says the same things.
import type { Fault } from './faults.ts';
import type { Locale } from './locales.ts';

type Words = string | Forms | { readonly [key: string]: Words };
/** A word in its forms: by number (`one`, `few`, …, `other`) or by case (`nom`, `gen`, …). */
type Forms = { readonly [form: string]: string };

const isForms = (words: Words): words is Forms =>
  typeof words === 'object' &&
  Object.values(words).every((form) => typeof form === 'string') &&
  ('other' in words || 'nom' in words);

/** What is wrong with the strings of a language beside those of the default language. */
export function wordFaults(file: string, locale: Locale, words: Words, model: Words, modelFile: string): readonly Fault[] {
  const faults: Fault[] = [];
  const fault = (key: string, wrong: string, mend: string): number =>
    faults.push({ file, line: 0, wrong: `${key} ${wrong}`, mend });
  const numbers = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;

  const compare = (own: Words | undefined, wanted: Words | undefined, key: string): void => {
    if (own === undefined) fault(key, 'is missing.', `Write it; ${modelFile} has it.`);
    else if (wanted === undefined) fault(key, `is not in ${modelFile}.`, 'Take it out, or add it there.');
    else if (typeof own === 'string' || isForms(own)) {
      if (typeof wanted !== 'string' && !isForms(wanted))
        fault(key, 'is one string.', `In ${modelFile} it has ${Object.keys(wanted).join(', ')}.`);
      if (typeof own === 'object' && 'other' in own) {
        for (const form of numbers.filter((number) => !(number in own))) {
          fault(key, `has no form “${form}”.`, `The language counts in the forms ${numbers.join(', ')}.`);
        }
      } else if (typeof wanted === 'object' && 'other' in wanted)
        fault(key, 'does not count.', `Write the forms ${numbers.join(', ')}.`);
    } else if (typeof wanted === 'string' || isForms(wanted)) fault(key, 'is a group.', `In ${modelFile} it is one string.`);
    else {
      for (const part of new Set([...Object.keys(wanted), ...Object.keys(own)])) {
        compare(own[part], wanted[part], key === '' ? part : `${key}.${part}`);
      }
    }
  };
  compare(words, model, '');
  return faults;
}
