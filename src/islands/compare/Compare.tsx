// Two rule sets, or two readings of one, over one deal: two tables that step together, the ladder of their steps, and the
// differences of their rules. What is shown stands in the address. Before any script runs the example of the page stands
// here, whole, at the step where the two part.
import { Component } from 'preact';
import type { Card } from '../../engine/cards.ts';
import type { Deal } from '../../engine/deal.ts';
import { gameOf, packsOf } from '../../engine/game.ts';
import { formatLink, parseLink } from '../../engine/link.ts';
import type { Verdict } from '../../engine/play.ts';
import { verdicts } from '../../engine/play.ts';
import type { DealRecord } from '../../engine/record.ts';
import { recordOf } from '../../engine/record.ts';
import { kindOf } from '../../words/kinds.ts';
import type { Voice } from '../../words/names.ts';
import { fill } from '../../words/names.ts';
import type { Telling } from '../../words/shown.ts';
import { shownIn } from '../../words/shown.ts';
import { fetchAhead, PEACE } from '../ahead.ts';
import { fetched } from '../fetching.ts';
import { loadRuleSets } from '../games.ts';
import { furnitureOf, loadKinds } from '../kinds.ts';
import { addressOf } from '../links.ts';
import { tellStep } from '../narration.ts';
import type { Desk } from '../sent-for.ts';
import { sendForDesk } from '../sent-for.ts';
import { wordsOf } from '../strings.ts';
import { Table } from '../Table.tsx';
import type { Choice, Naming, Offer } from './choice.ts';
import { choiceName, choicesOf, formatChoice, gameName, parseChoice } from './choice.ts';
import { Differences } from './Differences.tsx';
import { Finder } from './Finder.tsx';
import { Ladder } from './Ladder.tsx';
import type { Telling as Found, Pair, Paired, Side } from './pair.ts';
import { firstRecord, firstSeats, paired, partingOf, placeOf, SIDES, sharedSeats, stepAt } from './pair.ts';
import { partsIn, Steps } from './Steps.tsx';
import type { Words } from './words.ts';
import { compareWordsOf, deskWordsOf, relativesOf } from './words.ts';

export interface CompareProps {
  readonly lang: string;
  /** The rule sets that may be chosen. */
  readonly offers: readonly Offer[];
  /** For each of them the others with which it shares a pack. */
  readonly sharing: Readonly<Record<string, readonly string[]>>;
  readonly facts: Telling['facts'];
  /** What stands here unless the address asks for something else. */
  readonly example: Readonly<Record<Side, string>> & {
    readonly record: DealRecord;
    readonly step: number;
    readonly shows: string;
  };
}

/** A pair that is shown: what was chosen, and the deal where there is one for both. */
interface Shown {
  readonly choices: Readonly<Record<Side, Choice>>;
  readonly paired: Paired | null;
  readonly place: number;
}

interface CompareState {
  readonly shown: Shown;
  readonly isForward: boolean;
  /** What was wrong with the address. */
  readonly faults: readonly string[];
  readonly stops: Readonly<Record<Side, Card | null>>;
  readonly asked: { readonly side: Side; readonly verdict: Verdict } | null;
  readonly desk: Desk | null;
  readonly said: string;
}

/** The settings of two choices, whose rule sets must be loaded. */
function pairOf({ a, b }: Shown['choices']): Pair {
  const settingOf = ({ id, options }: Choice) => {
    const game = gameOf(id);
    if (!game) throw new RangeError(`the rule set ${id} has not been loaded`);
    return { game, options };
  };
  return { a: settingOf(a), b: settingOf(b) };
}

/** The pair over a deal, at the step where the two part. */
function shownAt(choices: Shown['choices'], record: DealRecord | null): Shown {
  const over = record && paired(pairOf(choices), record);
  return { choices, paired: over, place: over ? (partingOf(over) ?? 0) : 0 };
}

/** The pair over the first deal that tells it apart. */
function shownFirst(choices: Shown['choices']): Shown {
  const pair = pairOf(choices);
  const players = firstSeats(sharedSeats(pair));
  return shownAt(choices, players === undefined ? null : firstRecord(pair, players));
}

export class Compare extends Component<CompareProps, CompareState> {
  override state: CompareState = {
    shown: this.example(),
    isForward: false,
    faults: [],
    stops: { a: null, b: null },
    asked: null,
    desk: null,
    said: '',
  };
  private box: HTMLElement | null = null;
  private asker: HTMLElement | null = null;
  private actedIn: Side | null = null;
  private readonly away = new AbortController();

  private choicesIn(texts: Readonly<Record<Side, string>>): Readonly<Record<Side, Choice | null>> {
    const { offers } = this.props;
    return { a: parseChoice(texts.a, offers), b: parseChoice(texts.b, offers) };
  }

  private example(): Shown {
    const { example } = this.props;
    const { a, b } = this.choicesIn(example);
    if (!a || !b) throw new RangeError(`the example compares ${example.a} and ${example.b}, which are not on offer`);
    return { ...shownAt({ a, b }, example.record), place: example.step };
  }

  private get words(): Words {
    return compareWordsOf(this.props.lang);
  }

  private get naming(): Naming {
    const { lang, offers } = this.props;
    return { lang, offers, optionNames: relativesOf(lang).options, words: this.words };
  }

  private readonly gameName = (id: string): string => gameName(this.naming, id);
  private readonly nameOf = (choice: Choice): string => choiceName(this.naming, choice);

  private namesOf({ a, b }: Shown['choices']): Readonly<Record<Side, string>> {
    return { a: this.nameOf(a), b: this.nameOf(b) };
  }

  private voiceOf(side: Side, players: number, { choices }: Shown = this.state.shown): Voice {
    const { lang } = this.props;
    return { lang, t: wordsOf(lang, kindOf(pairOf(choices)[side].game)), players };
  }

  /** What a step has brought on both sides, for whoever does not see it. */
  private saidOf({ choices, paired: over, place }: Shown): string {
    const rung = over?.rungs[place];
    if (!over || !rung) return '';
    const told = (side: Side): string => {
      const [run, step] = [over.runs[side], rung[side]];
      const after = step === null ? undefined : run.deals[step];
      if (step === null || !after) return this.words.ladder.nothing;
      return tellStep(this.voiceOf(side, over.record.players, { choices, paired: over, place }), run.deals[step - 1], after);
    };
    const names = this.namesOf(choices);
    return fill(this.words.said, { ...names, toldA: told('a'), toldB: told('b'), sign: this.words.ladder[rung.sign] });
  }

  private readonly show = (shown: Shown, more?: Partial<CompareState>): void => {
    this.setState({
      shown,
      isForward: shown.paired === this.state.shown.paired && shown.place === this.state.shown.place + 1,
      asked: null,
      said: this.saidOf(shown),
      ...more,
    });
  };

  /** Shows something that the reader asked for, and writes it into the address. */
  private readonly go = (shown: Shown, isNew = false): void => {
    this.show(shown, { faults: [] });
    const { choices, paired: over, place } = shown;
    const fields = [
      ...SIDES.map((side) => `${side}=${formatChoice(choices[side])}`),
      ...(over ? [`deal=${formatLink(over.record)}`, `step=${place}`] : []),
    ];
    const address = `?${fields.join('&')}`;
    if (isNew) history.pushState(null, '', address);
    else history.replaceState(null, '', address);
  };

  private readonly goTo = (place: number): void => {
    const { shown } = this.state;
    const last = (shown.paired?.rungs.length ?? 1) - 1;
    this.go({ ...shown, place: Math.min(Math.max(place, 0), last) });
  };

  /** Shows another pair, over the deal that is there if it can be dealt by both. */
  private readonly compare = async (choices: Shown['choices'], record: DealRecord | null): Promise<void> => {
    if (!(await this.load(choices))) return;
    const same = record && shownAt(choices, record);
    this.go(same?.paired ? same : shownFirst(choices), true);
  };

  /** Has the rules of two choices come; whether they have. */
  private async load({ a, b }: Shown['choices']): Promise<boolean> {
    const loading = async (): Promise<true> => {
      await loadRuleSets([a.id, b.id]);
      await loadKinds();
      return true;
    };
    return (await fetched(loading)) ?? false;
  }

  private readonly submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const { a, b } = this.choicesIn({ a: String(form.get('a')), b: String(form.get('b')) });
    if (a && b) void this.compare({ a, b }, null);
  };

  private readonly swap = (): void => {
    const { choices, paired: over } = this.state.shown;
    void this.compare({ a: choices.b, b: choices.a }, over?.record ?? null);
  };

  private readonly choose = (side: Side, { action }: Verdict): void => {
    const { shown } = this.state;
    const over = shown.paired;
    if (!over) return;
    const step = stepAt(over, side, shown.place);
    const { deals, actions } = over.runs[side];
    this.actedIn = side;
    const record = recordOf(deals[step] as Deal, [...actions.slice(0, step), action]);
    const next = actions[step] === action ? over : paired(pairOf(shown.choices), record);
    if (next) this.go({ ...shown, paired: next, place: placeOf(next, side, step + 1) });
  };

  private readonly ask = async (side: Side, verdict: Verdict): Promise<void> => {
    this.asker = document.activeElement as HTMLElement;
    const desk = await fetched(sendForDesk);
    if (desk) this.setState({ desk, asked: { side, verdict } });
  };

  private readonly close = (): void => {
    this.setState({ asked: null });
    this.asker?.focus();
  };

  private readonly tell = ({ record }: Found): void => {
    this.go(shownAt(this.state.shown.choices, record), true);
    this.box?.querySelector('.pair')?.scrollIntoView({ block: 'nearest' });
  };

  private readonly onKeyDown = (event: KeyboardEvent): void => {
    const { shown } = this.state;
    const target = event.target as HTMLInputElement;
    if (!shown.paired || (target.matches('input, select, textarea') && target.type !== 'range')) return;
    const { place } = shown;
    const keys: Readonly<Record<string, number>> = {
      ArrowLeft: place - 1,
      ArrowRight: place + 1,
      ArrowUp: place - 1,
      ArrowDown: place + 1,
      Home: 0,
      End: shown.paired.rungs.length - 1,
    };
    const to = keys[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this.goTo(to);
  };

  /** Shows what the address asks for. */
  private async arrive(): Promise<void> {
    const search = new URLSearchParams(window.location.search);
    const { example } = this.props;
    const written = { a: search.get('a') ?? example.a, b: search.get('b') ?? example.b };
    const read = this.choicesIn(written);
    const standing = this.choicesIn(example);
    const faults = SIDES.flatMap((side) => {
      const instead = standing[side];
      return read[side] || !instead ? [] : fill(this.words.faults.setting, { text: written[side], game: this.nameOf(instead) });
    });
    const choices = { a: read.a ?? standing.a, b: read.b ?? standing.b } as Shown['choices'];
    if (!(await this.load(choices))) return;
    const isExample = formatChoice(choices.a) === example.a && formatChoice(choices.b) === example.b;
    const first = isExample ? this.example() : shownFirst(choices);
    const code = search.get('deal');
    const { link: sentences } = deskWordsOf(this.props.lang);
    const step = search.get('step');
    if (code === null) {
      const lone = step === null ? [] : [fill(sentences.lone, { name: 'step', value: step })];
      return this.show(first, { faults: [...faults, ...lone], said: '' });
    }
    const link = parseLink(code);
    const own = link.ok ? shownAt(choices, link.record) : null;
    if (own?.paired) {
      const last = own.paired.rungs.length - 1;
      const place = step !== null && /^\d+$/.test(step) && Number(step) <= last ? Number(step) : null;
      const n = place ?? own.place;
      const wrong = step === null || place !== null ? [] : [fill(sentences.step, { step, n, last })];
      return this.show({ ...own, place: n }, { faults: [...faults, ...wrong], said: '' });
    }
    const [, variant = ''] = code.split('.');
    const isForeign = !link.ok && link.fault === 'unknown-variant' && this.props.offers.some(({ id }) => id === variant);
    const fault = isForeign
      ? fill(this.words.faults.foreign, { game: this.gameName(variant) })
      : link.ok
        ? this.words.faults.unsound
        : sentences[link.fault];
    this.show(first, { faults: [...faults, fault], said: '' });
  }

  override componentDidMount(): void {
    const { signal } = this.away;
    fetchAhead(sendForDesk, PEACE, signal);
    if (window.location.search !== '') void this.arrive();
    addEventListener('popstate', () => void this.arrive(), { signal });
  }

  override componentDidUpdate(_props: CompareProps, before: CompareState): void {
    const { shown } = this.state;
    if (shown === before.shown) return;
    // On the ladder the focus goes along with the steps; whoever plays with the keyboard goes on to the next hand.
    if (document.activeElement?.matches('.ladder .mid button')) {
      this.box?.querySelector<HTMLElement>('.ladder .mid [tabindex="0"]')?.focus();
    }
    if (this.actedIn === null) return;
    const places = [`.side-${this.actedIn} .hand [tabindex="0"]`, '.steps .key:not([aria-disabled="true"])'];
    places
      .map((place) => this.box?.querySelector<HTMLElement>(place))
      .find((key) => key)
      ?.focus();
    this.actedIn = null;
  }

  override componentWillUnmount(): void {
    this.away.abort();
  }

  private form() {
    const { words } = this;
    const { offers } = this.props;
    const { choices } = this.state.shown;
    const field = (side: Side) => {
      const now = formatChoice(choices[side]);
      const isListed = offers.some((offer) => choicesOf(offer).some((choice) => formatChoice(choice) === now));
      return (
        <label>
          <span>{words.form[side]}</span>
          <select name={side} key={now}>
            {!isListed && (
              <option value={now} selected>
                {this.nameOf(choices[side])}
              </option>
            )}
            {offers.map((offer) => (
              <optgroup key={offer.id} label={offer.name}>
                {choicesOf(offer).map((choice) => (
                  <option key={formatChoice(choice)} value={formatChoice(choice)} selected={formatChoice(choice) === now}>
                    {this.nameOf(choice)}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
      );
    };
    return (
      <form class="choose" method="get" aria-label={words.form.label} onSubmit={this.submit}>
        {field('a')}
        {field('b')}
        <button type="submit" class="btn btn--ink">
          {words.form.submit}
        </button>
        <button type="button" class="btn scripted" onClick={this.swap}>
          {words.form.swap}
        </button>
      </form>
    );
  }

  /** One of the two tables. */
  private table(side: Side, over: Paired) {
    const { shown, isForward, stops, asked, desk } = this.state;
    const run = over.runs[side];
    const step = stepAt(over, side, shown.place);
    const deal = run.deals[step] as Deal;
    const voice = this.voiceOf(side, over.record.players);
    return (
      <figure class={`side-${side}`} data-variant={deal.variant}>
        <figcaption>{this.nameOf(shown.choices[side])}</figcaption>
        <div class="stage">
          <Table
            voice={voice}
            line={run}
            step={step}
            furniture={furnitureOf(deal)}
            isForward={isForward && over.rungs[shown.place]?.[side] !== null}
            verdicts={verdicts(deal)}
            stop={stops[side]}
            onStop={(card) => this.setState({ stops: { ...stops, [side]: card } })}
            onChoose={(verdict) => this.choose(side, verdict)}
            onAsk={(verdict) => void this.ask(side, verdict)}
          />
          {desk && asked?.side === side && (
            <desk.Reason key={asked.verdict.action} voice={voice} verdict={asked.verdict} onClose={this.close} />
          )}
        </div>
      </figure>
    );
  }

  private overDeal(over: Paired) {
    const { words } = this;
    const { shown } = this.state;
    const { players } = over.record;
    const voices = { a: this.voiceOf('a', players), b: this.voiceOf('b', players) };
    const parts = partsIn(voices.a.t, words, over.rungs);
    const parting = partingOf(over);
    const at = { words, parts, place: shown.place, parting, onPlace: this.goTo };
    return (
      <>
        <div class="viewer pair">
          {SIDES.map((side) => this.table(side, over))}
          <Steps {...at} t={voices.a.t} />
        </div>
        <p class="to-parting">
          {parting === null ? (
            words.noParting
          ) : (
            <button type="button" class="btn scripted" aria-disabled={parting === shown.place} onClick={() => this.goTo(parting)}>
              {fill(words.toParting, { n: parting })}
            </button>
          )}
        </p>
        <Ladder {...at} voices={voices} names={this.namesOf(shown.choices)} runs={over.runs} rungs={over.rungs} />
        <ul class="legend">
          <li>
            <span class="neq is" aria-hidden="true">
              ≠
            </span>{' '}
            {words.ladder.rules}
          </li>
          <li>
            <span class="neq" aria-hidden="true">
              ≠
            </span>{' '}
            {words.ladder.consequence}
          </li>
          <li>{words.playedOn}</li>
        </ul>
      </>
    );
  }

  /** What is said of a pair that cannot share a deal, and what it may be compared with. */
  private unshared(pair: Pair) {
    const { words } = this;
    const { lang, facts, sharing } = this.props;
    const { choices } = this.state.shown;
    const telling = { lang, t: this.voiceOf('a', 0).t, facts, values: relativesOf(lang).values };
    const told = (side: Side, key: 'pack' | 'seats'): string => {
      const { game } = pair[side];
      const value = key === 'seats' ? game.seats.value : packsOf(game, pair[side].options).map(({ length }) => length);
      return shownIn(telling, { words: 'basics', key }, [...value]);
    };
    return (
      <div class="unshared">
        <p role="status">
          {fill(words.unshared.text, {
            ...this.namesOf(choices),
            packA: told('a', 'pack'),
            seatsA: told('a', 'seats'),
            packB: told('b', 'pack'),
            seatsB: told('b', 'seats'),
          })}
        </p>
        {SIDES.map((side) => {
          const { id } = choices[side];
          const others = sharing[id] ?? [];
          return (
            <div key={side}>
              <p>{others.length > 0 ? fill(words.unshared.with, { game: this.gameName(id) }) : words.unshared.alone}</p>
              <ul>
                {others.map((other) => (
                  <li key={other}>
                    <a href={`${addressOf(`${lang}/compare/`)}?a=${id}&b=${other}`}>{this.gameName(other)}</a>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    );
  }

  override render() {
    const { words } = this;
    const { facts, example } = this.props;
    const { shown, faults, said } = this.state;
    const pair = pairOf(shown.choices);
    const over = shown.paired;
    const names = this.namesOf(shown.choices);
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the controls inside are heard here, it has none of its own
      <div
        class="compare"
        ref={(box) => {
          this.box = box;
        }}
        onKeyDown={this.onKeyDown}
      >
        {over?.record === example.record && <p class="shows">{example.shows}</p>}
        {this.form()}
        {faults.map((fault) => (
          <p key={fault} class="notice fault" role="alert">
            {fault}
          </p>
        ))}
        {over ? this.overDeal(over) : this.unshared(pair)}
        {over && (
          <Finder
            key={Object.values(names).join()}
            words={words}
            voice={this.voiceOf('a', over.record.players)}
            pair={pair}
            seats={sharedSeats(pair)}
            onTelling={this.tell}
          />
        )}
        <section aria-labelledby="differences">
          <h2 id="differences">{words.differences.title}</h2>
          <Differences
            words={words}
            voice={this.voiceOf('a', over?.record.players ?? 0)}
            names={names}
            pair={pair}
            facts={facts}
          />
        </section>
        <p class="vh" aria-live="polite" aria-atomic="true">
          {said}
        </p>
      </div>
    );
  }
}
