// Every game at the table: whatever the engine allows can be done on the page, and each step of a deal is shown and told.
import { fireEvent, screen } from '@testing-library/preact';
import { describe, expect, test } from 'vitest';
import { isCard } from '../../src/engine/cards.ts';
import type { Action, Deal } from '../../src/engine/deal.ts';
import { gameIds, gameOf } from '../../src/engine/game.ts';
import { begin, play } from '../../src/engine/play.ts';
import { numbersOf } from '../../src/engine/random.ts';
import type { DealRecord } from '../../src/engine/record.ts';
import { parseRecord, seeded } from '../../src/engine/record.ts';
import { groupsOf, lineOf } from '../../src/islands/line.ts';
import { callName, cardName, plain, seatName } from '../../src/words/names.ts';
import { voiceFor } from '../words/voices.ts';
import { sitDownTo, stepShown } from './table.tsx';

await Promise.all(Object.values(import.meta.glob('../../src/engine/games/*.ts')).map((load) => load()));

const NOTHING = /undefined|null|NaN|\[object|[{}]/;

/** The first seed from that one on by which cards come to the players, and its deal. */
function dealtFrom(variant: string, players: number, from: number): { readonly record: DealRecord; readonly deal: Deal } {
  for (let seed = from; ; seed++) {
    const dealt = seeded({ variant, players, dealer: 0 }, seed);
    const script = dealt.ok ? parseRecord(dealt.value) : dealt;
    if (!dealt.ok || !script.ok) throw new Error(`${variant} cannot be dealt to ${players}`);
    const deal = begin(script.value.terms);
    if (deal.next) return { record: dealt.value, deal };
  }
}

/** A way through a deal that tries what there is: any action, but bids that leave room for more of them. */
function chosenOf({ next, calls }: Deal, numberBelow: (n: number) => number): Action {
  const legal = next?.legal ?? [];
  const [first = ''] = legal;
  if (/^bid:\d+$/.test(first)) return calls.length < 4 ? (legal[numberBelow(3)] ?? first) : 'pass';
  return legal[numberBelow(legal.length)] ?? first;
}

/** A deal played out so. */
function playedOut(variant: string, players: number, seed: number): DealRecord {
  const numberBelow = numbersOf(seed);
  const { record, deal: dealt } = dealtFrom(variant, players, seed);
  const actions: Action[] = [];
  for (let deal = dealt; deal.next; deal = play(deal, actions.at(-1) ?? '')) actions.push(chosenOf(deal, numberBelow));
  return { ...record, actions };
}

const choices = (): HTMLElement => document.querySelector('.choices') as HTMLElement;
const submit = (field: Element | null): boolean => fireEvent.submit(field?.closest('form') as HTMLFormElement);

/** Does on the page what the action says: by its key, or by the fields that it is put together in. */
function act(action: Action, called: string): void {
  const [word = '', what = ''] = action.split(':');
  const key = [...choices().querySelectorAll('.choice.yes > button:first-child')].find(
    (button) => (button.querySelector('.vh [lang]') ?? button.lastElementChild)?.textContent === called,
  );
  if (key) {
    fireEvent.click(key);
    return;
  }
  if (word === 'draw') {
    for (const card of what.split(',')) fireEvent.click(choices().querySelector(`[value="${card}"]`) as HTMLElement);
    submit(choices().querySelector('[type="checkbox"]'));
    return;
  }
  const places = choices().querySelectorAll('select');
  if (places.length > 0) {
    for (const [place, field] of places.entries()) fireEvent.change(field, { target: { value: what[place] } });
    submit(places[0] ?? null);
    return;
  }
  const field = choices().querySelector<HTMLInputElement>('[name="n"]');
  if (!field) throw new Error(`nothing on the page does ${action}`);
  field.value = what;
  submit(field);
}

const GAMES = gameIds().flatMap((id) => (gameOf(id)?.seats.value ?? []).map((players) => [id, players] as const));

describe.each(GAMES)('%s for %i', (id, players) => {
  test('whatever the engine allows can be done on the page, and is seen in the next hand', async () => {
    const numberBelow = numbersOf(5);
    const { record, deal: dealt } = dealtFrom(id, players, 5);
    await sitDownTo(record, { size: 'full' });
    const voice = voiceFor('en', gameOf(id) as NonNullable<ReturnType<typeof gameOf>>, players);
    let deal = dealt;
    for (let step = 1; deal.next; step++) {
      const action = chosenOf(deal, numberBelow);
      act(action, isCard(action) ? `play ${plain(cardName(voice, action))}` : callName(voice, action));
      expect(stepShown(), action).toBe(step);
      deal = play(deal, action);
      const turn = document.querySelector('.np[data-turn] .nm')?.textContent;
      expect(turn).toBe(deal.next ? plain(seatName(voice, deal.next.seat)) : undefined);
      expect(document.querySelector('.told')?.textContent).not.toBe('');
    }
    expect(document.querySelectorAll('.gain')).toHaveLength(players);
  });

  test('every step is shown without a gap in its words', async () => {
    const record = playedOut(id, players, 7);
    await sitDownTo(record, { size: 'full' });
    const last = record.actions?.length ?? 0;
    for (let step = 0; step <= last; step++) {
      fireEvent.input(screen.getByRole('slider'), { target: { value: String(step) } });
      expect(stepShown()).toBe(step);
      const labels = [...document.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label'));
      expect(`${document.body.textContent} ${labels.join(' ')}`).not.toMatch(NOTHING);
    }
  });

  test('the steps are parted into groups that have names and leave out none', () => {
    const line = lineOf(playedOut(id, players, 7));
    const groups = groupsOf(line);
    expect(
      groups
        .flatMap(({ from, to }) => [from, to])
        .filter((step, i, all) => i % 2 === 0 && i > 0 && step !== (all[i - 1] ?? 0) + 1),
    ).toEqual([]);
    expect([groups[0]?.from, groups.at(-1)?.to]).toEqual([1, line.actions.length]);
    const tricks = groups.filter(({ name }) => name === 'tricks').map(({ n }) => n);
    expect(tricks).toEqual(tricks.map((_, i) => i + 1));
  });
});
