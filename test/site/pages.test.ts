// What holds of every page, whatever is on it.
import { gzipSync } from 'node:zlib';
import { HtmlValidate } from 'html-validate';
import { describe, expect } from 'vitest';
import { test } from './browser.ts';
import { base, builtText, pages } from './built.ts';

const html = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: { 'doctype-style': 'off', 'void-style': 'off' },
});

/** The values of an attribute, wherever it stands. */
const valuesOf = (text: string, attribute: string) =>
  [...text.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].map(([, value]) => value ?? '');

describe.each(pages)('/%s', (path) => {
  const text = builtText(`${path}index.html`);

  test('is sound HTML', async () => {
    const { results } = await html.validateString(text);
    expect(
      results.flatMap(({ messages }) => messages.map(({ line, ruleId, message }) => `${line} ${ruleId}: ${message}`)),
    ).toEqual([]);
  });

  test('has a policy, and no style or script that it would forbid', () => {
    expect(text).toMatch(/<meta http-equiv="content-security-policy" content="default-src 'none';/);
    expect(valuesOf(text, 'style')).toEqual([]);
    expect(text).not.toMatch(/<[^>]+\son[a-z]+=/);
    expect(text).not.toContain("'unsafe-");
  });

  test('weighs less than 25 KB with its styles, as it is sent', () => {
    const sheets = valuesOf(text, 'href').filter((href) => href.endsWith('.css'));
    const sent = [text, ...sheets.map((href) => builtText(href.slice(base.length)))];
    expect(sent.reduce((sum, file) => sum + gzipSync(file).length, 0)).toBeLessThan(25_000);
  });

  test('loads without a script, and paints without breaking its policy', async ({ visit: { page, requests } }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(requests.filter((request) => /\.m?js$/.test(request))).toEqual([]);
  });
});
