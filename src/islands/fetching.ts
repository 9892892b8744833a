// What is fetched when the reader asks for it. What does not come is said at the key, and may be asked for again.
import { stringsOf } from './strings.ts';

/** Fetches something that the reader has asked for. Where it does not come, says so, and there is nothing. */
export async function fetched<T>(load: () => Promise<T>): Promise<T | null> {
  const source = document.activeElement as HTMLElement;
  document.querySelector('.unfetched')?.remove();
  try {
    return await load();
  } catch (error) {
    // Whatever cannot be fetched is an error of this type, in every browser; others are ours.
    if (!(error instanceof TypeError)) throw error;
    const note = document.createElement('p');
    note.className = 'pop notice fault unfetched';
    note.role = 'alert';
    note.popover = 'auto';
    note.textContent = stringsOf(document.documentElement.lang).unfetched;
    document.body.append(note);
    note.showPopover({ source });
    return null;
  }
}
