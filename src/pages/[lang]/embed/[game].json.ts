import type { APIRoute } from 'astro';
import { localeOf } from '../../../site/edition/edition.ts';
import { gamePaths } from '../../../site/edition/paths.ts';
import { frameOf, oEmbedOf } from '../../../site/embed/oembed.ts';

export const getStaticPaths = gamePaths;

/** How the table of a game can be shown in another page. */
export const GET: APIRoute = ({ params, site }) => {
  const lang = localeOf(params);
  return Response.json(oEmbedOf(lang, frameOf(lang, params.game ?? ''), site ?? new URL('http://localhost/')));
};
