// Calls that are put together in fields: how the fields stand, with the keys that make the call or ask about it.
import type { ComponentChildren } from 'preact';
import type { Action } from '../engine/deal.ts';
import { fill, textAt } from '../words/names.ts';
import type { PickerProps } from './kinds.ts';

interface FormProps extends Pick<PickerProps, 'voice' | 'recorded' | 'verdicts' | 'onCall' | 'onAsk'> {
  /** The word of the call before its colon. */
  readonly word: string;
  /** The call that the fields make; null while they make none. */
  readonly callIn: (fields: FormData) => Action | null;
  readonly children: ComponentChildren;
}

export function PickerForm({ voice, verdicts, recorded, word, callIn, onCall, onAsk, children }: FormProps) {
  const { choices, picks } = voice.t;
  const { act } = textAt(picks, word);
  const withCall = (form: HTMLFormElement | null, then: (call: Action) => void): void => {
    const call = form && callIn(new FormData(form));
    if (call !== null) then(call);
  };
  const isRecorded = verdicts.some(({ action }) => action === recorded);
  return (
    <form
      class="pick"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        withCall(event.currentTarget, onCall);
      }}
    >
      {children}
      <span class="choice yes" title={isRecorded ? choices.recorded : undefined} data-recorded={isRecorded ? '' : undefined}>
        <button type="submit">{act}</button>
        <button
          type="button"
          class="ask"
          aria-label={fill(choices.whyMay, { action: fill(choices.quote, { text: act }) })}
          onClick={({ currentTarget }) => withCall(currentTarget.form, onAsk)}
        >
          ?
        </button>
      </span>
    </form>
  );
}
