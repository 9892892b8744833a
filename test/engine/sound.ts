// Sound records at random, for properties that must hold of every rule set under every option.
import fc from 'fast-check';
import { formatCards } from '../../src/engine/cards.ts';
import type { Deal } from '../../src/engine/deal.ts';
import type { Game } from '../../src/engine/game.ts';
import { packFor } from '../../src/engine/game.ts';
import { begin, play } from '../../src/engine/play.ts';
import { shuffled } from '../../src/engine/random.ts';
import type { DealRecord } from '../../src/engine/record.ts';
import { parseRecord } from '../../src/engine/record.ts';

/** A record played to its end by choices drawn at random, and every position on the way. */
export interface PlayedOut {
  readonly record: DealRecord & Required<Pick<DealRecord, 'actions'>>;
  readonly deals: readonly Deal[];
}

/** Longer than any deal: a game that needs more actions does not end. */
const MANY = 1000;

export const playedOut = (game: Game): fc.Arbitrary<PlayedOut> =>
  fc
    .record({
      seed: fc.nat(),
      players: fc.constantFrom(...game.seats.value),
      dealer: fc.nat(),
      pot: fc.nat({ max: 12 }),
      deal: fc.nat({ max: 3 }),
      options: fc.record(
        Object.fromEntries(Object.entries(game.options).map(([name, { values }]) => [name, fc.constantFrom(...values)])),
        { requiredKeys: [] },
      ),
      choices: fc.array(fc.nat(), { minLength: 1, maxLength: 60 }),
    })
    .map(({ seed, players, dealer, pot, deal, options: drawn, choices }) => {
      const options: Record<string, string> = {};
      for (const [name, value] of Object.entries(drawn)) {
        if (value !== undefined && !game.options[name]?.rulesOut?.(value, players)) options[name] = value;
      }
      const plain = {
        variant: game.id,
        options,
        players,
        dealer: dealer % players,
        pot: pot * game.potUnit,
        deal,
        carry: {},
        deck: formatCards(shuffled(packFor(game, players, options), seed)),
      };
      const script = parseRecord(plain);
      if (!script.ok) throw new Error(JSON.stringify(script.fault));
      const deals: Deal[] = [begin(script.value.terms)];
      const actions: string[] = [];
      for (let now = deals[0]; now?.next && actions.length < MANY; now = deals.at(-1)) {
        const { legal } = now.next;
        const action = legal[(choices[actions.length % choices.length] ?? 0) % legal.length] as string;
        actions.push(action);
        deals.push(play(now, action));
      }
      return { record: { ...plain, actions }, deals };
    });
