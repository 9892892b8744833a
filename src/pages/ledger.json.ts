import type { APIRoute } from 'astro';
import { doubts, ledger } from '../site/ledger/ledger.ts';

/** The ledger as data: every statement, and the places of doubt, which it names by their number from 1. */
export const GET: APIRoute = async () => Response.json({ statements: (await ledger()).entries, doubts });
