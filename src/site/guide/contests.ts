// What is kept of how the computer players did: for each rule set and opponent one line or several, as
// `npm run bench:players` prints them.
import kept from '../../../content/players/contests.jsonl?raw';

/** The players of a checkout kept beside this one. */
const EARLIER = 'quick@../earlier';
/** Who played against whom: the thinking player, and one who sees all hands when he plays a card. */
const CONTESTS = {
  random: { player: 'thinking', against: 'random' },
  earlier: { player: 'thinking', against: EARLIER },
  open: { player: 'open', against: EARLIER },
} as const;
export type ContestKind = keyof typeof CONTESTS;
export const contestKinds = Object.keys(CONTESTS) as readonly ContestKind[];

/** How a player did at one rule set. Gains are means over decks in chips, marks or points, times are milliseconds. */
export interface Contest {
  readonly game: string;
  readonly player: string;
  readonly against: string;
  readonly decks: number;
  /** How often these decks were dealt. */
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

/** Standard errors on either side that hold 95 of 100, as `npm run bench:players` reckons them. */
const Z = 1.96;

/**
 * A contest that was played in parts, of other decks each, as one. The times are those of the part with the most decks. Throws
 * a RangeError when there is no part.
 */
export function pooled(parts: readonly Contest[]): Contest {
  const [main] = parts.toSorted((a, b) => b.decks - a.decks);
  if (!main) throw new RangeError('a contest has one part at least');
  const total = (numberOf: (part: Contest) => number): number => parts.reduce((sum, part) => sum + numberOf(part), 0);
  const decks = total((part) => part.decks);
  const gain = total((part) => part.decks * part.gain) / decks;
  // The squares around the mean of all: those around the mean of each part, and its own distance.
  const squares = total((part) => part.decks * ((part.decks - 1) * (part.range / Z) ** 2 + (part.gain - gain) ** 2));
  const range = parts.length === 1 ? main.range : Z * Math.sqrt(squares / ((decks - 1) * decks));
  return { ...main, decks, deals: total((part) => part.deals), gain, range };
}

/** How a player did. Throws a RangeError that says how to find out where it is not kept. */
export function contestOf(game: string, kind: ContestKind): Contest {
  const { player, against } = CONTESTS[kind];
  const parts = contests.filter((part) => part.game === game && part.player === player && part.against === against);
  if (parts.length > 0) return pooled(parts);
  throw new RangeError(
    `content/players/contests.jsonl lacks ${game}: npm run bench:players -- ${game} player=${player} against=${against} lines`,
  );
}
