// The page around a frame, its parent in the browser’s words.
import type { Message } from './messages.ts';

/** What the address of the frame asks for besides what stands in it: `step=3`, `help=off`. */
export const askedFor = (): URLSearchParams => new URLSearchParams(location.search);

/** Whether help is to be given. */
export const isHelping = (): boolean => askedFor().get('help') !== 'off';

/**
 * Tells the page around something, if there is one. Whoever has framed this page has given it its deals: nothing is told that
 * they could not know.
 */
export function tellPage(message: Message): void {
  if (window.parent !== window) window.parent.postMessage(message, '*');
}

/** Hears what the page around says, and no other, until the signal. */
export function hearPage(hear: (message: unknown) => void, signal: AbortSignal): void {
  const heard = ({ source, data }: MessageEvent): void => {
    if (source === window.parent && window.parent !== window) hear(data);
  };
  addEventListener('message', heard, { signal });
}
