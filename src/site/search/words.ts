// What search finds in a language: statements, rulings, notes, example deals, terms, odds and the pages of the guide.
import { getCollection } from 'astro:content';
import type { Entry, Words } from '../../islands/search/index.ts';
import { wordingOf } from '../../rulebook/around.ts';
import { anchorOf, sourceOf } from '../../rulebook/ids.ts';
import type { Locale } from '../../rulebook/locales.ts';
import { pageOf } from '../../rulebook/locales.ts';
import { blocksOf, headingIdOf, wordsOf } from '../../rulebook/mdx.ts';
import { entriesOf } from '../around/around.ts';
import { edition } from '../edition/edition.ts';
import { fullNameOf } from '../edition/names.ts';
import { ledger } from '../ledger/ledger.ts';
import { answered } from '../odds/kept.ts';
import { oddsWordsOf, wordsFor } from '../odds/words.ts';
import { uiOf } from '../ui.ts';

/** HTML without its tags. */
const textOf = (html: string): string =>
  html
    .replace(/<\/p><p>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

/** The century that a rule set or a section of a source is told of, `zwikken-20c` or `zwikken.20c.4`. */
const centuryIn = (id: string): Pick<Entry, 'century'> => {
  const [, century] = /[-.](\d\d)c\b/.exec(id) ?? [];
  return century === undefined ? {} : { century: Number(century) };
};

/** A text cut at its headings: what each heads. */
function sectionsOf(mdx: string): readonly { readonly id: string; readonly title: string; readonly text: string }[] {
  const sections: { id: string; title: string; text: string }[] = [];
  for (const block of blocksOf(mdx)) {
    const id = block.type === 'heading' ? headingIdOf(block) : undefined;
    if (block.type === 'heading' && id !== undefined) sections.push({ id, title: wordsOf(block), text: '' });
    else {
      const last = sections.at(-1);
      if (last) last.text = `${last.text} ${wordsOf(block)}`.trim();
    }
  }
  return sections;
}

/** Everything that can be found in a language. */
export async function searchWords(locale: Locale): Promise<Words> {
  const ui = uiOf(locale);
  const book = await edition();
  const kinds = new Map((await ledger()).entries.map(({ id, kind }) => [id, kind]));
  const gameOf = (id: string | undefined): Pick<Entry, 'game' | 'century'> =>
    id === undefined ? {} : { game: id, ...centuryIn(id) };

  const sourceTitles = new Map((await getCollection('sources')).map(({ id, data }) => [id, data.title]));
  const statements = book.sources.flatMap(({ id: source, statements: all, chapters }) =>
    all.map(({ id, in: wordings }): Entry => {
      const page = book.pageOf(id);
      const parts = page === undefined ? (chapters[locale] ?? []) : book.game(page).parts[locale];
      const title = page === undefined ? (sourceTitles.get(`${source}/${locale}`) ?? source) : fullNameOf(locale, page);
      const part = parts.findLast(({ statements: own }) => own.includes(id));
      return {
        href: book.href(locale, id),
        kind: kinds.get(id) === 'rule' ? 'rule' : 'told',
        name: anchorOf(id),
        text: wordings[locale]?.text ?? '',
        where: part ? [title, part.title] : [title],
        ...gameOf(page),
        ...centuryIn(id),
      };
    }),
  );
  const rulings = book.rulings(locale).map(
    ({ id, title, says, ruled, why, readings, on }): Entry => ({
      href: book.href(locale, id),
      kind: 'ruling',
      name: title,
      text: textOf([ruled, says, why, ...readings.map(({ html }) => html)].join(' ')),
      where: [ui.nav.rulings],
      ...gameOf(on[0] === undefined ? undefined : book.pageOf(on[0])),
    }),
  );
  const notes = book.games.flatMap(({ id: game, parts }) =>
    parts[locale].flatMap(({ title, notes: all }) =>
      all.map(
        ({ on, text }): Entry => ({
          href: `${pageOf(locale, 'games', game)}#${anchorOf(on)}`,
          kind: 'note',
          name: anchorOf(on),
          text,
          where: [fullNameOf(locale, game), title],
          ...gameOf(game),
        }),
      ),
    ),
  );
  const deals = (await getCollection('deals')).map(({ id, data }): Entry => {
    const page = data.on === undefined ? pageOf(locale, 'games', data.game) : pageOf(locale);
    return {
      href: `${page}#deal-${id}`,
      kind: 'deal',
      name: data.title[locale],
      text: data.shows[locale],
      where: [fullNameOf(locale, data.game)],
      ...gameOf(data.game),
    };
  });
  const terms = (await entriesOf('terms')).flatMap(({ data: { title, terms: all } }) =>
    all.map(
      (term): Entry => ({
        href: `${pageOf(locale, 'glossary')}#${term.id}`,
        kind: 'term',
        name: wordingOf(term, locale).word,
        text: [
          term.means[locale],
          ...term.words.map(({ word, in: ids }) => `${book.source(sourceOf(ids[0] ?? '')).siglum} ${word}`),
        ].join(' '),
        where: [ui.around.glossary.title, title[locale]],
      }),
    ),
  );
  const guide = (await getCollection('guide'))
    .filter(({ id }) => id.endsWith(`/${locale}`))
    .flatMap(({ id, body, data }) =>
      sectionsOf(body ?? '').map(
        (section): Entry => ({
          href: `${pageOf(locale, 'guide', id.slice(0, id.indexOf('/')))}#${section.id}`,
          kind: 'guide',
          name: section.title,
          text: section.text,
          where: [data.title],
        }),
      ),
    );
  const oddsWords = oddsWordsOf(locale);
  const odds = answered.map(({ what, asked }): Entry => {
    const { title, text } = wordsFor(oddsWords, what);
    const [game, ...others] = Object.keys(asked);
    return {
      href: `${pageOf(locale, 'odds')}#${what}`,
      kind: 'odds',
      name: title,
      text,
      where: [oddsWords.title],
      ...(others.length === 0 ? gameOf(game) : {}),
    };
  });
  return {
    entries: [...statements, ...rulings, ...notes, ...deals, ...terms, ...odds, ...guide],
    games: Object.fromEntries(book.games.map(({ id }) => [id, fullNameOf(locale, id)])),
  };
}
