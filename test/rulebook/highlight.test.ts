import { expect, test } from 'vitest';
import { codeLinesOf } from '../../src/rulebook/highlight.ts';

const marked = async (code: string, language: string) =>
  (await codeLinesOf(code, language)).map((line) =>
    line
      .filter(({ text }) => text.trim() !== '')
      .map(({ kind, text }) => `${kind} ${text}`)
      .join(' | '),
  );

test.each([
  ['a tag', 'record', '[Players "3"]', ['mark [ | tag Players | string "3" | mark ]']],
  [
    'cards in a tag',
    'record',
    '[Hand 0 "Ah Ts"]',
    ['mark [ | tag Hand | number 0 | string " | card-red Ah | card-black Ts | string " | mark ]'],
  ],
  ['a comment to the end of its line', 'record', 'bid % Ah 1:\nAh', ['call bid | comment % Ah 1:', 'card-red Ah']],
  ['seats and calls', 'record', '1: bid still-higher swap:Kh', ['number 1: | call bid | call still-higher | call swap:Kh']],
  ['a marriage is still a card', 'record', 'Kh! Qc', ['card-red Kh! | card-black Qc']],
  ['a card inside a word is none', 'record', 'xAh Ahx', ['call xAh | call Ahx']],
  ['JSON', 'json', '{"dealer": 0}', ['mark { | tag "dealer" | mark : | number 0 | mark }']],
  ['a command line', 'sh', 'npx stichbuch # deals', ['tag npx | string stichbuch | comment # deals']],
  ['TypeScript', 'ts', 'const a = 1;', ['tag const | null  a  | tag = | number 1 | mark ;']],
  ['plain text', 'text', 'Ah', ['null Ah']],
])('%s', async (_name, language, code, lines) => {
  expect(await marked(code, language)).toEqual(lines);
});

test('a language that the edition does not use is refused by name', async () => {
  await expect(codeLinesOf('x', 'cobol')).rejects.toThrow('code in “cobol”: use one of record, json');
});
