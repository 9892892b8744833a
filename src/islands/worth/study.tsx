// What a viewer sends for when its reader wants to know what the cards are worth, or how well a deal was played.
import type { Voice } from '../../words/names.ts';
import { dealAt } from '../line.ts';
import type { Shown } from '../shown.ts';
import { makeReady } from './bench.ts';
import { instead } from './Course.tsx';
import { Hints } from './Hints.tsx';
import type { MatchReviewProps } from './MatchReview.tsx';
import { MatchReview } from './MatchReview.tsx';
import { Review } from './Review.tsx';
import type { Marks } from './values.ts';
import type { Words } from './words.ts';
import { loadWords } from './words.ts';

/** What there is to be had, each on or off: what the cards are worth, and the review of the deal. */
export type Aid = 'hints' | 'review';

export interface AidsProps {
  readonly voice: Voice;
  readonly shown: Shown;
  readonly on: readonly Aid[];
  /** Whether there is little room. */
  readonly isBrief: boolean;
  readonly onShow: (shown: Shown) => void;
  readonly onMarks: (marks: Marks) => void;
}

let words: Words;

function Aids({ voice, shown, on, isBrief, onShow, onMarks }: AidsProps) {
  const { line, step } = shown;
  const at = { voice, words };
  return (
    <>
      {on.includes('hints') && (
        <Hints
          {...at}
          deal={dealAt(line, step)}
          isBrief={isBrief}
          onMarks={onMarks}
          onFollow={(actions) => onShow(instead(shown, line, step, actions))}
        />
      )}
      {on.includes('review') && <Review {...at} shown={shown} onShow={onShow} />}
    </>
  );
}

/** The review of a match, with the words of the study. */
const WordedMatchReview = (props: Omit<MatchReviewProps, 'words'>) => <MatchReview {...props} words={words} />;

const study = { Aids, MatchReview: WordedMatchReview, makeReady };

/** The study, with its words in the language of the page. */
export async function openStudy(): Promise<typeof study> {
  words ??= await loadWords();
  return study;
}
