// A position set up by hand, or a record pasted: what comes of it is a link to the table, what is impossible is said.
import { Fragment } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Card } from '../../engine/cards.ts';
import type { Game } from '../../engine/game.ts';
import { gameOf, packFor } from '../../engine/game.ts';
import { formatLink } from '../../engine/link.ts';
import { LAST_SEED } from '../../engine/random.ts';
import type { DealRecord } from '../../engine/record.ts';
import { tellFault, tellTextFault } from '../../words/faults.ts';
import { cardName, fill, filled, plain } from '../../words/names.ts';
import { sideOf } from '../../words/seats.ts';
import { CardMark } from '../Card.tsx';
import { fetched } from '../fetching.ts';
import { loadRuleSets } from '../games.ts';
import { addressOf, hrefOf, numberOf } from '../links.ts';
import { stringsOf } from '../strings.ts';
import type { OfferedOption } from './Agreed.tsx';
import { AgreedFields } from './Agreed.tsx';
import type { Found, Read } from './pasted.ts';
import { placeAt, readPasted, variantsIn } from './pasted.ts';
import type { Impossible, Written } from './position.ts';
import { parseLaid, recordFrom, roomOf, tapped } from './position.ts';
import { writtenIn } from './typed.ts';
import { setupWordsOf } from './words.ts';

/** A rule set that may be chosen, with what may be agreed in it, all by name. */
export interface Offer {
  readonly id: string;
  readonly name: string;
  readonly options: readonly OfferedOption[];
}

interface SetUpProps {
  readonly lang: string;
  readonly offers: readonly Offer[];
}

/** The fields as they stand for a rule set before anything is written. */
function blank({ seats }: Game): Written {
  const players = seats.value[0] ?? 0;
  return { players, dealer: 0, options: {}, pot: '0', cards: Array(players + 1).fill(''), seed: '1' };
}

/** The rule set of that id, which has been loaded. Throws a RangeError where it has not. */
function loaded(id: string): Game {
  const game = gameOf(id);
  if (!game) throw new RangeError(`the rule set ${id} has not been loaded`);
  return game;
}

const tableOf = (lang: string, record: DealRecord): string =>
  `${addressOf(`${lang}/play/${record.variant}/`)}?deal=${formatLink(record)}&step=0`;

interface FormProps extends SetUpProps {
  /** Whether it is this form that was sent last: what the other has brought is not of now. */
  readonly isLast: boolean;
  readonly onSend: () => void;
}

export function SetUp(props: SetUpProps) {
  const [last, setLast] = useState<'laying' | 'pasting' | null>(null);
  const [writeAgain] = useState(() => writtenIn('.setup'));
  useLayoutEffect(writeAgain, []);
  return (
    <div class="setup" data-variant={props.offers[0]?.id}>
      <Laying {...props} isLast={last === 'laying'} onSend={() => setLast('laying')} />
      <Pasting {...props} isLast={last === 'pasting'} onSend={() => setLast('pasting')} />
    </div>
  );
}

function Laying({ lang, offers, isLast, onSend }: FormProps) {
  const words = setupWordsOf(lang);
  const { form, faults } = words;
  const t = stringsOf(lang);
  const [id, setId] = useState(offers[0]?.id ?? '');
  const game = loaded(id);
  const [written, setWritten] = useState(() => blank(game));
  const [isLoading, setLoading] = useState(false);
  const [active, setActive] = useState(0);
  const [laidOut, setResult] = useState<ReturnType<typeof recordFrom> | null>(null);
  const result = isLast ? laidOut : null;
  const { players, options, cards, seed } = written;
  const room = roomOf(game, written);
  const pack = packFor(game, players, options);
  const laid = cards.flatMap((field) => {
    const read = parseLaid(field);
    return 'fault' in read ? [] : read;
  });

  const write = (change: Partial<Written>): void => {
    setWritten({ ...written, ...change });
    setResult(null);
  };
  const choose = async (next: string): Promise<void> => {
    // Nothing is written meanwhile into fields that are about to be others.
    setLoading(true);
    const isReady = await fetched(() => loadRuleSets([next]));
    setLoading(false);
    if (!isReady) return;
    setId(next);
    setActive(0);
    setResult(null);
    setWritten(blank(loaded(next)));
  };
  const seat = (n: number): string => plain(t.seats[sideOf(n, players)]);
  const fieldName = (n: number): string => (n < players ? seat(n) : form.stock);
  const put = (n: number, text: string): void => write({ cards: cards.map((field, i) => (i === n ? text : field)) });
  const cardWords = (card: Card): string => plain(cardName({ t }, card));
  const told = (fault: Impossible): string => {
    switch (fault.code) {
      case 'word':
        return fill(faults.word, { field: fieldName(fault.field), found: fault.found });
      case 'foreign':
        return fill(faults.foreign, { field: fieldName(fault.field), card: cardWords(fault.card) });
      case 'double':
        return fill(faults.double, { card: cardWords(fault.card) });
      case 'many':
        return filled({ lang }, faults.many, { n: fault.n, field: fieldName(fault.field) });
      case 'pot':
        return fill(faults.pot, { unit: game.potUnit });
      case 'seed':
        return fill(faults.seed, { last: LAST_SEED });
      default:
        return faults[fault.code];
    }
  };
  const wrong = result && 'fault' in result ? result.fault : null;

  return (
    <form
      class="setup-form"
      noValidate
      aria-labelledby="lay"
      onSubmit={(event) => {
        event.preventDefault();
        setResult(recordFrom(game, written));
        onSend();
      }}
    >
      <h2 id="lay">{form.title}</h2>
      <label>
        <span>{form.game}</span>
        <select value={id} onChange={({ currentTarget }) => choose(currentTarget.value)}>
          {offers.map((offer) => (
            <option key={offer.id} value={offer.id}>
              {offer.name}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{form.players}</span>
        <select
          value={players}
          disabled={isLoading}
          onChange={({ currentTarget }) => {
            const n = Number(currentTarget.value);
            setActive(0);
            write({ players: n, dealer: 0, cards: Array(n + 1).fill('') });
          }}
        >
          {game.seats.value.map((n) => (
            <option key={n} value={n}>
              {n}
            </option>
          ))}
        </select>
      </label>
      <AgreedFields
        lang={lang}
        game={game}
        offered={offers.find((offer) => offer.id === id)?.options ?? []}
        agreed={written}
        isPotWrong={wrong?.code === 'pot'}
        onAgree={write}
      />
      <fieldset class="laid" disabled={isLoading}>
        <legend>{form.hands}</legend>
        <p class="hint">{form.hint}</p>
        {cards.map((field, n) => (
          <label key={fieldName(n)} data-active={n === active ? '' : undefined}>
            <span>{n < players ? fill(form.hand, { seat: seat(n), n: room[n] ?? 0 }) : form.stock}</span>
            <input
              type="text"
              value={field}
              disabled={room[n] === 0}
              autoComplete="off"
              autoCapitalize="off"
              spellcheck={false}
              aria-invalid={wrong !== null && 'field' in wrong && wrong.field === n}
              onFocus={() => setActive(n)}
              onInput={({ currentTarget }) => put(n, currentTarget.value)}
            />
          </label>
        ))}
        <fieldset class="rack" aria-label={fill(form.rack, { field: fieldName(active) })}>
          {pack.map((card) => (
            <button
              key={card}
              type="button"
              aria-pressed={laid.includes(card)}
              disabled={room[active] === 0}
              onClick={() => put(active, tapped(cards[active] ?? '', card))}
            >
              <CardMark card={card} lang={lang} />
            </button>
          ))}
        </fieldset>
      </fieldset>
      <label>
        <span>{form.seed}</span>
        <input
          type="text"
          inputMode="numeric"
          value={seed}
          aria-invalid={wrong?.code === 'seed'}
          onInput={({ currentTarget }) => write({ seed: currentTarget.value.trim() })}
        />
      </label>
      <button type="submit" class="btn btn--ink">
        {form.submit}
      </button>
      {wrong && (
        <p class="fault" role="alert">
          {told(wrong)}
        </p>
      )}
      {result && 'record' in result && (
        <p class="laid-out" role="status">
          {words.ready} <a href={tableOf(lang, result.record)}>{words.open}</a>
        </p>
      )}
    </form>
  );
}

function Pasting({ lang, offers, isLast, onSend }: FormProps) {
  const { paste, record: sentences } = setupWordsOf(lang);
  const { seats } = stringsOf(lang);
  const [text, setText] = useState('');
  const [found, setRead] = useState<Read | null>(null);
  const read = isLast ? found : null;
  const nameOf = (id: string): string => offers.find((offer) => offer.id === id)?.name ?? id;
  return (
    <form
      class="setup-form paste"
      noValidate
      aria-labelledby="paste"
      onSubmit={async (event) => {
        event.preventDefault();
        if (!(await fetched(() => loadRuleSets(variantsIn(text))))) return;
        setRead(readPasted(text));
        onSend();
      }}
    >
      <h2 id="paste">{paste.title}</h2>
      <label>
        <span>{paste.field}</span>
        <textarea
          rows={8}
          spellcheck={false}
          value={text}
          aria-invalid={(read?.faults.length ?? 0) > 0}
          onInput={({ currentTarget }) => {
            setText(currentTarget.value);
            setRead(null);
          }}
        />
      </label>
      <button type="submit" class="btn btn--ink">
        {paste.submit}
      </button>
      {read && read.faults.length > 0 && (
        <ul class="fault" role="alert">
          {read.faults.map((found) => (
            <li key={found.from}>
              <p>
                {fill(paste.place, {
                  ...placeAt(text, found.from),
                  fault:
                    'line' in found.fault
                      ? tellTextFault(sentences, found.fault)
                      : tellFault(sentences, () => seats, found.fault),
                })}{' '}
                {'cites' in found.fault &&
                  found.fault.cites.map((id) => (
                    <Fragment key={id}>
                      <a class="ref" href={hrefOf(id, lang)}>
                        {numberOf(id) ?? id}
                      </a>{' '}
                    </Fragment>
                  ))}
              </p>
              <Marked text={text} found={found} />
            </li>
          ))}
        </ul>
      )}
      {read && read.faults.length + read.records.length === 0 && (
        <p class="fault" role="alert">
          {paste.none}
        </p>
      )}
      {read && read.records.length > 0 && (
        <ul class="laid-out" role="status">
          {read.records.map((record, i) => (
            <li key={`${i} ${record.deck}`}>
              <a href={tableOf(lang, record)}>{fill(paste.deal, { n: i + 1, game: nameOf(record.variant) })}</a>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}

/** The line in which a fault lies, with the fault marked. */
function Marked({ text, found: { from, length } }: { readonly text: string; readonly found: Found }) {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const end = text.indexOf('\n', from);
  const line = text.slice(start, end < 0 ? text.length : end);
  const [at, to] = [from - start, from - start + length];
  return (
    <pre class="code">
      <code>
        {line.slice(0, at)}
        <mark>{line.slice(at, to)}</mark>
        {line.slice(to)}
      </code>
    </pre>
  );
}
