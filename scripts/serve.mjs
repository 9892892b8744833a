// A static host in one file: what `npm start` and the tests of the site serve the built pages with.
// It keeps to what any static host does (folders end in a slash, 404.html) and reads `_headers` as some hosts do.
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.jsonl': 'application/jsonl; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/**
 * Reads a `_headers` file: a path (`*` stands for anything) on a line of its own, its headers indented below it.
 * @param {string} text
 * @returns {{ path: RegExp, headers: [string, string][] }[]}
 */
export function parseHeaders(text) {
  const rules = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
    if (/^\S/.test(line)) {
      const pattern = line
        .trim()
        .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
        .replaceAll('*', '.*');
      rules.push({ path: new RegExp(`^${pattern}$`), headers: [] });
      continue;
    }
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name === undefined || rules.length === 0) throw new Error(`_headers: not a header of a path: ${line}`);
    rules.at(-1).headers.push([name, value]);
  }
  return rules;
}

/**
 * Serves the folder `root` below the path `base`; `port` 0 takes any free port.
 * @param {{ root: string, base?: string, port?: number, host?: string }} where
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serve({ root, base = '/', port = 0, host = '127.0.0.1' }) {
  const rules = parseHeaders(await readFile(join(root, '_headers'), 'utf8').catch(() => ''));
  const kindOf = async (file) => {
    const found = await stat(file).catch(() => undefined);
    return found?.isDirectory() ? 'folder' : found?.isFile() ? 'file' : 'nothing';
  };
  /** The sign of a file as it is now: a browser that has it need not be sent it again. */
  const signOf = async (file) => {
    const { size, mtimeMs } = await stat(file);
    return `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
  };

  const server = createServer(async (request, response) => {
    const send = async (status, file) => {
      const sign = await signOf(file);
      if (status === 200) response.setHeader('ETag', sign);
      if (status === 200 && request.headers['if-none-match'] === sign) return response.writeHead(304).end();
      response.writeHead(status, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' });
      if (request.method === 'HEAD') response.end();
      else createReadStream(file).pipe(response);
    };
    const gone = async () => {
      const page = join(root, '404.html');
      if ((await kindOf(page)) === 'file') return send(404, page);
      response.writeHead(404, { 'Content-Type': types['.txt'] }).end('There is no such page.\n');
    };

    let path;
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    try {
      path = decodeURIComponent(pathname);
    } catch {
      return gone();
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    }
    if (`${path}/` === base) return response.writeHead(301, { Location: base + search }).end();
    if (!path.startsWith(base)) return gone();

    const inside = path.slice(base.length);
    for (const { path: pattern, headers } of rules) {
      if (pattern.test(`/${inside}`)) for (const [name, value] of headers) response.setHeader(name, value);
    }
    const file = join(root, inside);
    if (file !== root && !file.startsWith(root.endsWith(sep) ? root : root + sep)) return gone();
    switch (await kindOf(file)) {
      case 'file':
        return send(200, file);
      case 'folder': {
        if (!path.endsWith('/')) return response.writeHead(301, { Location: `${pathname}/${search}` }).end();
        const page = join(file, 'index.html');
        return (await kindOf(page)) === 'file' ? send(200, page) : gone();
      }
      default:
        return gone();
    }
  });

  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(undefined));
  });
  const address = server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}${base}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
