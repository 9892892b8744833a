// The words of an answer as they are shown: what was found told apart, a long text cut to what stands around it.

/** A run of words, found or not. */
export interface Run {
  readonly text: string;
  readonly isFound: boolean;
}

/** How many signs of a long text are shown, and how many of them before the first that was found. */
const LONGEST = 240;
const BEFORE = 60;

/** The end of the word, or of the sign, that stands at a place. */
function wordEdge(text: string, place: number): number {
  const space = text.indexOf(' ', place);
  return space < 0 || space - place > 20 ? place : space + 1;
}

/** The text in runs; `found` are the places that were found, in order. */
export function runsOf(text: string, found: readonly (readonly [from: number, to: number])[]): readonly Run[] {
  const isLong = text.length > LONGEST;
  const first = found[0]?.[0] ?? 0;
  const start = isLong && first > BEFORE ? wordEdge(text, Math.min(first - BEFORE, text.length - LONGEST)) : 0;
  const end = isLong ? Math.min(text.length, wordEdge(text, start + LONGEST)) : text.length;
  const runs: Run[] = start > 0 ? [{ text: '… ', isFound: false }] : [];
  let at = start;
  for (const [from, to] of found) {
    if (from < start || to > end || to <= at) continue;
    if (from > at) runs.push({ text: text.slice(at, from), isFound: false });
    const last = runs.at(-1);
    const marked = text.slice(Math.max(from, at), to);
    if (last?.isFound) runs[runs.length - 1] = { text: last.text + marked, isFound: true };
    else runs.push({ text: marked, isFound: true });
    at = to;
  }
  if (at < end) runs.push({ text: text.slice(at, end).trimEnd(), isFound: false });
  if (end < text.length) runs.push({ text: ' …', isFound: false });
  return runs;
}
