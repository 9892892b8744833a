// The key to a lesson: what is right, question by question, and why.
import { KeyTo, voiceOf } from './Answering.tsx';
import type { Asked } from './lesson.ts';
import { teachWordsOf } from './words.ts';

interface KeyProps {
  readonly lang: string;
  readonly all: readonly Asked[];
}

export function Key({ lang, all }: KeyProps) {
  const words = teachWordsOf(lang);
  return (
    <details class="answers">
      <summary>{words.key}</summary>
      <ol>
        {all.map((asked, i) => (
          <li key={i}>
            <KeyTo voice={voiceOf(lang, asked)} words={words} asked={asked} />
          </li>
        ))}
      </ol>
    </details>
  );
}
