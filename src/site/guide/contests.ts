// What is kept of how the computer players did: a line for each rule set and opponent, as `npm run bench:players` prints it.
import kept from '../../../content/players/contests.jsonl?raw';

/** Whom they played against: who chooses at random, and the quick player of a checkout kept beside this one. */
const OPPONENTS = { random: 'random', earlier: 'quick@../earlier' } as const;
export type Opponent = keyof typeof OPPONENTS;
export const opponents: readonly Opponent[] = ['random', 'earlier'];

/** How a player did at one rule set. Gains are means over decks in chips, marks or points, times are milliseconds. */
export interface Contest {
  readonly game: string;
  readonly against: string;
  readonly deals: number;
  readonly gain: number;
  /** Half the width of the interval of 95 %. */
  readonly range: number;
  readonly median: number;
  readonly most99: number;
}

const contests: readonly Contest[] = kept
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

/** How the thinking player did. Throws a RangeError that says how to find out where it is not kept. */
export function contestOf(game: string, opponent: Opponent): Contest {
  const against = OPPONENTS[opponent];
  const found = contests.find((contest) => contest.game === game && contest.against === against);
  if (found) return found;
  throw new RangeError(
    `content/players/contests.jsonl lacks ${game} against ${against}: npm run bench:players -- ${game} against=${against} lines`,
  );
}
