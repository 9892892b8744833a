#!/usr/bin/env node
// The command `stichbuch`, as the package offers it.
import { main } from './main.ts';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader that has seen enough is no fault.
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`stichbuch: the answer cannot be written (${error.code ?? error.message})\n`);
  process.exit(2);
});
process.exitCode = await main(process.argv.slice(2), process.stdin, process.stdout, process.stderr);
