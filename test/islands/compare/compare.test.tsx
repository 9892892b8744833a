import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import example from '../../../content/compare/example.json';
import { formatLink } from '../../../src/engine/link.ts';
import type { DealRecord } from '../../../src/engine/record.ts';
import type { Quest } from '../../../src/islands/compare/search.ts';
import { searched } from '../../../src/islands/compare/search.ts';
import { exampleOf } from '../table.tsx';
import { compare } from './page.tsx';

afterEach(() => vi.unstubAllGlobals());

const place = (): number => Number(screen.getByRole<HTMLInputElement>('slider').value);
const address = (name: string): string | null => new URLSearchParams(window.location.search).get(name);
const captions = (): (string | null)[] =>
  [...document.querySelectorAll('.pair figcaption')].map(({ textContent }) => textContent);
const row = (): HTMLElement => document.querySelector<HTMLElement>('.ladder tr.now') as HTMLElement;
/** The cards on the table of a side. */
const trick = (side: 'a' | 'b'): (string | null)[] =>
  [...document.querySelectorAll(`.side-${side} .trick .card`)].map((card) => card.getAttribute('aria-label'));
const alerts = (): (string | null)[] => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

describe('the example', () => {
  test('stands where the ace is led and where it is held back, with the statements that say so', async () => {
    await compare();
    expect(captions()).toEqual(['Zwikken, 20th century', 'Zwikken, 21st century (The Lubber rules: yes)']);
    expect(place()).toBe(example.step);
    expect([trick('a'), trick('b')]).toEqual([['South: ace of spades'], ['South: king of clubs']]);
    expect(row().className).toContain('rules');
    expect([...row().querySelectorAll('.ref')].map(({ textContent }) => textContent)).toEqual([
      '20c.23',
      'lubber.2',
      'our ruling',
    ]);
    expect(screen.getByText(/South holds the ace of trumps/)).toBeTruthy();
  });

  test('leaves the address alone until a step is taken, and then writes the deal into it', async () => {
    await compare();
    expect(window.location.search).toBe('');
    fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowRight' });
    await waitFor(() => expect(place()).toBe(example.step + 1));
    expect([address('a'), address('b'), address('step')]).toEqual([example.a, example.b, String(example.step + 1)]);
    expect(address('deal')).toBe(formatLink(example.record as DealRecord));
    expect(window.location.search).toContain('b=zwikken-21c:lubber=on');
  });

  test('both tables step together, to the ends and to where the rules first differ', async () => {
    await compare();
    fireEvent.keyDown(screen.getByRole('slider'), { key: 'End' });
    await waitFor(() => expect(place()).toBe(12));
    expect([...document.querySelectorAll('.pair .gain')].length).toBe(6);
    fireEvent.click(screen.getByRole('button', { name: 'To where they part: step 1' }));
    await waitFor(() => expect(place()).toBe(1));
    expect(row().className).toContain('first');
    fireEvent.keyDown(screen.getByRole('slider'), { key: 'Home' });
    await waitFor(() => expect(place()).toBe(0));
  });

  test('a step is told of both sides', async () => {
    await compare();
    fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowRight' });
    await waitFor(() =>
      expect(document.querySelector('.compare > [aria-live]')?.textContent).toBe(
        'Zwikken, 20th century: West plays the jack of clubs. Zwikken, 21st century (The Lubber rules: yes): West plays the jack of clubs. alike.',
      ),
    );
  });

  test('a card taken on one side is taken on the other too, where it may be', async () => {
    await compare();
    fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowLeft' });
    await waitFor(() => expect(place()).toBe(3));
    const left = within(document.querySelector<HTMLElement>('.side-a') as HTMLElement);
    fireEvent.click(left.getByRole('button', { name: 'play ten of hearts' }));
    await waitFor(() => expect(place()).toBe(4));
    expect([trick('a'), trick('b')]).toEqual([['South: ten of hearts'], ['South: ten of hearts']]);
    expect(screen.queryByText(/South holds the ace of trumps/)).toBeNull();
  });

  test('a card that may not be played says why', async () => {
    await compare();
    fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowLeft' });
    await waitFor(() => expect(place()).toBe(3));
    const right = within(document.querySelector<HTMLElement>('.side-b') as HTMLElement);
    fireEvent.click(right.getByRole('button', { name: /not legal: ace of spades/ }));
    expect((await screen.findByRole('dialog', {}, { timeout: 10_000 })).textContent).toContain('By the Lubber rules');
  });

  test('the sides change', async () => {
    await compare();
    fireEvent.click(screen.getByRole('button', { name: 'Change sides' }));
    await waitFor(() => expect(captions()[1]).toBe('Zwikken, 20th century'));
    expect([address('a'), address('b')]).toEqual([example.b, example.a]);
    expect(address('deal')).toBe(formatLink(example.record as DealRecord));
  });
});

describe('the address', () => {
  test('names two readings of one rule set, and the step', async () => {
    const { record } = exampleOf('forced-undertrump');
    await compare(`?a=zwikken-20c&b=zwikken-20c:undertrump=forbidden&deal=${formatLink(record)}&step=7`);
    await waitFor(() => expect(captions()[1]).toBe('Zwikken, 20th century (Undertrumping: forbidden)'));
    expect(place()).toBe(7);
    expect(row().className).toMatch(/rules.* first/);
    expect(document.querySelector('.dims')?.textContent).toContain('Undertrumping');
  });

  test('without a deal, one is found in which the two part', async () => {
    await compare('?a=zwicken&b=tippen');
    await waitFor(() => expect(captions()).toEqual(['Zwicken', 'Tippen']));
    expect(row().className).toMatch(/rules.* first/);
    expect(alerts()).toEqual([]);
  });

  test('a pair that shares no pack says so, and what each can be set against', async () => {
    await compare('?a=zwikken-20c&b=kozyol');
    await waitFor(() => expect(document.querySelector('.unshared')).not.toBeNull());
    const text = document.querySelector('.unshared p')?.textContent;
    expect(text).toContain('No deal can be laid for both.');
    expect(text).toContain('Zwikken, 20th century: 20 cards, players: 3 to 5.');
    expect(document.querySelector('.ladder, .pair, .finder')).toBeNull();
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.unshared a')].map((link) => link.getAttribute('href'));
    expect(links).toContain('/en/compare/?a=zwikken-20c&b=zwikken-21c');
    expect(links).toContain('/en/compare/?a=kozyol&b=kozyol-first');
    expect(document.querySelectorAll('.dims tbody tr').length).toBeGreaterThan(20);
  });

  test.each([
    ['a rule set that there is not', '?a=whist&b=tippen', /“whist” in the address is no rule set/],
    ['a reading that there is not', '?a=tippen:void=maybe&b=tippen', /“tippen:void=maybe” in the address/],
    ['a deal that was changed on the way', '?a=zwikken-20c&b=zwikken-21c&deal=1.zwikken-20c.30.AAA.zzz', /cannot be read/],
    [
      'a step that the deal has not',
      `?a=zwikken-20c&b=zwikken-21c&deal=${formatLink(example.record as DealRecord)}&step=99`,
      /asks for step “99”, but this deal has steps 0 to \d+\. It stands here at step \d+/,
    ],
    ['a step without a deal', '?a=zwikken-20c&b=zwikken-21c&step=3', /“step=3” .* goes with a deal/],
    [
      'a deal of a third game',
      `?a=zwicken&b=tippen&deal=${formatLink(example.record as DealRecord)}`,
      /neither of the two|cannot be dealt by both/,
    ],
  ])('%s is explained', async (_name, search, sentence) => {
    await compare(search);
    await waitFor(() => expect(alerts()).toEqual([expect.stringMatching(sentence)]));
    expect(document.querySelectorAll('.pair figure, .unshared').length).toBeGreaterThan(0);
  });
});

describe('the search', () => {
  /** A worker that works when it is told to, in the same thread. */
  class Hand extends EventTarget {
    static made: Hand[] = [];
    reports: ReturnType<typeof searched> | undefined;
    isEnded = false;
    constructor() {
      super();
      Hand.made.push(this);
    }
    postMessage(quest: Quest): void {
      this.reports = searched(quest);
    }
    work(batches: number): void {
      for (let i = 0; i < batches && !this.isEnded; i++) {
        const next = this.reports?.next();
        if (next && !next.done) this.dispatchEvent(new MessageEvent('message', { data: next.value }));
      }
    }
    terminate(): void {
      this.isEnded = true;
    }
  }

  afterEach(() => {
    Hand.made = [];
  });

  test.each([
    ['its script', (hand: Hand) => hand.dispatchEvent(new Event('error'))],
    ['the rules', (hand: Hand) => hand.dispatchEvent(new MessageEvent('message', { data: null }))],
  ])('says where %s does not come, and begins anew when it is asked to', async (_name, fail) => {
    vi.stubGlobal('Worker', Hand);
    await compare('?a=zwicken&b=tippen');
    await waitFor(() => expect(captions()).toEqual(['Zwicken', 'Tippen']));
    fireEvent.click(await screen.findByRole('button', { name: 'Search' }));
    fail(Hand.made[0] as Hand);
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not be fetched/);
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    Hand.made[1]?.work(1);
    await screen.findByText('100 deals tried');
  });

  test('tells how far it is, is stopped, goes on, and opens what it has found', async () => {
    vi.stubGlobal('Worker', Hand);
    await compare('?a=zwicken&b=tippen');
    await waitFor(() => expect(captions()).toEqual(['Zwicken', 'Tippen']));
    fireEvent.click(await screen.findByRole('button', { name: 'Search' }));
    const [first] = Hand.made;
    first?.work(2);
    await screen.findByText('200 deals tried');
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(first?.isEnded).toBe(true);
    await screen.findByText(/^\d+ ways? to part$/);
    fireEvent.click(screen.getByRole('button', { name: 'Search on' }));
    Hand.made[1]?.work(1);
    await screen.findByText('300 deals tried');
    const ways = document.querySelectorAll<HTMLButtonElement>('.finder li button');
    expect(ways.length).toBeGreaterThan(2);
    const before = address('deal');
    fireEvent.click([...ways].at(-1) as HTMLButtonElement);
    await waitFor(() => expect(address('deal')).not.toBe(before));
    expect(row().className).toMatch(/rules.* first/);
    expect(place()).toBe(Number(address('step')));
  });
});
