// Who sits where: at each seat a person, or the computer.
import type { Seat } from '../../engine/deal.ts';
import { plain, seatName } from '../../words/names.ts';
import type { PlayVoice } from './words.ts';

interface SeatsProps {
  readonly voice: PlayVoice;
  readonly people: readonly Seat[];
  readonly onPeople: (people: readonly Seat[]) => void;
}

export function Seats({ voice, people, onPeople }: SeatsProps) {
  const { form } = voice.words;
  const seats = Array.from({ length: voice.players }, (_, seat) => seat);
  const setTo = (seat: Seat, isPerson: boolean): void =>
    onPeople(seats.filter((each) => (each === seat ? isPerson : people.includes(each))));
  return (
    <fieldset class="field seats">
      <legend>{form.seats}</legend>
      {seats.map((seat) => {
        const name = plain(seatName(voice, seat));
        return (
          <fieldset key={seat} aria-label={name}>
            <span aria-hidden="true">{name}</span>
            <span class="seg">
              {([true, false] as const).map((isPerson) => (
                <label key={String(isPerson)}>
                  <input
                    type="radio"
                    name={`seat-${seat}`}
                    checked={people.includes(seat) === isPerson}
                    onChange={() => setTo(seat, isPerson)}
                  />
                  {isPerson ? form.person : form.computer}
                </label>
              ))}
            </span>
          </fieldset>
        );
      })}
    </fieldset>
  );
}
