// A lesson: positions in an order, each with a question. What the right answer is nobody writes down: the engine says it.
//
//   1;<title>;<question>;…;<check>      a question: <kind><step>,<deal>[,<text>]
//
// 1 is the version, the kind one letter (see KINDS), the deal a code of link.ts, or nothing where it is that of the question
// before. Title and text are percent-encoded with `$` for `%`, and `~` stands for a space. The check is a sum over all before
// it. Lessons of this version stay readable for ever; another way of writing would be another version.
import type { Card } from '../../engine/cards.ts';
import { isCard } from '../../engine/cards.ts';
import type { Deal } from '../../engine/deal.ts';
import { inPlayFrom, seatsFrom } from '../../engine/deal.ts';
import { isObject } from '../../engine/json.ts';
import { checkOf, parseLink } from '../../engine/link.ts';
import type { Verdict } from '../../engine/play.ts';
import { verdicts } from '../../engine/play.ts';
import { parseRecord, replay } from '../../engine/record.ts';
import type { Line } from '../line.ts';
import { dealAt, handShown, lineOf, playedBy, playedIn } from '../line.ts';

/** What may be asked: which cards may be played, who takes the trick, who wins the deal, what each seat gains. */
export const KINDS = ['cards', 'trick', 'won', 'gain'] as const;
export type Kind = (typeof KINDS)[number];
const LETTERS: Readonly<Record<Kind, string>> = { cards: 'c', trick: 't', won: 'w', gain: 'g' };

export interface Question {
  readonly kind: Kind;
  /** The code of the deal, and the step after which the position stands. */
  readonly deal: string;
  readonly step: number;
  /** A word of the teacher's before the question; may be empty. */
  readonly text: string;
}

export interface Lesson {
  readonly title: string;
  readonly questions: readonly Question[];
}

const VERSION = '1';
/** No lesson has more questions. */
export const MOST_QUESTIONS = 60;

const escaped = (text: string): string =>
  encodeURIComponent(text).replaceAll('~', '%7E').replaceAll('%20', '~').replaceAll('%', '$');

function unescaped(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('$', '%').replaceAll('~', '%20'));
  } catch {
    return null;
  }
}

/** The code of a lesson, to stand in an address. */
export function formatLesson({ title, questions }: Lesson): string {
  const fields = questions.map(({ kind, deal, step, text }, i) => {
    const told = deal === questions[i - 1]?.deal ? '' : deal;
    return [`${LETTERS[kind]}${step}`, told, ...(text === '' ? [] : [escaped(text)])].join(',');
  });
  const body = [VERSION, escaped(title), ...fields].join(';');
  return `${body};${checkOf(body)}`;
}

/** What is wrong with a lesson: there is none, it was changed on the way, or it is of a version not known here. */
export type LessonFault = 'none' | 'mangled' | 'unknown-version';
export type ParsedLesson = { readonly ok: true; readonly lesson: Lesson } | { readonly ok: false; readonly fault: LessonFault };

/** Inverse of {@link formatLesson}. Whether its questions can be asked is for {@link askedIn} to say. */
export function parseLesson(code: string): ParsedLesson {
  const mangled: ParsedLesson = { ok: false, fault: 'mangled' };
  const cut = code.lastIndexOf(';');
  const body = code.slice(0, Math.max(cut, 0));
  if (checkOf(body) !== code.slice(cut + 1)) return mangled;
  const [version, titleText = '', ...fields] = body.split(';');
  if (version !== VERSION) return { ok: false, fault: 'unknown-version' };
  const title = unescaped(titleText);
  if (title === null || fields.length > MOST_QUESTIONS) return mangled;
  const questions: Question[] = [];
  for (const field of fields) {
    const found = /^([ctwg])(\d{1,3}),([^,]*)(?:,([^,]*))?$/.exec(field);
    const kind = KINDS.find((one) => LETTERS[one] === found?.[1]);
    const deal = found?.[3] || questions.at(-1)?.deal;
    const text = unescaped(found?.[4] ?? '');
    if (!kind || !deal || text === null) return mangled;
    questions.push({ kind, deal, step: Number(found?.[2]), text });
  }
  return { ok: true, lesson: { title, questions } };
}

/** The rule set that the code of a deal names. */
export const variantOf = (deal: string): string => deal.split('.')[1] ?? '';

/** The rule sets that a lesson needs, once each. */
export const variantsIn = ({ questions }: Lesson): readonly string[] => [
  ...new Set(questions.map(({ deal }) => variantOf(deal))),
];

/** The line of the deal that a code stands for; null where it cannot be read or goes against its rules. */
export function lineIn(code: string): Line | null {
  const parsed = parseLink(code);
  if (!parsed.ok) return null;
  const script = parseRecord(parsed.record);
  return script.ok && replay(script.value).ok ? lineOf(parsed.record) : null;
}

/** An answer: the cards, or the seats, or what each seat gains, in writing. */
export type Answer = readonly string[];

/** A question with its position and its answer. */
export interface Asked {
  readonly question: Question;
  readonly line: Line;
  /** The step that decides the answer: what is done up to it is told with the question. */
  readonly to: number;
  readonly right: Answer;
}

/** The verdicts on the cards of whoever is to play; none where no card is to be played. */
export const cardVerdicts = (deal: Deal): readonly Verdict[] =>
  deal.next?.legal.some(isCard) ? verdicts(deal).filter(({ action }) => isCard(action)) : [];

/** The seats that a question is about: those in play, or all where the outcome of the deal is asked for. */
export function seatsAsked({ line, question }: Pick<Asked, 'line' | 'question'>): readonly number[] {
  const deal = dealAt(line, question.step);
  return question.kind === 'cards' || question.kind === 'trick' ? inPlayFrom(deal, 0) : seatsFrom(deal, 0);
}

/** The question at its position; null where it has no answer there: no card to play, no trick to come, nobody who wins. */
export function askedIn(line: Line, question: Question): Asked | null {
  const { kind, step } = question;
  const last = line.actions.length;
  if (step > last) return null;
  const deal = dealAt(line, step);
  const asked = (to: number, right: Answer | undefined): Asked | null => (right ? { question, line, to, right } : null);
  switch (kind) {
    case 'cards': {
      const on = cardVerdicts(deal);
      const right = on.filter(({ legal }) => legal).map(({ action }) => action);
      return on.length > 0 ? asked(step, right) : null;
    }
    case 'trick': {
      const to = line.deals.findIndex(({ tricks }, i) => i > step && tricks.length > deal.tricks.length);
      if (to < 0) return null;
      const isPlayOnly = line.deals.slice(step + 1, to + 1).every((after) => playedIn(after));
      const cards = playedBy(line, to).slice(-(dealAt(line, to).tricks.at(-1)?.cards.length ?? 0));
      if (!isPlayOnly || cards.some(({ faceDown }) => faceDown)) return null;
      return asked(to, [String(dealAt(line, to).tricks.at(-1)?.winner)]);
    }
    case 'won':
    case 'gain': {
      const { result } = dealAt(line, last);
      if (!result || step === last) return null;
      if (kind === 'gain') return asked(last, result.delta.map(String));
      const winners = dealAt(line, last).events.flatMap((event) => (event.type === 'won' ? String(event.seat) : []));
      return winners.length > 0 ? asked(last, [...new Set(winners)]) : null;
    }
  }
}

/** The questions of a lesson at their positions; a number is that of the first, from 1, that cannot be asked. */
export function askedOf({ questions }: Lesson): readonly Asked[] | number {
  const lines = new Map<string, Line | null>();
  const all: Asked[] = [];
  for (const [i, question] of questions.entries()) {
    const { deal } = question;
    if (!lines.has(deal)) lines.set(deal, lineIn(deal));
    const line = lines.get(deal);
    const asked = line && askedIn(line, question);
    if (!asked) return i + 1;
    all.push(asked);
  }
  return all;
}

/** The questions in the code of a lesson of the edition. Throws a RangeError where they cannot be asked. */
export function questionsIn(code: string): readonly Asked[] {
  const parsed = parseLesson(code);
  const all = parsed.ok ? askedOf(parsed.lesson) : 0;
  if (typeof all === 'number') throw new RangeError('a lesson of the edition cannot be asked');
  return all;
}

/** Whether the answer is the right one. */
export function isRight({ right, question }: Asked, answer: Answer): boolean {
  const inOrder = (list: Answer): string => (question.kind === 'gain' ? list.map(Number) : [...list].sort()).join();
  return inOrder(answer) === inOrder(right);
}

/** The verdicts that an answer goes against: cards left out that may be played, and cards taken for such that may not. */
export const mistaken = ({ line, question }: Asked, answer: Answer): readonly Verdict[] =>
  cardVerdicts(dealAt(line, question.step)).filter(({ action, legal }) => legal !== answer.includes(action));

/** What the position is decided by: the events of the deciding step without what was done in it. */
export function decidedBy({ line, to, question }: Asked): Deal {
  const deal = dealAt(line, to);
  const events = deal.events.filter(({ type }) =>
    question.kind === 'trick' ? type === 'trick' : type !== 'played' && type !== 'called',
  );
  return { ...deal, events };
}

/** The cards of whoever is to play, as they stand in his hand. */
export const cardsAsked = ({ line, question }: Asked): readonly Card[] => {
  const { next } = dealAt(line, question.step);
  const held = next ? handShown(line, question.step, next.seat) : [];
  return held.flatMap(({ card, isPlayed }) => (isPlayed ? [] : card));
};

/** Whether an answer is whole and one to that question: cards of the hand, a number for each seat, or seats. */
export function isAnswer(asked: Asked, answer: Answer): boolean {
  const { kind } = asked.question;
  if (answer.length === 0) return false;
  if (kind === 'cards') return answer.every((word) => (cardsAsked(asked) as readonly string[]).includes(word));
  if (kind === 'gain') return answer.length === asked.right.length && answer.every((word) => /^-?\d{1,6}$/.test(word));
  return answer.every((word) => /^\d$/.test(word) && Number(word) < dealAt(asked.line, 0).players);
}

/** What stands for an answer where a pupil would rather be told it. */
export const GIVEN_UP = 'x';
/** What a pupil has given to a question: an answer, the question itself up, or nothing yet. */
export type Given = Answer | typeof GIVEN_UP | null;

/** How a question has come out; null while it is open. */
export type Outcome = 'right' | 'wrong' | 'given-up';
export function outcomeOf(asked: Asked, given: Given): Outcome | null {
  if (given === null) return null;
  if (given === GIVEN_UP) return 'given-up';
  return isRight(asked, given) ? 'right' : 'wrong';
}

/** How many questions have come out in that way, or are open. */
export const countOf = (outcome: Outcome | null, all: readonly Asked[], given: readonly Given[]): number =>
  all.filter((asked, i) => outcomeOf(asked, given[i] ?? null) === outcome).length;

const UNANSWERED = '-';

/** What a pupil has given, to stand in an address. */
export const formatAnswers = (given: readonly Given[]): string =>
  given.map((one) => (one === null ? UNANSWERED : one === GIVEN_UP ? GIVEN_UP : one.join('.'))).join(';');

/** Inverse of {@link formatAnswers}, for as many questions as there are; null where it is no such writing. */
export function parseAnswers(text: string, all: readonly Asked[]): readonly Given[] | null {
  const fields = text.split(';');
  if (fields.length !== all.length) return null;
  const given = fields.map((field): Given => {
    if (field === UNANSWERED) return null;
    return field === GIVEN_UP ? GIVEN_UP : field.split('.');
  });
  const isSound = (one: Given | undefined, asked: Asked): boolean =>
    one === null || one === GIVEN_UP || (one !== undefined && isAnswer(asked, one));
  return all.every((asked, i) => isSound(given[i], asked)) ? given : null;
}

/**
 * What stands after the path of a lesson: its code, where it came in the address of this page, and what is given besides, such
 * as answers.
 */
export function searchOf(more: Readonly<Record<string, string>>): string {
  const lesson = new URLSearchParams(location.search).get('lesson');
  const query = new URLSearchParams({ ...(lesson === null ? {} : { lesson }), ...more }).toString();
  return query === '' ? '' : `?${query}`;
}

/** A lesson as it is kept in a file. */
export const formatFile = (lesson: Lesson): string =>
  `${JSON.stringify({ version: Number(VERSION), lesson: formatLesson(lesson), ...lesson }, null, 2)}\n`;

/** Inverse of {@link formatFile}: the code in it is what counts. */
export function parseFile(text: string): ParsedLesson {
  try {
    const file: unknown = JSON.parse(text);
    const lesson = isObject(file) ? file.lesson : undefined;
    return typeof lesson === 'string' ? parseLesson(lesson) : { ok: false, fault: 'none' };
  } catch {
    return { ok: false, fault: 'none' };
  }
}
