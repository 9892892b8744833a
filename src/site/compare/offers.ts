// What may be compared and asked: the rule sets of the edition by their names, with their options.
import type { Game } from '../../engine/game.ts';
import type { Offer } from '../../islands/compare/choice.ts';
import { sharedSeats } from '../../islands/compare/pair.ts';
import type { Locale } from '../../rulebook/locales.ts';
import { fullNameOf } from '../edition/names.ts';

/** The rule sets as they are offered in a language. */
export const offersIn = (locale: Locale, games: readonly Game[]): readonly Offer[] =>
  games.map(({ id, options }) => ({
    id,
    name: fullNameOf(locale, id),
    options: Object.entries(options).map(([name, { values }]) => ({ name, values })),
  }));

/** For each rule set the others that share a pack with it for some number of players, by id. */
export const sharingOf = (games: readonly Game[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    games.map((game) => {
      const others = games.filter((other) => other !== game && sharedSeats({ a: { game }, b: { game: other } }).length > 0);
      return [game.id, others.map(({ id }) => id)];
    }),
  );
