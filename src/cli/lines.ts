// Lines in, lines out, one at a time, so that a stream of any length needs no more than one line of memory.
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import type { Readable, Writable } from 'node:stream';

/** A file that cannot be read, and the system's word for why. */
export class FileError extends Error {}

/** The lines of the files named, or of the standard input when none is. Throws a FileError at a file that cannot be read. */
export async function* linesOf(files: readonly string[], input: Readable): AsyncGenerator<string> {
  if (files.length === 0) yield* linesIn(input);
  for (const file of files) {
    try {
      yield* linesIn(createReadStream(file));
    } catch (error) {
      throw new FileError(`${file} cannot be read${error instanceof Error && 'code' in error ? ` (${error.code})` : ''}`);
    }
  }
}

const BYTE_ORDER_MARK = '\uFEFF';

/** Lines end at a line feed, before which a carriage return may stand, and nowhere else: JSON may hold other separators. */
async function* linesIn(stream: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let begun: string[] = [];
  let isFirst = true;
  const line = (end: string): string => {
    const whole = (begun.join('') + end).replace(/\r$/, '');
    begun = [];
    const marked = isFirst && whole.startsWith(BYTE_ORDER_MARK);
    isFirst = false;
    return marked ? whole.slice(1) : whole;
  };
  for await (const chunk of stream) {
    const text: string = typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    const [end = '', ...more] = text.split('\n');
    if (more.length === 0) {
      begun.push(end);
      continue;
    }
    yield line(end);
    begun = [more.pop() as string];
    for (const whole of more) yield whole.replace(/\r$/, '');
  }
  begun.push(decoder.decode());
  if (begun.some((part) => part !== '')) yield line('');
}

/** Everything the files or the standard input hold. */
export async function textOfAll(files: readonly string[], input: Readable): Promise<string> {
  const lines: string[] = [];
  for await (const line of linesOf(files, input)) lines.push(line);
  return lines.join('\n');
}

/** Writes a line and waits while the reader is behind. */
export async function writeLine(output: Writable, line: string): Promise<void> {
  if (!output.write(`${line}\n`)) await once(output, 'drain');
}
