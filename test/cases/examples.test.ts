// Every example deal on the site is a case: it replays to its end and does show the statements that it stands beside.
import { describe, expect, test } from 'vitest';
import type { Id } from '../../src/engine/deal.ts';
import { gameIds } from '../../src/engine/game.ts';
import { judge } from '../../src/engine/play.ts';
import type { DealRecord } from '../../src/engine/record.ts';
import { parseRecord, replay } from '../../src/engine/record.ts';

interface Example {
  readonly game: string;
  readonly proves: readonly Id[];
  readonly step: number;
  readonly record: DealRecord;
}

await Promise.all(Object.values(import.meta.glob('../../src/engine/games/*.ts')).map((load) => load()));
const examples = Object.entries(import.meta.glob<Example>('../../content/deals/*.json', { eager: true, import: 'default' }));

/** The options of a record set so that each value of each is tried once; but for one that asks for another pack. */
const readingsOf = (
  record: DealRecord,
  options: Readonly<Record<string, { readonly values: readonly string[] }>>,
): readonly DealRecord[] =>
  Object.entries(options)
    .flatMap(([name, { values }]) => values.map((value) => ({ ...record, options: { ...record.options, [name]: value } })))
    .filter((reading) => parseRecord(reading).ok);

/** Everything cited on the way: by what happened, and by the verdicts on every card and call. */
function citedIn(record: DealRecord): ReadonlySet<Id> {
  const cited = new Set<Id>();
  const script = parseRecord(record);
  if (!script.ok) throw new Error(JSON.stringify(script.fault));
  const { actions } = script.value;
  for (let end = 0; end <= actions.length; end++) {
    const played = replay({ ...script.value, actions: actions.slice(0, end) });
    if (!played.ok) break;
    const deal = played.value.steps.at(-1)?.after ?? played.value.start;
    for (const { cites } of deal.events) for (const id of cites) cited.add(id);
    for (const action of script.value.terms.deck) for (const id of judge(deal, action).cites) cited.add(id);
  }
  return cited;
}

describe.each(examples)('%s', (_path, { game, record, proves, step }) => {
  const script = parseRecord(record);
  test('replays to its end', () => {
    const played = script.ok ? replay(script.value) : script;
    expect(played.ok && played.value.steps.at(-1)?.after.result).toMatchObject({ end: expect.any(String) });
    expect(record.variant).toBe(game);
    expect(step).toBeLessThanOrEqual(record.actions?.length ?? 0);
  });
  test('shows what it proves', () => {
    const all = script.ok ? readingsOf(record, script.value.terms.game.options) : [];
    const cited = new Set(all.flatMap((reading) => [...citedIn(reading)]));
    expect(proves.filter((id) => !cited.has(id))).toEqual([]);
  });
});

/** The rule sets that have a page. */
const annotated = Object.keys(import.meta.glob('../../content/games/*/en.mdx')).map((path) => path.split('/').at(-2) as string);

test.each(annotated)('%s has at least five example deals', (id) => {
  expect(gameIds()).toContain(id);
  expect(examples.filter(([, { game }]) => game === id).length).toBeGreaterThanOrEqual(5);
});
