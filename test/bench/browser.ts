// Part of `npm run bench`: the fixed deals again, solved in a worker of Chromium, in milliseconds by the clock. The files go
// to the browser as they are, without their types.
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright-core';
import { browserPath } from '../../scripts/install.mjs';
import sets from './deals.json' with { type: 'json' };
import type { DealSet, Efforts } from './efforts.ts';
import { printEfforts, setsAsked } from './efforts.ts';

const TOP = new URL('../../', import.meta.url);

/** The address on the server of what is imported by the name of a package. */
const addressOf = (name: string): string => import.meta.resolve(name).replace(TOP.href, '/');

/** A file as the browser can run it. */
function scriptOf(path: string): string {
  const text = readFileSync(new URL(path.slice(1), TOP), 'utf8');
  const plain = path.endsWith('.ts') ? stripTypeScriptTypes(text) : text;
  return plain.replace(/(\bfrom\s*['"])([a-z][^'"]*)/g, (_, before: string, name: string) => before + addressOf(name));
}

/** Serves the files of the project; a page that is so served has a clock of finer steps. */
const server = createServer(({ url = '/' }, response) => {
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Embedder-Policy', 'require-corp');
  const isScript = /^\/[\w./@-]+\.(?:ts|m?js)$/.test(url) && !url.includes('..');
  response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
  response.end(isScript ? scriptOf(url) : '<!doctype html><title>bench</title>');
});

/** Solves the sets in a worker of the browser at that path. */
async function solveIn(executablePath: string, asked: readonly DealSet[]): Promise<void> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const worker = await page.evaluateHandle(() => new Worker('/test/bench/worker.ts', { type: 'module' }));
    const send = (message: object): Promise<Efforts | null> =>
      worker.evaluate(
        (solver, data) =>
          new Promise<Efforts | null>((answer, fail) => {
            solver.onmessage = (event) => answer(event.data);
            solver.onerror = (event) => fail(new Error(event.message));
            solver.postMessage(data);
          }),
        message,
      );
    const games = readdirSync(new URL('src/engine/games/', TOP)).map((file) => `/src/engine/games/${file}`);
    await send({ games });
    const found: [DealSet, Efforts][] = [];
    for (const set of asked) found.push([set, (await send(set)) as Efforts]);
    printEfforts(`solved in Chromium ${browser.version().split('.')[0]}`, found);
  } finally {
    await browser.close();
    server.close();
  }
}

const path = browserPath();
if (path) await solveIn(path, setsAsked(sets, process.argv.slice(2)));
else console.log('Chromium is not there: its worker is not measured. CHROME_PATH names one.');
