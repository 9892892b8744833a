import type { APIRoute, GetStaticPaths } from 'astro';
import { locales } from '../../rulebook/locales.ts';
import { localeOf } from '../../site/edition/edition.ts';
import { searchWords } from '../../site/search/words.ts';

export const getStaticPaths = (() => locales.map((lang) => ({ params: { lang } }))) satisfies GetStaticPaths;

/** What search finds in a language. */
export const GET: APIRoute = async ({ params }) => Response.json(await searchWords(localeOf(params)));
