import type { APIRoute } from 'astro';
import { entriesOf } from '../site/around/around.ts';

/** The works that the sources name, as CSL-JSON. */
export const GET: APIRoute = async () => Response.json((await entriesOf('bibliography')).map(({ data }) => data.csl));
