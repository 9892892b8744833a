// The edition, read once for all pages: sources, game pages and rulings from content/, rule sets from the engine.
import { getCollection } from 'astro:content';
import type { Game } from '../../engine/game.ts';
import { arrangementIn } from '../../rulebook/apparatus.ts';
import { sound } from '../../rulebook/faults.ts';
import { sourceOf } from '../../rulebook/ids.ts';
import type { Locale } from '../../rulebook/locales.ts';
import { defaultLocale, isLocale } from '../../rulebook/locales.ts';
import { rulingsIn } from '../../rulebook/rulings.ts';
import type { Wording } from '../../rulebook/statements.ts';
import { chaptersIn, joined, statementsIn } from '../../rulebook/statements.ts';
import type { GamePage, Source } from './book.ts';
import { Edition, inEachLanguage, missing } from './book.ts';

/** The rule sets of the engine, by id. */
export const ruleSets: Readonly<Record<string, Game>> = Object.fromEntries(
  Object.values(import.meta.glob<Game>('../../engine/games/*.ts', { eager: true, import: 'default' })).map((game) => [
    game.id,
    game,
  ]),
);

/** An entry's folder and language: `zwikken/en`. */
const splitId = (id: string): readonly [folder: string, locale: Locale] => {
  const [folder = '', locale] = id.split('/');
  return isLocale(locale) ? [folder, locale] : missing(`language ${locale}`);
};

async function read(): Promise<Edition> {
  const [sourceTexts, gameTexts, rulingTexts] = await Promise.all([
    getCollection('sources'),
    getCollection('games'),
    getCollection('rulings'),
  ]);
  const foldersOf = (entries: readonly { readonly id: string }[]): readonly string[] => [
    ...new Set(entries.map(({ id }) => splitId(id)[0])),
  ];
  const inPlace = sourceTexts.toSorted((a, b) => a.data.source.place - b.data.source.place);
  const sources = foldersOf(inPlace).map((id): Source => {
    const own = sourceTexts.filter((text) => splitId(text.id)[0] === id);
    const { siglum, language } = own[0]?.data.source ?? missing(`source ${id}`);
    // The text in the language of the source goes first, so that its order is the order of the statements.
    const inOrder = own.toSorted((a, b) => Number(splitId(b.id)[1] === language) - Number(splitId(a.id)[1] === language));
    const texts = inOrder.map(({ id: entry, body, filePath }): [Locale, readonly Wording[]] => [
      splitId(entry)[1],
      sound(statementsIn(body ?? '', filePath ?? entry)),
    ]);
    const chapters = Object.fromEntries(
      own.map(({ id: entry, body, filePath }) => [splitId(entry)[1], chaptersIn(body ?? '', filePath ?? entry)]),
    );
    return { id, siglum, language, statements: joined(texts), chapters };
  });
  const games = foldersOf(gameTexts).map((id): GamePage => {
    const own = gameTexts.filter((text) => splitId(text.id)[0] === id);
    const parts = inEachLanguage((locale) => {
      const text = own.find((entry) => splitId(entry.id)[1] === locale);
      return sound(arrangementIn(text?.body ?? '', text?.filePath ?? id));
    });
    const statements = parts[defaultLocale].flatMap((part) => part.statements);
    const source = sources.find((other) => other.id === sourceOf(statements[0] ?? '')) ?? missing(`source of ${id}`);
    return { id, ruleSet: ruleSets[id] ?? missing(`rule set ${id}`), source, parts, statements };
  });
  const placeOf = ({ source, statements }: GamePage): number =>
    sources.indexOf(source) * 1000 + source.statements.findIndex(({ id }) => id === statements[0]);
  return new Edition(
    sources,
    games.toSorted((a, b) => placeOf(a) - placeOf(b)),
    Object.values(ruleSets),
    (locale, cite) => {
      const text = rulingTexts.find(({ id }) => id === locale);
      return sound(rulingsIn(text?.body ?? '', text?.filePath ?? locale, cite));
    },
  );
}

let kept: Promise<Edition> | undefined;

/** The edition. While somebody is writing, it is read anew for each page. */
export const edition = (): Promise<Edition> => {
  if (import.meta.env.DEV) return read();
  kept ??= read();
  return kept;
};

/** The language of a page, from its route. Throws a RangeError where the route has none. */
export function localeOf({ lang }: Readonly<Record<string, string | undefined>>): Locale {
  if (!isLocale(lang)) throw new RangeError(`no language of this edition: ${lang}`);
  return lang;
}
