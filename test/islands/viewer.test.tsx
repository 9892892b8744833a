import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { exampleOf, said, sitDown, stepShown } from './table.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const hand = (seat: string): HTMLElement => screen.getByRole('group', { name: `${seat}: hand` });
const inHand = (seat: string, name: string): HTMLElement => within(hand(seat)).getByRole('button', { name });
const press = (key: string, where: Element = screen.getByRole('slider')): boolean => fireEvent.keyDown(where, { key });

describe('stepping', () => {
  test('the viewer opens at the step of the page', async () => {
    await sitDown('forced-undertrump');
    expect(stepShown()).toBe(6);
    expect(screen.getByText('North plays the queen of hearts.', { exact: false })).toBeTruthy();
  });

  test('small, it is the table alone', async () => {
    const page = await sitDown('forced-undertrump', { size: 'small' });
    expect(page.querySelectorAll('.side, .deals')).toHaveLength(0);
    fireEvent.click(button('Next step'));
    expect(stepShown()).toBe(7);
  });

  test('a record may open past its end, and then opens there', async () => {
    await sitDown('forced-undertrump', { step: 99 });
    expect(stepShown()).toBe(16);
  });

  test.each([
    ['First step', 0],
    ['Back one step', 5],
    ['Next step', 7],
    ['Last step', 16],
  ])('the key “%s” goes to step %i', async (name, step) => {
    await sitDown('forced-undertrump');
    fireEvent.click(button(name));
    expect(stepShown()).toBe(step);
  });

  test.each([
    ['ArrowLeft', 5],
    ['ArrowRight', 7],
    ['Home', 0],
    ['End', 16],
    ['ArrowDown', 9],
    ['PageDown', 9],
    ['ArrowUp', 5],
    ['PageUp', 5],
  ])('%s goes from step 6 to step %i', async (key, step) => {
    await sitDown('forced-undertrump');
    press(key);
    expect(stepShown()).toBe(step);
  });

  test('from trick to trick, to the end and back', async () => {
    await sitDown('forced-undertrump', { step: 0 });
    const visited = ['PageDown', 'PageDown', 'PageDown', 'PageDown', 'PageDown', 'PageUp', 'PageUp'].map((key) => {
      press(key);
      return stepShown();
    });
    expect(visited).toEqual([1, 5, 9, 13, 16, 13, 9]);
  });

  test('a key with Ctrl is the browser’s', async () => {
    await sitDown('forced-undertrump');
    fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowLeft', ctrlKey: true });
    expect(stepShown()).toBe(6);
  });

  test('the ruler goes to any step, and its names to the first step of a group', async () => {
    await sitDown('search', { step: 0 });
    fireEvent.input(screen.getByRole('slider'), { target: { value: '7' } });
    expect(stepShown()).toBe(7);
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('step 7 of 20, Second turn-up');
    fireEvent.click(button('Third turn-up'));
    expect(stepShown()).toBe(9);
    fireEvent.click(button('Trick 2'));
    expect(stepShown()).toBe(15);
  });

  test('a move leads to its step', async () => {
    await sitDown('forced-undertrump', { step: 0 });
    fireEvent.click(within(screen.getAllByRole('table')[0] as HTMLElement).getByRole('button', { name: /jack of hearts/ }));
    expect(stepShown()).toBe(7);
  });

  test('going on at the end says whose turn it is and moves nothing', async () => {
    await sitDown('forced-undertrump', { step: 16 });
    fireEvent.click(button('Next step'));
    expect(stepShown()).toBe(16);
    expect(said()).toBe('The record ends here. The deal is over.');
  });
});

describe('playing on by itself', () => {
  const at = async (milliseconds: number): Promise<number> => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return stepShown();
  };

  test('takes a step at once and one every 900 ms, to the end', async () => {
    await sitDown('forced-undertrump', { step: 13 });
    vi.useFakeTimers();
    fireEvent.click(button('Play on by itself'));
    expect([await at(0), await at(890), await at(20), await at(5000)]).toEqual([14, 14, 15, 16]);
    expect(button('Play on by itself')).toBeTruthy();
  });

  test('begins again from the start when it stands at the end', async () => {
    await sitDown('forced-undertrump', { step: 16 });
    vi.useFakeTimers();
    fireEvent.click(button('Play on by itself'));
    expect([await at(0), await at(900)]).toEqual([0, 1]);
  });

  test.each([
    ['its own key', (): unknown => fireEvent.click(button('Pause'))],
    ['the space bar on the ruler', (): unknown => press(' ')],
    ['any other key', (): unknown => press('Shift')],
    ['a touch', (): unknown => fireEvent.pointerDown(hand('South'))],
  ])('stops on %s', async (_name, stop) => {
    await sitDown('forced-undertrump', { step: 6 });
    vi.useFakeTimers();
    press(' ');
    expect(await at(900)).toBe(8);
    stop();
    expect(await at(5000)).toBe(8);
  });

  test('takes one step and no more where the reader wants no motion', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: /reduced-motion/.test(query), addEventListener: () => {} }));
    await sitDown('forced-undertrump', { step: 6 });
    vi.useFakeTimers();
    fireEvent.click(button('Play on by itself'));
    expect([await at(0), await at(5000)]).toEqual([7, 7]);
    fireEvent.click(button('Next step'));
    expect(await at(0)).toBe(8);
  });
});

describe('what is seen', () => {
  test('cards that have been played stay in the hand, and lie in the trick', async () => {
    await sitDown('forced-undertrump');
    expect(within(hand('North')).getByRole('img', { name: 'queen of hearts, played' })).toBeTruthy();
    const trick = screen.getByRole('list', { name: 'Trick on the table' });
    expect(
      within(trick)
        .getAllByRole('img')
        .map((card) => card.getAttribute('aria-label')),
    ).toEqual(['West: ace of clubs', 'North: queen of hearts']);
  });

  test('the card that takes the trick is marked', async () => {
    await sitDown('forced-undertrump', { step: 8 });
    const trick = screen.getByRole('list', { name: 'Trick on the table' });
    expect(within(trick).getByRole('img', { name: 'North: queen of hearts, takes the trick' })).toBeTruthy();
    expect(document.querySelectorAll('[data-best]').length).toBe(1);
  });

  test('the ten of trumps lies where the card it was given for lay, and that card is in the hand', async () => {
    await sitDown('trump-ten', { step: 4 });
    expect(screen.getByRole('img', { name: 'turned up: ten of hearts' })).toBeTruthy();
    expect(within(hand('East')).getByRole('img', { name: 'ace of hearts' })).toBeTruthy();
  });

  test('turn-ups that nobody liked lie behind the last', async () => {
    await sitDown('search', { step: 8 });
    expect(screen.getAllByRole('img', { name: /^turned up/ }).map((card) => card.getAttribute('aria-label'))).toEqual([
      'turned up before: jack of hearts',
      'turned up before: ace of diamonds',
      'turned up: queen of clubs',
    ]);
    expect(screen.getByRole('img', { name: '9 chips in the pot' })).toBeTruthy();
  });

  test('the plate of a player says what he is, has called and has taken', async () => {
    await sitDown('big-trick', { step: 6 });
    const plates = [...document.querySelectorAll('.np')].map((plate) => plate.textContent);
    expect(plates).toEqual(['Southdealer pass', 'Westeldest, declarer I bid', 'East pass']);
    expect(screen.getByRole('img', { name: '1 trick' }).closest('.np')?.textContent).toContain('West');
  });

  test('the score sheet keeps what each has paid, taken and gained', async () => {
    await sitDown('part-bid', { step: 13 });
    const rows = within(screen.getByRole('table', { name: 'Score sheet' })).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Seat', 'paid in', 'tricks', 'points', 'gain'],
      ['South', '1', expect.any(String), expect.any(String), '+8'],
      ['West', '1', expect.any(String), expect.any(String), '−1'],
      ['East', '1', expect.any(String), expect.any(String), '−1'],
    ]);
    const tricks = rows.slice(1).map((row) => Number(row.children[2]?.textContent));
    expect(tricks.reduce((sum, n) => sum + n)).toBe(3);
  });

  test('on paper the deal stands at its end, and afterwards where it stood', async () => {
    await sitDown('forced-undertrump');
    window.dispatchEvent(new Event('beforeprint'));
    await waitFor(() => expect(stepShown()).toBe(16));
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(stepShown()).toBe(6));
  });
});

describe('why', () => {
  test('a card that may not be played says why, with its statement, and gives the focus back', async () => {
    await sitDown('forced-undertrump', { address: 'elsewhere/' });
    const refused = inHand('East', 'not legal: queen of spades, why?');
    refused.focus();
    fireEvent.click(refused);
    const dialog = await screen.findByRole('dialog', { name: 'Why not queen of spades?' });
    expect(dialog.contains(document.activeElement)).toBe(true);
    expect(dialog.textContent).toContain('East has no clubs and no trump higher than the queen of hearts');
    expect(within(dialog).getByRole('link', { name: '20c.24' }).getAttribute('href')).toBe('/en/sources/zwikken/#20c.24');
    expect(within(dialog).getByRole('link', { name: 'our ruling' }).getAttribute('href')).toBe('/en/rulings/#R-20c-undertrump');
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(refused);
    expect(stepShown()).toBe(6);
  });

  test('a card that may be played says why too', async () => {
    await sitDown('forced-undertrump');
    fireEvent.click(button('why jack of hearts?'));
    expect((await screen.findByRole('dialog')).textContent).toContain('the jack of hearts is one');
    fireEvent.click(button('Close'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the key that asks about a call quotes it', async () => {
    await sitDown('forced-undertrump', { step: 0 });
    fireEvent.click(button('why “I bid”?'));
    expect(await screen.findByRole('dialog', { name: 'Why “I bid”?' })).toBeTruthy();
  });

  test('so does a call that may not be made', async () => {
    await sitDown('forced-undertrump', { step: 0 });
    fireEvent.click(button('not now: “I bid higher”, why?'));
    const dialog = await screen.findByRole('dialog', { name: 'Why not “I bid higher”?' });
    expect(dialog.textContent).toContain('there is nothing to go higher than');
    expect(within(dialog).getByRole('link', { name: '20c.12' })).toBeTruthy();
  });

  test('the answer goes when the deal goes on', async () => {
    await sitDown('forced-undertrump');
    fireEvent.click(button('why jack of hearts?'));
    await screen.findByRole('dialog');
    fireEvent.click(button('Next step'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the hand', () => {
  test('is one stop of the tab key, at a card that may be played', async () => {
    await sitDown('forced-undertrump');
    const stops = [...document.querySelectorAll('.hand button')].filter((card) => card.getAttribute('tabindex') === '0');
    expect(stops.map((card) => card.querySelector('.vh')?.textContent)).toEqual(['play jack of hearts']);
  });

  test('is walked with the arrow keys, round and round, and the deal does not move', async () => {
    await sitDown('forced-undertrump');
    inHand('East', 'play jack of hearts').focus();
    const walked = ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End', 'ArrowUp', 'ArrowDown'].map((key) => {
      press(key, document.activeElement as Element);
      return document.activeElement?.querySelector('.vh')?.textContent?.replace(/not legal: |, why\?|play /g, '');
    });
    expect(walked).toEqual([
      'jack of diamonds',
      'queen of spades',
      'jack of diamonds',
      'queen of spades',
      'jack of diamonds',
      'jack of hearts',
      'jack of diamonds',
    ]);
    expect(stepShown()).toBe(6);
  });

  test('playing from it brings the focus to the next hand', async () => {
    await sitDown('forced-undertrump');
    const card = inHand('East', 'play jack of hearts');
    card.focus();
    fireEvent.click(card);
    await waitFor(() => expect(document.activeElement?.closest('.hand')?.getAttribute('aria-label')).toBe('South: hand'));
  });

  test('calling brings it to the next call', async () => {
    await sitDown('forced-undertrump', { step: 1 });
    button('pass').focus();
    fireEvent.click(button('pass'));
    await waitFor(() => expect(stepShown()).toBe(2));
    expect(document.activeElement?.closest('.choices')).toBeTruthy();
  });
});

describe('the moves', () => {
  const stops = (): Element[] => [...document.querySelectorAll('.mv')].filter((move) => move.getAttribute('tabindex') === '0');

  test.each([
    ['at the first of them before anybody has acted', 0, 'West I bid'],
    ['at the one shown', 3, 'East pass'],
  ])('are one stop of the tab key, %s', async (_name, step, move) => {
    await sitDown('forced-undertrump', { step });
    expect(stops().map((stop) => stop.textContent)).toEqual([move]);
  });

  test('have a row for each trick that there will be, in the middle of one as well', async () => {
    await sitDown('one-of-three');
    const rowsNow = (): number => document.querySelectorAll('.moves tbody tr').length;
    expect(rowsNow()).toBe(3);
    fireEvent.click(inHand('South', 'play ace of hearts'));
    expect(await screen.findByText('Your own line from step 4')).toBeTruthy();
    expect(rowsNow()).toBe(3);
  });

  test('are walked with the arrow keys, and the deal goes along', async () => {
    await sitDown('forced-undertrump', { step: 4 });
    stops().forEach((stop) => {
      (stop as HTMLElement).focus();
    });
    for (const [key, step] of [
      ['ArrowRight', 5],
      ['ArrowRight', 6],
      ['ArrowLeft', 5],
      ['Home', 0],
      ['End', 16],
    ] as const) {
      press(key, document.activeElement as Element);
      await waitFor(() => expect(stepShown()).toBe(step));
      expect([document.activeElement]).toEqual(stops());
    }
  });
});

describe('one’s own line', () => {
  test('what the record does next is a step along it', async () => {
    await sitDown('big-trick');
    fireEvent.click(inHand('West', 'play ace of clubs'));
    expect(stepShown()).toBe(4);
    expect(screen.queryByText(/Your own line/)).toBeNull();
  });

  test('anything else leaves it, and there is a way back', async () => {
    await sitDown('one-of-three');
    const recorded = exampleOf('one-of-three').record.actions?.length;
    fireEvent.click(inHand('South', 'play ace of hearts'));
    expect(await screen.findByText('Your own line from step 4')).toBeTruthy();
    expect(screen.getByText('4', { selector: '.count b' }).parentElement?.textContent).toBe('4 of 4');
    fireEvent.click(button('Back to the deal as recorded'));
    expect(stepShown()).toBe(3);
    expect(screen.getByRole('slider').getAttribute('max')).toBe(String(recorded));
    expect(screen.queryByText(/Your own line/)).toBeNull();
  });
});

describe('what is said', () => {
  test.each([
    ['a call', 'forced-undertrump', 0, 'West says “I bid”, for the whole pot. North to speak.'],
    ['the end of the auction', 'forced-undertrump', 3, 'South passes. West is declarer. West to lead.'],
    ['a lead', 'forced-undertrump', 4, 'West leads the ace of clubs. North to play.'],
    [
      'another card turned up',
      'search',
      3,
      'South turns another card. Everyone pays 1 chip into the pot. The ace of diamonds is turned up: diamonds are trumps. West to speak.',
    ],
    ['an exchange', 'trump-ten', 3, 'East exchanges the ten of hearts for the ace of hearts. West to lead.'],
    [
      'a trick',
      'big-trick',
      5,
      'South plays the king of clubs. West takes the trick with the ace of clubs: 9 points. West to lead.',
    ],
    [
      'two zwiks',
      'zwik',
      4,
      'South exchanges the ten of hearts for the jack of hearts. East shows king of clubs, king of spades, and king of diamonds. South shows jack of clubs, jack of spades, and jack of hearts. East takes 9 chips from the pot. A zwik has decided it: no card is led. (20c.20, 20c.6, 20c.21, 20c.22, our ruling) The deal is over.',
    ],
  ])('of %s', async (_name, id, step, sentence) => {
    await sitDown(id, { step });
    expect(said()).toBe('');
    fireEvent.click(button('Next step'));
    expect(said()).toBe(sentence);
  });

  test('of the result, with the reason and the statements', async () => {
    await sitDown('big-trick', { step: 11 });
    fireEvent.click(button('Next step'));
    expect(said()).toMatch(
      /West wins: the one trick outweighs the other two together\. West takes 3 chips from the pot\. \(.*20c\.27, 20c\.28\) The deal is over\.$/,
    );
  });

  test('of a loss', async () => {
    await sitDown('trump-ten', { step: 12 });
    fireEvent.click(button('Next step'));
    expect(said()).toContain('West has reached no aim and loses. West pays 3 chips into the pot.');
  });

  test('of the deal itself', async () => {
    await sitDown('forced-undertrump');
    fireEvent.click(button('First step'));
    expect(said()).toBe(
      'Everyone pays 1 chip into the pot. South deals 3 cards to each. The king of hearts is turned up: hearts are trumps. West to speak.',
    );
  });
});

test('whoever has been given a card is told to give one back, not that he might keep it', async () => {
  await sitDown('kozyol-lone-trump', { step: 0 });
  expect(document.querySelector('.told i')?.textContent).toMatch(/to give a card or keep it$/);
  fireEvent.click(screen.getByRole('button', { name: 'Next step' }));
  expect(document.querySelector('.told i')?.textContent).toMatch(/to give a card back$/);
});
