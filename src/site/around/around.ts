// What stands around the games, as pages ask for it.
import { type CollectionKey, getCollection } from 'astro:content';
import { packFor } from '../../engine/game.ts';
import type { Branch, Node } from '../../rulebook/around.ts';
import { type Locale, pageOf } from '../../rulebook/locales.ts';
import type { Edition } from '../edition/book.ts';
import { missing } from '../edition/book.ts';
import { ruleSets } from '../edition/edition.ts';
import { namesOf } from '../edition/names.ts';

type Placed = Extract<CollectionKey, 'terms' | 'timeline' | 'places' | 'people' | 'bibliography'>;

/** The entries of a collection in their order. */
export async function entriesOf<C extends Placed>(collection: C) {
  const entries = await getCollection(collection);
  return entries.toSorted((a, b) => a.data.place - b.data.place);
}

/** The branches of the family tree, in their order. */
export const branches = async (): Promise<readonly Branch[]> => (await entriesOf('timeline')).map(({ data }) => data);

/** A game of the tree in a language. */
export interface Named {
  /** In the tree, where something more stands below it. */
  readonly short: string;
  /** What stands there: its time, or what tells it from others of its name. */
  readonly below: string;
  readonly full: string;
  readonly href: string;
  /** How many cards are in play. */
  readonly cards: number;
}

/** How a node is called in a language, where it leads, and the size of its pack. */
export function namedAs(node: Node, locale: Locale, book: Edition): Named {
  const game = ruleSets[node.game] ?? missing(`rule set ${node.game}`);
  const cards = packFor(game, Math.max(...game.seats.value)).length;
  const [statement] = node.in;
  const href = (): string => book.href(locale, statement ?? missing(`statement for ${node.id}`));
  const when = node.when[locale];
  if (node.name) return { short: node.name[locale], below: when, full: node.name[locale], href: href(), cards };
  const { name, era, full } = namesOf(locale, node.game);
  const hasPage = book.games.some(({ id }) => id === node.game);
  return {
    short: name,
    below: node.year === undefined && era !== name ? era : when,
    full,
    href: hasPage ? pageOf(locale, 'games', node.game) : href(),
    cards,
  };
}
