import { describe, expect, test } from 'vitest';
import { rulingsIn } from '../../src/rulebook/rulings.ts';

const RULING = `r[R-a]

### A title

<Says>
At <Cite id="z.a.2" /> one thing, at <Cite id="z.a.1" /> another; <Cite id="z.a.2" /> again.
</Says>

<Ruled>
We *do* this.

And that.
</Ruled>

<Why>
See <Cite id="R-b" />.
</Why>

<Reading option="o" value="x">the one</Reading>

<Reading option="o" value="y">the other</Reading>
`;
const read = (mdx: string) => rulingsIn(mdx, 'a.mdx', (id) => `[${id}]`);

test('a ruling with its parts and readings', () => {
  expect(read(RULING)).toEqual({
    value: [
      {
        id: 'R-a',
        number: 1,
        title: 'A title',
        on: ['z.a.2', 'z.a.1'],
        says: '<p>At [z.a.2] one thing, at [z.a.1] another; [z.a.2] again.</p>',
        ruled: '<p>We <em>do</em> this.</p><p>And that.</p>',
        why: '<p>See [R-b].</p>',
        readings: [
          { option: 'o', value: 'x', html: 'the one' },
          { option: 'o', value: 'y', html: 'the other' },
        ],
        line: 1,
      },
    ],
    faults: [],
  });
});

describe('what a ruling lacks is reported', () => {
  test.each([
    ['a title', RULING.replace('### A title', 'A title'), 'has no title'],
    ['what the text says', RULING.replaceAll('Says>', 'Text>'), 'has no <Says>'],
    ['what we do', RULING.replaceAll('Ruled>', 'Text>'), 'has no <Ruled>'],
    ['why', RULING.replaceAll('Why>', 'Text>'), 'has no <Why>'],
    ['an id of its kind', RULING.replace('r[R-a]', 'r[z.a.1]').replace('### A title', 'A title'), 'is the label of a statement'],
  ])('%s', (_name, mdx, wrong) => {
    expect(
      read(mdx)
        .faults.map((fault) => fault.wrong)
        .join(' '),
    ).toContain(wrong);
  });
});

test('a picture cannot stand in a ruling', () => {
  expect(read(RULING.replace('And that.', '![](a.png)')).faults).toMatchObject([
    { line: 12, wrong: 'image cannot stand in this sentence.' },
  ]);
});
