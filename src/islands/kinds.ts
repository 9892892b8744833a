// What belongs to the kind of a game: what stands in the corner of its table, and calls for which keys
// would be too many. Each kind has a file of its own, and its words; a page loads those of its games.
import type { ComponentType, FunctionComponent } from 'preact';
import type { Action, Deal } from '../engine/deal.ts';
import { gameIds, gameOf } from '../engine/game.ts';
import type { Verdict } from '../engine/play.ts';
import { gamePlayed } from '../engine/play.ts';
import type { Kind } from '../words/kinds.ts';
import { KINDS, kindOf } from '../words/kinds.ts';
import type { Sayings, Voice } from '../words/names.ts';
import { textAt } from '../words/names.ts';
import type { Line } from './line.ts';
import { loadSayings } from './strings.ts';

/** A step of a line, and the voice that tells of it. */
export interface AtStep {
  readonly voice: Voice;
  readonly line: Line;
  readonly step: number;
}

export interface PickerProps {
  readonly voice: Voice;
  readonly deal: Deal;
  /** Those of the calls that are picked here. */
  readonly verdicts: readonly Verdict[];
  /** What the line does next. */
  readonly recorded: Action | undefined;
  /** Makes a call, or asks why it may not be made. */
  readonly onCall: (call: Action) => void;
  readonly onAsk: (call: Action) => void;
}

/** Calls that are put together in fields instead of having a key each. */
export interface Picker {
  readonly isMeant: (call: Action) => boolean;
  readonly Fields: ComponentType<PickerProps>;
}

export interface Furniture {
  /** Whether hands are long and held as fans, or a few cards side by side. */
  readonly isFan: boolean;
  readonly Corner: FunctionComponent<AtStep>;
  /** What lies in the middle besides the stock and the cards turned up. */
  readonly Middle?: FunctionComponent<AtStep>;
  readonly pickers: readonly Picker[];
}

interface KindFile {
  readonly furniture: Furniture;
  /** What is said in the games of the kind, in a file for each language. */
  readonly sayings: Readonly<Record<string, () => Promise<Sayings>>>;
}
const files = import.meta.glob<KindFile>('./*.tsx', { base: './kinds/' });
const loaded: Record<string, Furniture> = {};

/** Loads what belongs to the kinds of the games loaded so far; on the server, all of it. */
export async function loadKinds(): Promise<void> {
  const kinds = import.meta.env.SSR
    ? KINDS
    : new Set(
        gameIds()
          .flatMap((id) => gameOf(id) ?? [])
          .map(kindOf),
      );
  await Promise.all(
    [...kinds].map(async (kind) => {
      const { furniture, sayings } = await textAt(files, `./${kind}.tsx`)();
      loaded[kind] = furniture;
      await loadSayings(kind, sayings);
    }),
  );
}
if (import.meta.env.SSR) await loadKinds();

/** The kind of the game that a deal belongs to. */
export const kindPlayed = (deal: Deal): Kind => kindOf(gamePlayed(deal));

/** What belongs to the kind of the game. */
export const furnitureOf = (deal: Deal): Furniture => textAt(loaded, kindPlayed(deal));
