// The game in brief, read from the definition that the engine plays by.
import type { Card, Rank, Suit } from '../../engine/cards.ts';
import { isCard, printedSuitOf, rankOf } from '../../engine/cards.ts';
import type { Part } from '../../engine/chips.ts';
import type { Cites, Deal, Event, Id } from '../../engine/deal.ts';
import { eldestOf, listOf } from '../../engine/deal.ts';
import type { Game, Phase } from '../../engine/game.ts';
import { chosen, optionsFor, packFor, packsOf } from '../../engine/game.ts';
import { isObject } from '../../engine/json.ts';
import { begin, play } from '../../engine/play.ts';

/** How the pot, the deal or the match is won; the last of them, how the match is lost. */
export type Won = { readonly cites: readonly Id[] } & (
  | { readonly by: 'tricks'; readonly tricks: number; readonly of: number }
  | { readonly by: 'most-points' }
  | { readonly by: 'each-trick'; readonly part: Part }
  | { readonly by: 'last-trick' }
  | { readonly by: 'total'; readonly points: number }
  | { readonly by: 'marks'; readonly marks: number }
);

/** The facts of a rule set that its page heads, each with the statements it comes from; those it has no rule for are null. */
export interface Facts {
  /** How many may play; whether in two pairs, partners opposite. */
  readonly players: { readonly counts: readonly number[]; readonly inPairs: boolean; readonly cites: readonly Id[] };
  readonly pack: {
    /** How many cards, fewest first, where the number of players decides. */
    readonly cards: readonly number[];
    /** What is in the largest. */
    readonly ranks: readonly Rank[];
    readonly suits: readonly Suit[];
    readonly cites: readonly Id[];
  };
  /** Cards to each player before play, and how many are dealt aside. */
  readonly dealt: { readonly each: number; readonly talon: number; readonly cites: readonly Id[] };
  /** Chips before the deal, from the dealer or from everybody; and again from everybody for new trumps, each or the first. */
  readonly stake: {
    readonly from: 'dealer' | 'everybody';
    readonly chips: number;
    readonly again: { readonly chips: number; readonly for: 'each' | 'first' } | null;
    readonly cites: readonly Id[];
  } | null;
  /** Card points, dearest first. */
  readonly points: { readonly worth: readonly (readonly [Rank, number])[]; readonly cites: readonly Id[] } | null;
  readonly won: Won | null;
}

type Parameters = Readonly<Record<string, unknown>>;

/** A parameter of a phase; null where the rule set has none of that name. */
function parameter(phase: Phase | undefined, ...path: readonly string[]): Parameters | null {
  let found: unknown = phase?.parameters;
  for (const key of path) found = isObject(found) ? found[key] : undefined;
  return isObject(found) ? found : null;
}
const isCites = (value: unknown): value is Cites =>
  typeof value === 'string' || (Array.isArray(value) && value.every((id) => typeof id === 'string'));
/** The statements that a parameter cites. */
const citesOf = (found: Parameters | null): readonly Id[] => (isCites(found?.cites) ? listOf(found.cites) : []);
const once = (ids: readonly Id[]): readonly Id[] => [...new Set(ids)];

/** What a rule set says at the number of players it needs at least, with the defaults of its options. */
interface Plain {
  readonly game: Game;
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
  readonly phase: (name: string) => Phase | undefined;
}

/** A deal of the rule set as far as the first decision. The top of the pack may end it at once; then it is cut elsewhere. */
function dealOf({ game, players, options }: Plain): Deal {
  const pack = packFor(game, players, options);
  const cutAt = (place: number): readonly Card[] => [...pack.slice(place), ...pack.slice(0, place)];
  const begun = (deck: readonly Card[]): Deal => begin({ game, options, players, dealer: 0, pot: 0, deal: 0, carry: {}, deck });
  for (let place = 0; place < pack.length; place++) {
    const deal = begun(cutAt(place));
    if (!deal.result) return deal;
  }
  throw new RangeError(`${game.id} ends every deal before a decision`);
}

/** What each is dealt. Where players say how the dealing goes on, it goes on with the first choice. */
function dealtIn(plain: Plain): Facts['dealt'] {
  let deal = dealOf(plain);
  const told: Event[] = [...deal.events];
  const isUneven = ({ hands }: Deal): boolean => new Set(hands.map(({ length }) => length)).size > 1;
  while (isUneven(deal) && deal.next) {
    const [first] = deal.next.legal;
    if (first === undefined || isCard(first)) break;
    deal = play(deal, first);
    told.push(...deal.events);
  }
  const dealing = told.filter(({ type }) => type === 'dealt' || type === 'talon');
  return {
    each: deal.hands[eldestOf(deal)]?.length ?? 0,
    talon: deal.talon.length,
    cites: once(dealing.flatMap(({ cites }) => cites)),
  };
}

function stakeIn({ phase }: Plain): Facts['stake'] {
  const [ante, dealers] = [parameter(phase('ante')), parameter(phase('dealers-stake'))];
  const price = parameter(phase('search'), 'price');
  const chips = ante?.each ?? dealers?.chips;
  if (typeof chips !== 'number') return null;
  // The last of the prices is that of every further search.
  const [first, ...further] = [price?.each].flat();
  return {
    from: ante ? 'everybody' : 'dealer',
    chips,
    again: typeof first === 'number' ? { chips: first, for: further.every((each) => each === first) ? 'each' : 'first' } : null,
    cites: [...citesOf(ante ?? dealers), ...citesOf(price)],
  };
}

/** Do two against two play? Then what is written is written for a pair. */
function isInPairs({ phase }: Plain): boolean {
  const sideOf = parameter(phase('score'), 'sheet')?.sideOf;
  return phase('marks') !== undefined || (typeof sideOf === 'function' && sideOf(0).length > 1);
}

function wonIn({ options, phase }: Plain, of: number): Won | null {
  const settled: Parameters = { ...phase('settle')?.parameters };
  for (const aim of [settled.aims].flat()) {
    if (!isObject(aim)) continue;
    if (typeof aim.least === 'number') return { by: 'tricks', tricks: aim.least, of, cites: citesOf(aim) };
    if (aim.name === 'most-points') return { by: 'most-points', cites: citesOf(aim) };
  }
  const shares = parameter(phase('payout'), 'tricks');
  if (shares) {
    const parts = shares.parts as readonly Part[];
    const [first, last] = [parts[0] as Part, parts.at(-1) as Part];
    const cites = citesOf(shares);
    return first[0] === 0 && last[0] === last[1] ? { by: 'last-trick', cites } : { by: 'each-trick', part: first, cites };
  }
  const limit = parameter(phase('marks'), 'limit');
  if (typeof limit?.marks === 'number') return { by: 'marks', marks: limit.marks, cites: citesOf(limit) };
  const target = parameter(phase('score'), 'sheet', 'target');
  const points = target && chosen({ options }, target.points);
  return target && typeof points === 'number' ? { by: 'total', points, cites: citesOf(target) } : null;
}

/** The facts of a rule set. */
export function factsOf(game: Game): Facts {
  const counts = game.seats.value;
  const players = Math.min(...counts);
  const plain: Plain = {
    game,
    players,
    options: optionsFor(game, players),
    phase: (name) => game.phases.find((other) => other.name === name),
  };
  const packs = packsOf(game);
  const largest = packs.at(-1) ?? [];
  const dealt = dealtIn(plain);
  return {
    players: { counts, inPairs: isInPairs(plain), cites: listOf(game.seats.cites) },
    pack: {
      cards: packs.map(({ length }) => length),
      ranks: [...new Set(largest.map(rankOf))],
      suits: [...new Set(largest.map(printedSuitOf))],
      cites: listOf(game.pack.cites),
    },
    dealt,
    stake: stakeIn(plain),
    points: game.points
      ? {
          worth: (Object.entries(game.points.value) as [Rank, number][]).sort(([, a], [, b]) => b - a),
          cites: listOf(game.points.cites),
        }
      : null,
    won: wonIn(plain, dealt.each),
  };
}
