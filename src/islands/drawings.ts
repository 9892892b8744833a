// The drawings of cards, pips and signs: they lie in one file, and a page with a table takes them into itself. What a browser
// draws from a file it may ask for again at any time, and then the cards are blank for as long as the file does not come.
import { addressOf } from './links.ts';

/** Begins the name of every drawing that lies in a page: nothing else is called so there. */
const OWN = 'drawn-';
const file = addressOf('cards.svg');
let place = `${file}#`;
let coming: Promise<void> | undefined;

/** Where a drawing lies. */
export const drawing = (name: string): string => `${place}${name}`;

/** Takes the drawings into the page, once; until they have come, and where they do not come, they are drawn from the file. */
export function holdDrawings(): Promise<void> {
  coming ??= fetched().catch(() => {
    coming = undefined;
  });
  return coming;
}

async function fetched(): Promise<void> {
  const answer = await fetch(file);
  if (!answer.ok) throw new RangeError(`${file}: ${answer.status}`);
  const drawings = (await answer.text()).replace(/\b(id="|href="#)/g, `$1${OWN}`);
  document.body.insertAdjacentHTML('beforeend', drawings);
  for (const use of document.querySelectorAll(`use[href^="${place}"]`)) {
    use.setAttribute('href', (use.getAttribute('href') ?? '').replace(place, `#${OWN}`));
  }
  place = `#${OWN}`;
}
