// What the browser keeps of the games that are played: one for each rule set, and how fast computers act. It may have no room,
// or be told to keep nothing.

/** Why the browser keeps nothing. */
export type Trouble = 'full' | 'blocked';

/** The name under which a game is kept. The number changes with the form of what is kept. */
const nameOf = (variant: string): string => `stichbuch.play.1.${variant}`;

const troubleIn = (error: unknown): Trouble =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';

/** What is kept of a game; null when there is nothing. */
export function read(variant: string): { readonly text: string | null } | { readonly trouble: Trouble } {
  try {
    return { text: localStorage.getItem(nameOf(variant)) };
  } catch (error) {
    return { trouble: troubleIn(error) };
  }
}

/** Keeps a game; says why it could not. */
export function write(variant: string, text: string): Trouble | null {
  try {
    localStorage.setItem(nameOf(variant), text);
    return null;
  } catch (error) {
    return troubleIn(error);
  }
}

/** The name under which it is kept how fast computers act. */
const PACE = 'stichbuch.pace';

/** How fast computers are to act, if that has been kept. */
export function readPace(): string | null {
  try {
    return localStorage.getItem(PACE);
  } catch {
    return null;
  }
}

/** Keeps how fast computers are to act, where anything is kept: it is chosen again as soon as it is lost. */
export function writePace(pace: string): void {
  try {
    localStorage.setItem(PACE, pace);
  } catch {}
}

/** Whether an event of the storage tells that another window has kept this game. */
export const isAbout = (variant: string, { key, newValue }: StorageEvent): boolean =>
  key === nameOf(variant) && newValue !== null;
