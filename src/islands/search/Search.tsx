// The search box: statements, rulings and parts of pages in which words were found, as a list of links.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Hit, Names } from './hits.ts';
import { hitsFor } from './hits.ts';
import { open, pagesFor } from './pagefind.ts';

/** What the search box says, in the language of the page. */
export interface Words {
  readonly title: string;
  readonly field: string;
  readonly hint: string;
  readonly loading: string;
  readonly failed: string;
  readonly none: string;
  readonly found: Readonly<Record<string, string>> & { readonly other: string };
  readonly keys: string;
  readonly close: string;
}

interface Props {
  readonly words: Words;
  readonly lang: string;
  /** Where the index lies. */
  readonly index: string;
  /** Where the names of statements and rulings lie. */
  readonly cards: string;
}

type State =
  | { readonly is: 'waiting' | 'loading' | 'failed' }
  | { readonly is: 'done'; readonly query: string; readonly hits: readonly Hit[] };

/** So long a reader may pause between two letters, in milliseconds. */
const PAUSE = 120;

async function namesFrom(cards: string): Promise<Names> {
  const answer = await fetch(cards);
  const all: Readonly<Record<string, { readonly href: string; readonly number: string }>> = await answer.json();
  return new Map(Object.values(all).map(({ href, number }) => [href, number]));
}

/** Words that were found, marked without the signs before and after them. */
function Found({ text }: { readonly text: string }) {
  const [, before, found, after] = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/su.exec(text) ?? [];
  return (
    <>
      {before}
      <mark>{found}</mark>
      {after}
    </>
  );
}

export function Search({ words, lang, index, cards }: Props) {
  const [query, setQuery] = useState('');
  const [state, setState] = useState<State>({ is: 'waiting' });
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const names = useRef<Promise<Names>>();
  /** The first hit is to be followed as soon as it is there. */
  const isAwaited = useRef(false);

  // It opens by itself; from then on the page opens the dialog that it finds.
  useEffect(() => {
    dialog.current?.showModal();
    open(index).catch(() => {});
  }, []);

  useEffect(() => {
    let isStale = false;
    const asked = query.trim();
    if (asked === '') {
      setState({ is: 'waiting' });
      return;
    }
    const timer = setTimeout(async () => {
      setState((before) => (before.is === 'done' ? before : { is: 'loading' }));
      names.current ??= namesFrom(cards);
      const next = await Promise.all([pagesFor(index, asked), names.current]).then(
        ([pages, known]): State => ({ is: 'done', query: asked, hits: hitsFor(asked, pages, known) }),
        (): State => {
          names.current = undefined;
          return { is: 'failed' };
        },
      );
      if (!isStale) setState(next);
    }, PAUSE);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [query]);

  const close = (): void => dialog.current?.close();
  const links = (): readonly HTMLAnchorElement[] => [...(dialog.current?.querySelectorAll<HTMLAnchorElement>('li a') ?? [])];
  /** Moves from the field through the list and back. */
  const onKeyDown = (event: KeyboardEvent): void => {
    // In a field of this kind the key would only empty it.
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
    }
    const places: readonly HTMLElement[] = [...(field.current ? [field.current] : []), ...links()];
    const at = places.indexOf(document.activeElement as HTMLElement);
    const isTyped = at > 0 && event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    const last = places.length - 1;
    const to = {
      ArrowDown: Math.min(at + 1, last),
      ArrowUp: Math.max(at - 1, 0),
      Home: at > 0 ? 1 : -1,
      End: at > 0 ? last : -1,
    }[event.key];
    if (isTyped || (at > 0 && event.key === 'Backspace')) {
      field.current?.focus();
      field.current?.setSelectionRange(query.length, query.length);
    } else if (at >= 0 && to !== undefined && to >= 0) {
      event.preventDefault();
      places[to]?.focus();
    }
  };
  /** Follows the first hit of what stands in the field, now or when it is found. */
  const follow = (): void => {
    if (!isAwaited.current || state.is !== 'done' || state.query !== field.current?.value.trim()) return;
    isAwaited.current = false;
    links()[0]?.click();
  };
  const onSubmit = (event: Event): void => {
    event.preventDefault();
    isAwaited.current = true;
    follow();
  };
  useEffect(() => {
    if (state.is === 'failed') isAwaited.current = false;
    follow();
  }, [state]);
  const count = (n: number): string =>
    (words.found[new Intl.PluralRules(lang).select(n)] ?? words.found.other).replace('{n}', n.toLocaleString(lang));
  const said = {
    waiting: words.hint,
    loading: words.loading,
    failed: words.failed,
    done:
      state.is !== 'done' ? '' : state.hits.length > 0 ? count(state.hits.length) : words.none.replace('{query}', state.query),
  }[state.is];

  return (
    <dialog
      class="search"
      ref={dialog}
      aria-label={words.title}
      onKeyDown={onKeyDown}
      onClick={({ target }) => target === dialog.current && close()}
      onClose={() => {
        isAwaited.current = false;
      }}
    >
      <form onSubmit={onSubmit}>
        <svg class="ic" viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="9" cy="9" r="5.5" />
          <path d="m13.2 13.2 4 4" />
        </svg>
        <input
          ref={field}
          type="search"
          value={query}
          placeholder={words.field}
          aria-label={words.field}
          aria-describedby="search-said"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterkeyhint="go"
          autofocus
          onFocus={({ currentTarget }) => currentTarget.select()}
          onInput={({ currentTarget }) => {
            isAwaited.current = false;
            setQuery(currentTarget.value);
          }}
        />
        <button class="tool" type="button" aria-label={words.close} onClick={close}>
          <svg class="ic" viewBox="0 0 20 20" aria-hidden="true">
            <path d="m5.5 5.5 9 9M14.5 5.5l-9 9" />
          </svg>
        </button>
      </form>
      <p id="search-said" role="status">
        {said}
      </p>
      {state.is === 'done' && state.hits.length > 0 && (
        <ol>
          {state.hits.map(({ href, name, where, runs }) => (
            <li key={href}>
              <a href={href} onClick={({ ctrlKey, metaKey }) => ctrlKey || metaKey || close()}>
                <b>{name}</b>
                <span>{runs.map(({ text, isFound }) => (isFound ? <Found text={text} /> : text))}</span>
                <small>{where.join(' · ')}</small>
              </a>
            </li>
          ))}
        </ol>
      )}
      <p class="keys" aria-hidden="true">
        {words.keys}
      </p>
    </dialog>
  );
}
