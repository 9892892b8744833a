// How a frame and the page around it speak to each other.
import { isObject } from '../../engine/json.ts';

/** What a frame with a deal tells the page around it whenever it shows another step. */
export interface StepMessage {
  readonly type: 'stichbuch:step';
  readonly step: number;
  readonly last: number;
  /** The seat whose turn it is; null when the deal is over. */
  readonly turn: number | null;
}

/** What a frame with a lesson tells it whenever it shows another question; they are counted from 1. */
export interface QuestionMessage {
  readonly type: 'stichbuch:question';
  readonly question: number;
  readonly of: number;
}

/** What it tells when a question is answered or given up, with the number of right answers so far. */
export interface AnswerMessage {
  readonly type: 'stichbuch:answer';
  readonly question: number;
  readonly answer: 'right' | 'wrong' | 'given-up';
  readonly right: number;
  readonly of: number;
}

/** What it tells when no question is open any more. */
export interface DoneMessage {
  readonly type: 'stichbuch:done';
  readonly right: number;
  readonly of: number;
}

export type Message = StepMessage | QuestionMessage | AnswerMessage | DoneMessage;

/** The number of that name that a message of the page around asks to go to; null where it is no such message. */
function asked(message: unknown, name: 'step' | 'question', first: number, last: number): number | null {
  if (!isObject(message) || message.type !== 'stichbuch:go') return null;
  const n = message[name];
  return typeof n === 'number' && Number.isInteger(n) && n >= first && n <= last ? n : null;
}

/** The step that a message asks for, from 0 to the last one; null where it is no such message. */
export const stepAsked = (message: unknown, last: number): number | null => asked(message, 'step', 0, last);

/** The question that a message asks for, from 1 to the last one; null where it is no such message. */
export const questionAsked = (message: unknown, last: number): number | null => asked(message, 'question', 1, last);
