import { getCollection } from 'astro:content';
import type { APIRoute, GetStaticPaths } from 'astro';
import { localeOf } from '../../../site/edition/edition.ts';
import { frameOf, oEmbedOf } from '../../../site/embed/oembed.ts';

export const getStaticPaths = (async () => {
  const texts = await getCollection('games');
  return texts.map((text) => {
    const [game, lang] = text.id.split('/');
    return { params: { game, lang } };
  });
}) satisfies GetStaticPaths;

/** How the table of a game can be shown in another page. */
export const GET: APIRoute = ({ params, site }) => {
  const lang = localeOf(params);
  return Response.json(oEmbedOf(lang, frameOf(lang, params.game ?? ''), site ?? new URL('http://localhost/')));
};
