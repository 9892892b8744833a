import type { ClientDirective } from 'astro';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const isCall = (event: KeyboardEvent) =>
  event.key === '/' ? !isTyping(event.target) : event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);

/**
 * `client:search="selector"`: the island is fetched when the reader first asks for it, by `/`, by Ctrl+K or by a click
 * on an element that `selector` names. It should open as soon as it is mounted; from then on it hears the keys itself.
 */
const search: ClientDirective = (load, { value }, _island) => {
  const listening = new AbortController();
  const open = async (event: Event) => {
    event.preventDefault();
    listening.abort();
    const mount = await load();
    await mount();
  };
  const { signal } = listening;
  document.addEventListener('keydown', (event) => isCall(event) && void open(event), { signal });
  document.addEventListener(
    'click',
    (event) => event.target instanceof Element && event.target.closest(String(value)) && void open(event),
    { signal },
  );
};

export default search;
