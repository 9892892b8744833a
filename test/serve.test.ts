import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseHeaders, serve } from '../scripts/serve.mjs';

const outside = mkdtempSync(join(tmpdir(), 'stichbuch-'));
const root = join(outside, 'dist');
let site: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  mkdirSync(join(root, 'en/folder'), { recursive: true });
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  writeFileSync(join(root, 'en/index.html'), 'english');
  writeFileSync(join(root, 'card.svg'), 'drawing');
  writeFileSync(join(root, '404.html'), 'lost');
  writeFileSync(join(root, '_headers'), '# of all\n/*\n  X-Of: all\n\n/en/*\n  X-En: yes\n');
  site = await serve({ root, base: '/book/' });
});

afterAll(async () => {
  await site.close();
  rmSync(outside, { recursive: true });
});

/** Asks for a path exactly as it is written: `fetch` would resolve its dots first. */
const ask = (path: string, asked: Record<string, string> = {}) =>
  new Promise<{ status?: number; body: string; headers: Record<string, unknown> }>((resolve, reject) => {
    get({ port: new URL(site.url).port, path, headers: asked }, (response) => {
      let body = '';
      response.on('data', (part) => {
        body += part;
      });
      response.on('end', () =>
        resolve({ ...(response.statusCode && { status: response.statusCode }), body, headers: response.headers }),
      );
    }).on('error', reject);
  });

describe('a static host', () => {
  test.each([
    ['a page by its folder', '/book/en/', 200, 'english'],
    ['a file', '/book/card.svg?v=1', 200, 'drawing'],
    ['a folder without a page', '/book/en/folder/', 404, 'lost'],
    ['no such page', '/book/ru/', 404, 'lost'],
    ['outside the base path', '/en/', 404, 'lost'],
    ['above the folder', '/book/../secret.txt', 404, 'lost'],
    ['above the folder, encoded', '/book/%2e%2e/secret.txt', 404, 'lost'],
    ['above the folder, with an encoded slash', '/book/..%2fsecret.txt', 404, 'lost'],
    ['a broken escape', '/book/%zz', 404, 'lost'],
  ])('%s', async (_name, path, status, body) => {
    expect(await ask(path)).toMatchObject({ status, body });
  });

  test('a file that the browser has is not sent again until it is another', async () => {
    const path = '/book/kept.css';
    writeFileSync(join(root, 'kept.css'), 'a');
    const { etag } = (await ask(path)).headers;
    const again = { 'If-None-Match': String(etag) };
    expect(await ask(path, again)).toMatchObject({ status: 304, body: '' });
    writeFileSync(join(root, 'kept.css'), 'another');
    expect(await ask(path, again)).toMatchObject({ status: 200, body: 'another' });
    expect((await ask('/book/nothing/', again)).headers.etag).toBeUndefined();
  });

  test.each([
    ['/book', '/book/'],
    ['/book/en?deal=x', '/book/en/?deal=x'],
  ])('%s goes on to %s', async (path, location) => {
    expect(await ask(path)).toMatchObject({ status: 301, headers: { location } });
  });

  test('headers are those of every path that fits', async () => {
    expect((await ask('/book/en/')).headers).toMatchObject({
      'x-of': 'all',
      'x-en': 'yes',
      'content-type': 'text/html; charset=utf-8',
    });
    expect((await ask('/book/card.svg')).headers).not.toHaveProperty('x-en');
  });
});

test('a line that is no header is refused', () => {
  expect(() => parseHeaders('/*\n  nonsense\n')).toThrow('_headers: not a header of a path:   nonsense');
  expect(() => parseHeaders('  X-Of: nothing\n')).toThrow('_headers: not a header of a path');
});
