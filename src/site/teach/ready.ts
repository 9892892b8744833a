// The ready-made lessons: ten questions on each rule set, at positions of its example deals that the engine finds worth asking.
import { getCollection } from 'astro:content';
import { formatLink } from '../../engine/link.ts';
import type { Line } from '../../islands/line.ts';
import { dealAt, lineOf } from '../../islands/line.ts';
import '../../islands/games.ts';
import type { Offer } from '../../islands/teach/Builder.tsx';
import type { Kind, Question } from '../../islands/teach/lesson.ts';
import { askedIn, cardVerdicts, formatLesson } from '../../islands/teach/lesson.ts';
import { teachWordsOf } from '../../islands/teach/words.ts';
import type { Locale } from '../../rulebook/locales.ts';
import { fullNameOf } from '../edition/names.ts';
import { fill } from '../ui.ts';

/** How many questions a lesson of each kind has: most about the cards, then tricks, then how deals come out. */
const SHARES: readonly (readonly [readonly Kind[], number])[] = [
  [['cards'], 5],
  [['trick'], 3],
  [['won', 'gain'], 2],
];
const ALL = 10;

/** An example deal, its line and its code. */
interface Example {
  readonly line: Line;
  readonly deal: string;
  readonly step: number;
}

/** The steps of an example, that at which it opens first, then those after it, then those before. */
const stepsFrom = ({ line, step }: Example): readonly number[] => {
  const steps = [...line.actions.keys()];
  return [...steps.slice(step), ...steps.slice(0, step).reverse()];
};

/** Whether a choice of cards is worth asking about: some may be played and some not. */
function isTelling(line: Line, step: number): boolean {
  const on = cardVerdicts(dealAt(line, step));
  return on.some(({ legal }) => legal) && on.some(({ legal }) => !legal);
}

/** The steps of an example at which a question of that kind is worth asking, the best first. */
function stepsFor(example: Example, kind: Kind): readonly number[] {
  const { line, deal } = example;
  const canAsk = (step: number): boolean => askedIn(line, { kind, deal, step, text: '' }) !== null;
  switch (kind) {
    case 'cards':
      return stepsFrom(example).filter((step) => isTelling(line, step));
    case 'trick':
      // All but the last card of the trick lie there.
      return stepsFrom(example).filter(
        (step) => dealAt(line, step + 1).tricks.length > dealAt(line, step).tricks.length && canAsk(step),
      );
    case 'won':
    case 'gain':
      return [line.actions.length - 1].filter((step) => step >= 0 && canAsk(step));
  }
}

/** Questions of some kinds, each at the example least asked about so far, and none at a trick that another is about. */
function drawn(from: readonly Example[], kinds: readonly Kind[], count: number, taken: readonly Question[]): readonly Question[] {
  const found: Question[] = [];
  const askedOf = (example: Example): readonly Question[] => [...taken, ...found].filter(({ deal }) => deal === example.deal);
  const trickAt = ({ line }: Example, { step }: Pick<Question, 'step'>): number => dealAt(line, step).tricks.length;
  while (found.length < count) {
    const leastAskedFirst = from.toSorted((a, b) => askedOf(a).length - askedOf(b).length);
    const next = leastAskedFirst.flatMap((example) => {
      const gone = askedOf(example).map((other) => trickAt(example, other));
      return kinds.flatMap((kind) =>
        stepsFor(example, kind)
          .map((step): Question => ({ kind, deal: example.deal, step, text: '' }))
          .filter((question) => !gone.includes(trickAt(example, question))),
      );
    })[0];
    if (!next) break;
    found.push(next);
  }
  return found;
}

/** The questions of the lesson on a rule set. */
function questionsOn(from: readonly Example[]): readonly Question[] {
  const questions: Question[] = [];
  for (const [kinds, count] of SHARES) questions.push(...drawn(from, kinds, count, questions));
  const more = drawn(from, ['trick', 'cards', 'gain'], ALL - questions.length, questions);
  const places = SHARES.map(([kinds]) => kinds);
  const placeOf = ({ kind }: Question): number => places.findIndex((kinds) => kinds.includes(kind));
  return [...questions, ...more].sort((a, b) => placeOf(a) - placeOf(b));
}

/** The example deals of the edition, in the order of their names. */
const examples = async () => (await getCollection('deals')).toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ data }) => data);

/** The example deals as the builder of lessons offers them: by their titles, each opened at its step. */
export const offersIn = async (lang: Locale): Promise<readonly Offer[]> =>
  (await examples()).map(({ record, step, title }) => ({ title: title[lang], deal: formatLink(record), step }));

/** A ready-made lesson. */
export interface Ready {
  readonly title: string;
  readonly code: string;
}

/** The questions of the ready-made lesson on a rule set. Throws a RangeError where its examples do not yield ten. */
async function readyQuestions(game: string): Promise<readonly Question[]> {
  const own = (await examples()).filter(({ record }) => record.variant === game);
  const questions = questionsOn(own.map(({ record, step }) => ({ line: lineOf(record), deal: formatLink(record), step })));
  if (questions.length < ALL) throw new RangeError(`the examples of ${game} yield ${questions.length} questions`);
  return questions;
}

/** The ready-made lesson on a rule set, in a language. */
export async function readyOn(lang: Locale, game: string): Promise<Ready> {
  const title = fill(teachWordsOf(lang).ready.name, { game: fullNameOf(lang, game) });
  return { title, code: formatLesson({ title, questions: await readyQuestions(game) }) };
}

/** The first question of the ready-made lesson on a rule set, as the code of a lesson without a title. */
export const firstOn = async (game: string): Promise<string> =>
  formatLesson({ title: '', questions: (await readyQuestions(game)).slice(0, 1) });
