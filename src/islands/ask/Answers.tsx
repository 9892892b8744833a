// What every rule set answers, card by card, each verdict with its sentence and its statements. A reading stands there too
// where it answers otherwise than its rule set does by default.
import type { Answer, Question } from '../../engine/ask.ts';
import { ask } from '../../engine/ask.ts';
import type { Card } from '../../engine/cards.ts';
import { isCard } from '../../engine/cards.ts';
import { gameOf } from '../../engine/game.ts';
import type { Verdict } from '../../engine/play.ts';
import { kindOf } from '../../words/kinds.ts';
import type { Voice } from '../../words/names.ts';
import { cardName, fill, listed, plain } from '../../words/names.ts';
import { tellReason } from '../../words/reasons.ts';
import { CardMark } from '../Card.tsx';
import { Cites } from '../Choices.tsx';
import type { Choice, Naming } from '../compare/choice.ts';
import { choiceName, choicesOf, formatChoice } from '../compare/choice.ts';
import { deskWordsOf } from '../compare/words.ts';
import { addressOf } from '../links.ts';
import { wordsOf } from '../strings.ts';

/** An answer of a rule set or a reading, and the voice that gives it. */
interface Given {
  readonly choice: Choice;
  readonly answer: Answer;
  readonly most: number;
  readonly voice: Voice;
}

/** The verdicts on the cards of the hand, in its order. */
const verdictsOn = (answer: Answer, hand: readonly Card[]): readonly Verdict[] =>
  answer.ok ? hand.flatMap((card) => answer.verdicts.find(({ action }) => action === card) ?? []) : [];
const allowedIn = (answer: Answer): string =>
  answer.ok
    ? answer.verdicts
        .filter(({ action, legal }) => legal && isCard(action))
        .map(({ action }) => action)
        .join()
    : answer.why;

/** The answers of every rule set, and of each reading that answers otherwise. */
function answersTo({ lang, offers }: Naming, question: Question): readonly Given[] {
  return offers.flatMap((offer) => {
    const game = gameOf(offer.id);
    if (!game) throw new RangeError(`the rule set ${offer.id} has not been loaded`);
    const counts = game.seats.value;
    const players = counts.findLast((seats) => seats > question.trick.length) ?? Math.max(...counts);
    const voice = { lang, t: wordsOf(lang, kindOf(game)), players };
    const given = choicesOf(offer).map((choice) => ({
      choice,
      answer: ask(game, question, choice.options),
      most: Math.max(...counts),
      voice,
    }));
    const byDefault = given[0]?.answer;
    return given.filter(({ answer }, i) => i === 0 || (answer.ok && byDefault && allowedIn(answer) !== allowedIn(byDefault)));
  });
}

interface AnswersProps {
  readonly naming: Naming;
  readonly question: Question;
}

export function Answers({ naming, question }: AnswersProps) {
  const { lang, words } = naming;
  const { ask: texts } = words;
  const whyNone = ({ answer, most, voice }: Given): string => {
    if (answer.ok) return '';
    if (answer.why === 'no-such-trick') return fill(texts.long, { most, n: question.trick.length });
    const cards = answer.cards.map((card) => cardName(voice, card));
    return fill(texts.foreign, { cards: plain(listed(voice, cards)) });
  };
  return (
    <table class="answers">
      <caption class="vh">{texts.answers}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.game}</th>
          <th scope="col">{texts.card}</th>
          <th scope="col">{texts.verdict}</th>
          <th scope="col">{texts.why}</th>
        </tr>
      </thead>
      {answersTo(naming, question).map((given) => {
        const { choice, answer, voice } = given;
        const on = verdictsOn(answer, question.hand);
        const name = (
          <th scope="rowgroup" rowSpan={Math.max(on.length, 1)}>
            <a href={addressOf(`${lang}/games/${choice.id}/`)}>{choiceName(naming, choice)}</a>
          </th>
        );
        return (
          <tbody key={formatChoice(choice)} data-variant={choice.id}>
            {on.length === 0 && (
              <tr class="none">
                {name}
                <td colSpan={3}>{whyNone(given)}</td>
              </tr>
            )}
            {on.map((verdict, i) => (
              <tr key={verdict.action} class={verdict.legal ? 'yes' : 'no'}>
                {i === 0 && name}
                <td class="which">{isCard(verdict.action) && <CardMark card={verdict.action} lang={lang} />}</td>
                <td class="verdict">{verdict.legal ? texts.yes : texts.no}</td>
                <td>
                  {tellReason(voice, deskWordsOf(lang).why, verdict)} <Cites ids={verdict.cites} voice={voice} />
                </td>
              </tr>
            ))}
          </tbody>
        );
      })}
    </table>
  );
}
