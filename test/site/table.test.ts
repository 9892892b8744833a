// Where things lie on the table: at every size, with any number of players, nothing lies on anything else.
import { describe, expect } from 'vitest';
import type { Action } from '../../src/engine/deal.ts';
import { gameOf } from '../../src/engine/game.ts';
import { formatLink } from '../../src/engine/link.ts';
import { play } from '../../src/engine/play.ts';
import { numbersOf } from '../../src/engine/random.ts';
import { seeded } from '../../src/engine/record.ts';
import { dealAt, lineOf } from '../../src/islands/line.ts';
import { test } from './browser.ts';

/** In milliseconds; a busy machine takes its time. */
const LONG = 240_000;

/** A game for each kind of table, and a seed that has much lie there: several turned cards, cards put away, a long hand. */
const TABLES = [
  ['zwicken', 2, 2],
  ['zwikken-20c', 3, 4],
  ['zwicken', 3, 12],
  ['zwikken-20c', 4, 9],
  ['zwikken-19c', 4, 3],
  ['zwikken-20c', 5, 11],
  ['zwicken', 5, 5],
  ['zwikken-19c', 6, 7],
  ['zwicken', 6, 2],
  ['tysyacha-odno', 3, 2],
  ['tysyacha-odno', 4, 5],
  ['bolshoy-maryazh', 4, 3],
  ['kozyol-three', 4, 1],
] as const;

/** A deal played to its end by chance, as few passing as may be. */
async function playedOut(variant: string, players: number, seed: number) {
  await import(`../../src/engine/games/${variant}.ts`);
  if (!gameOf(variant)) throw new RangeError(`there is no rule set ${variant}`);
  const dealt = seeded({ variant, options: {}, players, dealer: seed % players }, seed);
  if (!dealt.ok) throw new RangeError(dealt.fault.code);
  const numberBelow = numbersOf(seed);
  const actions: Action[] = [];
  for (let deal = dealAt(lineOf(dealt.value), 0); deal.next; deal = play(deal, actions.at(-1) as Action)) {
    const bold = deal.next.legal.filter((action) => !/^(?:pass|out|fold)$/.test(action));
    const legal = bold.length > 0 ? bold : deal.next.legal;
    actions.push(legal[numberBelow(legal.length)] as Action);
  }
  return { ...dealt.value, actions };
}

/** What overlaps on the table that is shown, or sticks out of it. A turned card is measured as if it lay straight. */
function overlaps(): readonly string[] {
  interface Box {
    readonly name: string;
    /** What may lie on one another: the cards of a hand, the lines of a plate. */
    readonly group: string;
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }
  const table = document.querySelector('.table');
  if (!table) throw new RangeError('there is no table');
  const boxes: Box[] = [];
  const put = (name: string, group: string, { left, right, top, bottom }: Omit<Box, 'name' | 'group'>): void => {
    if (right - left > 1 && bottom - top > 1) boxes.push({ name, group, left, right, top, bottom });
  };
  const all = (selector: string, within: Element = table): HTMLElement[] => [...within.querySelectorAll<HTMLElement>(selector)];
  const straight = (card: HTMLElement) => {
    const { left, right, top, bottom } = card.getBoundingClientRect();
    const zoom = card.currentCSSZoom;
    const [x, y, dx, dy] = [
      (left + right) / 2,
      (top + bottom) / 2,
      (card.offsetWidth * zoom) / 2,
      (card.offsetHeight * zoom) / 2,
    ];
    return { left: x - dx, right: x + dx, top: y - dy, bottom: y + dy };
  };
  const written = (text: Element): DOMRect[] => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  };
  for (const card of all('.trick:not(.left) .pc'))
    put(`played ${card.dataset.side}`, `played ${card.dataset.side}`, straight(card));
  for (const hand of all('.hand'))
    for (const card of all('.card', hand)) put(`hand ${hand.dataset.side}`, `hand ${hand.dataset.side}`, straight(card));
  for (const plate of all('.np')) {
    const name = `plate ${plate.dataset.side}`;
    for (const part of all(':scope > :not(.tk), .tk > i', plate))
      for (const line of part.matches('i') ? [part.getBoundingClientRect()] : written(part)) put(name, name, line);
  }
  for (const card of all('.stock .card, .stock .tr')) put('stock', 'stock', card.getBoundingClientRect());
  for (const cap of all('.cap')) for (const line of written(cap)) put('what trumps are', 'cap', line);
  for (const part of all('.pot svg, .pot b, .pot span, .slip, .sixes')) put('score', 'score', part.getBoundingClientRect());

  const felt = table.getBoundingClientRect();
  const found = new Set<string>();
  for (const [i, one] of boxes.entries()) {
    if (one.left < felt.left || one.right > felt.right || one.top < felt.top || one.bottom > felt.bottom)
      found.add(`${one.name} sticks out`);
    for (const other of boxes.slice(i + 1)) {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (one.group !== other.group && across > 2 && down > 2)
        found.add(`${one.name} on ${other.name}, ${Math.round(across)} × ${Math.round(down)}`);
    }
  }
  return [...found];
}

/** What overlaps at each of these steps. */
async function overlapsAt(steps: readonly number[]): Promise<readonly string[]> {
  const ruler = document.querySelector<HTMLInputElement>('.rulr input');
  const { overlaps: look } = window as unknown as { readonly overlaps: () => readonly string[] };
  const found: string[] = [];
  for (const step of steps) {
    if (!ruler) throw new RangeError('there are no steps');
    ruler.value = String(step);
    ruler.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 0));
    found.push(...look().map((what) => `at step ${step}: ${what}`));
  }
  return found;
}

/** Where there is most to see: before anybody acts, before the first lead, after the first trick and the last, and at the end. */
function telling(record: Awaited<ReturnType<typeof playedOut>>): readonly number[] {
  const { deals } = lineOf(record);
  const last = deals.length - 1;
  const lead = deals.findIndex(({ trick }) => trick.length > 0);
  const taken = [...deals.keys()].filter((step) => (deals[step]?.tricks.length ?? 0) > (deals[step - 1]?.tricks.length ?? 0));
  return [...new Set([0, lead - 1, taken[0] ?? last, taken.at(-1) ?? last, last])].filter((step) => step >= 0);
}

/** Windows in which the table alone has all the room it wants, as on a page; and frames that are too low for it. */
const SIZES = [
  [320, 900],
  [390, 900],
  [560, 900],
  [860, 900],
  [1040, 900],
  [320, 240],
  [480, 360],
  [640, 480],
] as const;

test.override({ browsing: { reducedMotion: 'reduce' } });

describe.each(TABLES)('%s of %i', (variant, players, seed) => {
  test('nothing lies on anything else', { timeout: LONG }, async ({ visit: { page } }) => {
    const record = await playedOut(variant, players, seed);
    const steps = telling(record);
    await page.addInitScript(`window.overlaps = ${overlaps}`);
    const found: string[] = [];
    // Russian has the longest names.
    await page.goto(`ru/embed/${variant}/?deal=${formatLink(record)}&step=0`);
    await page.locator(`.rulr input[max="${record.actions.length}"]`).waitFor();
    await page.evaluate(() => document.fonts.ready);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const here = await page.evaluate(overlapsAt, steps);
      found.push(...here.map((what) => `${width} × ${height}, ${what}`));
    }
    expect(found).toEqual([]);
  });
});
