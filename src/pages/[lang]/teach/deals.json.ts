// The example deals in a language, for the builder of lessons.
import type { APIRoute } from 'astro';
import { locales } from '../../../rulebook/locales.ts';
import { localeOf } from '../../../site/edition/edition.ts';
import { offersIn } from '../../../site/teach/ready.ts';

export const getStaticPaths = () => locales.map((lang) => ({ params: { lang } }));

export const GET: APIRoute = async ({ params }) => Response.json(await offersIn(localeOf(params)));
