// The desk beside the table: why something may or may not be done, readings, fresh deals from seeds, deals out of links and
// into links, records to take along. It has words of its own. The viewer sends for it when it is first needed.
import type { ComponentChildren } from 'preact';
import { Component } from 'preact';
import type en from '../../content/ui/en.desk.json';
import { isCard, SUITS } from '../engine/cards.ts';
import type { Seat } from '../engine/deal.ts';
import { formatLink, parseLink } from '../engine/link.ts';
import type { Verdict } from '../engine/play.ts';
import { gamePlayed, judge } from '../engine/play.ts';
import { isSeed, LAST_SEED } from '../engine/random.ts';
import type { DealRecord, Fault } from '../engine/record.ts';
import { parseRecord, recordOf, replay, seeded } from '../engine/record.ts';
import { formatText } from '../engine/text.ts';
import type { Voice } from '../words/names.ts';
import { fill, seatName } from '../words/names.ts';
import { tellReason } from '../words/reasons.ts';
import { writtenFor } from './address.ts';
import { CardMark, Sign, SuitMark } from './Card.tsx';
import { Cites, quoted } from './Choices.tsx';
import { ByHand, copy } from './copying.tsx';
import { FRAME, frameCode, framePath } from './embed/frame.ts';
import type { Line } from './line.ts';
import { dealAt, lineOf } from './line.ts';
import { addressOf, anchorOf } from './links.ts';
import type { Shown } from './shown.ts';
import { atStep, lastStep, ownFrom, shownFrom } from './shown.ts';
import type { Errand, Notice } from './Viewer.tsx';
import type { Aid } from './worth/study.tsx';

type Words = typeof en;
const files = import.meta.glob<Words>('./*.desk.json', { base: '../../content/ui/', import: 'default' });
let words: Words;

interface ReasonProps {
  readonly voice: Voice;
  readonly verdict: Verdict;
  readonly onClose: () => void;
}

const focus = (element: HTMLElement | null): void => element?.focus();

/** Why something may or may not be done, with the statements that decide it: a dialogue that bars nothing else. */
function Reason({ voice, verdict, onClose }: ReasonProps) {
  const { action, legal, cites } = verdict;
  const question = legal ? words.reasons.why : words.reasons.whyNot;
  const name = quoted(voice, action);
  const [before, after] = question.split('{action}');
  return (
    <div
      class="pop why-pop"
      role="dialog"
      aria-label={fill(question, { action: name })}
      tabIndex={-1}
      ref={focus}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <button type="button" class="x" aria-label={words.reasons.close} onClick={onClose}>
        <Sign name="close" />
      </button>
      <p class="why-h">
        {before}
        {isCard(action) ? <CardMark card={action} lang={voice.lang} /> : name}
        {after}
      </p>
      <p>{tellReason(voice, words.why, verdict)}</p>
      <p class="cite">
        <Cites ids={cites} voice={voice} />
      </p>
    </div>
  );
}

/** A step that may not be taken, and the verdict on it. */
interface Parting {
  readonly step: number;
  readonly verdict: Verdict;
}
const partingOf = ({ step, deal, action }: Fault & { readonly code: 'illegal-action' }): Parting => ({
  step: step + 1,
  verdict: judge(deal, action),
});

/** The line of a record, or what is wrong with it. */
function follow(record: DealRecord): { readonly line: Line } | { readonly fault: Fault } {
  const script = parseRecord(record);
  const played = script.ok ? replay(script.value) : script;
  return played.ok ? { line: lineOf(record) } : { fault: played.fault };
}

/** The line of a record as far as it is legal, and where it is not; null when it cannot be dealt. */
function followAsFarAsLegal(record: DealRecord): { readonly line: Line; readonly parting: Parting | null } | null {
  const followed = follow(record);
  if ('line' in followed) return { ...followed, parting: null };
  const { fault } = followed;
  if (fault.code !== 'illegal-action') return null;
  return { line: lineOf({ ...record, actions: record.actions?.slice(0, fault.step) ?? [] }), parting: partingOf(fault) };
}

/** The deal under a reading that has been switched: its line as far as it is legal there, and a word on it. */
function underReading(
  voice: Voice,
  shown: Shown,
  option: string,
  value: string,
): { readonly shown: Shown; readonly notice: Notice } | null {
  const { source, line, step } = shown;
  const readings = { ...shown.readings, [option]: value };
  const record = { ...source, options: { ...source.options, ...readings } };
  const recorded = followAsFarAsLegal(record);
  const isOwn = ownFrom(shown) !== null || !source.actions?.length;
  const followed = isOwn ? followAsFarAsLegal({ ...record, actions: line.actions }) : recorded;
  if (!recorded || !followed) return null;
  const { parting } = followed;
  const text = parting
    ? fill(words.reading.parted, { n: parting.step, why: tellReason(voice, words.why, parting.verdict) })
    : words.reading.kept;
  return {
    shown: atStep({ ...shown, readings, recorded: recorded.line, line: followed.line }, step),
    notice: { text, cites: parting?.verdict.cites ?? [], isFault: false },
  };
}

/** What is wrong with a record that came in a link. */
function faultNotice(voice: Voice, fault: Fault): Notice {
  const { link } = words;
  if (fault.code !== 'illegal-action') return { text: link.unsound, cites: [], isFault: true };
  const { step, verdict } = partingOf(fault);
  const why = tellReason({ ...voice, players: fault.deal.players }, words.why, verdict);
  return { text: fill(link.illegal, { n: step, why }), cites: verdict.cites, isFault: true };
}

/** What the reader may choose of the look of cards, and the choices besides what is usual. */
const LOOKS = { suits: ['german'], letters: ['en', 'ru', 'de', 'nl'], colours: ['two', 'four'] } as const;
type Aspect = keyof typeof LOOKS;

/** What an address may say of a table besides a deal, word for word; what is usual may be said too. */
const SAYABLE: Readonly<Record<string, readonly string[]>> = {
  theme: ['light', 'dark'],
  suits: ['french', ...LOOKS.suits],
  letters: LOOKS.letters,
  colours: LOOKS.colours,
  help: ['on', 'off'],
  hints: ['on'],
  review: ['on'],
};

/** What the address says that it cannot say, a sentence each; `lone` are names that say nothing there without a deal. */
function oddIn(lone: readonly string[]): readonly string[] {
  const search = new URLSearchParams(location.search);
  const { link } = words;
  const wrong = Object.entries(SAYABLE).flatMap(([name, values]) => {
    const value = search.get(name);
    return value === null || values.includes(value) ? [] : fill(link.value, { name, value, values: values.join(', ') });
  });
  const alone = search.has('deal') ? [] : lone.filter((name) => search.has(name));
  return [...alone.map((name) => fill(link.lone, { name, value: search.get(name) ?? '' })), ...wrong];
}

/** The seat of that number at a table of so many; null where there is none. */
const seatIn = (text: string | null, players: number): Seat | null =>
  text !== null && /^\d$/.test(text) && Number(text) < players ? Number(text) : null;

/**
 * The view that the address asks for of a viewer that shows something, and what is wrong with the address; null when it asks
 * for nothing. Of a table that stands alone the address may name the step without a deal.
 */
function viewWritten(
  voice: Voice,
  id: string,
  now: Shown,
  isAlone: boolean,
): { readonly shown?: Shown; readonly seer?: Seat | null; readonly notice?: Notice } | null {
  const asked = writtenFor(id);
  if (!asked) return null;
  const { code, step, seat } = asked;
  const { link } = words;
  const odd = oddIn(isAlone ? ['seat', 'sit'] : ['step', 'seat', 'sit']);
  const noted = (...faults: readonly string[]) => {
    const texts = [...faults, ...odd];
    return texts.length > 0 && { notice: { text: texts.join(voice.t.said.between), cites: [], isFault: true } };
  };
  const stepFault = (shown: Shown): readonly string[] =>
    step === null || String(shown.step) === step ? [] : [fill(link.step, { step, n: shown.step, last: lastStep(shown) })];
  if (code === null) return { ...noted(...(isAlone ? stepFault(now) : [])) };
  const parsed = parseLink(code);
  if (!parsed.ok) return { ...noted(link[parsed.fault]) };
  const followed = follow(parsed.record);
  if ('fault' in followed) return { notice: faultNotice(voice, followed.fault) };
  const shown = atStep(shownFrom(parsed.record), /^\d+$/.test(step ?? '') ? Number(step) : 0);
  const { players } = parsed.record;
  const seatFault = (name: 'seat' | 'sit'): readonly string[] => {
    const text = new URLSearchParams(location.search).get(name);
    return text === null || seatIn(text, players) !== null ? [] : [fill(link[name], { seat: text, last: players - 1 })];
  };
  return { shown, seer: seatIn(seat, players), ...noted(...stepFault(shown), ...seatFault('seat'), ...seatFault('sit')) };
}

const recordShown = ({ line }: Shown): DealRecord => recordOf(dealAt(line, 0), line.actions);

const copyOut = async (text: string, said: string): Promise<Errand> => ({
  name: 'copied',
  ...(await copy(text, said, words.deals.failed)),
});

/** What an address says that shows the deal so: at this step, with the cards of this seat alone if they are. */
const searchFor = (shown: Shown, seer: Seat | null): string =>
  `?deal=${formatLink(recordShown(shown))}&step=${shown.step}${seer === null ? '' : `&seat=${seer}`}`;

/** Copies the address of this page with the deal and what else is shown, and puts it where the address of the page stands. */
function copyLink(id: string, shown: Shown, seer: Seat | null, aids: readonly Aid[]): Promise<Errand> {
  const { origin, pathname } = location;
  const address = `${origin}${pathname}${searchFor(shown, seer)}${aids.map((aid) => `&${aid}=on`).join('')}#${anchorOf(id)}`;
  history.replaceState(history.state, '', address);
  return copyOut(address, fill(words.deals.linkCopied, { n: shown.step }));
}

/** Copies the record as people write it. */
const copyRecord = (shown: Shown): Promise<Errand> => copyOut(formatText(recordShown(shown)), words.deals.recordCopied);

/** The code that shows the deal in another page. It stands there to be copied, since it is not for everybody. */
function framed(lang: string, shown: Shown, seer: Seat | null): Errand {
  const path = addressOf(framePath(lang, shown.source.variant));
  const address = `${location.origin}${path}${searchFor(shown, seer)}`;
  return { name: 'copied', said: words.deals.framed, byHand: frameCode(address, document.title, FRAME) };
}

/** A fresh deal of the same game under the same options, with the cards of a seed and no action taken. */
function dealtFrom({ source, readings }: Shown, players: number, seed: number): Shown {
  const { variant } = source;
  const options = { ...source.options, ...readings };
  const dealt = seeded({ variant, options, players, dealer: 0 }, seed);
  if (!dealt.ok) throw new RangeError(`${variant} cannot be dealt so: ${dealt.fault.code}`);
  return { ...shownFrom(dealt.value), readings, seed };
}

/** A fresh deal from a seed that nobody chose. */
const dealtByChance = (shown: Shown, players: number): Shown =>
  dealtFrom(shown, players, crypto.getRandomValues(new Uint32Array(1))[0] as number);

interface StandingProps {
  readonly shown: Shown;
  readonly isExample: boolean;
  readonly onShow: (shown: Shown) => void;
  readonly onExample: () => void;
}

/** What deal this is, where it is not simply the example, and the way back. */
function Standing({ shown, isExample, onShow, onExample }: StandingProps) {
  const { deals } = words;
  const own = ownFrom(shown);
  const back = (name: string, act: () => void) => (
    <button type="button" class="btn btn--q" onClick={act}>
      <Sign name="return" />
      <span>{name}</span>
    </button>
  );
  return (
    <p class="standing">
      {shown.seed !== null && <span>{fill(deals.seeded, { seed: shown.seed })}</span>}
      {own !== null && <span class="own">{fill(deals.own, { n: own + 1 })}</span>}
      {own !== null && back(deals.backToRecord, () => onShow(atStep({ ...shown, line: shown.recorded }, own)))}
      {!isExample && back(deals.backToExample, onExample)}
    </p>
  );
}

/** The letters of a language, as they stand on its cards. */
const LETTERS: Readonly<Record<string, string>> = { en: 'A K Q J', ru: 'Т К Д В', de: 'A K D B', nl: 'A H V B' };

interface LookProps {
  readonly voice: Voice;
  readonly seer: Seat | null;
  /** Null where it is settled already whose cards are seen. */
  readonly onSeer: ((seat: Seat | null) => void) | null;
  readonly onClose: () => void;
}

/** Asks how cards are to look, which holds at every table, and whose cards are to be seen at this one. */
class Look extends Component<LookProps, { readonly isUnkept: boolean }> {
  override state = { isUnkept: false };

  /** Shows cards so, and keeps the choice where the browser keeps things; `beforePaint` puts it on the next page. */
  private choose(aspect: Aspect, value: string | null): void {
    const { dataset } = document.documentElement;
    if (value === null) delete dataset[aspect];
    else dataset[aspect] = value;
    try {
      if (value === null) localStorage.removeItem(aspect);
      else localStorage.setItem(aspect, value);
      this.setState({ isUnkept: false });
    } catch {
      this.setState({ isUnkept: true });
    }
  }

  private field(aspect: Aspect, faceOf: (value: string | null) => ComponentChildren) {
    const now = document.documentElement.dataset[aspect];
    const values: readonly string[] = LOOKS[aspect];
    return (
      <fieldset class="field">
        <legend>{words.cards[aspect]}</legend>
        <span class="seg">
          {[null, ...values].map((value) => (
            <label key={value} lang={aspect === 'letters' ? (value ?? undefined) : undefined}>
              <input
                type="radio"
                name={aspect}
                checked={value === null ? !values.includes(now ?? '') : value === now}
                onChange={() => this.choose(aspect, value)}
              />
              {faceOf(value)}
            </label>
          ))}
        </span>
      </fieldset>
    );
  }

  override render() {
    const { voice, seer, onSeer, onClose } = this.props;
    const { cards } = words;
    return (
      <form
        class="pop pop-form look"
        aria-label={cards.label}
        onSubmit={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Escape') onClose();
        }}
      >
        {onSeer && (
          <label class="field">
            <span>{cards.hands}</span>
            <select ref={focus} onChange={({ currentTarget: { value } }) => onSeer(value === '' ? null : Number(value))}>
              <option value="" selected={seer === null}>
                {cards.open}
              </option>
              {Array.from({ length: voice.players }, (_, seat) => (
                <option key={seat} value={seat} selected={seat === seer}>
                  {fill(cards.seen, { seat: seatName(voice, seat) })}
                </option>
              ))}
            </select>
          </label>
        )}
        {this.field('suits', (value) => (
          <span data-suits={value ?? 'french'}>
            {value === null ? cards.french : cards.german}{' '}
            <span aria-hidden="true">
              {SUITS.map((suit) => (
                <SuitMark key={suit} suit={suit} />
              ))}
            </span>
          </span>
        ))}
        {this.field('letters', (value) => (value === null ? cards.own : LETTERS[value]))}
        {this.field('colours', (value) => (value === null ? cards.own : value === 'two' ? cards.two : cards.four))}
        <p class="hint">{cards.hint}</p>
        <p class="fault" role="alert">
          {this.state.isUnkept && cards.unkept}
        </p>
        <button type="button" class="btn btn--ink" onClick={onClose}>
          {words.reasons.close}
        </button>
      </form>
    );
  }
}

/** What has been copied, or what the browser would not copy. */
function Copied({ errand }: { readonly errand: Errand | null }) {
  const copied = errand?.name === 'copied' ? errand : null;
  return (
    <>
      <p class="copied" role="status">
        {copied?.said}
      </p>
      {copied && copied.byHand !== null && <ByHand name={words.deals.copyText} text={copied.byHand} />}
    </>
  );
}

interface SeedFormProps {
  readonly id: string;
  readonly shown: Shown;
  readonly players: number;
  readonly isWrong: boolean;
  readonly onErrand: (errand: Errand) => void;
  readonly onPlayers: (players: number) => void;
  readonly onShow: (shown: Shown) => void;
  readonly onClose: () => void;
}

/** Asks for the number of players and a seed. */
function SeedForm({ id, shown, players, isWrong, onErrand, onPlayers, onShow, onClose }: SeedFormProps) {
  const { deals } = words;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const field = (event.currentTarget as HTMLFormElement).elements.namedItem('seed') as HTMLInputElement;
    const typed = field.value.trim();
    if (/^\d{1,10}$/.test(typed) && isSeed(Number(typed))) {
      onClose();
      onShow(dealtFrom(shown, players, Number(typed)));
    } else {
      onErrand({ name: 'seed', isWrong: true });
      field.focus();
    }
  };
  return (
    <form
      class="pop pop-form"
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') onClose();
      }}
    >
      <fieldset class="field">
        <legend>{deals.players}</legend>
        <span class="seg">
          {gamePlayed(dealAt(shown.line, 0)).seats.value.map((n) => (
            <label key={n}>
              <input type="radio" name={`players-${id}`} value={n} checked={n === players} onChange={() => onPlayers(n)} />
              {n}
            </label>
          ))}
        </span>
      </fieldset>
      <label class="field">
        <span>{deals.field}</span>
        <input
          name="seed"
          ref={focus}
          inputMode="numeric"
          autoComplete="off"
          placeholder={`0–${LAST_SEED}`}
          aria-invalid={isWrong}
        />
      </label>
      <p class={isWrong ? 'fault' : 'hint'} role={isWrong ? 'alert' : undefined}>
        {isWrong ? fill(deals.fault, { last: LAST_SEED }) : deals.hint}
      </p>
      <button type="submit" class="btn btn--ink">
        {deals.deal}
      </button>
    </form>
  );
}

const desk = {
  Reason,
  Look,
  Standing,
  Copied,
  SeedForm,
  underReading,
  viewWritten,
  oddIn,
  copyLink,
  copyRecord,
  framed,
  dealtByChance,
};

/** The desk, with its words in the language of the page. */
export async function openDesk(): Promise<typeof desk> {
  const load = files[`./${document.documentElement.lang}.desk.json`];
  if (!load) throw new RangeError('the desk has no words in the language of this page');
  words ??= await load();
  return desk;
}
