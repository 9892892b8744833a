import { pathToFileURL } from 'node:url';
import { mdxToJs } from 'satteri';
import { describe, expect, test } from 'vitest';
import { ContentError } from '../../src/rulebook/faults.ts';
import { labelledIn, labels } from '../../src/rulebook/labels.ts';
import { blocksOf, features } from '../../src/rulebook/mdx.ts';

const LISTED = ['zwikken.20c.1', 'zwikken.20c.2', 'zwikken.20c.3'];
const read = (mdx: string) => labelledIn(blocksOf(mdx), 'a.mdx', LISTED);

describe('a label names what stands below it', () => {
  test.each([
    ['a statement is one paragraph', 'r[zwikken.20c.1]\n\nOne.\n\nA remark.', [['zwikken.20c.1', 1]]],
    [
      'two of them',
      'r[zwikken.20c.1]\n\nOne.\n\nr[zwikken.20c.3]\n\nThree.',
      [
        ['zwikken.20c.1', 1],
        ['zwikken.20c.3', 1],
      ],
    ],
    [
      'a ruling is all up to the next label',
      'r[R-a]\n\n### A\n\nOne.\n\nTwo.\n\nr[R-b]\n\n### B',
      [
        ['R-a', 3],
        ['R-b', 1],
      ],
    ],
    ['or up to the next chapter', 'r[R-a]\n\n### A\n\nOne.\n\n## Next\n\nTwo.', [['R-a', 2]]],
    ['a bracket in a sentence is none', 'He said r[x].\n\nOr `r[zwikken.20c.1]` so.', []],
  ])('%s', (_name, mdx, expected) => {
    const { value, faults } = read(mdx);
    expect(faults).toEqual([]);
    expect(value.map(({ id, blocks }) => [id, blocks.length])).toEqual(expected);
  });
});

describe('a wrong label is reported with its line', () => {
  test.each([
    ['nothing below', 'One.\n\nr[zwikken.20c.1]', 3, 'has nothing below it'],
    ['another label below', 'r[zwikken.20c.1]\n\nr[zwikken.20c.2]\n\nTwo.', 1, 'has nothing below it'],
    ['a heading below a statement', 'r[zwikken.20c.1]\n\n### No\n\nOne.', 1, 'has nothing below it'],
    ['a ruling with nothing below', 'r[R-a]\n\n## Next', 1, 'has nothing below it'],
    ['twice', 'r[zwikken.20c.1]\n\nOne.\n\nr[zwikken.20c.1]\n\nOne.', 5, 'stands twice, first in line 1'],
    ['not in the list', 'r[zwikken.20c.9]\n\nNine.', 1, 'is not in the list'],
    ['of another source', 'r[zwicken.20c.1]\n\nOne.', 1, 'is not in the list'],
    ['out of order', 'r[zwikken.20c.2]\n\nTwo.\n\nr[zwikken.20c.1]\n\nOne.', 5, 'stands after zwikken.20c.2'],
    ['no id', 'r[]\n\nOne.', 1, 'is not the form of an id'],
    ['a number that is none', 'r[zwikken.20c.01]\n\nOne.', 1, 'is not the form of an id'],
    ['no empty line below', 'r[zwikken.20c.1]\nOne.', 1, 'has text in its own paragraph'],
  ])('%s', (_name, mdx, line, wrong) => {
    const { faults } = read(mdx);
    expect(faults.map((fault) => fault.line)).toEqual([line]);
    expect(faults[0]?.wrong).toContain(wrong);
  });
});

describe('the plugin', () => {
  const file = pathToFileURL('content/sources/zwikken/en.mdx');
  const compiled = async (mdx: string) =>
    (await mdxToJs(mdx, { mdastPlugins: [labels], features, fileURL: file, jsxImportSource: 'astro' })).code;

  test('sets an element for each statement, and what opens the text apart', async () => {
    const code = await compiled(
      '---\ntitle: Z\n---\n\nBefore.\n\n## One {#one}\n\nr[zwikken.20c.1]\n\nWords of it.\n\nA remark.',
    );
    expect(code).toContain('_jsx(Statement, { id: "zwikken.20c.1" })');
    expect(code).toMatch(/_jsx\(Opening, \{ children: _jsx\(_components\.p, \{ children: "Before\." \}\) \}\)/);
    expect(code).toContain('"A remark."');
    expect(code).not.toContain('Words of it.');
    expect(code).not.toContain('r[');
  });

  test('sets an element for each ruling and leaves chapters alone', async () => {
    const code = await compiled('Before.\n\n## Chapter {#chapter}\n\nr[R-a]\n\n### A\n\nWords of it.');
    expect(code).toContain('_jsx(Ruling, { id: "R-a" })');
    expect(code).toContain('children: "Chapter"');
    expect(code).not.toContain('Words of it.');
    expect(code).not.toContain('Opening');
  });

  test('leaves a text without labels as it is', async () => {
    expect(await compiled('Before.\n\n## One\n\nr[ not a label')).not.toContain('Statement');
  });

  test('stops the build with file and line', async () => {
    await expect(compiled('---\ntitle: Z\n---\n\nr[zwikken.20c.99]\n\nNothing.')).rejects.toThrow(
      /content\/sources\/zwikken\/en\.mdx:5: zwikken\.20c\.99 is not in the list of this source\./,
    );
  });

  test('says the place in the way that bundlers show it', async () => {
    const compiling = compiled('r[zwikken.20c.2]\n\nTwo.\n\nr[zwikken.20c.1]\n\nOne.');
    await expect(compiling).rejects.toBeInstanceOf(ContentError);
    await expect(compiling).rejects.toMatchObject({ loc: { line: 5 } });
  });
});
