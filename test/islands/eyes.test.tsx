// A deal looked at with the eyes of one seat: nothing anywhere in the viewer names a card that this seat has not seen.
import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/engine/cards.ts';
import type { Deal, Seat } from '../../src/engine/deal.ts';
import { formatLink } from '../../src/engine/link.ts';
import { gamePlayed } from '../../src/engine/play.ts';
import { dealAt, lineOf } from '../../src/islands/line.ts';
import { cardName, plain } from '../../src/words/names.ts';
import { voiceFor } from '../words/voices.ts';
import { exampleOf, sitDown, stepShown } from './table.tsx';

await Promise.all(Object.values(import.meta.glob('../../src/engine/games/*.ts')).map((load) => load()));

/** In milliseconds; a busy machine takes its time. */
const LONG = 60_000;

/** The cards that others hold or have laid face down, as far as they have not lain open before. */
function secrets(deals: readonly Deal[], step: number, seat: Seat): readonly Card[] {
  const events = deals.slice(0, step + 1).flatMap((deal) => deal.events);
  const shown = events.flatMap((event): readonly Card[] => {
    if (event.type === 'turned' || event.type === 'looked') return [event.card];
    if (event.type === 'swapped') return [event.got, event.gave];
    if (event.type === 'showed' || (event.type === 'talon' && event.isShown)) return event.cards;
    return event.type === 'gave' && event.seat === seat ? [event.card] : [];
  });
  const dark = events.flatMap((event) => (event.type === 'played' && event.faceDown && event.seat !== seat ? event.card : []));
  const held = deals[step]?.hands.flatMap((hand, other) => (other === seat ? [] : hand)) ?? [];
  return [...held, ...dark].filter((card) => !shown.includes(card));
}

describe.each([
  'forced-undertrump',
  'tippen-draw',
  'aces-in-the-dark',
  'maryazh-gift',
  'tysyacha-source-example',
  'kozyol-lone-trump',
])('of %s', (id) => {
  const { record } = exampleOf(id);
  const line = lineOf(record);
  const start = dealAt(line, 0);
  const voice = voiceFor('en', gamePlayed(start), start.players);
  const namedIn = (text: string, cards: readonly Card[]): readonly Card[] =>
    cards.filter((card) => text.includes(plain(cardName(voice, card))) || text.includes(`data-card="${card}"`));

  test.each([0, 2])('seat %i sees no card too many, on the screen and in print', { timeout: LONG }, async (seat) => {
    await sitDown(id, { address: `?deal=${formatLink(record)}&step=0&seat=${seat}` });
    await waitFor(() => expect(stepShown()).toBe(0));
    await waitFor(() =>
      expect(document.querySelectorAll('.hand [data-card]').length).toBeLessThan(1 + start.hands.flat().length / 2),
    );
    let told = 0;
    for (const step of line.deals.keys()) {
      fireEvent.input(screen.getByRole('slider'), { target: { value: String(step) } });
      expect(stepShown()).toBe(step);
      const hidden = secrets(line.deals, step, seat);
      told += namedIn(document.body.innerHTML, dealAt(line, step).hands[seat] ?? []).length;
      expect(namedIn(document.body.innerHTML, hidden), `at step ${step}`).toEqual([]);
      fireEvent(window, new Event('beforeprint'));
      expect(namedIn(document.body.innerHTML, hidden), `in print at step ${step}`).toEqual([]);
      fireEvent(window, new Event('afterprint'));
    }
    // Its own cards are named.
    expect(told).toBeGreaterThan(0);
  });
});
