import type { APIRoute } from 'astro';
import { localeOf } from '../../../../site/edition/edition.ts';
import { gamePaths } from '../../../../site/edition/paths.ts';
import { lessonFrameOf, oEmbedOf } from '../../../../site/embed/oembed.ts';

export const getStaticPaths = gamePaths;

/** How the lesson on a game can be shown in another page. */
export const GET: APIRoute = ({ params, site }) => {
  const lang = localeOf(params);
  return Response.json(oEmbedOf(lang, lessonFrameOf(lang, params.game ?? ''), site ?? new URL('http://localhost/')));
};
