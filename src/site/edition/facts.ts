// The game in brief, read from the definition that the engine plays by.
import type { Rank, Suit } from '../../engine/cards.ts';
import { printedSuitOf, rankOf } from '../../engine/cards.ts';
import type { Cites, Id } from '../../engine/deal.ts';
import { listOf } from '../../engine/deal.ts';
import type { Game, Phase } from '../../engine/game.ts';
import { optionsFor, packFor } from '../../engine/game.ts';
import { begin } from '../../engine/play.ts';

/** The facts of a rule set that its page heads, each with the statements it comes from; those it has no rule for are null. */
export interface Facts {
  readonly players: { readonly least: number; readonly most: number; readonly cites: readonly Id[] };
  readonly pack: {
    readonly cards: number;
    readonly ranks: readonly Rank[];
    readonly suits: readonly Suit[];
    readonly cites: readonly Id[];
  };
  /** Chips from everybody before the deal, and again for each new trump. */
  readonly stake: { readonly each: number; readonly again: number | null; readonly cites: readonly Id[] } | null;
  /** Card points, dearest first. */
  readonly points: { readonly worth: readonly (readonly [Rank, number])[]; readonly cites: readonly Id[] } | null;
  /** The tricks that win, of those there are. */
  readonly won: { readonly tricks: number; readonly of: number; readonly cites: readonly Id[] } | null;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const isCites = (value: unknown): value is Cites =>
  typeof value === 'string' || (Array.isArray(value) && value.every((id) => typeof id === 'string'));

/** A parameter of a phase with the statements it cites. */
function parameter(phase: Phase | undefined, ...path: readonly string[]): Readonly<Record<string, unknown>> | null {
  let found: unknown = phase?.parameters;
  for (const key of path) found = isObject(found) ? found[key] : undefined;
  return isObject(found) ? found : null;
}
const citesOf = (found: Readonly<Record<string, unknown>>): readonly Id[] => (isCites(found.cites) ? listOf(found.cites) : []);

/** The facts of a rule set at the number of players it needs at least. */
export function factsOf(game: Game): Facts {
  const phase = (name: string): Phase | undefined => game.phases.find((other) => other.name === name);
  const players = game.seats.value;
  const least = Math.min(...players);
  const options = optionsFor(game, least);
  const pack = packFor(game, least, options);

  const ante = parameter(phase('ante'));
  const price = parameter(phase('search'), 'price');
  const again = [price?.each].flat()[0];
  const aims = Object.values(parameter(phase('settle'), 'aims') ?? {});
  const tricks = aims.find((aim): aim is { readonly least: number } => isObject(aim) && typeof aim.least === 'number');
  const deal = begin({ game, options, players: least, dealer: 0, pot: 0, deal: 0, carry: {}, deck: pack });

  return {
    players: { least, most: Math.max(...players), cites: listOf(game.seats.cites) },
    pack: {
      cards: pack.length,
      ranks: [...new Set(pack.map(rankOf))],
      suits: [...new Set(pack.map(printedSuitOf))],
      cites: listOf(game.pack.cites),
    },
    stake:
      ante && typeof ante.each === 'number'
        ? {
            each: ante.each,
            again: typeof again === 'number' ? again : null,
            cites: [...citesOf(ante), ...(price ? citesOf(price) : [])],
          }
        : null,
    points: game.points
      ? {
          worth: (Object.entries(game.points.value) as [Rank, number][]).sort(([, a], [, b]) => b - a),
          cites: listOf(game.points.cites),
        }
      : null,
    won: tricks ? { tricks: tricks.least, of: deal.hands[0]?.length ?? 0, cites: citesOf({ ...tricks }) } : null,
  };
}
