// What may be done and by which statements.
import { isCard } from '../engine/cards.ts';
import type { Action, Deal, Id } from '../engine/deal.ts';
import type { Verdict } from '../engine/play.ts';
import type { Voice } from '../words/names.ts';
import { callName, fill, seatName } from '../words/names.ts';
import { CardMark } from './Card.tsx';
import { hrefOf } from './links.ts';
import { actionName, citeName } from './narration.ts';

/** Links to statements and rulings, by their numbers. */
export const Cites = ({ ids, voice }: { readonly ids: readonly Id[]; readonly voice: Voice }) => (
  <span class="cites">
    {ids.map((id) => (
      <a key={id} class="ref" href={hrefOf(id, voice.lang)} data-cite={id}>
        {citeName(voice, id)}
      </a>
    ))}
  </span>
);

interface ChoicesProps {
  readonly voice: Voice;
  readonly deal: Deal;
  readonly verdicts: readonly Verdict[];
  /** What the line does next. */
  readonly recorded: Action | undefined;
  readonly onChoose: (verdict: Verdict) => void;
  readonly onAsk: (verdict: Verdict) => void;
}

/** Everything that whoever is to act may think of doing, as keys: to do it, and to ask why it may or may not be done. */
export function Choices({ voice, deal: { next }, verdicts, recorded, onChoose, onAsk }: ChoicesProps) {
  const { t, lang } = voice;
  return (
    <fieldset class="choices" aria-label={next ? fill(t.choices.label, { seat: seatName(voice, next.seat) }) : undefined}>
      {verdicts.map((verdict) => {
        const { action, legal } = verdict;
        const named = actionName(voice, action);
        const name = { action: named, card: named };
        const look = isCard(action) ? <CardMark card={action} lang={lang} /> : callName(voice, action);
        const isRecorded = action === recorded;
        return legal ? (
          <span
            key={action}
            class="choice yes"
            title={isRecorded ? t.choices.recorded : undefined}
            data-recorded={isRecorded ? '' : undefined}
          >
            <button
              type="button"
              aria-label={isCard(action) ? fill(t.table.play, name) : undefined}
              onClick={() => onChoose(verdict)}
            >
              {look}
            </button>
            <button type="button" class="ask" aria-label={fill(t.choices.whyMay, name)} onClick={() => onAsk(verdict)}>
              ?
            </button>
          </span>
        ) : (
          <button
            key={action}
            type="button"
            class="choice no"
            aria-label={fill(t.choices.refused, name)}
            onClick={() => onAsk(verdict)}
          >
            {look} <span>?</span>
          </button>
        );
      })}
    </fieldset>
  );
}
