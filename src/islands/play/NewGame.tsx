// What is settled before a new game: how many play, who sits where, how long it lasts, what is agreed, and which cards come.
import { Component } from 'preact';
import type { Seat } from '../../engine/deal.ts';
import type { Game } from '../../engine/game.ts';
import type { MatchTerms } from '../../engine/match.ts';
import { isSeed, LAST_SEED } from '../../engine/random.ts';
import { isPot } from '../../engine/record.ts';
import { counted, fill } from '../../words/names.ts';
import type { Agreed, OfferedOption } from '../setup/Agreed.tsx';
import { AgreedFields } from '../setup/Agreed.tsx';
import { loadWords as loadSetupWords, setupWordsOf } from '../setup/words.ts';
import { Seats } from './Seats.tsx';
import type { Opening } from './session.ts';
import { usualOpening } from './session.ts';
import type { PlayVoice } from './words.ts';

/** What has been settled. Without a length the game itself says when the match is over; without a seed the cards come by chance. */
export interface Settled extends Omit<MatchTerms, 'variant'>, Opening {
  readonly people: readonly Seat[];
  readonly seed: number | null;
}

/** Lengths of a match for a pot, in deals; the others say themselves when they are over. */
const LENGTHS = [1, 5, 10, 20];
const lengthsOf = (game: Game): readonly (number | null)[] => (game.potUnit > 0 ? LENGTHS : [1, null]);

interface NewGameProps {
  readonly voice: PlayVoice;
  readonly game: Game;
  readonly offered: readonly OfferedOption[];
  /** How the game on the table was settled. */
  readonly settled: Omit<Settled, 'seed'>;
  readonly onStart: (settled: Settled) => void;
  readonly onClose: () => void;
}

interface NewGameState extends Agreed {
  readonly people: readonly Seat[];
  readonly length: number | null;
  readonly seed: string;
  /** The first field that holds what it may not. */
  readonly wrong: 'pot' | 'seed' | null;
}

/** The number that is written in digits only; null where nothing but it is written. */
const numberIn = (text: string): number | null => (/^\d{1,13}$/.test(text) ? Number(text) : null);

class NewGame extends Component<NewGameProps, NewGameState> {
  override state: NewGameState = this.before();

  private before(): NewGameState {
    const { people, length, players, dealer, options, pot } = this.props.settled;
    return { people, length, players, dealer, options, pot: String(pot), seed: '', wrong: null };
  }

  /** Another number of players: whoever has a seat keeps it, and so does what may be agreed among so many. */
  private seat(players: number): void {
    const { game } = this.props;
    const { people, options } = this.state;
    const kept = Object.entries(options).filter(([name, value]) => !game.options[name]?.rulesOut?.(value, players));
    const { dealer } = usualOpening({ players });
    this.setState({ players, dealer, people: people.filter((seat) => seat < players), options: Object.fromEntries(kept) });
  }

  private readonly submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const { game, onStart } = this.props;
    const { players, dealer, options, people, length, ...written } = this.state;
    const pot = numberIn(written.pot);
    const seed = numberIn(written.seed);
    const isSeedWrong = written.seed !== '' && (seed === null || !isSeed(seed));
    const wrong = isPot(game, pot) ? (isSeedWrong ? 'seed' : null) : 'pot';
    this.setState({ wrong });
    if (wrong === null && pot !== null) onStart({ players, dealer, options, people, length, pot, seed });
    else (event.currentTarget as HTMLFormElement).querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };

  /** What is wrong, or what there is to know about the seed. */
  private hint() {
    const { voice, game } = this.props;
    const { wrong } = this.state;
    const { form } = voice.words;
    if (wrong === null) return <p class="hint">{form.hint}</p>;
    return (
      <p class="fault" role="alert">
        {fill(setupWordsOf(voice.lang).faults[wrong], { unit: game.potUnit, last: LAST_SEED })}
      </p>
    );
  }

  override render() {
    const { voice, game, offered, onClose } = this.props;
    const { players, people, length, seed, wrong } = this.state;
    const { form } = voice.words;
    const radio = (name: string, key: string, text: string, checked: boolean, onChange: () => void) => (
      <label key={key}>
        <input type="radio" name={name} checked={checked} onChange={onChange} />
        {text}
      </label>
    );
    return (
      <form class="pop pop-form play-form" noValidate aria-label={voice.words.head.new} onSubmit={this.submit}>
        {game.seats.value.length > 1 && (
          <fieldset class="field">
            <legend>{form.players}</legend>
            <span class="seg">
              {game.seats.value.map((n) => radio('players', String(n), String(n), n === players, () => this.seat(n)))}
            </span>
          </fieldset>
        )}
        <Seats voice={{ ...voice, players }} people={people} onPeople={(chosen) => this.setState({ people: chosen })} />
        <fieldset class="field">
          <legend>{form.length}</legend>
          <span class="seg">
            {lengthsOf(game).map((n) =>
              radio('length', String(n), n === null ? form.match : counted(voice, form.deals, n), n === length, () =>
                this.setState({ length: n }),
              ),
            )}
          </span>
        </fieldset>
        <div class="agreed">
          <AgreedFields
            lang={voice.lang}
            game={game}
            offered={offered}
            agreed={this.state}
            isPotWrong={wrong === 'pot'}
            onAgree={(change) => this.setState(change)}
          />
        </div>
        <label class="field">
          <span>{form.seed}</span>
          <input
            name="seed"
            value={seed}
            inputMode="numeric"
            autoComplete="off"
            placeholder={`0–${LAST_SEED}`}
            aria-invalid={wrong === 'seed'}
            onInput={({ currentTarget }) => this.setState({ seed: currentTarget.value.trim() })}
          />
        </label>
        {this.hint()}
        <p class="acts">
          <button type="submit" class="btn btn--ink">
            {form.start}
          </button>
          <button type="button" class="btn btn--q" onClick={onClose}>
            {form.close}
          </button>
        </p>
      </form>
    );
  }
}

/** The form of a new game, with its words. */
export async function openNewGame() {
  await loadSetupWords();
  return NewGame;
}
