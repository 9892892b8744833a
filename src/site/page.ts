// What every page does by itself: light and dark, copied links, languages that keep the place, cards of citations. It
// stands in the page, so it is short; whatever is longer is an island. Without it all of these are plain links.
import type { CitationCard } from '../rulebook/citations.ts';

const root = document.documentElement;
const link = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;

/** Says to those who listen what the others see. */
const status = document.getElementById('said');
const say = (words = '') => status?.replaceChildren(words);

// Light and dark. The choice is kept where the browser keeps things; the page's head reads it before the first paint.
const paintBar = () => {
  const paper = getComputedStyle(document.body).backgroundColor;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')) bar.content = paper;
};
const turnTheme = ({ dataset }: HTMLElement) => {
  const isDark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  const theme = isDark ? 'light' : 'dark';
  root.dataset.theme = theme;
  paintBar();
  say(dataset[theme]);
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // It holds for this page alone.
  }
};
if (root.dataset.theme) paintBar();

// A number copies its lasting address, and still leads there.
const copy = async (number: HTMLAnchorElement) => {
  const address = new URL(number.hash, location.origin + location.pathname).href;
  const isCopied = await navigator.clipboard?.writeText(address).then(
    () => true,
    () => false,
  );
  const words = status?.dataset[isCopied ? 'copied' : 'failed'] ?? '';
  say(words);
  const note = Object.assign(document.createElement('span'), { className: 'said', textContent: words, ariaHidden: 'true' });
  number.after(note);
  setTimeout(() => note.remove(), isCopied ? 1600 : 5000);
};

// A language leads to the same place of the same page: to what the address names, unless the reader has gone on to another
// statement; then to the one at the top of the view. From the top of the page, where the masthead is, it leads to the last.
const isAtTop = () => scrollY < 99;
let place = '';
const notePlace = () => {
  if (isAtTop()) return;
  const edge = document.querySelector('.masthead')?.getBoundingClientRect().bottom ?? 0;
  const isSeen = (part: Element | null) => {
    const { top = 0, bottom = 0 } = part?.getBoundingClientRect() ?? {};
    return bottom > Math.max(edge, 0) + 24 && top < innerHeight;
  };
  const seen = [...document.querySelectorAll('.st[id], .ruling[id]')].find(isSeen);
  place = isSeen(document.getElementById(location.hash.slice(1))) ? location.hash : (seen?.id ?? '');
};
const keepPlace = (language: HTMLAnchorElement) => {
  const { search, hash } = location;
  notePlace();
  language.search = search;
  language.hash = hash && (search || isAtTop()) ? hash : place;
};
document.addEventListener('scrollend', notePlace);

// Search lies in a template, and nobody fetches it before it is called for.
const callSearch = (event: Event) => {
  event.preventDefault();
  const box = document.querySelector<HTMLDialogElement>('dialog.search');
  if (!box) document.body.append(document.querySelector<HTMLTemplateElement>('#search')?.content ?? '');
  else if (!box.open) box.showModal();
};
const isTyping = (target: EventTarget | null) => link(target, 'input:not([type=radio], [type=range]), textarea, select, dialog');

document.addEventListener('click', (event) => {
  const { target } = event;
  if (link(target, '.search-t')) callSearch(event);
  const theme = link(target, '.theme');
  if (theme) turnTheme(theme);
  const language = link(target, 'a[hreflang]');
  if (language) keepPlace(language);
  const number = link(target, 'a.num');
  if (number && !event.ctrlKey && !event.metaKey && !event.shiftKey) void copy(number);
  const languages = document.querySelector<HTMLDetailsElement>('.lang[open]');
  if (languages && !link(target, '.lang')) languages.open = false;
});
document.addEventListener('auxclick', ({ target }) => {
  const language = link(target, 'a[hreflang]');
  if (language) keepPlace(language);
});

// A citation under the pointer or in focus shows what it cites. The cards of all citations come with the first.
const card = document.getElementById('cite-card');
let cards: Promise<Readonly<Record<string, CitationCard>>> | undefined;
let cited: HTMLAnchorElement | null = null;
let leaving: ReturnType<typeof setTimeout> | undefined;

const show = async (citation: HTMLAnchorElement) => {
  clearTimeout(leaving);
  if (citation === cited) return;
  hide();
  cited = citation;
  cards ??= fetch(card?.dataset.cards ?? '').then((answer) => answer.json());
  const found = await cards.then(
    (all) => all[citation.dataset.cite ?? ''],
    () => {
      cards = undefined;
      return undefined;
    },
  );
  if (!found || !card || cited !== citation) return;
  const { number, html, source, lang } = found;
  const [head, text] = card.children as unknown as readonly [HTMLElement, HTMLElement];
  head.textContent = source === null ? number : `${number} · ${card.dataset.source?.replace('{siglum}', source)}`;
  text.innerHTML = html;
  text.lang = lang ?? root.lang;
  for (const inner of text.querySelectorAll('a')) inner.replaceWith(...inner.childNodes);
  card.hidden = false;
  citation.setAttribute('aria-describedby', card.id);
  putCard();
};
/** Puts the card below its citation, or above it where there is more room; takes it away with it. */
const putCard = () => {
  if (!card || !cited) return;
  const at = cited.getBoundingClientRect();
  if (at.bottom < 0 || at.top > innerHeight) return hide();
  const { offsetWidth: width, offsetHeight: height } = card;
  const isAbove = at.bottom + height + 8 > innerHeight && at.top > height + 8;
  const left = Math.max(8, Math.min(at.left - 16, root.clientWidth - width - 8));
  card.style.translate = `${left}px ${isAbove ? at.top - height - 8 : at.bottom + 8}px`;
};
const hide = () => {
  cited?.removeAttribute('aria-describedby');
  cited = null;
  if (card) card.hidden = true;
};
const leave = () => {
  clearTimeout(leaving);
  leaving = setTimeout(hide, 250);
};

document.addEventListener('pointerover', ({ target, pointerType }) => {
  if (pointerType === 'touch') return;
  const citation = link(target, '[data-cite]');
  if (citation) void show(citation);
  else if (link(target, '.cite-card')) clearTimeout(leaving);
  else if (cited && cited !== document.activeElement) leave();
});
document.addEventListener('focusin', ({ target }) => {
  const citation = link(target, '[data-cite]:focus-visible');
  if (citation) void show(citation);
  else if (!link(target, '.cite-card')) hide();
});
document.addEventListener('focusout', leave);
document.addEventListener('scroll', putCard, { passive: true });
document.addEventListener('keydown', (event) => {
  // The letter of a key depends on the script that it types; K stands where it stands.
  const isControlK = event.code === 'KeyK' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
  if (isControlK || (event.key === '/' && !event.ctrlKey && !event.metaKey && !isTyping(event.target))) callSearch(event);
  if (event.key !== 'Escape') return;
  hide();
  const languages = document.querySelector<HTMLDetailsElement>('.lang[open]');
  if (languages) {
    languages.open = false;
    languages.querySelector('summary')?.focus();
  }
});
