import { describe, expect, test } from 'vitest';
import example from '../../content/compare/example.json' with { type: 'json' };
import type { Action, Deal } from '../../src/engine/deal.ts';
import type { Game } from '../../src/engine/game.ts';
import { gameIds, gameOf, optionsFor } from '../../src/engine/game.ts';
import type { Run } from '../../src/engine/ladder.ts';
import { followed, ladderOf } from '../../src/engine/ladder.ts';
import { sharePack, walkTogether } from '../../src/engine/parting.ts';
import type { Terms } from '../../src/engine/play.ts';
import { begin, play } from '../../src/engine/play.ts';
import { numbersOf } from '../../src/engine/random.ts';
import { parseRecord, replay, seeded } from '../../src/engine/record.ts';

await Promise.all(Object.values(import.meta.glob('../../src/engine/games/*.ts')).map((load) => load()));

/** A rule set by itself, or under one of its readings. */
interface Setting {
  readonly game: Game;
  readonly options: Readonly<Record<string, string>>;
}
const settings = gameIds().flatMap((id): readonly Setting[] => {
  const game = gameOf(id) as Game;
  const readings = Object.entries(game.options).flatMap(([name, { values }]) =>
    values.slice(1).map((value) => ({ [name]: value })),
  );
  return [{}, ...readings].map((options) => ({ game, options }));
});
const undealt = ({ game, options }: Setting, players: number) => ({ variant: game.id, options, players, dealer: 0 });
const name = ({ game, options }: Setting): string => `${game.id} ${JSON.stringify(options)}`;

/** Those that can be laid over one deal with a setting, and the least number of players for whom they can. */
const partnersOf = (a: Setting) =>
  settings.flatMap((b) => {
    const players = a.game.seats.value.find((n) => {
      const both = [undealt(a, n), undealt(b, n)] as const;
      return b.game.seats.value.includes(n) && both.every((one) => seeded(one, 0).ok) && sharePack(...both);
    });
    return players === undefined || a === b ? [] : [{ b, players }];
  });

function termsOf(setting: Setting, players: number, seed: number): Terms {
  const record = seeded(undealt(setting, players), seed);
  const script = record.ok ? parseRecord(record.value) : record;
  if (!script.ok) throw new Error(script.fault.code);
  return script.value.terms;
}

/** A deal played out with whatever may be done, chosen by the seed. */
function playedOut(terms: Terms, seed: number): Run {
  const numberBelow = numbersOf(seed);
  const deals: Deal[] = [begin(terms)];
  const actions: Action[] = [];
  for (let deal = deals[0] as Deal; deal.next; deal = deals.at(-1) as Deal) {
    const action = deal.next.legal[numberBelow(deal.next.legal.length)] as Action;
    actions.push(action);
    deals.push(play(deal, action));
  }
  return { deals, actions };
}

const SEEDS = [1, 2, 3, 4];

describe.each(settings.map((setting) => [name(setting), setting] as const))('a deal of %s', (_name, a) => {
  test('is played out under any other rules, and every step stands once and in order on the ladder', () => {
    for (const { b, players } of partnersOf(a)) {
      for (const seed of SEEDS) {
        const model = playedOut(termsOf(a, players, seed), seed);
        const other = followed(termsOf(b, players, seed), model);
        expect(other.deals.at(-1)?.result, name(b)).not.toBeNull();
        const rungs = ladderOf(model, other);
        expect(rungs.flatMap((rung) => rung.a ?? [])).toEqual([...model.deals.keys()]);
        expect(rungs.flatMap((rung) => rung.b ?? [])).toEqual([...other.deals.keys()]);
      }
    }
  });

  test('is said to differ where a walk along the same actions finds it', () => {
    for (const { b, players } of partnersOf(a)) {
      for (const seed of SEEDS) {
        const [ours, theirs] = [termsOf(a, players, seed), termsOf(b, players, seed)];
        const model = playedOut(ours, seed);
        const { parting } = walkTogether(ours, theirs, (_legal, step) => model.actions[step]);
        const rungs = ladderOf(model, followed(theirs, model));
        const first = rungs.findIndex(({ sign }) => sign === 'rules');
        expect(first >= 0, name(b)).toBe(parting !== null);
        if (parting) expect(first).toBeLessThanOrEqual(parting.step + 1);
        expect(rungs.slice(0, Math.max(first, 0)).every(({ sign }) => sign === 'same')).toBe(true);
      }
    }
  });

  test('is followed to the letter under its own rules', () => {
    const players = a.game.seats.value.find((n) => seeded(undealt(a, n), 0).ok) as number;
    for (const seed of SEEDS) {
      const terms = termsOf(a, players, seed);
      const model = playedOut(terms, seed);
      const same = followed(terms, model);
      expect(same.actions).toEqual(model.actions);
      expect(ladderOf(model, same).map(({ sign }) => sign)).toEqual(model.deals.map(() => 'same'));
    }
  });
});

test('the example of the edition: the ace of trumps led, and held back under the Lubber rules', () => {
  const script = parseRecord(example.record);
  if (!script.ok) throw new Error(script.fault.code);
  const told = replay(script.value);
  if (!told.ok) throw new Error(told.fault.code);
  const model: Run = {
    deals: [told.value.start, ...told.value.steps.map(({ after }) => after)],
    actions: example.record.actions,
  };
  const today = gameOf('zwikken-21c') as Game;
  const options = optionsFor(today, 3, { lubber: 'on' });
  const other = followed({ ...script.value.terms, game: today, options }, model);
  expect(other.actions).toEqual(['ask', 'pass', 'pass', 'Kc', 'Jc', 'Ks', 'Ah', 'Th', 'Kh', 'Jh', 'As', 'Kd']);
  const rungs = ladderOf(model, other);
  expect(rungs.map(({ sign }) => sign).slice(4, 7)).toEqual(['rules', 'same', 'consequence']);
  expect(rungs[example.step]?.cause).toEqual({
    by: 'legal',
    cites: { a: ['zwikken.20c.23'], b: ['zwikken.lubber.2', 'R-21c-lubber-forced'] },
  });
  expect([model, other].map(({ deals }) => deals.at(-1)?.delta[0])).toEqual([2, expect.any(Number)]);
  expect(other.deals.at(-1)?.delta[0]).toBeLessThan(0);
});
