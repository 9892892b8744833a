// Example deals that come to life: in place of the diagram that was printed there stands the table, with its style sheets.
// A page that is only read is spared all of it.
import { render } from 'preact';
import FullViewer from '../../islands/FullViewer.tsx';
import desk from '../styles/desk.css?url';
import table from '../styles/table.css?url';
import worth from '../styles/worth.css?url';
import { styled } from '../stylesheet.ts';

/** Sets the table in place of the diagram in `place`. */
function enliven(place: HTMLElement): void {
  const { deal = '', record = '', step } = place.dataset;
  const { lang } = document.documentElement;
  place.replaceChildren();
  render(<FullViewer id={deal} record={JSON.parse(record)} step={Number(step)} lang={lang} size="inline" />, place);
}

// Nothing is seen of the table before its style sheets are there.
await Promise.all([desk, table, worth].map(styled));
for (const place of document.querySelectorAll<HTMLElement>('.live')) {
  if ('near' in place.dataset) enliven(place);
  else place.addEventListener('near', () => enliven(place), { once: true });
}
