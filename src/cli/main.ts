// `stichbuch`: the rules engine on the command line.
import type { Readable, Writable } from 'node:stream';
import { UsageError } from './arguments.ts';
import { askCommand } from './commands/ask.ts';
import { dealCommand } from './commands/deal.ts';
import { differCommand } from './commands/differ.ts';
import { explainCommand } from './commands/explain.ts';
import { matchCommand } from './commands/match.ts';
import { oddsCommand } from './commands/odds.ts';
import { perftCommand } from './commands/perft.ts';
import { reviewCommand } from './commands/review.ts';
import { solveCommand } from './commands/solve.ts';
import { traceCommand } from './commands/trace.ts';
import { loadGames } from './games.ts';
import { FileError } from './lines.ts';

/** A command: the words behind its name, what to read, where to write; answers with the exit code. */
type Command = (words: readonly string[], input: Readable, output: Writable) => Promise<number>;

const COMMANDS: Readonly<Record<string, Command>> = {
  deal: dealCommand,
  trace: traceCommand,
  explain: explainCommand,
  perft: perftCommand,
  solve: solveCommand,
  review: reviewCommand,
  odds: oddsCommand,
  differ: differCommand,
  ask: askCommand,
  match: matchCommand,
};

export const HELP = `stichbuch: old card games, played by the letter of their sources

  stichbuch deal --variant V [--players N] [--seed S] [--dealer D] [--pot P] [--option NAME=VALUE]… [--text]
      deals the cards of a seed and prints the record; --text lays them out for people
  stichbuch trace [FILE…]
      answers every record (JSON, one a line) with its trace; a bad line answers with its error
  stichbuch explain [--text] [FILE…]
      the verdict on everything the player to move might do, with the statements that decide it;
      --text reads records as text and answers in words
  stichbuch perft [--depth N] [FILE…]
  stichbuch perft [--depth N] --variant V --seed S …
      counts the sequences of legal actions, length by length
  stichbuch solve [--nodes N] [--text] [FILE…]
  stichbuch solve [--nodes N] [--text] --variant V --seed S …
      what every legal action is worth with all cards open, and the best course of play
  stichbuch review [--nodes N] [--text] [FILE…]
      what each step of a record, or of every deal of a match, has lost against the best one with all cards open
  stichbuch odds [WHAT…] [--variant V] [--players N] [--deals N] [--seed S] [--text]
      what the chances are: zwik better search cut permanent marriages completed (exact),
      staying alone bid reading (counted over deals by seed, with the bounds of 95 %)
  stichbuch differ A B [--players N] [--seeds N] [--option-a N=V]… [--option-b N=V]… [--text]
      the simplest deals on which two rule sets part, and the statements that part them
  stichbuch differ A B --rules [--text]
      how the two differ by their definitions
  stichbuch ask --hand "Qc Td" --trick "Ac Qh" --trump h [--tricks N] [--variant V] [--text]
      may I play this? the verdict of every rule set on every card
  stichbuch match [--text] [FILE]
      replays a match and says where it stands
  stichbuch match --variant V [--deals N] --seed S
      plays a match out at random
  stichbuch --help

Records are read from the files or, when none is named, from the standard input.
Exit codes: 0 answered (a trace of a bad record is an answer), 1 a record is bad, 2 the call is wrong or a file cannot be read.`;

/** Runs one call. Answers with the exit code; complaints about the call itself go to `errors`. */
export async function main(
  [name, ...words]: readonly string[],
  input: Readable,
  output: Writable,
  errors: Writable,
): Promise<number> {
  if (name === '--help' || name === '-h' || name === 'help' || words.some((word) => word === '--help' || word === '-h')) {
    output.write(`${HELP}\n`);
    return 0;
  }
  const command = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  try {
    if (!command) throw new UsageError(name === undefined ? 'which command?' : `there is no command “${name}”`);
    await loadGames();
    return await command(words, input, output);
  } catch (error) {
    if (error instanceof UsageError || error instanceof FileError) {
      errors.write(`stichbuch: ${error.message}\n${error instanceof UsageError ? 'Try stichbuch --help.\n' : ''}`);
      return 2;
    }
    throw error;
  }
}
