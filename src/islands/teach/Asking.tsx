// A question of a lesson, in its list: the position, the fields for the answer, and what is said of it.
import { fill } from '../../words/names.ts';
import { Fields, Said, tellQuestion, voiceOf } from './Answering.tsx';
import type { Answer, Asked } from './lesson.ts';
import { isRight, variantOf } from './lesson.ts';
import { Position } from './Position.tsx';
import { teachWordsOf } from './words.ts';

interface AskingProps {
  readonly lang: string;
  readonly asked: Asked;
  /** Its number in the lesson, from 1. */
  readonly n: number;
  /** What stands in the fields. */
  readonly draft: Answer;
  /** What has been answered; null while the question is open. */
  readonly answer: Answer | null;
  readonly onDraft: (draft: Answer) => void;
  readonly onCheck: () => void;
}

export function Asking({ lang, asked, n, draft, answer, onDraft, onCheck }: AskingProps) {
  const words = teachWordsOf(lang);
  const voice = voiceOf(lang, asked);
  const { question } = asked;
  const isWhole = question.kind === 'gain' ? asked.right.every((_chips, seat) => draft[seat]?.trim()) : draft.length > 0;
  return (
    <li data-variant={variantOf(question.deal)} data-right={answer ? String(isRight(asked, answer)) : undefined}>
      {question.text && <p class="word">{question.text}</p>}
      <Position voice={voice} words={words} asked={asked} n={n} />
      <fieldset class="fields">
        <legend>{tellQuestion(voice, words, asked)}</legend>
        <Fields voice={voice} asked={asked} n={n} answer={draft} isFixed={answer !== null} onAnswer={onDraft} />
      </fieldset>
      <p class="rule-line" aria-hidden="true">
        {words.sheet.why}
      </p>
      {answer === null && (
        <button type="button" class="btn scripted" disabled={!isWhole} onClick={onCheck}>
          {words.check} <span class="vh">{fill(words.number, { n })}</span>
        </button>
      )}
      <div class="said" role="status" tabIndex={-1}>
        {answer && <Said voice={voice} words={words} asked={asked} answer={answer} />}
      </div>
    </li>
  );
}
