// The questions that the edition asks about chance, each with the rule sets it is asked of and the statements it rests on.
import type { Id } from '../engine/deal.ts';
import type { Game } from '../engine/game.ts';
import type { Figure } from './figures.ts';
import { completions, marriages } from './marriages.ts';
import type { Sample } from './open-hands.ts';
import { bidsMade, playingAlone, stayingIn } from './open-hands.ts';
import { partings, readingsOf } from './readings.ts';
import { betterZwiks, zwiks } from './three.ts';
import { cuts, permanents, searches } from './turned.ts';

/** A question about chance. */
export interface Question {
  readonly what: string;
  /** The rule sets that it is asked of, with the statements that make it one. */
  readonly asked: Readonly<Record<string, readonly Id[]>>;
  /** How many deals are looked at, and from which seed on, unless said otherwise; null where the answer is exact. */
  readonly sample: Sample | null;
  /** The numbers of players that are told apart, where the cost of it allows no more. */
  readonly players?: readonly number[];
  readonly figures: (game: Game, sample: Sample, players: readonly number[]) => Iterable<Figure>;
}

/** For each number of players, what is found out of it. */
const byPlayers =
  (figures: (game: Game, players: number, sample: Sample) => Iterable<Figure>): Question['figures'] =>
  (game, sample, players) =>
    players.flatMap((count) => [...figures(game, count, sample)]);

/** The option whose readings are laid side by side when eldest hand plays alone. */
const ALONE: Readonly<Record<string, string>> = { 'zwikken-20c': 'singleTrick', 'zwikken-21c': 'lubber' };

const range = (head: string, first: number, last: number): readonly Id[] =>
  Array.from({ length: last - first + 1 }, (_, i) => `${head}.${first + i}`);

/** What is asked of some rule sets each. */
const QUESTIONS: readonly Question[] = [
  {
    what: 'zwik',
    asked: {
      'zwikken-19c': [...range('zwikken.19c', 7, 10), 'R-19c-triple'],
      'zwikken-20c': ['zwikken.20c.6', 'zwikken.20c.20', 'zwikken.20c.21'],
      'zwikken-21c': ['zwikken.21c.20', 'zwikken.21c.28'],
    },
    sample: null,
    figures: zwiks,
  },
  {
    what: 'better',
    asked: {
      'zwikken-19c': ['zwikken.19c.8', 'zwikken.19c.9'],
      'zwikken-20c': ['zwikken.20c.22'],
      'zwikken-21c': ['zwikken.21c.23'],
    },
    sample: null,
    figures: betterZwiks,
  },
  {
    what: 'search',
    asked: { 'zwikken-20c': range('zwikken.20c', 14, 16), 'zwikken-21c': range('zwikken.21c', 11, 13) },
    sample: null,
    figures: searches,
  },
  {
    what: 'cut',
    asked: {
      zwicken: range('zwicken.differences', 3, 5),
      anbieten: range('zwicken.differences', 3, 5),
    },
    sample: null,
    figures: cuts,
  },
  { what: 'permanent', asked: { kozyol: range('rozaliev.kozyol', 12, 14) }, sample: null, figures: permanents },
  {
    what: 'marriages',
    asked: {
      'bolshoy-maryazh': ['rozaliev.bolshoy-maryazh.11', 'rozaliev.bolshoy-maryazh.17'],
      'tysyacha-odno': ['rozaliev.tysyacha.17', 'rozaliev.tysyacha.22'],
    },
    sample: null,
    figures: marriages,
  },
  {
    what: 'completed',
    asked: { 'bolshoy-maryazh': ['rozaliev.bolshoy-maryazh.17'], 'tysyacha-odno': ['rozaliev.tysyacha.17'] },
    sample: null,
    figures: completions,
  },
  {
    what: 'staying',
    asked: {
      zwicken: ['zwicken.play.4', 'zwicken.scoring.1', 'zwicken.scoring.3'],
      tippen: ['zwicken.play.4', 'zwicken.scoring.1', 'zwicken.scoring.3', 'R-tippen'],
    },
    sample: { deals: 2000, seed: 0 },
    players: [3, 4, 5],
    figures: byPlayers(stayingIn),
  },
  {
    what: 'alone',
    asked: {
      'zwikken-20c': ['zwikken.20c.19', 'zwikken.20c.27', 'R-20c-single-trick'],
      'zwikken-21c': ['zwikken.21c.32', 'zwikken.21c.34', 'zwikken.lubber.2'],
    },
    sample: { deals: 2000, seed: 0 },
    players: [3, 4, 5],
    figures: byPlayers((game, players, sample) => playingAlone(game, ALONE[game.id] ?? '', players, sample)),
  },
  {
    what: 'bid',
    asked: {
      'bolshoy-maryazh': ['rozaliev.bolshoy-maryazh.17', 'rozaliev.bolshoy-maryazh.26', 'rozaliev.bolshoy-maryazh.27'],
      'tysyacha-odno': ['rozaliev.tysyacha.18', 'rozaliev.tysyacha.37', 'rozaliev.tysyacha.39'],
    },
    sample: { deals: 2000, seed: 0 },
    figures: bidsMade,
  },
];

/** How often a reading matters, asked of every rule set that has one. */
const readingQuestion = (games: readonly Game[]): Question => ({
  what: 'reading',
  asked: Object.fromEntries(
    games.flatMap((game) => {
      const rulings = readingsOf(game).flatMap((reading) => reading.rulings);
      return rulings.length === 0 ? [] : [[game.id, [...new Set(rulings)]]];
    }),
  ),
  sample: { deals: 1000, seed: 0 },
  figures: partings,
});

/** Everything that is asked, of these rule sets, in the order in which it is told. */
export const questionsOf = (games: readonly Game[]): readonly Question[] => [...QUESTIONS, readingQuestion(games)];

/** What answers a question about one rule set. Throws a RangeError where the question is not asked of it. */
export function answersTo({ what, asked, sample, players = [], figures }: Question, game: Game): readonly Figure[] {
  if (!Object.hasOwn(asked, game.id)) throw new RangeError(`${what} is not asked of ${game.id}`);
  return [...figures(game, sample ?? { deals: 0, seed: 0 }, players)];
}
