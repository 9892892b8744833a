// What is settled before a new game: how many play, who sits where, how long it lasts, and which cards come.
import { Component } from 'preact';
import type { Seat } from '../../engine/deal.ts';
import type { Game } from '../../engine/game.ts';
import { isSeed, LAST_SEED } from '../../engine/random.ts';
import { counted, fill } from '../../words/names.ts';
import { Seats } from './Seats.tsx';
import type { PlayVoice } from './words.ts';

/** What has been settled. Without a length the game itself says when the match is over; without a seed the cards come by chance. */
export interface Settled {
  readonly players: number;
  readonly people: readonly Seat[];
  readonly length: number | null;
  readonly seed: number | null;
}

/** Lengths of a match for a pot, in deals; the others say themselves when they are over. */
const LENGTHS = [1, 5, 10, 20];
const lengthsOf = (game: Game): readonly (number | null)[] => (game.potUnit > 0 ? LENGTHS : [1, null]);

interface NewGameProps {
  readonly voice: PlayVoice;
  readonly game: Game;
  readonly settled: Omit<Settled, 'seed'>;
  readonly onStart: (settled: Settled) => void;
  readonly onClose: () => void;
}

interface NewGameState extends Omit<Settled, 'seed'> {
  readonly isWrong: boolean;
}

export class NewGame extends Component<NewGameProps, NewGameState> {
  override state: NewGameState = { ...this.props.settled, isWrong: false };

  private readonly submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const field = (event.currentTarget as HTMLFormElement).elements.namedItem('seed') as HTMLInputElement;
    const typed = field.value.trim();
    const seed = typed === '' ? null : Number(typed);
    const isWrong = seed !== null && !(/^\d{1,10}$/.test(typed) && isSeed(seed));
    if (isWrong) field.focus();
    this.setState({ isWrong });
    const { players, people, length } = this.state;
    if (!isWrong) this.props.onStart({ players, people, length, seed });
  };

  override render() {
    const { voice, game, onClose } = this.props;
    const { players, people, length, isWrong } = this.state;
    const { form } = voice.words;
    const radio = (name: string, key: string, text: string, checked: boolean, onChange: () => void) => (
      <label key={key}>
        <input type="radio" name={name} checked={checked} onChange={onChange} />
        {text}
      </label>
    );
    return (
      <form
        class="pop play-form"
        noValidate
        aria-label={voice.words.head.new}
        onSubmit={this.submit}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Escape') onClose();
        }}
      >
        {game.seats.value.length > 1 && (
          <fieldset class="field">
            <legend>{form.players}</legend>
            <span class="seg">
              {game.seats.value.map((n) =>
                radio('players', String(n), String(n), n === players, () =>
                  this.setState({ players: n, people: people.filter((seat) => seat < n) }),
                ),
              )}
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
        <label class="field">
          <span>{form.seed}</span>
          <input name="seed" inputMode="numeric" autoComplete="off" placeholder={`0–${LAST_SEED}`} aria-invalid={isWrong} />
        </label>
        <p class={isWrong ? 'fault' : 'hint'} role={isWrong ? 'alert' : undefined}>
          {isWrong ? fill(form.fault, { last: LAST_SEED }) : form.hint}
        </p>
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
