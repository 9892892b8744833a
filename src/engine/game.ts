// A rule set: data first, then the list of its phases. Each game file registers itself by calling `game`.
import type { Card, Rank } from './cards.ts';
import { byCard, rankOf } from './cards.ts';
import type { Action, Carry, Cites, Deal, Draft, Id, Seat, Turn } from './deal.ts';
import { listOf } from './deal.ts';
import type { Order } from './tricks.ts';

/** A fact of a rule set with the statements it comes from. */
export interface Cited<T> {
  readonly value: T;
  readonly cites: Cites;
}
/** A fact with its statements: `cited([3, 4, 5], 'zwikken.20c.3')`. */
export const cited = <T>(value: T, ...cites: readonly Id[]): Cited<T> => ({ value, cites });

/** Something that the players agree on beforehand: its values, the default first. */
export interface Option {
  readonly values: readonly string[];
  readonly cites: Cites;
  /** The default, where it depends on the number of players. */
  readonly defaultFor?: (players: number) => string;
  /** Whether so many players rule a value out. */
  readonly rulesOut?: (value: string, players: number) => boolean;
}
/** An option with its values, the default first, and its statements: `option(['3', '4'], 'zwikken.20c.16')`. */
export const option = (values: readonly string[], ...cites: readonly Id[]): Option => ({ values, cites });

/** The value that holds when nothing is said, with so many players. */
export const defaultOf = ({ values, defaultFor }: Option, players: number): string =>
  defaultFor?.(players) ?? (values[0] as string);

/** A parameter of a phase that depends on an option. */
export interface ByOption<T> {
  readonly option: string;
  readonly values: Readonly<Record<string, T>>;
}
/** A parameter with a value for each value of an option: `byOption('maxTurns', { '3': 3, '4': 4 })`. */
export const byOption = <T>(name: string, values: Readonly<Record<string, T>>): ByOption<T> => ({ option: name, values });

/** The parameter's value under the options of the deal. Throws a RangeError where it has none for the option's value. */
export function chosen<T>({ options }: Pick<Deal, 'options'>, parameter: T | ByOption<T>): T {
  if (!isByOption(parameter)) return parameter;
  const value = parameter.values[options[parameter.option] ?? ''];
  if (value === undefined) throw new RangeError(`no value is given for option ${parameter.option}`);
  return value;
}
const isByOption = <T>(parameter: T | ByOption<T>): parameter is ByOption<T> =>
  typeof parameter === 'object' && parameter !== null && 'option' in parameter && 'values' in parameter;

/** Why an action is or is not allowed: a code that each language has a sentence for, and what the sentence names. */
export interface Reason {
  readonly code: string;
  readonly seat?: Seat;
  readonly card?: Card;
  readonly cards?: readonly Card[];
  readonly suit?: string;
  readonly call?: Action;
  readonly n?: number;
}
export interface Ground {
  readonly reason: Reason;
  readonly cites: readonly Id[];
}

/** What a phase does. All of it is optional: a phase without a turn happens by itself. */
export interface Behaviour {
  /** Runs when the deal comes to this phase. */
  readonly begin?: (d: Draft, g: Game) => void;
  /** Whose turn it is and what is legal; null when the phase is over. */
  readonly turn?: (d: Deal, g: Game) => Turn | null;
  /** Carries out an action that `turn` named. */
  readonly act?: (d: Draft, g: Game, seat: Seat, action: Action) => void;
  /** Everything a player might think of doing here, legal or not. */
  readonly vocabulary?: (d: Deal, g: Game, seat: Seat) => readonly Action[];
  /** Why an action is legal (`allowed`) or not. */
  readonly ground?: (d: Deal, g: Game, seat: Seat, action: Action, allowed: boolean) => Ground | null;
}

/** A part of the rules in the order of the deal, with its parameters as data. */
export interface Phase extends Behaviour {
  readonly name: string;
  /** The same phase with some of its parameters changed: how a variant is made from its parent. */
  readonly remade: (changes: object) => Phase;
  readonly parameters: object;
  /** Every statement that the phase plays. */
  readonly cites: readonly Id[];
}

/** What a variant makes of a phase of its parent. */
export interface Change {
  readonly phase: string;
  readonly to: (was: Phase) => readonly Phase[];
}

/** Makes the builder of a phase, `phase('ante', …)({ each: 1, cites: '…' })`; a variant says `ante.but({ each: 2 })`. */
export const phase = <P extends object>(name: string, behave: (parameters: P) => Behaviour) => {
  const make = (parameters: P): Phase => ({
    name,
    parameters,
    remade: (changes) => make({ ...parameters, ...changes }),
    cites: citesIn(parameters),
    ...behave(parameters),
  });
  const but = (changes: Partial<P>): Change => ({ phase: name, to: (was) => [was.remade(changes)] });
  return Object.assign(make, { but });
};

/** The variant has other phases in place of that one. */
export const inPlaceOf = (name: string, ...phases: readonly Phase[]): Change => ({ phase: name, to: () => phases });
/** The variant does without that phase. */
export const without = (name: string): Change => inPlaceOf(name);

/** Every id that stands under a key `cites` anywhere in a value, in order, once each. */
export function citesIn(value: unknown): readonly Id[] {
  const found = new Set<Id>();
  const visit = (part: unknown, isCites: boolean): void => {
    if (typeof part === 'string') {
      if (isCites) found.add(part);
    } else if (typeof part === 'object' && part !== null) {
      for (const [key, inner] of Object.entries(part)) visit(inner, isCites || key === 'cites');
    }
  };
  visit(value, false);
  return [...found];
}

/** What a game file says. */
export interface Definition {
  readonly id: string;
  /** The rule set that this one is a variant of. */
  readonly parent?: Cited<string>;
  readonly seats: Cited<readonly number[]>;
  /** That two play against two, partners opposite each other. */
  readonly partners?: Cited<true>;
  readonly pack: Cited<readonly Card[] | ByOption<readonly Card[]>>;
  readonly order: Order;
  /** Card points by rank, where the game counts them. */
  readonly points?: Cited<Readonly<Partial<Record<Rank, number>>>>;
  /** The pot of a record is a whole number that this divides; 0 where the game has no pot. */
  readonly potUnit: number;
  readonly options: Readonly<Record<string, Option>>;
  /** Faults of `carry`; a game that carries nothing leaves it out. */
  readonly isCarry?: (carry: Carry, players: number) => boolean;
  readonly phases: readonly Phase[];
}
export interface Game extends Definition {
  /** What a card counts; 0 where the game does not count cards. */
  readonly worthOfCard: (card: Card) => number;
  /** Every statement and ruling that the game plays. */
  readonly cites: readonly Id[];
}

const games = new Map<string, Game>();

/** Registers a rule set and returns it. A second one of the same id takes the place of the first. */
export function game(definition: Definition): Game {
  const values = definition.points?.value ?? {};
  const worthOfCard = byCard((card) => values[rankOf(card)] ?? 0);
  const made = { ...definition, worthOfCard, cites: citesIn(definition) };
  games.set(made.id, made);
  return made;
}

/** What sets a variant apart from its parent; whatever it does not name is as it is there. */
export interface Differences extends Partial<Omit<Definition, 'parent' | 'options' | 'phases'>> {
  readonly id: string;
  /** That all else is as in the parent. */
  readonly cites: Cites;
  /** Options that are new or other than in the parent; null where the variant has no such option. */
  readonly options?: Readonly<Record<string, Option | null>>;
  /** A phase takes the place of the parent's phase of its name. */
  readonly phases: readonly (Phase | Change)[];
}

/** Registers a variant of a rule set and returns it. Throws a RangeError when a change names no phase of the parent. */
export function variant(parent: Game, { cites, options = {}, phases, ...rest }: Differences): Game {
  const changes = phases.map((made) => ('to' in made ? made : inPlaceOf(made.name, made)));
  for (const change of changes) {
    if (!parent.phases.some(({ name }) => name === change.phase))
      throw new RangeError(`${parent.id} has no phase ${change.phase}`);
  }
  const { cites: _played, ...definition } = parent;
  const offered = Object.entries({ ...parent.options, ...options }).filter(
    (entry): entry is [string, Option] => entry[1] !== null,
  );
  return game({
    ...definition,
    ...rest,
    parent: cited(parent.id, ...listOf(cites)),
    options: Object.fromEntries(offered),
    phases: parent.phases.flatMap((was) => changes.find((change) => change.phase === was.name)?.to(was) ?? [was]),
  });
}

/** The rule set of that id; undefined unless its file has been imported. */
export const gameOf = (id: string): Game | undefined => games.get(id);
/** The ids of the rule sets loaded so far, sorted. */
export const gameIds = (): readonly string[] => [...games.keys()].sort();

/** A value for every option of the rule set: those given, the others at their default for so many players. */
export function optionsFor(
  g: Game,
  players: number,
  given: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const defaults = Object.entries(g.options).map(([name, option]) => [name, defaultOf(option, players)]);
  return { ...Object.fromEntries(defaults), ...given };
}

/** The pack, in standard order, that so many players use under these options; options left out stand at their default. */
export function packFor(g: Game, players: number, options: Readonly<Record<string, string>> = {}): readonly Card[] {
  return chosen({ options: optionsFor(g, players, options) }, g.pack.value);
}

/** The packs that a rule set is played with, smallest first, where the number of players decides. */
export function packsOf(g: Game, options: Readonly<Record<string, string>> = {}): readonly (readonly Card[])[] {
  const packs = g.seats.value.map((players) => packFor(g, players, options));
  return [...new Map(packs.map((pack) => [pack.length, pack])).values()].sort((a, b) => a.length - b.length);
}

/** Moves the deal on to the phase of that name. Throws a RangeError when the rule set has none. */
export function goTo(d: Draft, g: Game, name: string): void {
  const place = g.phases.findIndex((p) => p.name === name);
  if (place < 0) throw new RangeError(`${g.id} has no phase ${name}`);
  enter(d, g, place);
}
/**
 * Moves the deal on to the phase at that place of the list, from 0, and begins it. Throws a RangeError past the last one.
 */
export function enter(d: Draft, g: Game, place: number): void {
  const next = g.phases[place];
  if (!next) throw new RangeError(`${g.id} has run out of phases`);
  d.phase = place;
  next.begin?.(d, g);
}
