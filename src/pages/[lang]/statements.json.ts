import type { APIRoute, GetStaticPaths } from 'astro';
import { locales } from '../../rulebook/locales.ts';
import { edition, localeOf } from '../../site/edition/edition.ts';

export const getStaticPaths = (() => locales.map((lang) => ({ params: { lang } }))) satisfies GetStaticPaths;

/** What citation cards show, by id. */
export const GET: APIRoute = async ({ params }) => Response.json((await edition()).cards(localeOf(params)));
