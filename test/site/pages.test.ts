// What holds of every page, whatever is on it.
import { gzipSync } from 'node:zlib';
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { base, builtText, isForm, pages, specimens } from './built.ts';

const html = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'doctype-style': 'off',
    'void-style': 'off',
    // Statement numbers are ids, and begin with a figure.
    'valid-id': ['error', { relaxed: true }],
    // A group may be named by a label instead of a legend; that it has a name is seen to in visits.test.ts.
    'wcag/h71': 'off',
  },
});

/**
 * What a page may weigh, in thousands of bytes, as it is sent. The texts of the edition stand whole on their pages: a source of
 * a hundred statements or a game with its notes and a dozen deals, in two languages, of which the one in another script does not
 * compress with the first; every ruling; every line of the ledger.
 */
const limitOf = (path: string) => {
  if (/^\w\w\/(?:sources|games|rulings|ledger)\//.test(path)) return 35;
  // A table stands on these from the start, and its style with it.
  return /^\w\w\/(?:$|play\/|compare\/|ask\/)/.test(path) ? 32 : 25;
};

/** The style that Astro writes before the first island, wherever that is. */
const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/;

/** The values of an attribute, wherever it stands. */
const valuesOf = (text: string, attribute: string) =>
  [...text.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].map(([, value]) => value ?? '');

describe.each(pages)('/%s', (path) => {
  const text = builtText(`${path}index.html`);

  // The forms of a page are set by the same components: one of each is looked at.
  test.skipIf(isForm(path) && !specimens.includes(path))('is sound HTML', async () => {
    const { results } = await html.validateString(text.replace(ISLAND_STYLE, ''));
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

  test(`weighs less than ${limitOf(path)} KB with its styles, as it is sent`, () => {
    const sheets = valuesOf(text, 'href').filter((href) => href.endsWith('.css'));
    const sent = [text, ...sheets.map((href) => builtText(href.slice(base.length)))];
    expect(sent.reduce((sum, file) => sum + gzipSync(file).length, 0)).toBeLessThan(limitOf(path) * 1000);
  });
});
