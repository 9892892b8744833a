import { fireEvent, render, screen, waitFor, within } from '@testing-library/preact';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import '../../src/engine/games/kozyol.ts';
import '../../src/engine/games/tippen.ts';
import '../../src/engine/games/zwikken-20c.ts';
import texts from '../../content/ui/en.setup.json' with { type: 'json' };
import table from '../../content/ui/en.table.json' with { type: 'json' };
import type { Card } from '../../src/engine/cards.ts';
import { gameOf } from '../../src/engine/game.ts';
import { parseLink } from '../../src/engine/link.ts';
import { begin } from '../../src/engine/play.ts';
import type { DealRecord } from '../../src/engine/record.ts';
import { parseRecord } from '../../src/engine/record.ts';
import { placeAt, readPasted, variantsIn } from '../../src/islands/setup/pasted.ts';
import type { Written } from '../../src/islands/setup/position.ts';
import { parseLaid, recordFrom, tapped } from '../../src/islands/setup/position.ts';
import { tellFault } from '../../src/words/faults.ts';
import { exampleOf } from './table.tsx';

const zwikken = gameOf('zwikken-20c');
if (!zwikken) throw new RangeError('no rule set');
const blank: Written = { players: 3, dealer: 2, options: {}, pot: '0', cards: ['', '', '', ''], seed: '7' };
const laid = (change: Partial<Written>) => recordFrom(zwikken, { ...blank, ...change });

/** The hands of a record as they are dealt. */
function handsOf(record: DealRecord): readonly (readonly Card[])[] {
  const script = parseRecord(record);
  if (!script.ok) throw new RangeError(script.fault.code);
  return begin(script.value.terms).hands;
}

describe('cards as they are typed', () => {
  test.each(['AhKdTs', 'Ah Kd Ts', 'ah, kd, 10s', '♥A ♦K ♠10', 'A♥K♦T♠'])('%s', (text) => {
    expect(parseLaid(text)).toEqual(['Ah', 'Kd', 'Ts']);
  });
  test.each([
    ['Ax', 'Ax'],
    ['AhK', 'K'],
    ['AhZd', 'Zd'],
  ])('in %s there is no card %s', (text, fault) => {
    expect(parseLaid(text)).toEqual({ fault });
  });
  test('a card tapped is put down, and taken up when it is tapped again', () => {
    expect(tapped('Ah', 'Kd')).toBe('AhKd');
    expect(tapped('AhKd', 'Ah')).toBe('Kd');
  });
});

describe('a position', () => {
  test('is dealt as it is laid out, the rest by the seed', () => {
    const dealt = laid({ cards: ['AhKdTs', 'Ks', '', 'Js'] });
    if ('fault' in dealt) throw new RangeError(dealt.fault.code);
    const hands = handsOf(dealt.record);
    expect([...(hands[0] ?? [])].sort()).toEqual(['Ah', 'Kd', 'Ts']);
    expect(hands[1]).toContain('Ks');
    const again = laid({ cards: ['AhKdTs', 'Ks', '', 'Js'] });
    const other = laid({ cards: ['AhKdTs', 'Ks', '', 'Js'], seed: '8' });
    expect(again).toEqual(dealt);
    expect(other).not.toEqual(dealt);
  });

  test.each<[string, Partial<Written>, object]>([
    ['a word that is no card', { cards: ['Ah', 'x', '', ''] }, { code: 'word', field: 1, found: 'x' }],
    ['a card of another pack', { cards: ['7h', '', '', ''] }, { code: 'foreign', field: 0, card: '7h' }],
    ['a card in two hands', { cards: ['Ah', '', 'Ah', ''] }, { code: 'double', card: 'Ah' }],
    ['four cards in a hand of three', { cards: ['', 'AhKhQhJh', '', ''] }, { code: 'many', field: 1, n: 3 }],
    ['half a chip', { pot: '1.5' }, { code: 'pot' }],
    ['a seed in words', { seed: 'seven' }, { code: 'seed' }],
  ])('with %s is impossible', (_name, change, fault) => {
    expect(laid(change)).toEqual({ fault });
  });
});

describe('a record that is pasted', () => {
  const { record } = exampleOf('search');
  const spot = (text: string) =>
    readPasted(text).faults.map(({ from, length, fault }) => ({
      ...placeAt(text, from),
      found: text.slice(from, from + length),
      code: fault.code,
    }));
  const head = '[Variant "zwikken-20c"]\n[Players "3"]\n[Dealer "2"]\n';

  test('names its rule sets', () => {
    expect(variantsIn(`${head}[Variant "kozyol"] {"variant": "tippen"}`)).toEqual(['zwikken-20c', 'kozyol', 'tippen']);
  });

  test('is read as text, as JSON in lines, and as JSON over several', () => {
    expect(readPasted(`${head}[Seed "1977"]\n0: pass`)).toMatchObject({
      records: [{ players: 3, actions: ['pass'] }],
      faults: [],
    });
    expect(readPasted(`${JSON.stringify(record)}\n\n${JSON.stringify(record)}`)).toEqual({
      records: [record, record],
      faults: [],
    });
    expect(readPasted(JSON.stringify(record, null, 2))).toEqual({ records: [record], faults: [] });
    expect(readPasted(' % nothing\n')).toEqual({ records: [], faults: [] });
  });

  test.each([
    ['a tag that is none', `${head}[Sed "1"]`, { line: 4, column: 1, found: '[Sed "1"]', code: 'unknown-tag' }],
    [
      'no number of players',
      '[Variant "zwikken-20c"]\n[Players "9"]\n[Seed "1"]',
      { line: 2, column: 1, found: '[Players "9"]', code: 'bad-record' },
    ],
    ['a card not held', `${head}[Seed "1977"]\n  0: pass 2h`, { line: 5, column: 11, found: '2h', code: 'illegal-action' }],
  ])('text with %s is marked there', (_name, text, found) => {
    expect(spot(text)).toEqual([found]);
  });

  test.each([
    ['no card', '2x', 'Step 1: “2x” is no card.'],
    ['a card of another pack', '2h', 'the card “2h” is not in the pack'],
    ['a card of another hand', 'Ac', 'Step 1, West: “Ac” is not allowed here'],
    ['a call out of place', 'leap', 'Step 1, West: “leap” is not allowed here'],
  ])('of %s it is said what is wrong with it', (_name, action, said) => {
    const [found] = readPasted(`${head}[Seed "1977"]\n0: pass ${action}`).faults;
    if (!found || 'line' in found.fault) throw new RangeError('no fault of a record');
    expect(tellFault(texts.record, () => table.seats, found.fault)).toContain(said);
  });

  test('where the cards are missing too, what they hang on comes first', () => {
    expect(spot('[Variant "zwikken-20c"]\n[Players "9"]')).toMatchObject([
      { line: 2, found: '[Players "9"]', code: 'bad-record' },
    ]);
    expect(spot('[Variant "zwikken-20c"]\n[Players "3"]\n[Dealer "0"]')).toMatchObject([{ line: 1, code: 'no-deck' }]);
  });

  test('JSON is marked where the fault is, and the other lines are read', () => {
    const wrong = JSON.stringify({ ...record, actions: [...(record.actions ?? []).slice(0, 2), 'leap'] });
    const text = `${JSON.stringify(record)}\n${wrong}\n{"variant":`;
    const [illegal, broken] = spot(text);
    expect(illegal).toMatchObject({ line: 2, found: '"leap"', code: 'illegal-action' });
    expect(broken).toMatchObject({ line: 3, column: 1, code: 'bad-record' });
    expect(readPasted(text).records).toEqual([record]);
  });
});

describe.each(['en', 'ru', 'ja', 'de', 'nl'])('the page in %s', (lang) => {
  const offers = ['zwikken-20c', 'tippen'].map((id) => ({ id, name: id, options: [] }));
  beforeEach(async () => {
    document.documentElement.lang = lang;
    document.body.innerHTML = '<div data-variant="zwikken-20c"></div>';
    vi.resetModules();
    const { default: SetUp } = await import('../../src/islands/setup/SetUpPage.tsx');
    render(<SetUp lang={lang} offers={offers} />);
  });
  const laying = () => screen.getAllByRole('form')[0] as HTMLElement;

  test('lays cards out by tapping, and leads to the deal', async () => {
    const form = within(laying());
    const first = document.querySelectorAll<HTMLInputElement>('.laid label input')[0] as HTMLInputElement;
    fireEvent.click(document.querySelector('.rack button') as Element);
    expect(first.value).toBe('Ac');
    fireEvent.submit(laying());
    const href = (await form.findByRole('link')).getAttribute('href') ?? '';
    const parsed = parseLink(new URL(href, 'http://here.invalid').searchParams.get('deal') ?? '');
    if (!parsed.ok) throw new RangeError(parsed.fault);
    expect(handsOf(parsed.record)[0]).toContain('Ac');
  });

  test('what one form has brought goes when the other is sent', async () => {
    fireEvent.submit(laying());
    await within(laying()).findByRole('status');
    const text = document.querySelector('textarea') as HTMLTextAreaElement;
    fireEvent.input(text, { target: { value: '[Variant "tippen"]' } });
    fireEvent.submit(screen.getAllByRole('form')[1] as Element);
    await screen.findByRole('alert');
    expect(screen.queryByRole('status')).toBeNull();
    fireEvent.submit(laying());
    await within(laying()).findByRole('status');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('says what is impossible, and marks the field', async () => {
    const first = document.querySelectorAll<HTMLInputElement>('.laid label input')[0] as HTMLInputElement;
    fireEvent.input(first, { target: { value: 'AhAh' } });
    fireEvent.submit(laying());
    expect((await screen.findByRole('alert')).textContent).toMatch(/\S/);
    fireEvent.input(first, { target: { value: 'wrong' } });
    fireEvent.submit(laying());
    expect((await screen.findByRole('alert')).textContent).toContain('wr');
    expect(first.getAttribute('aria-invalid')).toBe('true');
  });

  test('another rule set has its own fields, and a record is marked where it is wrong', async () => {
    // Zwikken begins with three players, Tippen with two; the stock has a field besides.
    expect(document.querySelectorAll('.laid label input')).toHaveLength(4);
    fireEvent.change(within(laying()).getAllByRole('combobox')[0] as Element, { target: { value: 'tippen' } });
    await waitFor(() => expect(document.querySelectorAll('.laid label input')).toHaveLength(3));
    const text = document.querySelector('textarea') as HTMLTextAreaElement;
    fireEvent.input(text, { target: { value: '[Variant "tippen"]\n[Players "99"]\n[Seed "1"]' } });
    fireEvent.submit(screen.getAllByRole('form')[1] as Element);
    const alert = await screen.findByRole('alert');
    expect(alert.querySelector('mark')?.textContent).toBe('[Players "99"]');
    expect(alert.textContent).toContain('2');
  });
});
