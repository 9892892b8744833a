// What sets two rule sets apart, or two settings of one: read off their definitions, with the statements on either side.

import type { Card, Suit } from './cards.ts';
import { SUITS } from './cards.ts';
import type { Id } from './deal.ts';
import type { ByOption, Game } from './game.ts';
import { citesIn, optionsFor, packFor } from './game.ts';
import { isObject } from './json.ts';
import { rankingOf } from './tricks.ts';

/** A value as data: what is left of a parameter when its statements and its workings are taken out. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

/** What one of the two says, and by which statements. */
export interface Saying {
  readonly value: Plain;
  readonly cites: readonly Id[];
}

/** One difference: in which part of the rules, under which name; null where one of the two has no such thing. */
export interface Difference {
  readonly part: 'seats' | 'pack' | 'order' | 'points' | 'option' | 'phase' | 'parameter' | 'duty';
  /** The option, the phase, or the phase and what of it, `tricks.duties.overtrump`. */
  readonly name: string;
  readonly a: Saying | null;
  readonly b: Saying | null;
}

/** A rule set under options; those left out stand at their default. */
export interface Setting {
  readonly game: Game;
  readonly options?: Readonly<Record<string, string>>;
  /** The number of players, where the rules depend on it; else the fewest that may play. */
  readonly players?: number;
}

type Options = Readonly<Record<string, string>>;

const isChoice = (value: Readonly<Record<string, unknown>>): value is { [K in keyof ByOption<unknown>]: ByOption<unknown>[K] } =>
  typeof value.option === 'string' && isObject(value.values);
/** Whether an entry of a list stands under these options: it has no condition, or its condition is met. */
const stands = (entry: unknown, options: Options): boolean =>
  !isObject(entry) || !Array.isArray(entry.when) || options[String(entry.when[0])] === entry.when[1];

/** A parameter as data under the options. */
function plainOf(value: unknown, options: Options): Plain {
  if (value === null || typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string') return value;
  if (Array.isArray(value)) return value.filter((entry) => stands(entry, options)).map((entry) => plainOf(entry, options));
  if (!isObject(value)) return null;
  if (isChoice(value)) return plainOf(value.values[options[value.option] ?? ''], options);
  const kept = Object.entries(value).filter(
    ([key, inner]) => key !== 'cites' && key !== 'when' && typeof inner !== 'function' && inner !== undefined,
  );
  return Object.fromEntries(kept.map(([key, inner]) => [key, plainOf(inner, options)]));
}

/** The part of a parameter that is in force under the options, its statements included. */
function inForce(value: unknown, options: Options): unknown {
  if (Array.isArray(value)) return value.filter((entry) => stands(entry, options)).map((entry) => inForce(entry, options));
  if (!isObject(value)) return value;
  if (isChoice(value)) return { ...value, values: inForce(value.values[options[value.option] ?? ''], options) };
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inForce(inner, options)]));
}

const same = (a: Plain, b: Plain): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The cards that count to a suit under trumps, highest first. */
function suitFrom(game: Game, pack: readonly Card[], trump: Suit | null, suit: Suit): readonly Card[] {
  const { suitOf, heightOf } = rankingOf(game.order, trump);
  return pack.filter((card) => suitOf(card) === suit).toSorted((a, b) => heightOf(b) - heightOf(a));
}

/** Everything a rule set says under its options, by part and name, in the order of the rules. */
type Sayings = ReadonlyMap<string, { readonly part: Difference['part']; readonly name: string; readonly saying: Saying }>;

function sayingsOf({ game, options: given, players = game.seats.value[0] ?? 0 }: Setting): Sayings {
  const options = optionsFor(game, players, given);
  const sayings = new Map<string, { part: Difference['part']; name: string; saying: Saying }>();
  const say = (part: Difference['part'], name: string, value: Plain, cited: unknown): void => {
    sayings.set(`${part} ${name}`, { part, name, saying: { value, cites: citesIn({ cites: cited }) } });
  };
  say('seats', 'seats', [...game.seats.value], game.seats.cites);
  say('pack', 'pack', plainOf(game.pack.value, options), game.pack.cites);
  const pack = packFor(game, players, options);
  for (const suit of SUITS) {
    say('order', `order.plain.${suit}`, suitFrom(game, pack, null, suit), game.order.cites);
    say('order', `order.trumps.${suit}`, suitFrom(game, pack, suit, suit), game.order.cites);
  }
  if (game.points) say('points', 'points', plainOf(game.points.value, options), game.points.cites);
  for (const [name, offered] of Object.entries(game.options)) say('option', name, [...offered.values], offered.cites);
  for (const { name: phase, parameters } of game.phases) {
    say('phase', phase, phase, citesIn(inForce(parameters, options)));
    for (const [key, parameter] of Object.entries(parameters)) {
      if (key === 'cites' || parameter === undefined || typeof parameter === 'function' || !stands(parameter, options)) continue;
      const entries: readonly unknown[] | null = isNamedList(parameter) ? parameter : null;
      if (!entries) {
        // What cites nothing itself rests on what the phase cites.
        const own = isObject(parameter) ? citesIn(inForce(parameter, options)) : [];
        say('parameter', `${phase}.${key}`, plainOf(parameter, options), own.length > 0 ? own : citesIn(parameters));
        continue;
      }
      for (const entry of entries.filter((one) => stands(one, options))) {
        const name = isObject(entry) ? String(entry.name) : '';
        const part = key === 'duties' ? 'duty' : 'parameter';
        say(part, `${phase}.${key}.${name}`, plainOf(entry, options), citesIn(inForce(entry, options)));
      }
    }
  }
  return sayings;
}

const isNamedList = (value: unknown): value is readonly { readonly name: string }[] =>
  Array.isArray(value) && value.length > 0 && value.every((entry) => isObject(entry) && typeof entry.name === 'string');

/**
 * Where two rule sets, or two settings of one, differ, in the order in which the first says it and then the second.
 * A phase that only one of them has stands for all its parameters. The same rule from two sources is no difference.
 */
export function differences(a: Setting, b: Setting): readonly Difference[] {
  const [left, right] = [sayingsOf(a), sayingsOf(b)];
  const keys = new Set([...left.keys(), ...right.keys()]);
  const isAlone = (name: string): boolean => left.has(`phase ${name}`) !== right.has(`phase ${name}`);
  return [...keys].flatMap((key): readonly Difference[] => {
    const own = left.get(key);
    const other = right.get(key);
    const { part, name } = (own ?? other) as NonNullable<typeof own>;
    if ((part === 'parameter' || part === 'duty') && isAlone(name.slice(0, name.indexOf('.')))) return [];
    if (own && other && same(own.saying.value, other.saying.value)) return [];
    return [{ part, name, a: own?.saying ?? null, b: other?.saying ?? null }];
  });
}
