import { fireEvent, render, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formatLink } from '../../../src/engine/link.ts';
import { lineOf } from '../../../src/islands/line.ts';
import type { Kept } from '../../../src/islands/play/session.ts';
import { decide } from '../../../src/players/player.ts';
import { viewOf } from '../../../src/players/view.ts';
import { exampleOf, said } from '../table.tsx';

/** In milliseconds; a busy machine takes its time. */
const LONG = 60_000;
vi.setConfig({ testTimeout: 2 * LONG });

const KEY = 'stichbuch.play.1.zwikken-20c';
const NAMES = { 'zwikken-20c': 'Zwikken', tippen: 'Tippen, 19th century' };
const OFFERED = [{ name: 'undertrump', label: 'Undertrumping', values: { forced: 'forced', forbidden: 'forbidden' } }];
const kept = (): Kept => JSON.parse(localStorage.getItem(KEY) ?? 'null');

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page of the table of Zwikken. */
async function comeIn(address = ''): Promise<HTMLElement> {
  document.documentElement.lang = 'en';
  document.body.innerHTML = '<div data-variant="zwikken-20c"></div><a id="sit" href="/en/play/zwikken-20c/" hidden>Play here</a>';
  window.history.replaceState(null, '', `/en/play/zwikken-20c/${address}`);
  const { default: DealPlay } = await import('../../../src/islands/play/DealPlay.tsx');
  const { record, step } = exampleOf('forced-undertrump');
  const { container } = render(
    <DealPlay id="forced-undertrump" record={record} step={step} lang="en" names={NAMES} offered={OFFERED} way="sit" />,
  );
  return container as HTMLElement;
}

/** The place to play at, once it is there. */
async function sitDown(): Promise<HTMLElement> {
  const page = await comeIn();
  await waitFor(() => expect(page.querySelector('.room')).toBeTruthy(), { timeout: LONG });
  return page;
}

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const setSpeed = (name: string): boolean => fireEvent.change(screen.getByRole('combobox'), { target: { value: name } });

/** Starts a game with this seed and these people. */
async function start(seed: number, people: readonly string[], more?: () => void): Promise<void> {
  fireEvent.click(button('New game'));
  await screen.findByRole('form', {}, { timeout: LONG });
  for (const name of ['South', 'West', 'North', 'East']) {
    const seat = within(screen.getByRole('group', { name: 'Who sits where' })).getByRole('group', { name });
    fireEvent.click(within(seat).getByRole('radio', { name: people.includes(name) ? 'a person' : 'the computer' }));
  }
  more?.();
  fireEvent.input(screen.getByRole('textbox', { name: 'Seed' }), { target: { value: String(seed) } });
  fireEvent.submit(screen.getByRole('form'));
}

/** Lets everything happen that happens by itself, up to a state. */
const until = (isThere: () => unknown): Promise<void> =>
  waitFor(() => expect(isThere()).toBeTruthy(), { timeout: LONG, interval: 10 });

/** Does the first thing that may be done. */
function actFirst(page: HTMLElement): void {
  const key = page.querySelector<HTMLElement>('.choice.yes > button');
  if (!key) throw new Error('there is nothing to do');
  fireEvent.click(key);
}
const isMine = (page: HTMLElement) => page.querySelector('.choice.yes > button');
const isOver = (page: HTMLElement) => page.querySelector('.over');

/** Plays on to the end of the deal. */
async function playOut(page: HTMLElement): Promise<void> {
  for (let i = 0; i < 60; i++) {
    await until(() => isMine(page) || isOver(page));
    if (isOver(page)) return;
    actFirst(page);
  }
  throw new Error('the deal never ends');
}

describe('at the table', () => {
  test('South sits down, and sees no other hand', async () => {
    const page = await sitDown();
    const open = [...page.querySelectorAll('.hand')].filter((hand) => hand.querySelector('[data-card]'));
    expect(open.map((hand) => hand.getAttribute('data-side'))).toEqual(['s']);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Open hands' }));
    expect(page.querySelectorAll('.hand:has([data-card])')).toHaveLength(4);
  });

  test('a deal is played to its end, and every step of it is told and kept', async () => {
    const page = await sitDown();
    setSpeed('once');
    await start(7, ['South']);
    expect(kept().seed).toBe(7);
    await playOut(page);
    expect(said()).toContain('The deal is over');
    expect(kept().match.records[0]?.actions?.length).toBeGreaterThan(3);
    fireEvent.click(button('Play again'));
    expect(kept().seed).not.toBe(7);
  });

  test('what is done is taken back to the last decision', async () => {
    const page = await sitDown();
    setSpeed('once');
    await start(7, ['South']);
    await until(() => isMine(page));
    const before = kept().match.records[0]?.actions ?? [];
    actFirst(page);
    await until(() => isMine(page) || isOver(page));
    expect(kept().match.records[0]?.actions?.length).toBeGreaterThan(before.length);
    fireEvent.click(button('Take back'));
    expect(kept().match.records[0]?.actions).toEqual(before);
    expect(isMine(page)).toBeTruthy();
  });

  test('a hint is what a computer would do who sees the same', async () => {
    const page = await sitDown();
    setSpeed('once');
    await start(7, ['South']);
    await until(() => isMine(page));
    expect(page.querySelector('.worth')).toBeNull();
    const [record] = kept().match.records;
    if (!record) throw new Error('no deal is kept');
    const action = decide(viewOf(lineOf(record).deals));
    fireEvent.click(button('Hint'));
    await until(() =>
      /Seeing what South sees, the computer would choose: .+\./.test(page.querySelector('.advice')?.textContent ?? ''),
    );
    const advised = page.querySelector('.choice:has(.worth) > button') as HTMLElement;
    fireEvent.click(advised);
    expect(kept().match.records[0]?.actions?.slice(record.actions?.length)[0]).toBe(action);
    expect(page.querySelector('.worth')).toBeNull();
  });

  test('a deal that is over is reviewed at a key', async () => {
    vi.stubGlobal('Worker', undefined);
    const page = await sitDown();
    setSpeed('once');
    await start(7, ['South']);
    await playOut(page);
    fireEvent.click(screen.getByRole('link', { name: 'Review this deal' }));
    await screen.findByRole('region', { name: 'Review of the deal' }, { timeout: LONG });
    expect(new URLSearchParams(window.location.search).get('review')).toBe('on');
  });

  test('it is asked why, and answered', async () => {
    const page = await sitDown();
    setSpeed('once');
    await start(7, ['South']);
    await until(() => isMine(page));
    fireEvent.click(page.querySelector('.choice .ask, .choice.no') as HTMLElement);
    const dialog = await screen.findByRole('dialog', {}, { timeout: LONG });
    expect(dialog.querySelector('.ref')).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('nobody sits down: a match goes on by itself to its end', async () => {
    const page = await sitDown();
    setSpeed('once');
    await start(3, [], () => fireEvent.click(screen.getByRole('radio', { name: '5 deals' })));
    await until(() => page.querySelector('.won'));
    expect(kept().match.records).toHaveLength(5);
    expect(page.querySelector('.won')?.textContent).toMatch(/^The match is over\. Won by: \w+/);
  });

  test('two people at one screen see their cards one after the other', async () => {
    const page = await sitDown();
    setSpeed('once');
    await start(7, ['South', 'West']);
    await until(() => page.querySelector('.curtain'));
    expect(page.querySelectorAll('.hand [data-card]')).toHaveLength(0);
    expect(isMine(page)).toBeNull();
    const first = page.querySelector('.curtain button')?.textContent ?? '';
    fireEvent.click(page.querySelector('.curtain button') as HTMLElement);
    expect(page.querySelectorAll('.hand:has([data-card])')).toHaveLength(1);
    actFirst(page);
    await until(() => page.querySelector('.curtain'));
    expect(page.querySelectorAll('.hand [data-card]')).toHaveLength(0);
    expect(page.querySelector('.curtain button')?.textContent).not.toBe(first);
  });

  test('a seat is handed over, and goes on by itself', async () => {
    const page = await sitDown();
    setSpeed('once');
    await start(7, ['South']);
    await until(() => isMine(page));
    fireEvent.click(button('Seats'));
    fireEvent.click(within(screen.getByRole('group', { name: 'South' })).getByRole('radio', { name: 'the computer' }));
    await until(() => isOver(page));
    expect(kept().people).toEqual([]);
  });
});

test.each(['New game', 'Seats', 'Cards'])('what “%s” opens is closed with Escape, and the focus goes back', async (name) => {
  const page = await sitDown();
  const key = button(name);
  fireEvent.click(key);
  await until(() => page.querySelector('.pop'));
  expect(key.getAttribute('aria-expanded')).toBe('true');
  fireEvent.keyDown(page.querySelector('.pop input, .pop select') as Element, { key: 'Escape' });
  await until(() => page.querySelector('.pop') === null);
  expect(document.activeElement).toBe(key);
});

test('what somebody has opened stays open while the computers act', async () => {
  const page = await sitDown();
  setSpeed('fast');
  await start(7, []);
  const steps = (): number => kept().match.records.reduce((sum, { actions }) => sum + (actions?.length ?? 0), 0);
  fireEvent.click(button('Seats'));
  await until(() => page.querySelector('.pop'));
  const before = steps();
  await until(() => steps() > before + 1);
  expect(page.querySelector('.pop .seats')).toBeTruthy();
});

describe('a new game', () => {
  const change = (field: HTMLElement, value: string): boolean => fireEvent.change(field, { target: { value } });

  test('is settled as the rule set allows, and so it is played, kept and begun again', async () => {
    const page = await sitDown();
    setSpeed('once');
    await start(7, [], () => {
      change(screen.getByRole('combobox', { name: 'Undertrumping' }), 'forbidden');
      change(screen.getByRole('combobox', { name: 'Dealer' }), '1');
      fireEvent.input(screen.getByRole('textbox', { name: /pot/ }), { target: { value: '9' } });
    });
    const settled = { dealer: 1, pot: 9, options: { undertrump: 'forbidden' } };
    expect(kept().match.records[0]).toMatchObject(settled);
    await until(() => isOver(page));
    fireEvent.click(button('Play again'));
    expect(kept().match.records[0]).toMatchObject(settled);
  });

  test.each([
    [/pot/, 'x', /whole number of chips/],
    ['Seed', '4294967296', /from 0 to 4294967295/],
  ])('%s may not be %s', async (name, value, fault) => {
    await sitDown();
    const before = kept();
    fireEvent.click(button('New game'));
    const form = await screen.findByRole('form', {}, { timeout: LONG });
    const field = screen.getByRole('textbox', { name });
    fireEvent.input(field, { target: { value } });
    fireEvent.submit(form);
    expect(screen.getByRole('alert').textContent).toMatch(fault);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect(kept()).toEqual(before);
  });
});

describe('coming back', () => {
  test('computers act as fast as they were told to', async () => {
    await sitDown();
    setSpeed('fast');
    await sitDown();
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Speed' }).value).toBe('fast');
  });

  test('the game goes on where it stood', async () => {
    const page = await sitDown();
    setSpeed('once');
    await start(7, ['South']);
    await until(() => isMine(page));
    actFirst(page);
    await until(() => isMine(page) || isOver(page));
    const before = kept();
    await sitDown();
    expect(screen.getByText('The game goes on where it stood.')).toBeTruthy();
    expect(kept()).toEqual(before);
  });

  test('of a game that is over it is said that it is over, of a deal that the match goes on', async () => {
    const page = await sitDown();
    setSpeed('once');
    await start(7, ['South']);
    await playOut(page);
    await sitDown();
    expect(screen.getByText(/^The game that lay here last is over/)).toBeTruthy();
    const match = kept();
    localStorage.setItem(KEY, JSON.stringify({ ...match, match: { ...match.match, length: 5 } }));
    await sitDown();
    expect(screen.getByText(/the match goes on with the next one/)).toBeTruthy();
  });

  test.each([
    ['sit=7', /“sit=7” .* goes with a deal/],
    ['suits=swiss&letters=fr&colours=nine', /“suits=swiss”.*german.*“letters=fr”.*ru.*“colours=nine”.*four/],
  ])('an address with %s is answered, and the game is there', async (address, said) => {
    const page = await comeIn(`?${address}`);
    await until(() => page.querySelector('.room [role=alert]'));
    expect(screen.getByRole('alert').textContent).toMatch(said);
  });

  test('what cannot be read is said, with its cause', async () => {
    localStorage.setItem(KEY, '{"format":"stichbuch-play","version":99}');
    await sitDown();
    expect(screen.getByRole('alert').textContent).toContain('saved by another edition');
  });

  test.each([
    ['QuotaExceededError', 'no room left'],
    ['SecurityError', 'keeps nothing'],
  ])('a %s of the browser is said, and the game goes on', async (name, text) => {
    const page = await sitDown();
    const setItem = (): void => {
      throw new DOMException('no', name);
    };
    setSpeed('once');
    await start(7, ['South']);
    await until(() => isMine(page));
    vi.stubGlobal('localStorage', { getItem: () => null, setItem });
    actFirst(page);
    await until(() => isMine(page) || isOver(page));
    expect(screen.getByRole('alert').textContent).toContain(text);
  });
});

describe('files', () => {
  const choose = (page: HTMLElement, text: string): void => {
    const field = page.querySelector('input[type=file]') as HTMLInputElement;
    Object.defineProperty(field, 'files', { configurable: true, value: [new File([text], 'game.json')] });
    fireEvent.change(field);
  };

  test('a game is saved, and opened again', async () => {
    const page = await sitDown();
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      saved.push(file as Blob);
      return 'blob:saved';
    });
    // A download is no way to another page.
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    fireEvent.click(button('Save as a file'));
    const text = await (saved[0] as Blob).text();
    await start(99, []);
    choose(page, text);
    await screen.findByText('The game in the file is on the table.');
    expect(JSON.parse(text)).toEqual(kept());
  });

  test.each([
    ['no JSON', '{', 'not JSON'],
    ['something else', '{"a":1}', 'no game saved'],
    [
      'another game',
      '{"format":"stichbuch-play","version":1,"match":{"variant":"tippen"}}',
      'another table, Tippen, 19th century',
    ],
  ])('%s is refused, and the game stays', async (_name, text, wrong) => {
    const page = await sitDown();
    await start(7, ['South']);
    const before = kept();
    choose(page, text);
    await screen.findByText(new RegExp(wrong));
    expect(kept()).toEqual(before);
  });
});

describe('the address', () => {
  test('a deal in it is stepped through, as the page without a script shows one', async () => {
    const page = await comeIn('?deal=z&step=1');
    await new Promise((done) => setTimeout(done, 300));
    expect(page.querySelector('.room')).toBeNull();
    expect(page.querySelector('.steps input[type=range]')).toBeTruthy();
  });

  test('the deal that is over is stepped through, and the way back leads to the game', async () => {
    const page = await sitDown();
    setSpeed('once');
    await start(7, []);
    await until(() => isOver(page));
    const before = kept();
    fireEvent.click(screen.getByRole('link', { name: 'Step through this deal' }));
    await until(() => page.querySelector('.room') === null);
    expect(window.location.search).toMatch(/^\?deal=/);
    window.history.replaceState(null, '', '/en/play/zwikken-20c/');
    fireEvent.popState(window);
    await until(() => page.querySelector('.room'));
    expect(kept()).toEqual(before);
  });

  test('a deal that is stepped through is played on from there', async () => {
    const { record } = exampleOf('forced-undertrump');
    await comeIn(`?deal=${formatLink(record)}&step=2`);
    const way = (): URLSearchParams => new URL((document.getElementById('sit') as HTMLAnchorElement).href).searchParams;
    await until(() => way().get('step') === '2');
    const page = await comeIn(`?${way()}`);
    await until(() => page.querySelector('.room'));
    expect(window.location.search).toBe('');
    setSpeed('once');
    await until(() => isMine(page));
    actFirst(page);
    await until(() => isMine(page) || isOver(page));
    const { deck, actions } = kept().match.records[0] ?? {};
    expect(deck).toBe(record.deck);
    expect(actions?.slice(0, 2)).toEqual(record.actions?.slice(0, 2));
    const played = kept();
    await sitDown();
    expect(kept()).toEqual(played);
  });

  test.each(['deal=z&step=0&sit=0', 'step=0&sit=0'])('what cannot be played on is not: ?%s', async (search) => {
    const page = await comeIn(`?${search}`);
    await until(() => page.querySelector(search.startsWith('deal') ? '[role=alert]' : '.room'));
    expect(kept()).toBeNull();
  });
});
