// The figures of all questions: the exact ones worked out when the site is built, the costly ones as they are kept in
// content/odds/, where `stichbuch odds` has written them.
import type { Game } from '../../engine/game.ts';
import type { Figure } from '../../odds/figures.ts';
import { parseFigures } from '../../odds/lines.ts';
import type { Question } from '../../odds/odds.ts';
import { answersTo, questionsOf } from '../../odds/odds.ts';
import type { Reading } from '../../odds/readings.ts';
import { nameOf } from '../../odds/readings.ts';
import { ruleSets } from '../edition/edition.ts';

const files = import.meta.glob<string>('../../../content/odds/*.jsonl', { eager: true, query: '?raw', import: 'default' });

/** What is kept for a question. Throws a RangeError that says how to make it. */
function keptFor(what: string): string {
  const text = files[`../../../content/odds/${what}.jsonl`];
  if (text === undefined) throw new RangeError(`content/odds/${what}.jsonl is missing: npx stichbuch odds ${what} writes it`);
  return text;
}

function figuresOf(question: Question): readonly Figure[] {
  if (question.sample !== null) return parseFigures(keptFor(question.what));
  return Object.keys(question.asked).flatMap((id) => answersTo(question, ruleSets[id] as Game));
}

/** A question with its answers. */
export interface Answered extends Question {
  readonly answers: readonly Figure[];
}

/** Everything that is asked, answered, in the order in which it is told. */
export const answered: readonly Answered[] = questionsOf(Object.values(ruleSets)).map((question) => ({
  ...question,
  answers: figuresOf(question),
}));

/** The questions that are asked of a rule set. */
export const askedOf = (game: string): readonly Answered[] => answered.filter(({ asked }) => Object.hasOwn(asked, game));

/** In how many of how many deals a reading changes something. Throws a RangeError where that is not kept. */
export function partedBy(
  game: Game,
  reading: Pick<Reading, 'option' | 'value'>,
): { readonly parted: number; readonly of: number } {
  const own = (answered.find(({ what }) => what === 'reading')?.answers ?? []).filter(
    (figure) => figure.game === game.id && figure.at === nameOf(reading),
  );
  const counts = own.map(({ chance }) => chance).filter((chance) => 'hits' in chance);
  const of = counts[0]?.of;
  if (of === undefined) {
    throw new RangeError(`content/odds/reading.jsonl lacks ${game.id} ${nameOf(reading)}: npx stichbuch odds reading writes it`);
  }
  return { parted: counts.reduce((sum, { hits }) => sum + hits, 0), of };
}
