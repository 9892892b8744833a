// The arrows between the rooms of the house: engine ← words ← islands ← site ← pages,
// engine ← solver ← islands, engine ← solver ← cli, engine ← solver ← players ← islands, engine ← cli, rulebook ← site,
// solver ← odds ← site, odds ← cli.
import { describe, expect, test } from 'vitest';
import { placesImported, readSource } from '../src/rulebook/rooms.ts';

/** What the files of a room may import besides each other: paths and packages, `*` standing for anything. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  solver: ['src/engine/*'],
  players: ['src/engine/*', 'src/solver/*'],
  odds: ['src/engine/*', 'src/solver/*'],
  words: ['src/engine/*', 'content/ui/*'],
  islands: [
    'src/engine/*',
    'src/solver/*',
    'src/players/*',
    'src/words/*',
    'content/ui/*',
    'preact',
    'preact/hooks',
    '@preact/signals',
  ],
  cli: ['src/engine/*', 'src/solver/*', 'src/odds/*', 'src/words/*', 'content/ui/*', 'node:*'],
  rulebook: ['content/*', 'node:*', 'astro', 'astro:content', 'astro/*', 'satteri', 'shiki', 'typescript'],
  site: [
    'src/rulebook/*',
    'src/islands/*',
    'src/words/*',
    'src/engine/*',
    'src/odds/*',
    'content/*',
    'preact',
    'astro',
    'astro:*',
    'astro/*',
  ],
  pages: ['src/site/*', 'src/rulebook/*', 'astro', 'astro:*', 'astro/*'],
};

/** Single files that may import more than their room. */
const MAY_ALSO_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'src/engine/random.ts': ['pure-rand', 'pure-rand/*'],
  'src/islands/search/index.ts': ['minisearch'],
  'src/islands/search/words.ts': ['@orama/stemmers/*', 'content/search/*'],
  'src/islands/teach/qr.ts': ['uqr'],
};

const matches = (pattern: string, place: string) =>
  pattern.endsWith('*') ? place.startsWith(pattern.slice(0, -1)) : place === pattern;

/** The imports of a file that go against the arrows. */
function wrongImportsOf(file: string, text: string): string[] {
  const room = file.split('/')[1] ?? '';
  const allowed = MAY_IMPORT[room];
  if (!allowed) return [`src/${room} is no room of the house`];
  const patterns = [`src/${room}/*`, ...allowed, ...(MAY_ALSO_IMPORT[file] ?? [])];
  return placesImported(file, text).filter((place) => !patterns.some((pattern) => matches(pattern, place)));
}

describe('a wrong import is found', () => {
  test.each([
    ['a sibling is no matter', 'src/engine/play.ts', "import { a } from './cards.ts';", []],
    ['nor is the folder above in the same room', 'src/engine/games/x.ts', "import { a } from '../cards.ts';", []],
    ['engine → rulebook', 'src/engine/play.ts', "import { a } from '../rulebook/ids.ts';", ['src/rulebook/ids.ts']],
    ['engine → content', 'src/engine/play.ts', "import a from '../../content/ui/en.json';", ['content/ui/en.json']],
    ['engine → the machine', 'src/engine/play.ts', "import { readFileSync } from 'node:fs';", ['node:fs']],
    ['the one package of the engine', 'src/engine/random.ts', "import { xoroshiro } from 'pure-rand';", []],
    ['in its one place', 'src/engine/cards.ts', "import { xoroshiro } from 'pure-rand';", ['pure-rand']],
    ['islands → engine', 'src/islands/Table.tsx', "import { play } from '../engine/play.ts';", []],
    ['islands → site', 'src/islands/Table.tsx', "import '../site/styles/base.css';", ['src/site/styles/base.css']],
    ['islands → strings, by language', 'src/islands/words.ts', `import(\`../../content/ui/\${lang}.table.json\`)`, []],
    ['islands → other content', 'src/islands/words.ts', `import(\`../../content/deals/\${id}.json\`)`, ['content/deals/']],
    ['cli → engine', 'src/cli/main.ts', "import { play } from '../engine/play.ts';", []],
    ['cli → islands', 'src/cli/main.ts', "await import('../islands/lines.ts')", ['src/islands/lines.ts']],
    ['rulebook → engine', 'src/rulebook/check.ts', "export * from '../engine/game.ts';", ['src/engine/game.ts']],
    ['rulebook → site', 'src/rulebook/check.ts', 'import.meta.glob("../site/*.astro")', ['src/site/*.astro']],
    ['site → pages', 'src/site/Nav.astro', "---\nimport { a } from '../pages/a.ts';\n---", ['src/pages/a.ts']],
    ['site → islands', 'src/site/Deal.astro', "---\nimport Table from '../islands/Table.tsx';\n---", []],
    ['pages → engine', 'src/pages/[lang]/index.astro', "---\nimport '../../engine/game.ts';\n---", ['src/engine/game.ts']],
    ['over several lines', 'src/cli/main.ts', "import {\n  a,\n} from '../site/a.ts';", ['src/site/a.ts']],
    ['words in a sentence are none', 'src/cli/main.ts', "say('a number from 'least' on')", []],
    ['types count', 'src/rulebook/check.ts', "import type { Card } from '../engine/cards.ts';", ['src/engine/cards.ts']],
    ['a new room', 'src/helpers/a.ts', '', ['src/helpers is no room of the house']],
  ])('%s', (_name, file, text, wrong) => {
    expect(wrongImportsOf(file, text)).toEqual(wrong);
  });
});

test.each([...readSource()])('%s keeps to the arrows', (file, text) => {
  expect(wrongImportsOf(file, text)).toEqual([]);
});
