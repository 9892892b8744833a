import type { Readable, Writable } from 'node:stream';
import { formatCards } from '../../engine/cards.ts';
import type { Difference } from '../../engine/differences.ts';
import { differences } from '../../engine/differences.ts';
import type { Found } from '../../engine/parting.ts';
import { countPartings, findPartings, PARTED_BY, sharePack } from '../../engine/parting.ts';
import { LAST_SEED } from '../../engine/random.ts';
import type { Undealt } from '../../engine/record.ts';
import { recordOf, seeded } from '../../engine/record.ts';
import type { Flags } from '../arguments.ts';
import { checkOptions, countOf, gameNamed, listOf, optionsFrom, parseFlags, UsageError } from '../arguments.ts';
import { writeLine } from '../lines.ts';
import { faultSentence } from '../messages.ts';

const DEFAULT_SEEDS = 1000;

/** How two rule sets, or two settings of one, differ: by their definitions, or by the simplest deals that show it. */
export async function differCommand(words: readonly string[], _input: Readable, output: Writable): Promise<number> {
  const flags = parseFlags(
    words,
    {
      players: { type: 'string' },
      pot: { type: 'string' },
      'option-a': { type: 'string', multiple: true },
      'option-b': { type: 'string', multiple: true },
      seed: { type: 'string' },
      seeds: { type: 'string' },
      rules: { type: 'boolean' },
      count: { type: 'boolean' },
      text: { type: 'boolean' },
    },
    2,
  );
  const [nameA, nameB] = flags.rest;
  if (nameB === undefined) throw new UsageError('differ takes two rule sets: stichbuch differ A B');
  const [a, b] = [gameNamed(nameA), gameNamed(nameB)];
  const [optionsA, optionsB] = [optionsFrom(listOf(flags, 'option-a')), optionsFrom(listOf(flags, 'option-b'))];
  const isText = flags.values.text === true;
  checkOptions(a, optionsA);
  checkOptions(b, optionsB);
  if (flags.values.rules) {
    for (const difference of differences({ game: a, options: optionsA }, { game: b, options: optionsB })) {
      await writeLine(output, isText ? differenceText(difference) : JSON.stringify(difference));
    }
    return 0;
  }
  const shared = a.seats.value.find((seats) => b.seats.value.includes(seats));
  if (shared === undefined)
    throw new UsageError(`${a.id} and ${b.id} are never played by the same number; --rules compares what they say`);
  const left = undealt(a.id, optionsA, flags, shared);
  const right = undealt(b.id, optionsB, flags, shared);
  if (!sharePack(left, right)) throw new UsageError(`${a.id} and ${b.id} do not share a pack; --rules compares what they say`);
  const from = countOf(flags, 'seed', 0) ?? 0;
  const count = countOf(flags, 'seeds', 1) ?? DEFAULT_SEEDS;
  if (from + count - 1 > LAST_SEED) throw new UsageError(`there are no seeds over ${LAST_SEED}`);
  if (flags.values.count) {
    const by = countPartings(left, right, from, count);
    const parted = Object.values(by).reduce((sum, n) => sum + n, 0);
    await writeLine(output, isText ? countText(by, parted, count) : JSON.stringify({ deals: count, parted, by }));
    return 0;
  }
  const found = findPartings(left, right, from, count);
  for (const parting of found) await writeLine(output, isText ? partingText(parting) : JSON.stringify(partingJson(parting)));
  if (isText && found.length === 0) await writeLine(output, 'No deal among these seeds tells them apart.');
  return 0;
}

function undealt(variant: string, options: Readonly<Record<string, string>>, flags: Flags, seats: number): Undealt {
  const made = {
    variant,
    options,
    players: countOf(flags, 'players', 1) ?? seats,
    dealer: 0,
    pot: countOf(flags, 'pot', 0) ?? 0,
  };
  const dealt = seeded(made, 0);
  if (!dealt.ok) throw new UsageError(`${variant}: ${faultSentence(dealt.fault)}`);
  return made;
}

function differenceText({ part, name, a, b }: Difference): string {
  const side = (saying: Difference['a']): string =>
    saying ? `${JSON.stringify(saying.value)} [${saying.cites.join(', ')}]` : 'nothing';
  return `${part} ${name}\n  a: ${side(a)}\n  b: ${side(b)}`;
}

function partingJson({ seed, actions, parting }: Found): object {
  const { step, by, cites, a, b } = parting;
  return {
    by,
    step,
    seed,
    cites,
    a: { record: recordOf(a, actions), next: a.next, result: a.result },
    b: { record: recordOf(b, actions), next: b.next, result: b.result },
  };
}

const MEANING: Readonly<Record<Found['parting']['by'], string>> = {
  deal: 'other cards or trumps',
  turn: 'another player’s turn',
  legal: 'other actions legal',
  winner: 'another winner of the trick',
  payment: 'other payments',
  end: 'over in one, not or otherwise in the other',
};

function countText(by: ReturnType<typeof countPartings>, parted: number, count: number): string {
  const kinds = PARTED_BY.filter((kind) => by[kind] > 0).map((kind) => `  ${by[kind]}: ${MEANING[kind]}`);
  return [`They part in ${parted} of ${count} deals.`, ...kinds].join('\n');
}

function partingText({ seed, actions, parting }: Found): string {
  const { step, by, cites, a } = parting;
  return [
    `step ${step}, seed ${seed}: ${MEANING[by]}`,
    `  deck: ${formatCards(a.deck)}`,
    ...(actions.length === 0 ? [] : [`  after: ${actions.join(' ')}`]),
    `  a: ${cites.a.join(', ') || 'nothing'}`,
    `  b: ${cites.b.join(', ') || 'nothing'}`,
  ].join('\n');
}
