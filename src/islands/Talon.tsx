// What lies in the middle where no card is turned up: the talon, and a pip for the trumps.
import { trumpsNow } from '../words/names.ts';
import { Pile, suitClass } from './Card.tsx';
import { drawing } from './drawings.ts';
import type { AtStep } from './kinds.ts';
import { dealAt } from './line.ts';

export function Talon({ voice, line, step }: AtStep) {
  const deal = dealAt(line, step);
  const { talon, trump } = deal;
  return (
    <>
      <Pile voice={voice} look="talon" name={voice.t.table.talon} cards={talon.length} backs={talon.length} />
      {trump && (
        <svg class={`tr ${suitClass(trump)}`} viewBox="-20 -20 40 40" role="img" aria-label={trumpsNow(voice, deal)}>
          <use href={drawing('pip')} />
        </svg>
      )}
    </>
  );
}
