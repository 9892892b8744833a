// Everything the guide shows as a record, a link or an answer is one, in every language.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import '../../src/engine/games/zwikken-20c.ts';
import { parseLink } from '../../src/engine/link.ts';
import { parseRecord, parseRecordLine, replay, trace } from '../../src/engine/record.ts';
import { parseText } from '../../src/engine/text.ts';
import { locales } from '../../src/rulebook/locales.ts';

interface Sample {
  readonly language: string;
  readonly code: string;
}

const textOf = (locale: string) => readFileSync(`content/guide/records/${locale}.mdx`, 'utf8');
const samplesIn = (text: string): readonly Sample[] =>
  [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language = '', code = '']) => ({ language, code }));

describe.each(locales)('%s', (locale) => {
  const text = textOf(locale);
  const samples = samplesIn(text);
  const of = (language: string) => samples.filter((sample) => sample.language === language).map(({ code }) => code);

  test('its records are read and played through', () => {
    expect(of('record').length).toBeGreaterThanOrEqual(3);
    for (const code of of('record')) {
      const read = parseText(code);
      expect(read).toMatchObject({ ok: true });
      for (const { record } of read.ok ? read.records : []) {
        const script = parseRecord(record);
        expect(script.ok ? replay(script.value) : script).toMatchObject({ ok: true });
      }
    }
  });

  test('its lines of JSON are records that can be played, each followed by its trace if by anything', () => {
    const lines = of('jsonl').map((code) => code.trim().split('\n'));
    expect(lines.length).toBeGreaterThanOrEqual(2);
    for (const [line = '', answer] of lines) {
      const script = parseRecordLine(line);
      const traced = script.ok ? trace(script.value) : script;
      expect(traced).toMatchObject({ ok: true });
      if (answer !== undefined && traced.ok) expect(JSON.stringify(traced.value)).toBe(answer);
    }
  });

  test('its links hold a deal, and the parts of the code are those of the link', () => {
    const codes = [...text.matchAll(/\?deal=([^&\s]+)&step=(\d+)/g)];
    expect(codes.length).toBeGreaterThan(0);
    for (const [, code = '', step] of codes) {
      const link = parseLink(code);
      expect(link).toMatchObject({ ok: true });
      if (link.ok) expect(Number(step)).toBeLessThanOrEqual(link.record.actions?.length ?? 0);
      for (const part of code.split('.')) expect(text).toContain(`| \`${part}\` |`);
    }
  });

  test('its commands are commands', () => {
    const help = readFileSync('src/cli/main.ts', 'utf8');
    for (const [, command] of of('sh')
      .join('')
      .matchAll(/npx stichbuch (\w+)/g))
      expect(help).toContain(`  stichbuch ${command} `);
  });
});

test('the samples are the same in every language, but for their comments', () => {
  const plain = (locale: string) =>
    samplesIn(textOf(locale)).map(({ code }) => code.replace(/\s*%.*$/gm, '').replace(/^\w\w\//, 'LANG/'));
  for (const locale of locales) expect(plain(locale)).toEqual(plain('en'));
});
