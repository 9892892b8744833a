import type { Card } from '../engine/cards.ts';

/** Lets a card that lies in the trick be seen to come out of its hand. */
export function slide(table: Element, card: Card): void {
  const [from, to] = ['.hand', '.trick:not(.left)'].map((place) => table.querySelector(`${place} [data-card="${card}"] > .card`));
  if (!from || !to?.animate) return;
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const { transitionDuration, transitionTimingFunction } = getComputedStyle(to);
  const transform = `translate(${a.x - b.x + (a.width - b.width) / 2}px, ${a.y - b.y + (a.height - b.height) / 2}px) scale(${a.width / b.width})`;
  to.animate([{ transform }, { transform: 'none' }], {
    duration: Number.parseFloat(transitionDuration) * 1000,
    easing: transitionTimingFunction,
  });
}
