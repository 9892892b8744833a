// What is agreed before a deal, as fields: who deals, how many chips lie in the pot, and the options of the rule set.
import type { Game } from '../../engine/game.ts';
import { defaultOf } from '../../engine/game.ts';
import { plain } from '../../words/names.ts';
import { sideOf } from '../../words/seats.ts';
import { stringsOf } from '../strings.ts';
import { setupWordsOf } from './words.ts';

/** An option of a rule set and its values, by name. */
export interface OfferedOption {
  readonly name: string;
  readonly label: string;
  readonly values: Readonly<Record<string, string>>;
}

/** What stands in the fields; options that stand at their default are left out. */
export interface Agreed {
  readonly players: number;
  readonly dealer: number;
  readonly options: Readonly<Record<string, string>>;
  readonly pot: string;
}

interface AgreedFieldsProps {
  readonly lang: string;
  readonly game: Game;
  readonly offered: readonly OfferedOption[];
  readonly agreed: Agreed;
  readonly isPotWrong: boolean;
  readonly onAgree: (change: Partial<Agreed>) => void;
}

export function AgreedFields({ lang, game, offered, agreed, isPotWrong, onAgree }: AgreedFieldsProps) {
  const { form } = setupWordsOf(lang);
  const { seats } = stringsOf(lang);
  const { players, dealer, options, pot } = agreed;
  return (
    <>
      <label class="field">
        <span>{form.dealer}</span>
        <select value={dealer} onChange={({ currentTarget }) => onAgree({ dealer: Number(currentTarget.value) })}>
          {Array.from({ length: players }, (_, seat) => (
            <option key={seat} value={seat}>
              {plain(seats[sideOf(seat, players)])}
            </option>
          ))}
        </select>
      </label>
      {game.potUnit > 0 && (
        <label class="field">
          <span>{form.pot}</span>
          <input
            type="text"
            name="pot"
            inputMode="numeric"
            value={pot}
            aria-invalid={isPotWrong}
            onInput={({ currentTarget }) => onAgree({ pot: currentTarget.value.trim() })}
          />
        </label>
      )}
      {offered.map(({ name, label, values }) => {
        const option = game.options[name];
        const standing = option ? defaultOf(option, players) : '';
        return (
          <label key={name} class="field">
            <span>{label}</span>
            <select
              value={options[name] ?? standing}
              onChange={({ currentTarget: { value } }) => {
                const { [name]: _was, ...others } = options;
                onAgree({ options: value === standing ? others : { ...others, [name]: value } });
              }}
            >
              {Object.entries(values).map(([value, called]) => (
                <option key={value} value={value} disabled={option?.rulesOut?.(value, players)}>
                  {called}
                </option>
              ))}
            </select>
          </label>
        );
      })}
    </>
  );
}
