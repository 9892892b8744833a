// Lines in, lines out, one at a time, so that a stream of any length needs no more than one line of memory.
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** The lines of the files named, or of the standard input when none is. A byte order mark at the head is dropped. */
export async function* linesOf(files: readonly string[], input: Readable): AsyncGenerator<string> {
  const streams = files.length === 0 ? [input] : files.map((file) => createReadStream(file));
  for (const stream of streams) {
    let isFirst = true;
    for await (const line of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
      yield isFirst ? line.replace(/^\uFEFF/, '') : line;
      isFirst = false;
    }
  }
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
