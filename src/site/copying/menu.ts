// What can be copied of a statement, a ruling or a deal: its links, and references to it. The menu stands below the number
// that asked for it, and next to it for the keyboard; Escape and a click elsewhere take it away.
import sheet from '../styles/copying.css?url';
import { styled } from '../stylesheet.ts';
import type { Place, Words } from './references.ts';
import { bibtexOf, cslOf, textOf } from './references.ts';

const { lang } = document.documentElement;
const files = import.meta.glob<Words>('../../../content/ui/*.cite.json', { import: 'default' });
const { source = '', short = '', work = '', edition = '' } = document.getElementById('copying')?.dataset ?? {};

/** The place that a number stands for. */
function placeOf(number: HTMLAnchorElement): Place {
  const anchor = decodeURIComponent(number.hash.slice(1));
  const id = /^(?:R|deal)-/.test(anchor) ? anchor : `${source}.${anchor}`;
  // Numbers themselves are no part of a name.
  const named = number.matches('.num')
    ? [...(number.parentElement?.childNodes ?? [])].filter((node) => node instanceof Text)
    : [number];
  const name = named
    .map((node) => node.textContent)
    .join('')
    .trim();
  return { id, work, name, url: new URL(short.replace('{id}', id), location.href).href };
}

let words: Words | undefined;
let menu: HTMLElement | undefined;
let asking: HTMLAnchorElement | undefined;

function close(): void {
  menu?.remove();
  asking?.removeAttribute('aria-expanded');
  menu = asking = undefined;
}

/** Copies a text and says so; where that is refused, shows it to be copied by hand. */
async function copy(button: HTMLButtonElement, text: string, box: HTMLTextAreaElement, told: HTMLElement): Promise<void> {
  const isCopied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  const said = (isCopied ? words?.copied.replace('{what}', button.textContent) : words?.failed) ?? '';
  told.textContent = said;
  document.getElementById('said')?.replaceChildren(said);
  box.hidden = isCopied === true;
  if (isCopied) return;
  box.value = text;
  box.select();
}

function open(number: HTMLAnchorElement): void {
  number.removeAttribute('data-asked');
  const isOpen = asking === number;
  close();
  if (isOpen || !words) return;
  const place = placeOf(number);
  const seen = { edition, lang, date: new Date() };
  const page = new URL(number.hash, location.origin + location.pathname).href;
  const forms: readonly (readonly [label: string, text: string])[] = [
    [words.link, page],
    [words.short, place.url],
    [words.text, textOf(place, words, seen)],
    [words.bibtex, bibtexOf(place, words, seen)],
    [words.csl, cslOf(place, words, seen)],
  ];
  menu = Object.assign(document.createElement('div'), { className: 'copying', role: 'group' });
  menu.ariaLabel = words.menu.replace('{id}', place.id);
  const told = Object.assign(document.createElement('p'), { ariaHidden: 'true' });
  const box = Object.assign(document.createElement('textarea'), { readOnly: true, hidden: true, rows: 5 });
  for (const [label, text] of forms) {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: label });
    button.addEventListener('click', () => void copy(button, text, box, told));
    menu.append(button);
  }
  box.ariaLabel = menu.ariaLabel;
  menu.append(told, box);
  asking = number;
  number.ariaExpanded = 'true';
  (number.closest('h3') ?? number).after(menu);
  menu.style.top = `${number.offsetTop + number.offsetHeight}px`;
  menu.style.left = `${number.offsetLeft}px`;
  // To follow a link to a place is to go there with the keyboard too; the menu comes after the number.
  setTimeout(() => asking?.focus({ preventScroll: true }));
}

document.addEventListener('asked', ({ target }) => target instanceof HTMLAnchorElement && open(target));
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && !target.closest('.copying') && target.closest('a') !== asking) close();
});
// Whoever goes on leaves it behind.
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof Node && target !== asking && !menu?.contains(target)) close();
});
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || !menu) return;
  if (menu.contains(document.activeElement)) asking?.focus();
  close();
});

const [loaded] = await Promise.all([files[`../../../content/ui/${lang}.cite.json`]?.(), styled(sheet)]);
words = loaded;
// The number that called for all this is still waiting.
const waiting = document.querySelector<HTMLAnchorElement>('[data-asked]');
if (waiting) open(waiting);
