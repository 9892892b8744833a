import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Answer, Task } from '../../src/islands/worth/tasks.ts';
import { answersTo } from '../../src/islands/worth/tasks.ts';
import { exampleOf, sitDown, sitDownTo, stepShown } from './table.tsx';

/** A worker in the same thread, that works when it is told to. */
class Hand extends EventTarget {
  static made: Hand[] = [];
  onmessage: ((event: MessageEvent<Answer>) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  answers: ReturnType<typeof answersTo> | null = null;
  isEnded = false;
  constructor() {
    super();
    Hand.made.push(this);
  }
  postMessage(task: Task): void {
    // What is sent to a worker is copied on the way.
    this.answers = answersTo(structuredClone(task));
  }
  work(): void {
    for (const data of this.answers ?? []) if (!this.isEnded) this.onmessage?.(new MessageEvent('message', { data }));
  }
  terminate(): void {
    this.isEnded = true;
  }
}
const hired = (): Hand => {
  const hand = Hand.made.findLast(({ isEnded }) => !isEnded);
  if (!hand) throw new Error('nobody works beside the page');
  return hand;
};

/** Study and desk come when they are sent for; in these tests they have come before. */
beforeAll(async () => {
  document.documentElement.lang = 'en';
  await Promise.all([import('../../src/islands/worth/study.tsx'), import('../../src/islands/desk.tsx')]);
}, 60_000);

afterEach(() => {
  cleanup();
  Hand.made = [];
  vi.unstubAllGlobals();
});

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const marks = (): string[] => [...document.querySelectorAll('.hand .worth')].map(({ textContent }) => textContent ?? '');
const levels = (): string[] =>
  [...document.querySelectorAll('.levels li')].map((line) => (line.textContent ?? '').replace(/[♠♥♦♣]/g, ''));

describe('what the cards are worth', () => {
  test('is off until it is asked for, and off again', async () => {
    vi.stubGlobal('Worker', Hand);
    await sitDown('one-of-three', { step: 3 });
    expect([document.querySelectorAll('.hints').length, Hand.made.length]).toEqual([0, 0]);
    fireEvent.click(button('What the cards are worth'));
    await screen.findByText('Thinking …');
    hired().work();
    await waitFor(() => expect(levels().length).toBeGreaterThan(0));
    expect(marks().length).toBeGreaterThan(1);
    fireEvent.click(button('What the cards are worth'));
    await waitFor(() => expect(document.querySelectorAll('.hints, .worth')).toHaveLength(0));
    expect(Hand.made.every(({ isEnded }) => isEnded)).toBe(true);
  });

  test('stands on the cards, in lines by worth, and as the best course to step through', async () => {
    vi.stubGlobal('Worker', Hand);
    const { record } = exampleOf('seven-of-diamonds');
    const solved = [...answersTo({ type: 'review', records: [record] })];
    const lost = solved.find((answer) => answer.type === 'step' && answer.review.better.length > 0);
    const step = lost?.type === 'step' ? lost.review.step : 0;
    await sitDownTo(record, { step });
    fireEvent.click(button('What the cards are worth'));
    await screen.findByText('Thinking …');
    hired().work();
    await waitFor(() => expect(levels().length).toBeGreaterThan(1));
    expect(document.querySelectorAll('.hand .worth.top').length).toBeGreaterThan(0);
    expect(document.querySelectorAll('.choice .worth').length).toBe(marks().length);
    fireEvent.click(await screen.findByRole('button', { name: 'Step through it' }));
    await screen.findByText(`Your own line from step ${step + 1}`);
    expect(stepShown()).toBe(step + 1);
    const last = screen.getByRole<HTMLInputElement>('slider').max;
    fireEvent.click(button('Last step'));
    await waitFor(() => expect(stepShown()).toBe(Number(last)));
    expect(await screen.findByText('The deal is over, and there is nothing left to choose.')).toBeTruthy();
  });

  test('is given up at the next step, and looked for anew', async () => {
    vi.stubGlobal('Worker', Hand);
    await sitDown('one-of-three', { step: 2 });
    fireEvent.click(button('What the cards are worth'));
    await screen.findByText('Thinking …');
    const first = hired();
    fireEvent.click(button('Next step'));
    await waitFor(() => expect(first.isEnded).toBe(true));
    first.work();
    expect(levels()).toEqual([]);
    hired().work();
    await waitFor(() => expect(levels().length).toBeGreaterThan(0));
    // Whoever has finished stays for the next step.
    const second = hired();
    fireEvent.click(button('Next step'));
    await screen.findByText('Thinking …');
    expect(second.isEnded).toBe(false);
  });

  test('shows how far it has come where it takes long', async () => {
    vi.stubGlobal('Worker', Hand);
    await sitDown('one-of-three', { step: 3 });
    fireEvent.click(button('What the cards are worth'));
    await screen.findByText('Thinking …');
    expect(screen.queryByRole('progressbar')).toBeNull();
    hired().onmessage?.(new MessageEvent<Answer>('message', { data: { type: 'share', share: 0.25 } }));
    expect((await screen.findByRole<HTMLProgressElement>('progressbar')).value).toBe(0.25);
    hired().work();
    await waitFor(() => expect(levels().length).toBeGreaterThan(0));
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('cannot be told where nothing may work beside the page, and all else goes on', async () => {
    vi.stubGlobal('Worker', undefined);
    await sitDown('one-of-three', { step: 3 });
    fireEvent.click(button('What the cards are worth'));
    await screen.findByText(/lets no script work beside the page/);
    fireEvent.click(button('Next step'));
    expect(stepShown()).toBe(4);
  });

  test('cannot be told where the worker breaks down', async () => {
    vi.stubGlobal('Worker', Hand);
    await sitDown('one-of-three', { step: 3 });
    fireEvent.click(button('What the cards are worth'));
    await screen.findByText('Thinking …');
    hired().onerror?.(new ErrorEvent('error'));
    await screen.findByText(/lets no script work beside the page/);
  });

  test.each([
    ['the worker', (hand: Hand) => hand.onerror?.(new Event('error'))],
    ['what it needs', (hand: Hand) => hand.onmessage?.(new MessageEvent('message', { data: { type: 'unfetched' } }))],
  ])('is told when it is asked for again, where %s has not come', async (_name, fail) => {
    vi.stubGlobal('Worker', Hand);
    await sitDown('one-of-three', { step: 3 });
    fireEvent.click(button('What the cards are worth'));
    await screen.findByText('Thinking …');
    fail(hired());
    await screen.findByText(/could not be fetched/);
    fireEvent.click(button('What the cards are worth'));
    await waitFor(() => expect(screen.queryByText(/could not be fetched/)).toBeNull());
    fireEvent.click(button('What the cards are worth'));
    await screen.findByText('Thinking …');
    hired().work();
    await waitFor(() => expect(levels().length).toBeGreaterThan(0));
  });

  test('is not told where there are too many ways', async () => {
    vi.stubGlobal('Worker', Hand);
    await sitDown('maryazh-gift', { step: 0 });
    fireEvent.click(button('What the cards are worth'));
    await screen.findByText('Thinking …');
    hired().work();
    await screen.findByText(/more ways than can be tried in a few seconds/);
    expect(marks()).toEqual([]);
  });

  test('is told in a small table only if the address says so', async () => {
    vi.stubGlobal('Worker', Hand);
    await sitDown('one-of-three', { step: 3, size: 'small', address: '?hints=on' });
    await screen.findByText('Thinking …');
    hired().work();
    await waitFor(() => expect(marks().length).toBeGreaterThan(1));
    expect(document.querySelectorAll('.aids, .levels')).toHaveLength(0);
    cleanup();
    await sitDown('one-of-three', { step: 3, size: 'small' });
    expect(screen.queryByText('Thinking …')).toBeNull();
  });
});

describe('before help is asked for', () => {
  const practising = (): number => Hand.made.filter(({ answers }) => answers !== null).length;
  const step = async (connection?: { readonly saveData: boolean }): Promise<void> => {
    vi.stubGlobal('Worker', Hand);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection }));
    await sitDown('one-of-three', { step: 2 });
    fireEvent.click(button('Next step'));
    await waitFor(() => expect(stepShown()).toBe(3));
  };

  test('nobody is sent for while data are to be saved; else somebody practises, who then takes on the first task', async () => {
    await step({ saveData: true });
    await new Promise((soon) => setTimeout(soon, 50));
    expect(Hand.made).toHaveLength(0);
    cleanup();
    await step();
    await waitFor(() => expect(practising()).toBe(1));
    fireEvent.click(button('What the cards are worth'));
    await screen.findByText('Thinking …');
    expect(Hand.made).toHaveLength(1);
    hired().work();
    await waitFor(() => expect(levels().length).toBeGreaterThan(0));
  });
});

describe('the review', () => {
  const review = async (id: string, page: Parameters<typeof sitDown>[1] = {}, length?: number): Promise<HTMLElement> => {
    vi.stubGlobal('Worker', Hand);
    const { record } = exampleOf(id);
    await sitDownTo({ ...record, actions: record.actions?.slice(0, length) ?? [] }, { id, ...page });
    if (!page.address) fireEvent.click(button('Review'));
    const section = await screen.findByRole('region', { name: 'Review of the deal' });
    await within(section).findByText('Thinking …');
    hired().work();
    await waitFor(() => expect(within(section).queryByText('Thinking …')).toBeNull());
    return section;
  };

  test('says what was lost at which step, and shows what was better', async () => {
    const section = await review('seven-of-diamonds');
    const summary = section.querySelector('.summary')?.textContent ?? '';
    expect(summary).toMatch(/^Turning point: step \d+, .+\. \S+ chose .+; that lost \d+ .+\. Better: .+\./);
    const n = Number(/step (\d+)/.exec(summary)?.[1]);
    const row = section.querySelector('tr.turning');
    expect(row?.querySelector('th')?.textContent).toBe(String(n));
    const [chosen, better] = [...(row?.querySelectorAll('button') ?? [])];
    fireEvent.click(chosen as HTMLElement);
    expect(stepShown()).toBe(n);
    expect(screen.queryByText(/Your own line/)).toBeNull();
    fireEvent.click(better as HTMLElement);
    await screen.findByText(`Your own line from step ${n}`);
    expect(stepShown()).toBe(n);
    expect(section.querySelector('.summary')?.textContent).toBe(summary);
    fireEvent.click(button('Back to the deal as reviewed'));
    await waitFor(() => expect(screen.queryByText(/Your own line/)).toBeNull());
    expect(screen.queryByRole('button', { name: 'Back to the deal as reviewed' })).toBeNull();
  });

  test('is there when the address asks for it, and goes into the link', async () => {
    const text = vi.fn(async (_: string) => {});
    await review('seven-of-diamonds', { address: '?review=on', size: 'full' });
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: text } });
    fireEvent.click(button('Copy link to this step'));
    await waitFor(() => expect(text).toHaveBeenCalled());
    expect(text.mock.calls[0]?.[0]).toMatch(/&step=\d+&review=on#deal-/);
  });

  test('says how many steps leave too many ways', async () => {
    const section = await review('maryazh-gift', {}, 3);
    expect(section.textContent).toContain('The first 3 steps leave too many ways to look at all of them.');
    expect(section.textContent).not.toContain('nobody could have done better');
  });
});

describe('the review of a match', () => {
  const records = ['one-of-three', 'big-trick'].map((id) => exampleOf(id).record);

  /** Has a match reviewed; the section, and what hears of a deal that is opened. */
  async function begin() {
    vi.stubGlobal('Worker', Hand);
    await sitDown('big-trick');
    const [{ openStudy }, { wordsOf }] = await Promise.all([
      import('../../src/islands/worth/study.tsx'),
      import('../../src/islands/strings.ts'),
    ]);
    const { MatchReview } = await openStudy();
    const onStep = vi.fn((_: string) => {});
    const voice = { lang: 'en', t: wordsOf('en', 'stakes'), players: 3 };
    render(<MatchReview voice={voice} kind="stakes" records={records} onStep={onStep} />);
    return { section: screen.getByRole('region', { name: 'Review of the match' }), onStep };
  }

  test.each([
    ['the worker', (hand: Hand) => hand.onerror?.(new Event('error'))],
    ['what it needs', (hand: Hand) => hand.onmessage?.(new MessageEvent('message', { data: { type: 'unfetched' } }))],
  ])('says so where %s has not come', async (_name, fail) => {
    const { section } = await begin();
    fail(hired());
    await within(section).findByText(/could not be fetched/);
  });

  test('tells deal by deal what each player has lost, and opens a deal where most was', async () => {
    const { section, onStep } = await begin();
    const steps = records.reduce((sum, { actions = [] }) => sum + actions.length, 0);
    expect(within(section).getByRole<HTMLProgressElement>('progressbar').max).toBe(steps);
    hired().work();
    await within(section).findByText(/Each deal can be opened/);
    const deals = within(section).getAllByRole('link');
    expect(deals.map(({ textContent }) => textContent)).toEqual(['1', '2']);
    const lost = [...answersTo({ type: 'review', records })].flatMap((answer) =>
      answer.type === 'step' && answer.deal === 1 && (answer.review.loss?.margin ?? 0) > 0 ? [answer.review] : [],
    );
    const row = deals[1]?.closest('tr');
    const cells = [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => Number.parseInt(textContent ?? '', 10) || 0);
    expect(cells).toEqual(
      [0, 1, 2].map((seat) => lost.reduce((sum, step) => sum + (step.seat === seat ? (step.loss?.margin ?? 0) : 0), 0)),
    );
    fireEvent.click(deals[1] as HTMLElement);
    expect(onStep.mock.calls[0]?.[0]).toMatch(/^\?deal=1\.zwikken-20c\..+&step=\d+&review=on$/);
  });
});
