import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { declaredFile, declaredIn } from '../../src/rulebook/functions.ts';

const functionsIn = (text: string) => declaredIn(text).functions;

test.each([
  ['a function', 'export function f(a: A, b = 1): B { return g(a); }', 'f(a: A, b = 1): B'],
  ['an arrow', 'export const f = (a: A): B => g(a);', 'f(a: A): B'],
  ['type parameters', 'export const f = <T extends A>(a: T): T => a;', 'f<T extends A>(a: T): T'],
  ['over several lines', 'export function f(\n  a: A,\n  b: B,\n): C {}', 'f(a: A, b: B): C'],
  ['a part taken out of what is handed in', 'export const f = ({ a }: A): B => a;', 'f({ a }: A): B'],
  ['an answer that is not named', 'export const f = (a: A) => a;', 'f(a: A)'],
])('%s', (_name, text, signature) => {
  expect(functionsIn(text)).toEqual([{ name: 'f', signature, comment: '' }]);
});

test.each([
  ['a function of its own', 'function f() {}\nconst g = () => 1;'],
  ['a value', 'export const A = [1, 2];'],
  ['a type', 'export type F = () => void;'],
])('%s is none', (_name, text) => {
  expect(functionsIn(text)).toEqual([]);
});

test.each([
  ['one line', '/** What it does. */', 'What it does.'],
  ['several lines', '/**\n * What it does,\n * and how.\n */', 'What it does, and how.'],
  ['the last of two', '/** A type. */\n/** What it does. */', 'What it does.'],
  ['another kind of comment', '// What it does.', ''],
])('a comment: %s', (_name, above, comment) => {
  expect(functionsIn(`${above}\nexport function f() {}`)[0]?.comment).toBe(comment);
});

test('types stand as they are written, with their comments', () => {
  const text = '/** A thing. */\nexport interface A {\n  readonly b: B;\n}\ninterface C {}\nexport type B = 1 | 2;\n';
  expect(declaredIn(text).types).toEqual([
    '/** A thing. */\nexport interface A {\n  readonly b: B;\n}',
    'export type B = 1 | 2;',
  ]);
});

const named = [...readFileSync('content/guide/engine/en.mdx', 'utf8').matchAll(/<Functions of="([^"]+)"/g)].map(
  ([, of]) => of ?? '',
);

describe('the page of the engine', () => {
  test.each(['play', 'record', 'text', 'link', 'match', 'differences', 'parting', 'ask', 'perft', 'random', 'compose', 'game'])(
    'lists %s.ts',
    (file) => expect(named).toContain(file),
  );
  test.each(globSync('content/guide/engine/*.mdx'))('%s lists what the others list, in the same order', (file) => {
    const text = readFileSync(file, 'utf8');
    expect([...text.matchAll(/<(?:Functions of|Example of)="([^"]+)"/g)].map(([tag]) => tag)).toEqual(
      [...readFileSync('content/guide/engine/en.mdx', 'utf8').matchAll(/<(?:Functions of|Example of)="([^"]+)"/g)].map(
        ([tag]) => tag,
      ),
    );
  });
  test.each(named.flatMap((file) => declaredFile(file).functions.map(({ name, comment }) => [file, name, comment] as const)))(
    '%s.ts says what %s does',
    (_file, _name, comment) => expect(comment).toMatch(/^[A-Z].*\.$/),
  );
});
