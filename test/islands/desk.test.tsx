import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import '../../src/engine/games/zwikken-20c.ts';
import { formatCards, packOf, ranksOf } from '../../src/engine/cards.ts';
import { formatLink, parseLink } from '../../src/engine/link.ts';
import { shuffled } from '../../src/engine/random.ts';
import type { DealRecord } from '../../src/engine/record.ts';
import { parseText } from '../../src/engine/text.ts';
import { clipboard, exampleOf, sitDown, stepShown } from './table.tsx';

afterEach(() => vi.unstubAllGlobals());

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const turn = (): string | null | undefined => document.querySelector('.told i')?.textContent;
const typeSeed = (seed: string): void => {
  fireEvent.input(screen.getByLabelText('Seed'), { target: { value: seed } });
  fireEvent.click(button('Deal it'));
};

describe('fresh deals', () => {
  test('a seed deals its cards to as many players as are asked for, and nobody has acted', async () => {
    await sitDown('search');
    fireEvent.click(button('Type a seed'));
    fireEvent.click(await screen.findByLabelText('5'));
    expect(document.activeElement).toBe(screen.getByLabelText('Seed'));
    typeSeed('417');
    expect(await screen.findByText('Seed 417')).toBeTruthy();
    expect(stepShown()).toBe(0);
    expect(turn()).toBe('West to speak');
    const cards = [...document.querySelectorAll<HTMLElement>('.hand .pc')].map(({ dataset }) => dataset.card ?? '');
    const dealt = shuffled(packOf(ranksOf('AKQJT')), 417).slice(0, 15);
    expect(cards.sort()).toEqual([...dealt].sort());
    expect(document.activeElement).toBe(button('Type a seed'));
  });

  test.each(['', 'four', '-1', '1.5', '4294967296', '99999999999'])('“%s” is no seed, and a sentence says so', async (seed) => {
    await sitDown('search');
    fireEvent.click(button('Type a seed'));
    await screen.findByLabelText('Seed');
    typeSeed(seed);
    expect((await screen.findByRole('alert')).textContent).toMatch(/whole number from 0 to 4294967295/);
    expect(screen.getByLabelText('Seed').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('slider').getAttribute('max')).toBe('20');
  });

  test('Escape puts the form away', async () => {
    await sitDown('search');
    button('Type a seed').focus();
    fireEvent.click(button('Type a seed'));
    fireEvent.keyDown(await screen.findByLabelText('Seed'), { key: 'Escape' });
    expect(screen.queryByLabelText('Seed')).toBeNull();
    expect(document.activeElement).toBe(button('Type a seed'));
  });

  test('another deal shows its seed, keeps the options, can be played by all seats, and the example comes back', async () => {
    await sitDown('forced-undertrump');
    document.dispatchEvent(new CustomEvent('stichbuch:reading', { detail: { option: 'maxTurns', value: '4' } }));
    await screen.findByText(/Played as the reading chosen/);
    fireEvent.click(button('Deal another'));
    const seed = Number((await screen.findByText(/^Seed \d+$/)).textContent?.slice(5));
    expect(seed).toBeLessThanOrEqual(0xffff_ffff);
    for (const call of ['pass', 'pass', 'pass', 'pass', 'I turn another', 'I bid']) fireEvent.click(button(call));
    expect(stepShown()).toBe(6);
    expect(screen.queryByText(/Your own line/)).toBeNull();
    const { text } = clipboard(true);
    fireEvent.click(button('Copy record'));
    await screen.findByText('The record is copied.');
    expect(text()).toContain('[Options "maxTurns=4"]');
    expect(text()).toContain(`[Deck "${formatCards(shuffled(packOf(ranksOf('AKQJT')), seed))}"]`);
    fireEvent.click(button('Back to the example'));
    expect(stepShown()).toBe(6);
    expect(screen.getByRole('slider').getAttribute('max')).toBe('16');
    expect(screen.queryByText(/^Seed/)).toBeNull();
  });
});

describe('a notice', () => {
  test('on a reading goes when another deal comes', async () => {
    await sitDown('forced-undertrump');
    document.dispatchEvent(new CustomEvent('stichbuch:reading', { detail: { option: 'maxTurns', value: '4' } }));
    await screen.findByText(/Played as the reading chosen/);
    fireEvent.click(button('Deal another'));
    await screen.findByText(/^Seed \d+$/);
    expect(document.querySelector('.notice')).toBeNull();
  });

  test('on a link goes when another deal comes', async () => {
    await sitDown('zwik', { address: '?deal=hello' });
    await screen.findByRole('alert');
    fireEvent.click(button('Deal another'));
    await screen.findByText(/^Seed \d+$/);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('taking a deal along', () => {
  test('a link carries the deal and the step, and stands in the address of the page', async () => {
    await sitDown('part-bid');
    const { text } = clipboard(true);
    fireEvent.click(button('Next step'));
    fireEvent.click(button('Copy link to this step'));
    await screen.findByText('The link to step 3 is copied.');
    const link = new URL(text() ?? '');
    expect(link.hash).toBe('#deal-part-bid');
    expect(link.searchParams.get('step')).toBe('3');
    expect(parseLink(link.searchParams.get('deal') ?? '')).toMatchObject({
      ok: true,
      record: { ...exampleOf('part-bid').record },
    });
    expect(window.location.href).toBe(link.href);
  });

  test('the record is copied as people write it', async () => {
    await sitDown('part-bid');
    const { text } = clipboard(true);
    fireEvent.click(button('Copy record'));
    await screen.findByText('The record is copied.');
    const read = parseText(text() ?? '');
    expect(read.ok && read.records[0]?.record).toMatchObject(exampleOf('part-bid').record);
  });

  test('what the browser will not copy stands selected', async () => {
    await sitDown('part-bid');
    clipboard(false);
    fireEvent.click(button('Copy link to this step'));
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'To be copied' });
    expect(field.value).toBe(window.location.href);
    expect(document.activeElement).toBe(field);
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(field.value);
    expect(screen.getByText(/The browser would not copy it/)).toBeTruthy();
  });
});

const linkTo = (record: DealRecord): string => `?deal=${formatLink(record)}`;
const broken = (fault: Partial<DealRecord>): string => linkTo({ ...exampleOf('forced-undertrump').record, ...fault });

describe('links', () => {
  test('a link that names the viewer shows its deal at its step', async () => {
    await sitDown('zwik', { address: `${linkTo(exampleOf('part-bid').record)}&step=7#deal-zwik` });
    await waitFor(() => expect(stepShown()).toBe(7));
    expect(screen.getByRole('slider').getAttribute('max')).toBe('13');
    fireEvent.click(button('Back to the example'));
    expect(screen.getByRole('slider').getAttribute('max')).toBe('5');
  });

  test('so does one that names no viewer', async () => {
    await sitDown('zwik', { address: `${linkTo(exampleOf('part-bid').record)}&step=7#20c.24` });
    await waitFor(() => expect(stepShown()).toBe(7));
  });

  test('one that comes to name the viewer while the page stands is followed', async () => {
    await sitDown('zwik', { address: `${linkTo(exampleOf('part-bid').record)}&step=7#deal-search` });
    fireEvent.click(button('Deal another'));
    await screen.findByText(/^Seed \d+$/);
    const goTo = (hash: string): void => {
      window.history.replaceState(null, '', `${window.location.pathname}${window.location.search}${hash}`);
      window.dispatchEvent(new Event('hashchange'));
    };
    goTo('#20c.24');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.getByText(/^Seed \d+$/)).toBeTruthy();
    goTo('#deal-zwik');
    await waitFor(() => expect(stepShown()).toBe(7));
    expect(screen.getByRole('slider').getAttribute('max')).toBe('13');
    expect(screen.queryByText(/^Seed/)).toBeNull();
  });

  test('one that names another leaves this one alone', async () => {
    const address = `${linkTo(exampleOf('part-bid').record)}&step=7#deal-search`;
    const other = Object.assign(document.createElement('div'), { className: 'other' });
    other.dataset.deal = 'search';
    document.documentElement.append(other);
    await sitDown('zwik', { address });
    await new Promise((resolve) => setTimeout(resolve, 50));
    other.remove();
    expect(stepShown()).toBe(4);
    expect(screen.getByRole('slider').getAttribute('max')).toBe('5');
  });

  test.each([
    ['cut short', linkTo(exampleOf('zwik').record).slice(0, -4), /a sign was lost or changed/, []],
    ['of no kind at all', '?deal=hello', /a sign was lost or changed/, []],
    [
      'of another game',
      linkTo({ ...exampleOf('zwik').record, variant: 'zwikken-20c' }).replace('zwikken-20c', 'whist-1800'),
      /a sign was lost/,
      [],
    ],
    [
      'against the rules',
      broken({ actions: ['bid', 'pass', 'pass', 'pass', 'Ac', 'Qh', 'Qs'] }),
      /^Step 7 of this link goes against the rules\. East has no clubs/,
      ['20c.24', 'our ruling'],
    ],
    [
      'with more moves than the deal has',
      broken({ actions: [...(exampleOf('forced-undertrump').record.actions ?? []), 'Kh'] }),
      /^Step 17 of this link goes against the rules\. The deal is over/,
      ['20c.28'],
    ],
    ['with a score where the game keeps none', broken({ carry: { double: true } }), /no such deal can be dealt/, []],
  ])('one that is %s is named as such, and the example stays', async (_name, address, sentence, cites) => {
    await sitDown('forced-undertrump', { address });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(sentence);
    expect(alert.textContent).toContain('the example stands here');
    expect(
      within(alert)
        .queryAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(cites);
    expect(stepShown()).toBe(6);
    expect(screen.getByRole('slider').getAttribute('max')).toBe('16');
  });

  test.each([
    ['99', 5],
    ['two', 0],
  ])('a step “%s” that the deal has not is named, and the deal shown', async (step, shown) => {
    await sitDown('part-bid', { address: `${linkTo(exampleOf('zwik').record)}&step=${step}` });
    expect((await screen.findByRole('alert')).textContent).toContain(
      `The link asks for step “${step}”, but this deal has steps 0 to 5. It stands here at step ${shown}.`,
    );
    expect(stepShown()).toBe(shown);
  });
});

describe('readings', () => {
  const switchTo = (option: string, value: string): boolean =>
    document.dispatchEvent(new CustomEvent('stichbuch:reading', { detail: { option, value } }));

  test('under another reading the deal goes on as far as it is legal, says where it leaves, and comes back whole', async () => {
    await sitDown('forced-undertrump', { step: 9 });
    switchTo('undertrump', 'forbidden');
    const notice = await screen.findByText(/the deal leaves its record at step 7/);
    expect(notice.textContent).toContain('a lower one is not thrown in while another card is left');
    expect(within(notice).getByRole('link').getAttribute('href')).toContain('#R-20c-undertrump');
    expect(stepShown()).toBe(6);
    expect(
      within(screen.getByRole('group', { name: 'East: hand' })).getByRole('button', { name: 'play queen of spades' }),
    ).toBeTruthy();
    switchTo('undertrump', 'forced');
    expect(await screen.findByText(/Played as the reading chosen/)).toBeTruthy();
    expect(screen.getByRole('slider').getAttribute('max')).toBe('16');
  });

  test('a reading of the result changes the result', async () => {
    await sitDown('single-trick', { step: 12 });
    const gain = (): string | null | undefined => document.querySelector('.np[data-side="w"] .gain')?.textContent;
    expect(gain()).toBe('−4');
    switchTo('singleTrick', 'plurality');
    await waitFor(() => expect(gain()).toBe('+2'));
  });

  test('one’s own line is kept as far as it goes', async () => {
    await sitDown('one-of-three');
    fireEvent.click(
      within(screen.getByRole('group', { name: 'South: hand' })).getByRole('button', { name: 'play ace of hearts' }),
    );
    await screen.findByText(/Your own line/);
    switchTo('maxTurns', '4');
    await screen.findByText(/Played as the reading chosen/);
    expect(stepShown()).toBe(4);
    expect(screen.getByText(/Your own line/)).toBeTruthy();
  });

  test('a reading of another game is no matter', async () => {
    await sitDown('forced-undertrump');
    switchTo('jokers', 'two');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(stepShown()).toBe(6);
    expect(document.querySelector('.notice')).toBeNull();
  });

  test('a reading that was switched before is found on the page', async () => {
    const page = document.createElement('form');
    page.innerHTML =
      '<input type="radio" name="r" data-option="undertrump" value="forced" checked><input type="radio" name="r" data-option="undertrump" value="forbidden">';
    document.documentElement.append(page);
    page.querySelectorAll('input').forEach((field, i) => {
      field.checked = i === 1;
    });
    await sitDown('forced-undertrump', { step: 9 });
    expect(await screen.findByText(/leaves its record at step 7/)).toBeTruthy();
    page.remove();
  });

  test('a deal that came in a link is the one played under it', async () => {
    const page = document.createElement('form');
    page.innerHTML = '<input type="radio" data-option="maxTurns" value="4">';
    document.documentElement.append(page);
    for (const field of page.querySelectorAll('input')) field.checked = true;
    await sitDown('zwik', { address: `${linkTo(exampleOf('part-bid').record)}&step=7` });
    await screen.findByText(/Played as the reading chosen/);
    expect(stepShown()).toBe(7);
    expect(screen.getByRole('slider').getAttribute('max')).toBe('13');
    page.remove();
  });
});

describe('the look of the cards', () => {
  afterEach(() => {
    localStorage.clear();
    for (const key of ['suits', 'letters', 'colours']) delete document.documentElement.dataset[key];
  });

  test('is chosen for every table and kept; what is usual is kept as no choice', async () => {
    await sitDown('forced-undertrump');
    fireEvent.click(button('Cards'));
    fireEvent.click(await screen.findByLabelText(/^German/));
    fireEvent.click(screen.getByLabelText('Т К Д В'));
    fireEvent.click(screen.getByLabelText('four'));
    expect(document.documentElement.dataset).toMatchObject({ suits: 'german', letters: 'ru', colours: 'four' });
    expect(['suits', 'letters', 'colours'].map((key) => localStorage.getItem(key))).toEqual(['german', 'ru', 'four']);
    fireEvent.click(screen.getByLabelText(/^French/));
    expect(document.documentElement.dataset.suits).toBeUndefined();
    expect(localStorage.getItem('suits')).toBeNull();
  });

  test('a browser that keeps nothing says so, and shows the choice all the same', async () => {
    await sitDown('forced-undertrump');
    fireEvent.click(button('Cards'));
    await screen.findByLabelText(/^German/);
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new DOMException('no room', 'QuotaExceededError');
      },
      clear: () => {},
    });
    fireEvent.click(screen.getByLabelText(/^German/));
    expect(document.documentElement.dataset.suits).toBe('german');
    expect(await screen.findByText(/keeps nothing for the page/)).toBeTruthy();
  });
});

describe('as one seat sees it', () => {
  const isOpen = (): boolean[] =>
    [...document.querySelectorAll('.hand')].map((hand) => hand.querySelector('[data-card]') !== null);

  test('the cards of the others lie face down, what they may do is not shown, and the link says whose eyes', async () => {
    await sitDown('forced-undertrump');
    const players = isOpen().length;
    expect(isOpen()).toEqual(Array(players).fill(true));
    fireEvent.click(button('Cards'));
    const field = await screen.findByLabelText('Hands');
    fireEvent.change(field, { target: { value: '0' } });
    expect(isOpen()).toEqual([true, ...Array(players - 1).fill(false)]);
    expect(document.querySelectorAll('.choices button')).toHaveLength(0);
    const { text } = clipboard(true);
    fireEvent.click(button('Copy link to this step'));
    await screen.findByText(/The link to step/);
    expect(new URL(text() ?? '').searchParams.get('seat')).toBe('0');
  });

  test('a link that names a seat opens so, and one that names nobody at the table leaves all hands open', async () => {
    const { record } = exampleOf('forced-undertrump');
    await sitDown('forced-undertrump', { address: `?deal=${formatLink(record)}&step=6&seat=1` });
    await waitFor(() => expect(isOpen().filter((open) => open)).toHaveLength(1));
    expect(isOpen()[1]).toBe(true);
    document.body.replaceChildren();
    await sitDown('forced-undertrump', { address: `?deal=${formatLink(record)}&step=7&seat=9` });
    await waitFor(() => expect(stepShown()).toBe(7));
    expect(isOpen().every((open) => open)).toBe(true);
    expect(screen.getByRole('alert').textContent).toContain('seat “9”, but this deal has seats 0 to 3. All hands lie open.');
  });

  test.each([
    ['a seat to play from that the deal has not', 'full', '&step=0&sit=7', /^The link asks for seat “7” to play from/],
    ['looks that there are not', 'inline', '&suits=swiss&letters=fr', /^“suits=swiss”.*german\. .*“letters=fr”.*nl\. /],
    ['a review that is neither on nor off', 'full', '&review=much', /“review=much”/],
  ] as const)('%s is named, and the deal shown', async (_name, size, more, sentence) => {
    const { record } = exampleOf('forced-undertrump');
    await sitDown('forced-undertrump', { size, address: `?deal=${formatLink(record)}${more}` });
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
    expect(stepShown()).toBe(0);
  });

  test.each([
    ['a step past its end', '?step=77', /step “77”, but this deal has steps 0 to \d+/],
    ['a step in letters', '?step=x', /step “x”, but this deal has/],
    ['a seat', '?seat=1', /“seat=1” .* goes with a deal/],
    ['a look that there is not', '?theme=pink&suits=foo', /“theme=pink”.*light, dark.*“suits=foo”/],
  ])('in a frame without a deal %s is named', async (_name, address, sentence) => {
    await sitDown('forced-undertrump', { size: 'small', address });
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
  });
});
