// What is wrong with the content: a place, a sentence, and how to mend it.

/** One thing wrong. Lines count from 1; 0 stands for the file as a whole. */
export interface Fault {
  readonly file: string;
  readonly line: number;
  readonly wrong: string;
  readonly mend: string;
}

/** `content/rulings/ru.mdx:12: R-20c-parts stands twice. Give …` */
export const formatFault = ({ file, line, wrong, mend }: Fault): string =>
  `${line === 0 ? file : `${file}:${line}`}: ${wrong} ${mend}`;

/** Stops a build at content that cannot be set. */
export class ContentError extends Error {
  /** Where the fault is, as Vite and Astro show it. */
  readonly loc: { readonly file: string; readonly line: number };

  constructor(faults: readonly [Fault, ...Fault[]]) {
    super(faults.map(formatFault).join('\n'));
    this.name = 'ContentError';
    this.loc = faults[0];
  }
}

/** The value, or a {@link ContentError} where there are faults. */
export function sound<T>({ value, faults }: Read<T>): T {
  const [first, ...rest] = faults;
  if (first) throw new ContentError([first, ...rest]);
  return value;
}

/** What was read from a file, and what is wrong with it. */
export interface Read<T> {
  readonly value: T;
  readonly faults: readonly Fault[];
}
