// From pages in which words were found to the statements that hold them.
import type { Anchor, FoundPage } from './pagefind.ts';

/** A run of words, found or not. */
export interface Run {
  readonly text: string;
  readonly isFound: boolean;
}

/** A statement, ruling, note or part of a page that answers to a query. */
export interface Hit {
  readonly href: string;
  /** `20c.24`, the title of a ruling, or null where the place has no name of its own. */
  readonly name: string | null;
  /** The page and the part of it. */
  readonly where: readonly string[];
  readonly runs: readonly Run[];
}

/** What places with a lasting number or title are called, by address. */
export type Names = ReadonlyMap<string, string>;

/** The words of an anchor: from its own place to that of the next. */
interface Stretch {
  readonly anchor: Anchor | null;
  readonly from: number;
  readonly to: number;
  readonly found: readonly number[];
}

/** How many words of a long text are shown, and how many of them before the first that was found; of those cut by a dictionary, more. */
const LONGEST = { spaced: 36, cut: 90 };
const BEFORE = { spaced: 10, cut: 25 };

/** The stretches of a page that hold a word that was found. */
function stretchesIn({ anchors, locations }: FoundPage, length: number): readonly Stretch[] {
  const starts = [null, ...anchors.toSorted((a, b) => a.location - b.location)];
  return starts
    .map((anchor, i) => {
      const [from, to] = [anchor?.location ?? 0, starts[i + 1]?.location ?? length];
      return { anchor, from, to, found: locations.filter((location) => location >= from && location < to) };
    })
    .filter(({ found }) => found.length > 0);
}

/** Words, those that were found told apart; a long text is cut to what stands around the first of them. */
function runsOf({ words, isCut }: FoundPage, from: number, to: number, found: readonly number[]): readonly Run[] {
  const [longest, before] = isCut ? [LONGEST.cut, BEFORE.cut] : [LONGEST.spaced, BEFORE.spaced];
  const isLong = to - from > longest;
  const start = isLong ? Math.max(from, Math.min((found[0] ?? from) - before, to - longest)) : from;
  const end = isLong ? Math.min(to, start + longest) : to;
  const runs: { text: string; isFound: boolean }[] = start > from ? [{ text: '… ', isFound: false }] : [];
  for (let i = start; i < end; i++) {
    const isFound = found.includes(i);
    const last = runs.at(-1);
    const word = words[i] ?? '';
    const text = i + 1 < end ? word : word.trimEnd();
    if (last && last.isFound === isFound) last.text += text;
    else runs.push({ text, isFound });
  }
  if (end < to) runs.push({ text: ' …', isFound: false });
  return runs;
}

const hrefOf = ({ url }: FoundPage, anchor: Anchor | null): string => (anchor ? `${url}#${anchor.id}` : url);

/** The heading of the part that a place of a page stands in. */
function partAt(page: FoundPage, names: Names, place: number): string | undefined {
  const { anchors, words } = page;
  const isHeading = (anchor: Anchor): boolean => /^(section|h[1-6])$/.test(anchor.element) && !names.has(hrefOf(page, anchor));
  const inOrder = anchors.toSorted((a, b) => a.location - b.location);
  const part = inOrder.findLast((anchor) => isHeading(anchor) && anchor.location <= place);
  if (part?.text !== '') return part?.text;
  const next = inOrder.find(({ location }) => location > part.location);
  return words.slice(part.location, next?.location).join('').trim();
}

const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}.-]/gu, '')
    .replace(/^[.-]+|[.-]+$/g, '')
    .toLowerCase();

/** Are these two forms of one word? They begin alike; the index knows more of grammar, but also guesses from a letter or two. */
function isForm(word: string, asked: string): boolean {
  const shorter = Math.min(word.length, asked.length);
  let alike = 0;
  while (alike < shorter && word[alike] === asked[alike]) alike++;
  return alike >= Math.min(3, asked.length) && shorter - alike <= 3;
}

/** The words of a query, told apart as the index has told apart its own. */
function wordsOf(query: string, isCut: boolean): readonly string[] {
  const words = isCut
    ? Array.from(new Intl.Segmenter(undefined, { granularity: 'word' }).segment(query), ({ segment }) => segment)
    : query.split(/\s+/);
  return words.map(plain).filter((word) => word !== '');
}

/** The number of words that spell `text`, from a place on; null where they do not. */
function spelling(words: readonly string[], text: string, from: number): number | null {
  let read = '';
  for (let next = from; next < words.length && read.length < text.length; ) {
    read += words[next++];
    if (read.trimEnd() === text) return next - from;
  }
  return null;
}

interface Ranked {
  readonly hit: Hit;
  /** How many of the words asked for it holds. */
  readonly held: number;
  /** The lower, the earlier. */
  readonly rank: number;
}

function hitsIn(page: FoundPage, names: Names, query: string): readonly Ranked[] {
  const { words } = page;
  const title = page.meta.title ?? '';
  const asked = wordsOf(query, page.isCut);
  const numbers = wordsOf(query, false);
  return stretchesIn(page, words.length).map(({ anchor, from, to, found }): Ranked => {
    const href = hrefOf(page, anchor);
    const name = names.get(href) ?? null;
    const part = anchor ? partAt(page, names, from) : undefined;
    // A statement follows its own number; what stands before that are notes on it.
    const lengths = words.slice(from, to).map((_word, i) => (anchor ? spelling(words, anchor.id, from + i) : null));
    const number = lengths.findIndex((length) => length !== null);
    const isNamed = number >= 0;
    const own = isNamed ? from + number : from;
    const isOwn = found.some((location) => location >= own);
    // A ruling begins with its title, which is its name.
    const titled = name === null ? null : spelling(words, name, own);
    const first = own + (lengths[number] ?? titled ?? 0);
    const runs = isOwn ? runsOf(page, first, to, found) : runsOf(page, from, own, found);
    const forms = found.map((location) => plain(words[location] ?? ''));
    const isAsked = anchor !== null && numbers.includes(anchor.id.toLowerCase());
    return {
      hit: { href, name, where: part === undefined || part === name ? [title] : [title, part], runs },
      held: asked.filter((word) => forms.some((form) => isForm(form, word))).length,
      rank: isAsked ? 0 : name === null ? 4 : isNamed ? (isOwn ? 1 : 3) : 2,
    };
  });
}

/**
 * What answers to a query: the places that hold the most of its words; a statement called by its number first, then
 * statements, rulings, notes and the rest, each in the order of the pages.
 */
export function hitsFor(query: string, pages: readonly FoundPage[], names: Names): readonly Hit[] {
  const ranked = pages.flatMap((page) => hitsIn(page, names, query));
  const most = Math.max(...ranked.map(({ held }) => held));
  const hits = ranked
    .filter(({ held }) => held > 0 && held === most)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ hit }) => hit);
  const textOf = ({ runs }: Hit): string => runs.map(({ text }) => text).join('');
  return hits.filter((hit, i) => hits.findIndex((other) => textOf(other) === textOf(hit)) === i);
}
