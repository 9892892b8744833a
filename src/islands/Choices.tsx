// What may be done and by which statements.
import { isCard } from '../engine/cards.ts';
import type { Action, Deal, Id } from '../engine/deal.ts';
import type { Verdict } from '../engine/play.ts';
import type { Voice } from '../words/names.ts';
import { fill, plain, seatName } from '../words/names.ts';
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
        const name = { action: isCard(action) ? named : fill(t.choices.quote, { text: named }), card: named };
        const isRecorded = action === recorded;
        /** What is seen on a key, and what it is called. */
        const face = (called: string, sign?: string) => (
          <>
            <span aria-hidden="true">
              {isCard(action) ? <CardMark card={action} lang={lang} /> : plain(named)} {sign && <span class="q">{sign}</span>}
            </span>
            <span class="vh">{called}</span>
          </>
        );
        return legal ? (
          <span
            key={action}
            class="choice yes"
            title={isRecorded ? t.choices.recorded : undefined}
            data-recorded={isRecorded ? '' : undefined}
          >
            <button type="button" onClick={() => onChoose(verdict)}>
              {face(isCard(action) ? fill(t.table.play, name) : plain(named))}
            </button>
            <button type="button" class="ask" aria-label={fill(t.choices.whyMay, name)} onClick={() => onAsk(verdict)}>
              ?
            </button>
          </span>
        ) : (
          <button key={action} type="button" class="choice no" onClick={() => onAsk(verdict)}>
            {face(fill(t.choices.refused, name), '?')}
          </button>
        );
      })}
    </fieldset>
  );
}
