import { readFileSync } from 'node:fs';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/preact';
import { beforeEach, expect, test, vi } from 'vitest';
import { formatLink } from '../../../src/engine/link.ts';
import { loadRuleSets } from '../../../src/islands/games.ts';
import { formatLesson } from '../../../src/islands/teach/lesson.ts';

/** A lesson of two questions on one deal, taken at a page that says it is in that language. */
async function sit(lang = 'en', answers = ''): Promise<HTMLElement> {
  document.documentElement.lang = lang;
  document.body.innerHTML = '<div data-variant="zwikken-20c"></div>';
  await loadRuleSets(['zwikken-20c']);
  const { record } = JSON.parse(readFileSync('content/deals/forced-undertrump.json', 'utf8'));
  const deal = formatLink(record);
  const code = formatLesson({
    title: 'Follow or trump?',
    questions: [
      { kind: 'cards', deal, step: 6, text: 'Look at the trick first.' },
      { kind: 'gain', deal, step: 15, text: '' },
    ],
  });
  window.history.replaceState(null, '', `/en/lesson/?lesson=${encodeURIComponent(code)}${answers}`);
  const { default: Sent } = await import('../../../src/islands/teach/SentPage.tsx');
  render(<Sent lang={lang} />);
  await screen.findByText('Look at the trick first.');
  return document.querySelector('.questions li') as HTMLElement;
}

beforeEach(() => {
  vi.stubGlobal('print', vi.fn());
});

test('a wrong answer gets the sentence and the statement, a right one its word', async () => {
  const first = await sit();
  const boxes = within(first).getAllByRole<HTMLInputElement>('checkbox');
  expect(within(first).getByRole<HTMLButtonElement>('button', { name: /Check/ }).disabled).toBe(true);
  for (const box of boxes) fireEvent.click(box);
  fireEvent.click(within(first).getByRole('button', { name: /Check/ }));
  const said = first.querySelector('.said') as HTMLElement;
  expect(said.textContent).toContain('Not so.');
  expect(within(said).getAllByRole('link', { name: /^20c\.\d+$/ }).length).toBeGreaterThan(0);
  expect(screen.getByText('0 of 2 right')).toBeTruthy();
});

test('a question given up gets its answer, and counts as neither right nor open', async () => {
  const first = await sit();
  const said = first.querySelector('.said') as HTMLElement;
  expect(said.textContent).toBe('');
  fireEvent.click(within(first).getByRole('button', { name: /^Give up/ }));
  expect(said.textContent).toMatch(/^The answer: .+20c\.\d+/);
  expect(document.activeElement).toBe(said);
  expect(within(first).queryAllByRole('button')).toEqual([]);
  expect(
    within(first)
      .getAllByRole<HTMLInputElement>('checkbox')
      .every(({ disabled }) => disabled),
  ).toBe(true);
  const result = screen.getByText('0 of 2 right').parentElement as HTMLElement;
  expect(result.textContent).toContain('1 question given up. 1 question is still open.');
  fireEvent.click(screen.getByRole('button', { name: 'Copy link to the result' }));
  await waitFor(() => expect(new URLSearchParams(location.search).get('answers')).toBe('x;-'));
  fireEvent.click(screen.getByRole('button', { name: 'Begin again' }));
  expect(new URLSearchParams(location.search).has('answers')).toBe(false);
  expect(screen.getAllByRole('button', { name: /^Give up/ })).toHaveLength(2);
});

test('the result goes into a link and comes out of it', async () => {
  const first = await sit();
  const [box] = within(first).getAllByRole('checkbox');
  fireEvent.click(box as HTMLElement);
  fireEvent.click(within(first).getByRole('button', { name: /Check/ }));
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Anna' } });
  fireEvent.click(screen.getByRole('button', { name: 'Copy link to the result' }));
  await waitFor(() => expect(new URLSearchParams(location.search).get('name')).toBe('Anna'));
  const answers = new URLSearchParams(location.search).get('answers') ?? '';
  document.body.replaceChildren();
  const again = await sit('en', `&answers=${encodeURIComponent(answers)}&name=Anna`);
  expect(again.dataset.outcome).toBe('wrong');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Anna');
});

test('answers to another lesson are told from those to this one', async () => {
  await sit('en', '&answers=1;2;3');
  expect(screen.getByRole('alert').textContent).toMatch(/do not belong to this lesson/);
});

test('the worksheet is printed with the link as a QR code', async () => {
  await sit();
  fireEvent.click(screen.getByRole('button', { name: 'Print worksheet and key' }));
  await waitFor(() => expect(window.print).toHaveBeenCalled());
  expect(screen.getByRole('img', { name: 'QR code of the link' })).toBeTruthy();
});

test('the code of a frame holds the lesson', async () => {
  await sit();
  fireEvent.click(screen.getByRole('button', { name: 'Embed' }));
  const code = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'To be copied' });
  const address = new URL(/src="([^"]+)"/.exec(code.value)?.[1]?.replaceAll('&amp;', '&') ?? '');
  expect(address.pathname).toBe('/en/embed/lesson/');
  expect(address.searchParams.get('lesson')).toBe(new URLSearchParams(location.search).get('lesson'));
  expect(document.activeElement).toBe(code);
});
