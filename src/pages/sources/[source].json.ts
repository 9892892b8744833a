import type { APIRoute, GetStaticPaths } from 'astro';
import { edition } from '../../site/edition/edition.ts';
import { sourceAsData } from '../../site/ledger/source.ts';

export const getStaticPaths = (async () =>
  (await edition()).sources.map(({ id }) => ({ params: { source: id } }))) satisfies GetStaticPaths;

/** A source with the words of its statements in every language. */
export const GET: APIRoute = async ({ params }) => Response.json(await sourceAsData(params.source ?? ''));
