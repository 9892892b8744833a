// The strings of the pages, in the language of the page, with what stands in them filled in.
import type en from '../../content/ui/en.json';
import type enRelatives from '../../content/ui/en.relatives.json';
import type { Locale } from '../rulebook/locales.ts';

/** The strings of one language; their keys are those of the English file. */
export type Ui = typeof en & { readonly relatives: typeof enRelatives };

const files = import.meta.glob<typeof en>('../../content/ui/??.json', { eager: true, import: 'default' });
/** What differences are called, which a comparison in the page says too. */
const relatives = import.meta.glob<typeof enRelatives>('../../content/ui/??.relatives.json', { eager: true, import: 'default' });

/** The strings of the pages in a language. */
export function uiOf(locale: Locale): Ui {
  const ui = files[`../../content/ui/${locale}.json`];
  const kin = relatives[`../../content/ui/${locale}.relatives.json`];
  if (!ui || !kin) throw new RangeError(`the strings of ${locale} are missing in content/ui`);
  return { ...ui, relatives: kin };
}

/** A pattern with its places filled: `fill('to {number}', { number: '20c.8' })`. A place without a value is an error. */
export function fill(pattern: string, values: Readonly<Record<string, string | number>>): string {
  return pattern.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`nothing is given for ${place} in “${pattern}”`);
    return String(value);
  });
}

/** A number with the form of the word that goes with it: `1 statement`, `5 пунктов`; `values.n` may write the number otherwise. */
export function counted(
  locale: Locale,
  forms: Readonly<Record<string, string>> & { readonly other: string },
  n: number,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fill(forms[new Intl.PluralRules(locale).select(n)] ?? forms.other, { n, ...values });
}

/** Numbers with their sign, which is a minus where they are below zero, not a hyphen. */
export function signedIn(locale: Locale, digits: Intl.NumberFormatOptions): (n: number) => string {
  const format = new Intl.NumberFormat(locale, { ...digits, signDisplay: 'exceptZero' });
  return (n) => format.format(n).replace('-', '−');
}
