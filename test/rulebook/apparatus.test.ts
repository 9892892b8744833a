import { mdxToJs } from 'satteri';
import { describe, expect, test } from 'vitest';
import { apparatus, arrangementIn } from '../../src/rulebook/apparatus.ts';
import { features } from '../../src/rulebook/mdx.ts';

const PAGE = `Before.

## One {#one}

<Statements ids="z.a.1-2" />

<Note on="z.a.1" kind="text">
Of one.
</Note>

<Ruling on="z.a.2" id="R-b">
Of two.
</Ruling>

<Deal after="z.a.1" id="d" />

## Two {#two}

A word.

<Statements ids="z.a.3" />
`;

test('a page is arranged by parts', () => {
  expect(arrangementIn(PAGE, 'a.mdx')).toEqual({
    value: [
      {
        id: 'one',
        title: 'One',
        statements: ['z.a.1', 'z.a.2'],
        rulings: ['R-b'],
        deals: ['d'],
        notes: [
          { on: 'z.a.1', text: 'Of one.' },
          { on: 'z.a.2', text: 'Of two.' },
        ],
      },
      { id: 'two', title: 'Two', statements: ['z.a.3'], rulings: [], deals: [], notes: [] },
    ],
    faults: [],
  });
});

describe('what has no place is reported', () => {
  test.each([
    ['a heading without an id', '## One\n\n<Statements ids="z.a.1" />', 1, 'has no id'],
    ['no statements', '## One {#one}\n\n<Statements />', 3, 'names no statements'],
    ['a range that runs backwards', '## One {#one}\n\n<Statements ids="z.a.3-1" />', 3, 'names no statements'],
    ['statements above the first heading', '<Statements ids="z.a.1" />', 1, 'above the first heading'],
    [
      'a statement placed twice',
      '## One {#one}\n\n<Statements ids="z.a.1-2" />\n\n<Statements ids="z.a.2" />',
      5,
      'placed twice',
    ],
    [
      'a note on a statement elsewhere',
      '## One {#one}\n\n<Statements ids="z.a.1" />\n\n<Note on="z.a.2" kind="text">N</Note>',
      5,
      'which no <Statements> above it places',
    ],
    [
      'a note above its statement',
      '## One {#one}\n\n<Note on="z.a.1" kind="text">N</Note>\n\n<Statements ids="z.a.1" />',
      3,
      'which no <Statements> above it places',
    ],
    ['a deal without a name', '## One {#one}\n\n<Statements ids="z.a.1" />\n\n<Deal after="z.a.1" />', 5, 'names nothing'],
    [
      'a ruling without a name',
      '## One {#one}\n\n<Statements ids="z.a.1" />\n\n<Ruling on="z.a.1">N</Ruling>',
      5,
      'names nothing',
    ],
  ])('%s', (_name, mdx, line, wrong) => {
    const { faults } = arrangementIn(mdx, 'a.mdx');
    expect(faults.map((fault) => fault.line)).toEqual([line]);
    expect(faults[0]?.wrong).toContain(wrong);
  });
});

describe('the plugin', () => {
  const compiled = async (mdx: string) =>
    (await mdxToJs(mdx, { mdastPlugins: [apparatus], features, jsxImportSource: 'astro' })).code;

  test('puts notes into their statement, deals after it, and all into their part', async () => {
    const order = [...(await compiled(PAGE)).matchAll(/_jsxs?\((?:_components\.)?(\w+), \{(?:\s*(?:id|on): "([^"]+)")?/g)].map(
      ([, name, id]) => (id ? `${name} ${id}` : name),
    );
    expect(order).toEqual([
      '_Fragment',
      ...['Opening', 'p'],
      ...['Part one', 'Statement z.a.1', 'Note z.a.1', 'p', 'Deal', 'Statement z.a.2', 'Ruling z.a.2', 'p'],
      ...['Part two', 'p', 'Statement z.a.3'],
    ]);
  });

  test('leaves other texts alone', async () => {
    expect(await compiled('Before.\n\n## One\n\nAfter.')).not.toMatch(/Part|Opening/);
  });

  test('stops the build', async () => {
    await expect(compiled('<Statements ids="z.a.1" />')).rejects.toThrow(/MDX:1: <Statements> stands above the first heading\./);
  });
});
