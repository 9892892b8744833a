// What every page does by itself: light and dark, copied links, languages that keep the place. It stands in the page, so
// it is short; search and the cards of citations lie in templates, and nobody fetches them before they are called for.
// Without it numbers, citations and languages are plain links.
export {};

const root = document.documentElement;
const link = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;

/** Says to those who listen what the others see. */
const status = document.getElementById('said');
const say = (words = '') => status?.replaceChildren(words);

// An address may name what the page does not have; then the page says so. A deal of another name is shown all the same.
const named = location.hash.slice(1);
if (named && !named.startsWith('deal-') && !document.getElementById(named)) {
  const told = status?.dataset.unknown?.replace('{id}', named) ?? '';
  document.querySelector('main')?.prepend(Object.assign(document.createElement('p'), { className: 'lost', textContent: told }));
  say(told);
}

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

// A number copies its lasting address, and still leads there; so does the name of an example.
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

/** Sets what lies in a template into the page, once: a script, which is then fetched. */
const bring = (template: string) => {
  const lying = document.querySelector<HTMLTemplateElement>(template)?.content;
  if (lying?.firstElementChild) document.body.append(lying);
};
const callSearch = (event: Event) => {
  event.preventDefault();
  bring('#search');
  const box = document.querySelector<HTMLDialogElement>('dialog.search');
  if (box && !box.open) box.showModal();
};
/** Opens what else can be copied there. */
const callCopying = (number: HTMLElement) => {
  number.dataset.asked = '';
  bring('#copying');
  number.dispatchEvent(new Event('asked', { bubbles: true }));
};
const callCards = ({ target }: Event) => {
  if (link(target, '[data-cite]')) bring('#citations');
};
document.addEventListener('pointerover', callCards);
document.addEventListener('focusin', callCards);
const isTyping = (target: EventTarget | null) => link(target, 'input:not([type=radio], [type=range]), textarea, select, dialog');

document.addEventListener('click', (event) => {
  const { target } = event;
  if (link(target, '.search-t')) callSearch(event);
  const theme = link(target, '.theme');
  if (theme) turnTheme(theme);
  const language = link(target, 'a[hreflang]');
  if (language) keepPlace(language);
  const number = link(target, 'a.num, a.place');
  if (number && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    void copy(number);
    callCopying(number);
  }
  const languages = document.querySelector<HTMLDetailsElement>('.lang[open]');
  if (languages && !link(target, '.lang')) languages.open = false;
});
document.addEventListener('auxclick', ({ target }) => {
  const language = link(target, 'a[hreflang]');
  if (language) keepPlace(language);
});
document.addEventListener('keydown', (event) => {
  // The letter of a key depends on the script that it types; K stands where it stands.
  const isControlK = event.code === 'KeyK' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
  if (isControlK || (event.key === '/' && !event.ctrlKey && !event.metaKey && !isTyping(event.target))) callSearch(event);
  if (event.key !== 'Escape') return;
  const languages = document.querySelector<HTMLDetailsElement>('.lang[open]');
  if (languages) {
    languages.open = false;
    languages.querySelector('summary')?.focus();
  }
});
