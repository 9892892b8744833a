// The index of the edition's words, made by Pagefind when the site is built. Only the parts of it that are used here.

/** A place of a page that an address can name. */
export interface Anchor {
  readonly element: string;
  readonly id: string;
  /** The text of the element itself, where it has any. */
  readonly text: string;
  /** The number of words before it. */
  readonly location: number;
}

/** A page as the index answers with it. */
export interface Answer {
  readonly url: string;
  readonly meta: Readonly<Record<string, string>>;
  /** Everything that is indexed of it, as one text; where words stand without spaces, cut by signs that have no width. */
  readonly raw_content: string;
  /** The numbers of the words that were found. */
  readonly locations: readonly number[];
  readonly anchors: readonly Anchor[];
}

/** A page in which something was found. */
export interface FoundPage extends Omit<Answer, 'raw_content'> {
  /** Everything that is indexed of it, word by word, each with the space after it, if any. */
  readonly words: readonly string[];
  /** Do its words stand without spaces, so that the index has cut them by a dictionary? */
  readonly isCut: boolean;
}

/** Where the index cuts words that stand without spaces. */
const CUT = '\u200b';

/** A page of the index, with its words told apart. */
export function foundPage({ raw_content, ...page }: Answer): FoundPage {
  const text = raw_content.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
  const isCut = text.includes(CUT);
  return { ...page, isCut, words: isCut ? text.split(CUT) : text.split(/\s+/).map((word) => `${word} `) };
}

interface Pagefind {
  init(): Promise<void>;
  search(query: string): Promise<{ readonly results: readonly { data(): Promise<Answer> }[] }>;
}

/** So many pages are looked into, the best first. */
const PAGES = 24;

let index: Promise<Pagefind> | undefined;
let attempts = 0;

/** Loads the index that lies in the folder `place`, unless it is there already. Rejects where it cannot be had. */
export async function open(place: string): Promise<Pagefind> {
  // A browser remembers an address that failed, so another attempt is made at another.
  index ??= import(/* @vite-ignore */ `${place}pagefind.js#${attempts++}`).then(async (pagefind: Pagefind) => {
    await pagefind.init();
    return pagefind;
  });
  index.catch(() => {
    index = undefined;
  });
  return index;
}

/** The pages that answer to a query, the best first. */
export async function pagesFor(place: string, query: string): Promise<readonly FoundPage[]> {
  const { results } = await (await open(place)).search(query);
  return Promise.all(results.slice(0, PAGES).map(async (result) => foundPage(await result.data())));
}
