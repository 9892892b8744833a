// Example deals that come to life: in place of the diagram that was printed there stands the table, with its style sheets.
// A page that is only read is spared all of it.
import { render } from 'preact';
import { around } from '../../islands/Around.tsx';
import DealViewer from '../../islands/DealViewer.tsx';
import desk from '../styles/desk.css?url';
import table from '../styles/table.css?url';
import worth from '../styles/worth.css?url';
import { styled } from '../stylesheet.ts';

/** Resolves when the browser has seen to what else it has to do. */
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Changes what stands in `place`. Where only the end of it is in view, it takes its room out of sight: what is seen below it stays there. */
function change(place: HTMLElement, to: () => void): void {
  const { top, bottom } = place.getBoundingClientRect();
  to();
  if (top >= 0 || bottom >= innerHeight) return;
  scrollBy({ top: place.getBoundingClientRect().bottom - bottom, behavior: 'instant' });
}

/** Sets the table in place of the diagram in `place`, and then what stands around it, so that the page answers in between. */
async function enliven(place: HTMLElement): Promise<void> {
  const { deal = '', record = '', step } = place.dataset;
  const { lang } = document.documentElement;
  const viewer = { id: deal, record: JSON.parse(record), step: Number(step), lang, size: 'inline' } as const;
  change(place, () => {
    place.replaceChildren();
    render(<DealViewer {...viewer} />, place);
  });
  await breath();
  change(place, () => render(<DealViewer {...viewer} around={around} />, place));
  await breath();
}

// Nothing is seen of the table before its style sheets are there.
let ready = Promise.all([desk, table, worth].map(styled)).then(() => {});
/** Enlivens one after the other. */
const next = (place: HTMLElement): void => {
  ready = ready.then(() => enliven(place));
};
for (const place of document.querySelectorAll<HTMLElement>('.live')) {
  if ('near' in place.dataset) next(place);
  else place.addEventListener('near', () => next(place), { once: true });
}
