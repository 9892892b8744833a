// What is said around a deal in a frame, in the language of the page.
import type en from '../../../content/ui/en.embed.json';
import type { Locale } from '../../rulebook/locales.ts';
import { textAt } from '../../words/names.ts';

const files = import.meta.glob<typeof en>('./*.embed.json', { base: '../../../content/ui/', eager: true, import: 'default' });

/** The strings of one language. */
export const embedWordsOf = (locale: Locale): typeof en => textAt(files, `./${locale}.embed.json`);
