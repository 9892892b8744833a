import type { APIRoute } from 'astro';
import { formatCsv } from '../rulebook/ledger.ts';
import { defaultLocale } from '../rulebook/locales.ts';
import { doubts, ledger } from '../site/ledger/ledger.ts';

/** The ledger as a table, its sentences in the default language. */
export const GET: APIRoute = async () =>
  new Response(formatCsv((await ledger()).entries, doubts, defaultLocale), {
    headers: { 'Content-Type': 'text/csv; charset=utf-8' },
  });
