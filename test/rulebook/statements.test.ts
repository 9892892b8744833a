import { describe, expect, test } from 'vitest';
import { chaptersIn, joined, statementsIn } from '../../src/rulebook/statements.ts';

const en = statementsIn(
  'r[z.a.1]\n\nOne *term* & <i lang="nl">kaart</i> "so".\n\nr[z.a.2]\n\nTwo,\non two lines.',
  'en.mdx',
).value;
const ru = statementsIn('r[z.a.2]\n\nДва.\n\nr[z.a.3]\n\nТри.', 'ru.mdx').value;

test('the words of a statement as HTML and as text', () => {
  expect(en).toEqual([
    {
      id: 'z.a.1',
      html: 'One <em>term</em> &#38; <i lang="nl">kaart</i> &#34;so&#34;.',
      text: 'One term & kaart "so".',
      line: 1,
    },
    { id: 'z.a.2', html: 'Two, on two lines.', text: 'Two,\non two lines.', line: 5 },
  ]);
});

describe('a statement holds words, terms and foreign runs', () => {
  test.each([
    ['a link', 'See [there](https://example.org).', 'link'],
    ['strong words', 'One **two**.', 'strong'],
    ['a citation', 'As <Cite id="z.a.2" /> says.', '<Cite>'],
    ['a foreign run of no language', 'One <i>two</i>.', '<i>'],
    ['an expression', 'One {1 + 1}.', 'mdxTextExpression'],
  ])('not %s', (_name, words, what) => {
    const { faults } = statementsIn(`r[z.a.1]\n\n${words}`, 'a.mdx');
    expect(faults).toMatchObject([{ file: 'a.mdx', line: 3, wrong: `${what} cannot stand in this sentence.` }]);
  });
});

test('languages are joined by id, and what is missing in one is a fact', () => {
  const statements = joined([
    ['en', en],
    ['ru', ru],
  ]);
  expect(statements.map(({ id, in: { en, ru } }) => [id, en?.text, ru?.text])).toEqual([
    ['z.a.1', 'One term & kaart "so".', undefined],
    ['z.a.2', 'Two,\non two lines.', 'Два.'],
    ['z.a.3', undefined, 'Три.'],
  ]);
});

test('the order is that of the text that comes first', () => {
  expect(
    joined([
      ['ru', ru],
      ['en', en],
    ]).map(({ id }) => id),
  ).toEqual(['z.a.2', 'z.a.3', 'z.a.1']);
});

test('headings know the statements under them', () => {
  const mdx =
    '## A {#a}\n\n### One {#a-one}\n\nr[z.a.1]\n\nOne.\n\n### Two {#a-two}\n\nr[z.a.2]\n\nTwo.\n\n## Notes {#notes}\n\nA word.';
  expect(chaptersIn(mdx, 'a.mdx')).toEqual([
    { id: 'a', title: 'A', depth: 2, statements: ['z.a.1', 'z.a.2'] },
    { id: 'a-one', title: 'One', depth: 3, statements: ['z.a.1'] },
    { id: 'a-two', title: 'Two', depth: 3, statements: ['z.a.2'] },
    { id: 'notes', title: 'Notes', depth: 2, statements: [] },
  ]);
});
