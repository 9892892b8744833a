// Which pages there are of what every game has.
import { getCollection } from 'astro:content';
import type { GetStaticPaths } from 'astro';

/** One page for every game in every language, with the text of the game. */
export const gamePaths = (async () => {
  const texts = await getCollection('games');
  return texts.map((text) => {
    const [game, lang] = text.id.split('/');
    return { params: { game, lang }, props: { text } };
  });
}) satisfies GetStaticPaths;
