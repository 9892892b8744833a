// Cards of citations: what a number stands for, beside it. A citation under the pointer or in focus shows its card; the
// card can be gone over with the pointer, and Escape takes it away.
import type { CitationCard } from '../rulebook/citations.ts';
import sheet from './styles/citation.css?url';
import { styled } from './stylesheet.ts';

const { cards: place = '', source: called = '' } = document.getElementById('citations')?.dataset ?? {};
const nearest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;

const card = Object.assign(document.createElement('div'), {
  id: 'cite-card',
  className: 'cite-card',
  role: 'tooltip',
  hidden: true,
});
const head = card.appendChild(document.createElement('p'));
const text = card.appendChild(document.createElement('div'));
document.body.append(card);

/** The cards of all citations in a language come with the first. */
const cards = new Map<string, Promise<Readonly<Record<string, CitationCard>>>>();
const cardsIn = (lang: string) => {
  const coming = cards.get(lang) ?? fetch(place.replace('{lang}', lang)).then((answer) => answer.json());
  cards.set(lang, coming);
  return coming;
};
let cited: HTMLAnchorElement | null = null;
let leaving: ReturnType<typeof setTimeout> | undefined;

async function show(citation: HTMLAnchorElement): Promise<void> {
  clearTimeout(leaving);
  if (citation === cited) return;
  hide();
  cited = citation;
  // A citation in another language than the page's is one of the words in that language.
  const asked = citation.lang || document.documentElement.lang;
  const found = await cardsIn(asked).then(
    (all) => all[citation.dataset.cite ?? ''],
    () => {
      cards.delete(asked);
      return undefined;
    },
  );
  if (!found || cited !== citation) return;
  const { number, html, source, lang } = found;
  head.textContent = source === null ? number : `${number} · ${called.replace('{siglum}', source)}`;
  text.innerHTML = html;
  text.lang = lang ?? asked;
  // Nothing in a card can be reached by the keyboard, so nothing in it is a link.
  for (const inner of text.querySelectorAll('a')) inner.replaceWith(...inner.childNodes);
  card.hidden = false;
  citation.setAttribute('aria-describedby', card.id);
  put();
}

/** Puts the card below its citation, or above it where there is more room; takes it away with it. */
function put(): void {
  if (!cited) return;
  const at = cited.getBoundingClientRect();
  if (at.bottom < 0 || at.top > innerHeight) {
    hide();
    return;
  }
  const { offsetWidth: width, offsetHeight: height } = card;
  const isAbove = at.bottom + height + 8 > innerHeight && at.top > height + 8;
  const left = Math.max(8, Math.min(at.left - 16, document.documentElement.clientWidth - width - 8));
  card.style.translate = `${left}px ${isAbove ? at.top - height - 8 : at.bottom + 8}px`;
}

function hide(): void {
  cited?.removeAttribute('aria-describedby');
  cited = null;
  card.hidden = true;
}

function leave(): void {
  clearTimeout(leaving);
  leaving = setTimeout(hide, 250);
}

document.addEventListener('pointerover', ({ target, pointerType }) => {
  if (pointerType === 'touch') return;
  const citation = nearest(target, '[data-cite]');
  if (citation) void show(citation);
  else if (nearest(target, '.cite-card')) clearTimeout(leaving);
  else if (cited && cited !== document.activeElement) leave();
});
document.addEventListener('focusin', ({ target }) => {
  const citation = nearest(target, '[data-cite]:focus-visible');
  if (citation) void show(citation);
});
document.addEventListener('focusout', leave);
document.addEventListener('scroll', put, { passive: true });
document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide());

await styled(sheet);
// The citation that called for all this may still be waiting.
const waiting = document.querySelector<HTMLAnchorElement>('[data-cite]:focus-visible, [data-cite]:hover');
if (waiting) void show(waiting);
