// What stands in a page that shows a deal in a frame: the code of the frame, and how the two speak to each other.
import { isObject } from '../../engine/json.ts';

/** How large a frame is made when nobody says otherwise, in pixels. */
export const FRAME = { width: 480, height: 360 } as const;

/** Where the page of frames of a game stands below its language. */
export const framePath = (lang: string, game: string): string => `${lang}/embed/${game}/`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&"<>]/g, (sign) => ENTITIES[sign] ?? sign);

/** The code that shows a deal in another page, to be pasted there. */
export const frameCode = (address: string, title: string): string =>
  `<iframe src="${escaped(address)}" title="${escaped(title)}" width="${FRAME.width}" height="${FRAME.height}" loading="lazy" allow="clipboard-write"></iframe>`;

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
