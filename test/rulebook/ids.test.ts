import { describe, expect, test } from 'vitest';
import { anchorOf, ordinalOf, parseIds, runsOf, sectionOf, sourceOf } from '../../src/rulebook/ids.ts';

test('an id falls into its parts', () => {
  const id = 'zwikken.20c.24';
  expect([sourceOf(id), anchorOf(id), sectionOf(id), ordinalOf(id)]).toEqual(['zwikken', '20c.24', '20c.', '24']);
  expect(anchorOf('R-20c-parts')).toBe('R-20c-parts');
});

describe('lists of ids', () => {
  test.each([
    ['zwikken.20c.7', ['zwikken.20c.7']],
    ['zwikken.20c.9-11', ['zwikken.20c.9', 'zwikken.20c.10', 'zwikken.20c.11']],
    ['zwikken.20c.1, zwikken.history.2-3', ['zwikken.20c.1', 'zwikken.history.2', 'zwikken.history.3']],
    ['kozyol.kozyol-first.2', ['kozyol.kozyol-first.2']],
    ['', null],
    ['20c.7', null],
    ['zwikken.20c.7-', null],
    ['zwikken.20c.9-8', null],
    ['R-20c-parts', null],
  ])('“%s”', (text, ids) => expect(parseIds(text)).toEqual(ids));
});

test('runs are the inverse of ranges', () => {
  expect(runsOf(['z.a.1', 'z.a.2', 'z.a.3', 'z.a.9', 'z.b.10', 'z.b.11'])).toEqual([
    ['z.a.1', 'z.a.3'],
    ['z.a.9', 'z.a.9'],
    ['z.b.10', 'z.b.11'],
  ]);
  expect(runsOf([])).toEqual([]);
});
