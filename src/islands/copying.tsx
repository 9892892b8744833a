// Copying for the reader; where the browser does not let us, the text stands there selected, to be copied by hand.

/** What is said of the copying, and what is left to the reader to copy. */
export interface Copying {
  readonly said: string;
  readonly byHand: string | null;
}

/** Copies a text; `done` and `failed` are what is said of it. */
export async function copy(text: string, done: string, failed: string): Promise<Copying> {
  try {
    await navigator.clipboard.writeText(text);
    return { said: done, byHand: null };
  } catch {
    return { said: failed, byHand: text };
  }
}

const select = (field: HTMLTextAreaElement | null): void => {
  field?.focus();
  field?.select();
};

/** A field shows so many lines, at least and at most. */
const FEWEST_LINES = 3;
const MOST_LINES = 8;

/** What is to be copied by the reader; `name` is what the field is called. */
export const ByHand = ({ text, name }: { readonly text: string; readonly name: string }) => (
  <textarea
    key={text}
    class="by-hand"
    readOnly
    rows={Math.min(Math.max(text.split('\n').length, FEWEST_LINES), MOST_LINES)}
    aria-label={name}
    value={text}
    ref={select}
  />
);
