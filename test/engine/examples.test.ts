// The examples on the page of the engine do run, and print what they say.
import { format } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import { exampleIn, exampleOf } from '../../src/rulebook/examples.ts';

const examples = Object.entries(import.meta.glob('./examples/*.ts'));
afterEach(() => {
  vi.restoreAllMocks();
});

test.each(examples.map(([path, run]) => [path.slice('./examples/'.length, -'.ts'.length), run] as const))(
  '%s prints what it says',
  async (name, run) => {
    const printed: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((...values) => printed.push(format(...values)));
    await run();
    expect(printed.join('\n')).toBe(exampleOf(name).output);
  },
);

test('an example is shown as a file at the top of the project would have it', () => {
  const text = "import { a } from '../../../src/engine/a.ts';\n\nconsole.log(a);\n\n// prints\n// one\n//\n//   two\n";
  expect(exampleIn(text)).toEqual({
    code: "import { a } from './src/engine/a.ts';\n\nconsole.log(a);",
    output: 'one\n\n  two',
  });
});

test('an example that does not say what it prints is none', () => {
  expect(() => exampleIn('console.log(1);\n')).toThrow('// prints');
});
