import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { formatLink } from '../../../src/engine/link.ts';
import type { DealRecord } from '../../../src/engine/record.ts';
import { loadRuleSets } from '../../../src/islands/games.ts';
import { dealAt, lineOf } from '../../../src/islands/line.ts';
import type { Asked, Kind, Lesson } from '../../../src/islands/teach/lesson.ts';
import {
  askedIn,
  askedOf,
  countOf,
  formatAnswers,
  formatFile,
  formatLesson,
  GIVEN_UP,
  isAnswer,
  isRight,
  KINDS,
  mistaken,
  outcomeOf,
  parseAnswers,
  parseFile,
  parseLesson,
  variantsIn,
} from '../../../src/islands/teach/lesson.ts';

const recordOf = (id: string): DealRecord => JSON.parse(readFileSync(`content/deals/${id}.json`, 'utf8')).record;
beforeAll(() => loadRuleSets(readdirSync('src/engine/games').map((file) => file.slice(0, -'.ts'.length))));

const question = (id: string, kind: Kind, step: number) => ({ kind, step, deal: formatLink(recordOf(id)), text: '' });
function asked(id: string, kind: Kind, step: number): Asked {
  const found = askedIn(lineOf(recordOf(id)), question(id, kind, step));
  if (!found) throw new Error('the question cannot be asked');
  return found;
}

describe('in an address', () => {
  const written = fc.record({
    title: fc.string({ unit: 'grapheme', maxLength: 20 }),
    questions: fc.array(
      fc.record({
        kind: fc.constantFrom(...KINDS),
        deal: fc.constantFrom('1.zwikken-20c.30.AbC.~70~.MCy', '1.tippen.30.-_9.Aa.xyz'),
        step: fc.nat({ max: 99 }),
        text: fc.string({ unit: 'grapheme', maxLength: 20 }),
      }),
      { maxLength: 5 },
    ),
  });

  test('a lesson comes out as it went in', () => {
    fc.assert(
      fc.property(written, (lesson) => {
        const address = new URL(`https://example.org/?lesson=${encodeURIComponent(formatLesson(lesson))}`);
        expect(parseLesson(address.searchParams.get('lesson') ?? '')).toEqual({ ok: true, lesson });
        expect(parseFile(formatFile(lesson))).toEqual({ ok: true, lesson });
      }),
    );
  });

  test('a deal that stays the same is written once', () => {
    const lesson: Lesson = { title: '', questions: [question('search', 'cards', 12), question('search', 'gain', 14)] };
    expect(formatLesson(lesson).split(lesson.questions[0]?.deal ?? '')).toHaveLength(2);
    expect(variantsIn(lesson)).toEqual(['zwikken-20c']);
  });

  test('one cut short or changed is known for it', () => {
    const code = formatLesson({ title: 'Follow or trump?', questions: [question('search', 'cards', 12)] });
    expect(parseLesson(code.slice(0, -1))).toEqual({ ok: false, fault: 'mangled' });
    expect(parseLesson(code.replace('Follow', 'Fallow'))).toEqual({ ok: false, fault: 'mangled' });
    expect(parseLesson('')).toEqual({ ok: false, fault: 'mangled' });
    expect(parseFile(JSON.stringify({ lesson: code.replace('Follow', 'Fallow') }))).toEqual({ ok: false, fault: 'mangled' });
  });

  test.each(['{"lesson": 1}', '{}', 'null', 'no JSON'])('a file that holds %s holds none', (text) => {
    expect(parseFile(text)).toEqual({ ok: false, fault: 'none' });
  });

  test('one of this version stays readable', () => {
    expect(parseLesson('1;Who~wins$3F;c12,1.zwikken-20c.30.AbC.~70~.MCy,a$2Cb;g14,;3iP')).toMatchObject({ ok: true });
  });
});

describe('the answer is the engine’s', () => {
  test('cards: those that may be played', () => {
    const { right, line } = asked('forced-undertrump', 'cards', 6);
    expect(right).toEqual(dealAt(line, 6).next?.legal);
  });

  test('the trick: whoever takes it when it has been played out', () => {
    const { right, line, to } = asked('forced-undertrump', 'trick', 6);
    expect(right).toEqual([String(dealAt(line, to).tricks.at(-1)?.winner)]);
    expect(dealAt(line, to - 1).tricks.length).toBe(dealAt(line, 6).tricks.length);
  });

  test('the deal: who wins it, and what it brings each seat', () => {
    const { line } = asked('search', 'gain', 3);
    const { result, events } = dealAt(line, line.actions.length);
    expect(asked('search', 'gain', 3).right).toEqual(result?.delta.map(String));
    expect(asked('search', 'won', 3).right).toEqual(
      events.flatMap((event) => (event.type === 'won' ? [String(event.seat)] : [])),
    );
  });

  test.each<[string, Kind, number]>([
    ['cards in the auction', 'cards', 1],
    ['a trick after the last', 'trick', 20],
    ['the winner of a deal that is over', 'won', 20],
    ['a step past the end', 'gain', 99],
  ])('nothing is asked of %s', (_name, kind, step) => {
    expect(askedIn(lineOf(recordOf('search')), question('search', kind, step))).toBeNull();
  });

  test('a lesson with such a question says which', () => {
    const lesson: Lesson = { title: '', questions: [question('search', 'gain', 3), question('search', 'cards', 1)] };
    expect(askedOf(lesson)).toBe(2);
    expect(askedOf({ title: '', questions: [{ ...question('search', 'gain', 3), deal: 'nonsense' }] })).toBe(1);
  });
});

describe('an answer', () => {
  test('is right in any order, and wrong with a card too many or too few', () => {
    const one = asked('forced-undertrump', 'cards', 6);
    const hand = mistaken(one, [])
      .concat(mistaken(one, one.right))
      .map(({ action }) => action);
    expect(isRight(one, [...one.right].reverse())).toBe(true);
    expect(isRight(one, [])).toBe(false);
    expect(mistaken(one, one.right)).toEqual([]);
    expect(mistaken(one, []).map(({ action }) => action)).toEqual(one.right);
    expect(hand).toEqual(one.right);
  });

  test('comes out of an address as it went in; one to another lesson does not', () => {
    const all = [asked('forced-undertrump', 'cards', 6), asked('search', 'trick', 19), asked('search', 'gain', 3)];
    const answers = [all[0]?.right ?? [], null, all[2]?.right ?? []];
    expect(parseAnswers(formatAnswers(answers), all)).toEqual(answers);
    expect(parseAnswers(formatAnswers([GIVEN_UP, ['1'], GIVEN_UP]), all)).toEqual([GIVEN_UP, ['1'], GIVEN_UP]);
    expect(parseAnswers(formatAnswers(answers), all.slice(1))).toBeNull();
    expect(parseAnswers('2c;-;1.2.3', all)).toBeNull();
    expect(parseAnswers('-;9;-', all)).toBeNull();
    expect(parseAnswers('-;-;1', all)).toBeNull();
    expect(parseAnswers(';-;-', all)).toBeNull();
  });

  test.each<[string, readonly string[], boolean]>([
    ['a number for each seat', ['3', '-1', '-2'], true],
    ['none', [], false],
    ['one for a seat too few', ['3', '-1'], false],
    ['half a chip', ['3', '-1.5', '-1.5'], false],
    ['a number in another writing', ['1e2', '-50', '-50'], false],
    ['an empty field', ['3', '', '-3'], false],
  ])('to what a deal brings may be %s: %j', (_name, answer, may) => {
    expect(isAnswer(asked('search', 'gain', 3), answer)).toBe(may);
  });

  test('counts as right only where it is', () => {
    const all = [asked('forced-undertrump', 'cards', 6), asked('search', 'trick', 19), asked('search', 'gain', 3)];
    const given = [all[0]?.right ?? [], GIVEN_UP, null] as const;
    expect(all.map((one, i) => outcomeOf(one, given[i] ?? null))).toEqual(['right', 'given-up', null]);
    expect(outcomeOf(all[0] as Asked, [])).toBe('wrong');
    expect(countOf('right', all, given)).toBe(1);
    expect(countOf(null, all, given)).toBe(1);
  });
});
