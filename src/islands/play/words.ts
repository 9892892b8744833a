// What is said where one plays, in the language of the page.
import type en from '../../../content/ui/en.play.json';
import type { Voice } from '../../words/names.ts';
import { fill } from '../../words/names.ts';
import type { SessionFault } from './session.ts';

type Words = typeof en;
const files = import.meta.glob<Words>('./*.play.json', { base: '../../../content/ui/', import: 'default' });

/** The words of the place, in the language of the page. */
export async function loadWords(): Promise<Words> {
  const load = files[`./${document.documentElement.lang}.play.json`];
  if (!load) throw new RangeError('there are no words to play by in the language of this page');
  return load();
}

/** What those who play are told, and in what words. */
export interface PlayVoice extends Voice {
  readonly words: Words;
}

/** What is wrong with a game that was kept or saved; deals and steps are counted from 1. */
export function tellFault({ fault: texts }: Words, names: Readonly<Record<string, string>>, fault: SessionFault): string {
  switch (fault.code) {
    case 'other-game':
      return fill(texts[fault.code], { game: names[fault.variant] ?? fault.variant });
    case 'bad-match':
      return fill(texts[fault.code], { field: fault.field });
    case 'broken-match':
      return fill(texts[fault.code], { n: fault.record + 1, field: fault.field });
    case 'match-over':
      return fill(texts[fault.code], { n: fault.record + 1 });
    case 'bad-deal':
      return fault.fault.code === 'illegal-action'
        ? fill(texts['illegal-action'], { n: fault.record + 1, step: fault.fault.step + 1 })
        : fill(texts[fault.code], { n: fault.record + 1 });
    default:
      return texts[fault.code];
  }
}
