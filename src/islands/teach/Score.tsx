// How a lesson stands: how many answers are right, how many questions were given up, and how many are open.
import { counted, fill } from '../../words/names.ts';
import type { Asked, Given } from './lesson.ts';
import { countOf } from './lesson.ts';
import { teachWordsOf } from './words.ts';

interface ScoreProps {
  readonly lang: string;
  readonly all: readonly Asked[];
  readonly given: readonly Given[];
}

export function Score({ lang, all, given }: ScoreProps) {
  const { result } = teachWordsOf(lang);
  const open = countOf(null, all, given);
  const givenUp = countOf('given-up', all, given);
  return (
    <>
      <b>{fill(result.score, { right: countOf('right', all, given), all: all.length })}</b>{' '}
      {givenUp > 0 && counted({ lang }, result.givenUp, givenUp)} {open > 0 && counted({ lang }, result.open, open)}
    </>
  );
}
