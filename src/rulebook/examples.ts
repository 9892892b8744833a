// Examples of the engine at work: programs of a few lines that the tests run, each with what it prints as a comment at its
// end.
import { readFileSync } from 'node:fs';

/** A program, and what it prints. */
export interface Example {
  /** Its imports are as they are in a file at the top of the project. */
  readonly code: string;
  readonly output: string;
}

const END = '\n\n// prints\n';

/** An example as its file writes it. Throws a RangeError where it does not say what it prints. */
export function exampleIn(text: string): Example {
  const end = text.indexOf(END);
  if (end < 0) throw new RangeError('an example ends in “// prints” and, as a comment, what it prints');
  return {
    code: text.slice(0, end).replaceAll(/(?:\.\.\/)+src\//g, './src/'),
    output: text
      .slice(end + END.length)
      .trimEnd()
      .replace(/^\/\/ ?/gm, ''),
  };
}

/** The example of a file of the engine: `play` is that of src/engine/play.ts. Read from the folder of the project. */
export const exampleOf = (name: string): Example => exampleIn(readFileSync(`test/engine/examples/${name}.ts`, 'utf8'));
