// A question with the fields for its answer, and what is said of the answer: the sentence of the rule, and its statements.
import { isCard } from '../../engine/cards.ts';
import type { Id } from '../../engine/deal.ts';
import type { Verdict } from '../../engine/play.ts';
import type { Voice } from '../../words/names.ts';
import { cardName, fill, listed, plain, seatName, signed } from '../../words/names.ts';
import { tellReason } from '../../words/reasons.ts';
import { CardMark } from '../Card.tsx';
import { Cites } from '../Choices.tsx';
import { kindPlayed } from '../kinds.ts';
import { citesOf, dealAt } from '../line.ts';
import { tellStep } from '../narration.ts';
import { wordsOf } from '../strings.ts';
import type { Answer, Asked } from './lesson.ts';
import { cardsAsked, cardVerdicts, decidedBy, isRight, mistaken, seatsAsked } from './lesson.ts';
import type { Words } from './words.ts';
import { sentencesOf } from './words.ts';

/** The voice that speaks of a question. */
export function voiceOf(lang: string, { line }: Pick<Asked, 'line'>): Voice {
  const start = dealAt(line, 0);
  return { lang, t: wordsOf(lang, kindPlayed(start)), players: start.players };
}

/** The question in a sentence, with what is done between the position and the answer. */
export function tellQuestion(voice: Voice, words: Words, { question, line, to }: Asked): string {
  const { kind, step } = question;
  const { next } = dealAt(line, step);
  const told = line.deals.slice(step + 1, to + 1).map((after, i) => {
    const events = after.events.filter(({ type }) => type === 'played' || type === 'called');
    return tellStep(voice, line.deals[step + i], { ...after, events });
  });
  return fill(words.ask[kind], {
    seat: next ? seatName(voice, next.seat) : undefined,
    told: told.filter((text) => text).join(voice.t.said.between),
  });
}

/** An answer in words. */
function tellAnswer(voice: Voice, asked: Asked, answer: Answer): string {
  if (asked.question.kind === 'gain') {
    return seatsAsked(asked)
      .map((seat) => `${plain(seatName(voice, seat))} ${signed(Number(answer[seat]))}`)
      .join(voice.t.said.listed);
  }
  const names = answer.map((word) => (isCard(word) ? cardName(voice, word) : seatName(voice, Number(word))));
  return plain(listed(voice, names));
}

/** Why verdicts are as they are: each sentence once, with its statements. */
function Reasons({ voice, on }: { readonly voice: Voice; readonly on: readonly Verdict[] }) {
  return (
    <>
      {on.map((verdict) => (
        <p key={verdict.action}>
          {isCard(verdict.action) && <CardMark card={verdict.action} lang={voice.lang} />}{' '}
          {tellReason(voice, sentencesOf(voice.lang), verdict)} <Cites ids={verdict.cites} voice={voice} />
        </p>
      ))}
    </>
  );
}

interface DecidedProps {
  readonly voice: Voice;
  readonly asked: Asked;
}

/** How a trick or a deal comes out, and by which statements. */
function Decided({ voice, asked }: DecidedProps) {
  const deal = decidedBy(asked);
  const ids: readonly Id[] = citesOf(deal);
  return (
    <p>
      {tellStep(voice, asked.line.deals[asked.to - 1], deal)} <Cites ids={ids} voice={voice} />
    </p>
  );
}

/** What is right, and why: for the key. Of the cards that may not be played each has its reason. */
export function KeyTo({ voice, words, asked }: DecidedProps & { readonly words: Words }) {
  const { question, line, right } = asked;
  const refused = cardVerdicts(dealAt(line, question.step)).filter(({ legal }) => !legal);
  return (
    <>
      <p>
        <b>{fill(words.answer, { answer: tellAnswer(voice, asked, right) })}</b>
      </p>
      {question.kind === 'cards' ? <Reasons voice={voice} on={refused} /> : <Decided voice={voice} asked={asked} />}
    </>
  );
}

interface SaidProps extends DecidedProps {
  readonly words: Words;
  readonly answer: Answer;
  /** Whether more is said than that it is right or wrong. */
  readonly isHelped: boolean;
}

/** What is said of an answer. */
export function Said({ voice, words, asked, answer, isHelped }: SaidProps) {
  if (isRight(asked, answer)) return <p>{words.right}</p>;
  if (!isHelped) return <p>{words.wrong}</p>;
  return (
    <>
      <p>
        {words.wrong} {fill(words.answer, { answer: tellAnswer(voice, asked, asked.right) })}
      </p>
      {asked.question.kind === 'cards' ? (
        <Reasons voice={voice} on={mistaken(asked, answer)} />
      ) : (
        <Decided voice={voice} asked={asked} />
      )}
    </>
  );
}

interface FieldsProps extends DecidedProps {
  readonly n: number;
  readonly answer: Answer;
  readonly isFixed: boolean;
  readonly onAnswer: (answer: Answer) => void;
}

/** The fields for an answer: cards and winners to be ticked, one seat to be chosen, or a number for each seat. */
export function Fields({ voice, asked, n, answer, isFixed, onAnswer }: FieldsProps) {
  const { question, line } = asked;
  const deal = dealAt(line, question.step);
  const seats = seatsAsked(asked);
  const ticked = (word: string): Answer => (answer.includes(word) ? answer.filter((other) => other !== word) : [...answer, word]);
  if (question.kind === 'gain') {
    return (
      <>
        {seats.map((seat) => (
          <label key={seat} class="gained">
            {plain(seatName(voice, seat))}
            <input
              type="number"
              step="1"
              disabled={isFixed}
              value={answer[seat] ?? ''}
              onInput={({ currentTarget }) =>
                onAnswer(deal.hands.map((_hand, other) => (other === seat ? currentTarget.value : (answer[other] ?? ''))))
              }
            />
          </label>
        ))}
      </>
    );
  }
  const isOne = question.kind === 'trick';
  const words = question.kind === 'cards' ? cardsAsked(asked) : seats.map(String);
  return (
    <>
      {words.map((word) => (
        <label key={word}>
          <input
            type={isOne ? 'radio' : 'checkbox'}
            name={isOne ? `answer-${n}` : undefined}
            value={word}
            disabled={isFixed}
            checked={answer.includes(word)}
            onChange={() => onAnswer(isOne ? [word] : ticked(word))}
          />
          {isCard(word) ? <CardMark card={word} lang={voice.lang} /> : plain(seatName(voice, Number(word)))}
        </label>
      ))}
    </>
  );
}
