// The search box: statements, rulings and whatever else answers to a query, as a list of links; in the language of the page
// or in all, of one game, century or kind.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Answer, Facets, Index, Kind, Words } from './index.ts';
import { answersFor, indexOf, KINDS } from './index.ts';
import { runsOf } from './runs.ts';

/** What the search box says, in the language of the page. */
export interface Strings {
  readonly title: string;
  readonly field: string;
  readonly hint: string;
  readonly loading: string;
  readonly failed: string;
  readonly none: string;
  readonly found: Readonly<Record<string, string>> & { readonly other: string };
  readonly keys: string;
  readonly close: string;
  readonly scope: { readonly label: string; readonly here: string; readonly all: string };
  readonly facets: {
    readonly label: string;
    readonly game: string;
    readonly century: string;
    readonly kind: string;
    readonly any: string;
  };
  readonly centuries: Readonly<Record<string, string>>;
  readonly kinds: Readonly<Record<Kind, string>>;
}

interface Props {
  readonly strings: Strings;
  /** The language of the page, and all that can be searched. */
  readonly lang: string;
  readonly languages: readonly string[];
  /** Where the words of a language lie. */
  readonly placeOf: (lang: string) => string;
}

type State =
  | { readonly is: 'waiting' | 'loading' | 'failed' }
  | { readonly is: 'done'; readonly query: string; readonly answers: readonly Answer[] };

/** So long a reader may pause between two letters, in milliseconds. */
const PAUSE = 120;
/** So many answers are listed; whoever wants the others says more. */
const LISTED = 60;

const indexes = new Map<string, Promise<Index>>();
/** The index of a language, fetched once. Rejects where it cannot be had, and is then fetched anew. */
function indexIn(lang: string, place: string): Promise<Index> {
  const coming =
    indexes.get(lang) ??
    fetch(place).then(async (answer) => {
      if (!answer.ok) throw new Error(`${place}: ${answer.status}`);
      return indexOf(lang, (await answer.json()) as Words);
    });
  indexes.set(lang, coming);
  coming.catch(() => indexes.delete(lang));
  return coming;
}

/** A choice of one of several values. */
function Choice({
  label,
  value,
  values,
  onChoose,
}: {
  readonly label: string;
  readonly value: string;
  readonly values: Readonly<Record<string, string>>;
  readonly onChoose: (value: string) => void;
}) {
  // Figures come first among the keys of an object; what stands for all is to come before them.
  const inOrder = Object.entries(values).toSorted(([a], [b]) => Number(b === '') - Number(a === ''));
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        {inOrder.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

export function Search({ strings, lang, languages, placeOf }: Props) {
  const [query, setQuery] = useState('');
  const [isEverywhere, setEverywhere] = useState(false);
  const [facets, setFacets] = useState<Facets>({});
  const [games, setGames] = useState<Index['games']>({});
  const [state, setState] = useState<State>({ is: 'waiting' });
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  /** The first hit is to be followed as soon as it is there. */
  const isAwaited = useRef(false);

  // It opens by itself; from then on the page opens the dialog that it finds.
  useEffect(() => {
    dialog.current?.showModal();
    indexIn(lang, placeOf(lang)).then(
      (index) => setGames(index.games),
      () => {},
    );
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
      const searched = isEverywhere ? languages : [lang];
      const next = await Promise.all(searched.map((of) => indexIn(of, placeOf(of)))).then(
        (all): State => ({ is: 'done', query: asked, answers: answersFor(all, asked, facets) }),
        (): State => ({ is: 'failed' }),
      );
      if (!isStale) setState(next);
    }, PAUSE);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [query, isEverywhere, facets]);

  const close = (): void => dialog.current?.close();
  const links = (): readonly HTMLAnchorElement[] => [...(dialog.current?.querySelectorAll<HTMLAnchorElement>('li a') ?? [])];
  /** Moves from the field through the list and back. */
  const onKeyDown = (event: KeyboardEvent): void => {
    // In a field of this kind the key would only empty it.
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
    }
    if (event.target instanceof HTMLSelectElement) return;
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
    (strings.found[new Intl.PluralRules(lang).select(n)] ?? strings.found.other).replace('{n}', n.toLocaleString(lang));
  const choose = (changed: { readonly [F in keyof Facets]?: Facets[F] | undefined }): void =>
    setFacets((before) =>
      Object.fromEntries(Object.entries({ ...before, ...changed }).filter(([, value]) => value !== undefined)),
    );
  const languageNames = new Intl.DisplayNames(lang, { type: 'language' });
  const said = {
    waiting: strings.hint,
    loading: strings.loading,
    failed: strings.failed,
    done:
      state.is !== 'done'
        ? ''
        : state.answers.length > 0
          ? count(state.answers.length)
          : strings.none.replace('{query}', state.query),
  }[state.is];

  return (
    <dialog
      class="search"
      ref={dialog}
      aria-label={strings.title}
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
          placeholder={strings.field}
          aria-label={strings.field}
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
        <button class="tool" type="button" aria-label={strings.close} onClick={close}>
          <svg class="ic" viewBox="0 0 20 20" aria-hidden="true">
            <path d="m5.5 5.5 9 9M14.5 5.5l-9 9" />
          </svg>
        </button>
      </form>
      <div class="facets">
        <Choice
          label={strings.scope.label}
          value={isEverywhere ? 'all' : 'here'}
          values={{ here: strings.scope.here, all: strings.scope.all }}
          onChoose={(value) => setEverywhere(value === 'all')}
        />
        <Choice
          label={strings.facets.game}
          value={facets.game ?? ''}
          values={{ '': strings.facets.any, ...games }}
          onChoose={(game) => choose({ game: game || undefined })}
        />
        <Choice
          label={strings.facets.century}
          value={String(facets.century ?? '')}
          values={{ '': strings.facets.any, ...strings.centuries }}
          onChoose={(century) => choose({ century: Number(century) || undefined })}
        />
        <Choice
          label={strings.facets.kind}
          value={facets.kind ?? ''}
          values={{ '': strings.facets.any, ...strings.kinds }}
          onChoose={(kind) => choose({ kind: KINDS.find((other) => other === kind) })}
        />
      </div>
      <p id="search-said" role="status">
        {said}
      </p>
      {state.is === 'done' && state.answers.length > 0 && (
        <ol>
          {state.answers.slice(0, LISTED).map(({ entry: { href, kind, name, text, where }, lang: of, found }) => (
            <li key={`${of} ${kind} ${href} ${name}`} lang={of === lang ? undefined : of}>
              <a href={href} onClick={({ ctrlKey, metaKey }) => ctrlKey || metaKey || close()}>
                <b>{name}</b>
                <span>{runsOf(text, found).map((run) => (run.isFound ? <mark>{run.text}</mark> : run.text))}</span>
                <small>{[of === lang ? [] : languageNames.of(of), strings.kinds[kind], where].flat().join(' · ')}</small>
              </a>
            </li>
          ))}
        </ol>
      )}
      <p class="keys" aria-hidden="true">
        {strings.keys}
      </p>
    </dialog>
  );
}
