// What is fetched while the page stands: when it is asked for, or before, while nobody asks for anything. What does not come
// is said where it was asked for, and may be asked for again.
import { stringsOf } from './strings.ts';

/** So long a table is left to those who act at once, in milliseconds, before anything is fetched ahead. */
export const PEACE = 1500;

/** Fetches something that the reader has asked for. Where it does not come, says so at the key, and there is nothing. */
export async function fetched<T>(load: () => Promise<T>): Promise<T | null> {
  const key = document.activeElement;
  try {
    return await load();
  } catch (error) {
    // Whatever cannot be fetched is an error of this type, in every browser; others are ours.
    if (!(error instanceof TypeError)) throw error;
    tell(key);
    return null;
  }
}

/** Says below a key that what it asks for has not come, until the reader does something else. */
function tell(key: Element | null): void {
  const note = Object.assign(document.createElement('p'), {
    className: 'pop notice fault unfetched',
    role: 'alert',
    textContent: stringsOf(document.documentElement.lang).unfetched,
  });
  document.body.append(note);
  const at = (key ?? document.body).getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const left = Math.max(Math.min(at.left, clientWidth - note.offsetWidth - 8), 8);
  const top = Math.max(Math.min(at.bottom + 4, clientHeight - note.offsetHeight - 8), 8);
  note.style.translate = `${left + scrollX}px ${top + scrollY}px`;
  const gone = new AbortController();
  const go = (): void => {
    gone.abort();
    note.remove();
  };
  for (const act of ['pointerdown', 'keydown']) document.addEventListener(act, go, { capture: true, signal: gone.signal });
}

/** Whether the reader wants nothing fetched that has not been asked for. */
const sparesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Fetches something before it is asked for, after so many milliseconds and when the page has nothing else to do, unless its
 * place has gone. What does not come is fetched when it is asked for. Whether it will be fetched is told at once.
 */
export function fetchAhead(load: () => Promise<unknown>, after: number, signal?: AbortSignal): boolean {
  if (sparesData()) return false;
  const act = (): void => {
    if (!signal?.aborted) load().catch(() => {});
  };
  setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(act) : act()), after);
  return true;
}
