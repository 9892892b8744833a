// The edition as pages ask for it: what each id means, where it stands and how far the table goes with it.
import type { Game } from '../../engine/game.ts';
import type { Arrangement } from '../../rulebook/apparatus.ts';
import type { CitationCard } from '../../rulebook/citations.ts';
import { citeHtml, hrefOf } from '../../rulebook/citations.ts';
import type { Mark, RuleSet } from '../../rulebook/coverage.ts';
import { coverageOf, markOf } from '../../rulebook/coverage.ts';
import { anchorOf, isRulingId, sourceOf } from '../../rulebook/ids.ts';
import type { Locale } from '../../rulebook/locales.ts';
import { defaultLocale, locales } from '../../rulebook/locales.ts';
import type { Ruling } from '../../rulebook/rulings.ts';
import type { Chapter, Statement, Wording } from '../../rulebook/statements.ts';

/** Something in every language of the edition. */
export type InEachLanguage<T> = Readonly<Record<Locale, T>>;
/** Makes it, language by language. */
export const inEachLanguage = <T>(of: (locale: Locale) => T): InEachLanguage<T> =>
  Object.fromEntries(locales.map((locale) => [locale, of(locale)])) as InEachLanguage<T>;

/** A source with its statements in the order of the text in its own language. */
export interface Source {
  readonly id: string;
  readonly siglum: string;
  readonly language: string;
  readonly statements: readonly Statement[];
  /** Its headings in each language that it has. */
  readonly chapters: Readonly<Partial<Record<Locale, readonly Chapter[]>>>;
}

/** A game page: how it is arranged, in each language. */
export interface GamePage {
  readonly id: string;
  readonly ruleSet: Game;
  readonly source: Source;
  readonly parts: InEachLanguage<readonly Arrangement[]>;
  /** Every statement on it, in order. */
  readonly statements: readonly string[];
}

/** A statement or ruling that does not exist; the check of the content finds it first. */
export const missing = (what: string): never => {
  throw new RangeError(`this edition has no ${what}: run npm run check:content`);
};

/** What the pages ask of the edition. */
export class Edition {
  readonly sources: readonly Source[];
  /** The game pages: those of one source together, in the order of its statements. */
  readonly games: readonly GamePage[];
  readonly #statements: ReadonlyMap<string, Statement>;
  readonly #pages: ReadonlyMap<string, string>;
  readonly #titles: InEachLanguage<ReadonlyMap<string, string>>;
  readonly #rulings: InEachLanguage<readonly Ruling[]>;
  readonly #marks: ReadonlyMap<string, Mark>;

  /** `rulingsWith` reads the rulings in a language, setting citations as it is told. */
  constructor(
    sources: readonly Source[],
    games: readonly GamePage[],
    ruleSets: readonly RuleSet[],
    rulingsWith: (locale: Locale, cite: (id: string) => string) => readonly Ruling[],
  ) {
    this.sources = sources;
    this.games = games;
    this.#statements = new Map(sources.flatMap(({ statements }) => statements.map((statement) => [statement.id, statement])));
    this.#pages = new Map(games.toReversed().flatMap(({ id, statements }) => statements.map((statement) => [statement, id])));
    // Rulings cite one another by their titles, so those are read first.
    this.#titles = inEachLanguage((locale) => new Map(rulingsWith(locale, () => '').map(({ id, title }) => [id, title])));
    this.#rulings = inEachLanguage((locale) => rulingsWith(locale, (id) => this.cite(locale, id)));
    const covered = coverageOf([...this.#statements.keys()], ruleSets, this.#rulings[defaultLocale]);
    this.#marks = new Map(covered.map((coverage) => [coverage.id, markOf(coverage)]));
  }

  source = (id: string): Source => this.sources.find((source) => source.id === id) ?? missing(`source ${id}`);
  game = (id: string): GamePage => this.games.find((game) => game.id === id) ?? missing(`page of ${id}`);
  statement = (id: string): Statement => this.#statements.get(id) ?? missing(`statement ${id}`);
  rulings = (locale: Locale): readonly Ruling[] => this.#rulings[locale];
  ruling = (locale: Locale, id: string): Ruling =>
    this.#rulings[locale].find((ruling) => ruling.id === id) ?? missing(`ruling ${id}`);

  /** The badge of a statement. */
  mark = (id: string): Mark => this.#marks.get(id) ?? missing(`statement ${id}`);
  /** The game page that a statement stands on; undefined where it belongs to no game. */
  pageOf = (id: string): string | undefined => this.#pages.get(id);
  /** Its address; `beside` is the language chosen to stand beside the text. */
  href = (locale: Locale, id: string, beside?: Locale | null): string => hrefOf(locale, id, this.pageOf, beside);
  /** What a citation is called: the number of a statement, the title of a ruling. */
  label = (locale: Locale, id: string): string =>
    isRulingId(id) ? (this.#titles[locale].get(id) ?? missing(`ruling ${id}`)) : anchorOf(this.statement(id).id);
  /** A citation as HTML; `from` is the page that it stands on, `beside` the language chosen there. */
  cite = (locale: Locale, id: string, label?: string, from?: string, beside?: Locale | null): string =>
    citeHtml(id, this.href(locale, id, beside), this.label(locale, id), label, from);

  /** The words of a statement in a language, or in another one that has it. */
  wording(locale: Locale, id: string): { readonly lang: Locale; readonly wording: Wording } {
    const { in: wordings } = this.statement(id);
    const lang = wordings[locale] ? locale : (locales.find((other) => wordings[other]) ?? locale);
    return { lang, wording: wordings[lang] ?? missing(`words for ${id}`) };
  }

  /** Every citation card in a language, by id. */
  cards(locale: Locale): Readonly<Record<string, CitationCard>> {
    const statements = [...this.#statements.keys()].map((id): [string, CitationCard] => {
      const { lang, wording } = this.wording(locale, id);
      const source = this.source(sourceOf(id)).siglum;
      const card = { number: anchorOf(id), html: wording.html, href: this.href(locale, id), source };
      return [id, lang === locale ? card : { ...card, lang }];
    });
    const rulings = this.rulings(locale).map(({ id, title, ruled }): [string, CitationCard] => [
      id,
      { number: title, html: ruled, href: this.href(locale, id), source: null },
    ]);
    return Object.fromEntries([...statements, ...rulings]);
  }
}
