#!/usr/bin/env node
// The command `stichbuch`, as the package offers it.
import { main } from './main.ts';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});
process.exitCode = await main(process.argv.slice(2), process.stdin, process.stdout, process.stderr);
