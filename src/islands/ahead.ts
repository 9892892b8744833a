// What is fetched before anybody asks for it, while the page has nothing else to do.

/** So long a table is left to those who act at once, in milliseconds, before anything is fetched ahead. */
export const PEACE = 1500;

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
