import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { describe, expect, test } from 'vitest';
import { formatHand, parseHand, parseQuestion } from '../../../src/islands/ask/question.ts';
import { ask } from '../compare/page.tsx';

describe('cards as they are written', () => {
  test.each([
    ['without spaces', 'AhKdTs', ['Ah', 'Kd', 'Ts']],
    ['with spaces and commas', ' Ah, Kd  Ts', ['Ah', 'Kd', 'Ts']],
    ['small letters', 'ahkd', ['Ah', 'Kd']],
    ['a ten in figures', '10h7d', ['Th', '7d']],
    ['signs of suits', 'A♥K♦10♠Q♣', ['Ah', 'Kd', 'Ts', 'Qc']],
    ['none', '', []],
  ])('%s', (_name, text, cards) => {
    expect(parseHand(text)).toEqual(cards);
    expect(parseHand(formatHand(parseHand(text) as never))).toEqual(cards);
  });
  test.each([
    ['a rank without a suit', 'AhK', 'K'],
    ['a rank that there is not', '1hAs', '1h'],
    ['a suit that there is not', 'Ahxx', 'xx'],
    ['a sign that is none', 'Ah😀s', '😀s'],
  ])('%s is the fault', (_name, text, fault) => {
    expect(parseHand(text)).toEqual({ fault });
  });
});

test.each([
  ['no card', { hand: '' }, { code: 'empty' }],
  ['a card twice', { hand: 'AhKd', trick: 'Ah' }, { code: 'double', cards: ['Ah'] }],
  ['trumps that are no suit', { trump: 'x' }, { code: 'trump', text: 'x' }],
  ['no number of tricks', { before: '-1' }, { code: 'before', text: '-1' }],
  ['more cards than anybody has', { before: '13' }, { code: 'many', n: 14 }],
])('%s cannot be asked about', (_name, change, fault) => {
  expect(parseQuestion({ hand: 'Kc', trick: '', trump: '', before: '', ...change })).toEqual({ fault });
});

/** The cards that a rule set allows, as its lines in the table have it. */
const allowed = (name: string): (string | null | undefined)[] => {
  const body = [...document.querySelectorAll('.answers tbody')].find((part) => part.querySelector('th')?.textContent === name);
  return [...(body?.querySelectorAll('.yes .which .cn') ?? [])].map((card) => card.getAttribute('aria-label'));
};

describe('the page', () => {
  test('answers for every rule set, and for readings that answer otherwise', async () => {
    await ask();
    expect(allowed('Zwikken, 20th century')).toEqual(['ten of hearts']);
    expect(allowed('Zwikken, 20th century (Undertrumping: forbidden)')).toEqual(['queen of spades', 'jack of diamonds']);
    expect(allowed('Kozyol')).toEqual(['queen of spades', 'ten of hearts', 'jack of diamonds']);
    expect(
      new Set([...document.querySelectorAll<HTMLElement>('.answers tbody')].map(({ dataset }) => dataset.variant)).size,
    ).toBe(11);
    for (const line of document.querySelectorAll('.answers tr:has(.verdict)')) {
      expect(line.querySelector('.ref'), line.textContent ?? '').not.toBeNull();
    }
  });

  test('reads its question from the address and writes it there', async () => {
    await ask('?hand=AhKh&trick=Qh&trump=s');
    await waitFor(() => expect(allowed('Zwicken')).toEqual(['ace of hearts', 'king of hearts']));
    fireEvent.input(screen.getByLabelText('Hand'), { target: { value: 'As 9h' } });
    fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
    await waitFor(() => expect(allowed('Zwicken')).toEqual(['nine of hearts']));
    expect(window.location.search).toBe('?hand=As%209h&trick=Qh&trump=s');
  });

  test('a card is tapped into the hand, into the trick, and out again', async () => {
    await ask('?hand=Ah&trump=c');
    const tap = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Hand').value).toBe('Ah'));
    tap('king of hearts');
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Hand').value).toBe('AhKh'));
    fireEvent.click(screen.getByLabelText('in the trick'));
    tap('queen of hearts');
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/Trick so far/).value).toBe('Qh'));
    tap('queen of hearts, in the trick');
    tap('ace of hearts, in the hand');
    await waitFor(() => expect(window.location.search).toBe('?hand=Kh&trump=c'));
  });

  test('the cards to tap are one stop, and the arrow keys go among them', async () => {
    await ask();
    const stops = (): NodeListOf<HTMLElement> => document.querySelectorAll('.board [tabindex="0"]');
    expect(stops().length).toBe(1);
    stops()[0]?.focus();
    fireEvent.keyDown(stops()[0] as HTMLElement, { key: 'ArrowRight' });
    fireEvent.keyDown(stops()[0] as HTMLElement, { key: 'ArrowDown' });
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('king of spades'));
  });

  test.each([
    ['?hand=AhXx', /“Xx” is no card/],
    ['?hand=AhAh', /Two cards alike: ace of hearts\./],
    ['?hand=&trick=Ah', /no card in the hand/],
    ['?hand=Ah&before=x', /“x” is no number/],
  ])('%s is explained, and the answers before it stay', async (search, sentence) => {
    await ask(search);
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
    expect(allowed('Zwikken, 20th century')).toEqual(['ten of hearts']);
  });

  test('a rule set without such a card, or with no such trick, says so', async () => {
    await ask('?hand=2h&trick=AhKhQhJh&trump=s');
    const none = (name: string): string | undefined =>
      [...document.querySelectorAll('.answers .none')]
        .find((line) => line.querySelector('th')?.textContent === name)
        ?.querySelector('td')?.textContent ?? undefined;
    await waitFor(() => expect(none('Zwikken, 20th century')).toBe('There is no two of hearts in this game.'));
    expect(none('Kozyol')).toBe('At most 4 play this game, and 4 cards lie in the trick already.');
  });
});
