// How a frame and the page around it speak to each other.
import { isObject } from '../../engine/json.ts';

/** What a frame tells the page around it whenever it shows another step. */
export interface StepMessage {
  readonly type: 'stichbuch:step';
  readonly step: number;
  readonly last: number;
  /** The seat whose turn it is; null when the deal is over. */
  readonly turn: number | null;
}

/** The step that a message of the page around asks for, from 0 to the last one; null where it is no such message. */
export function stepAsked(message: unknown, last: number): number | null {
  if (!isObject(message) || message.type !== 'stichbuch:go') return null;
  const { step } = message;
  return typeof step === 'number' && Number.isInteger(step) && step >= 0 && step <= last ? step : null;
}
