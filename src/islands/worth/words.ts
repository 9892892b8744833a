// What is said of the worth of cards and in reviews, in the language of the page.
import type en from '../../../content/ui/en.hint.json';
import type { Plural } from '../../words/names.ts';

/** The strings of one language; where they count, for the classes of numbers of any. */
export type Words = Omit<typeof en, 'hints' | 'review' | 'units'> & {
  readonly hints: Omit<(typeof en)['hints'], 'cards' | 'more'> & { readonly cards: Plural; readonly more: Plural };
  readonly review: Omit<(typeof en)['review'], 'unseen'> & { readonly unseen: Plural };
  readonly units: Readonly<Record<keyof (typeof en)['units'], Plural>>;
};

const files = import.meta.glob<Words>('./*.hint.json', { base: '../../../content/ui/', import: 'default' });

/** The words, in the language of the page. */
export async function loadWords(): Promise<Words> {
  const load = files[`./${document.documentElement.lang}.hint.json`];
  if (!load) throw new RangeError('nothing is said of the worth of cards in the language of this page');
  return load();
}
