// Lasting addresses without a language, and the sources as data.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { describe, expect } from 'vitest';
import { locales } from '../../src/rulebook/locales.ts';
import { site, test } from './browser.ts';
import { base, builtText, dist } from './built.ts';

const IDS = globSync('*/index.html', { cwd: join(dist, 's') })
  .map((file) => file.replace(/[/\\].*/, ''))
  .sort();
const sources = ['rozaliev', 'zwicken', 'zwikken'];
const dataOf = (
  source: string,
): {
  readonly language: string;
  readonly statements: readonly {
    readonly id: string;
    readonly kind: string;
    readonly mark: string;
    readonly text: Readonly<Record<string, string>>;
  }[];
} => JSON.parse(builtText(`sources/${source}.json`));

describe('short links', () => {
  test('every statement, every ruling and every deal on a page has one', () => {
    const statements = sources.flatMap((source) => dataOf(source).statements.map(({ id }) => id));
    expect(statements).toHaveLength(279);
    const rulings = [...builtText('en/rulings/index.html').matchAll(/<section class="ruling" id="([^"]+)"/g)].map(([, id]) => id);
    const deals = globSync('en/games/*/index.html', { cwd: dist }).flatMap((file) =>
      [...builtText(file).matchAll(/<figure class="example" id="([^"]+)"/g)].map(([, id]) => id),
    );
    expect(new Set(IDS)).toEqual(new Set([...statements, ...rulings, ...deals, 'deal-one-of-three']));
  });

  // That every link on every page leads somewhere is seen to in links.test.ts.
  test('each leads to its place in every language', () => {
    for (const id of IDS) {
      const text = builtText(`s/${id}/index.html`);
      const anchor = /^(?:R|deal)-/.test(id) ? id : id.slice(id.indexOf('.') + 1);
      for (const locale of locales)
        expect(text).toMatch(new RegExp(`<a href="${base}${locale}/[^"]*#${anchor.replaceAll('.', '\\.')}" lang="${locale}"`));
      expect(text).toContain(`<noscript><meta http-equiv="refresh" content="0; url=${base}en/`);
      expect(text).toMatch(/<link rel="canonical" href="[^"#]*\/en\/[^"#]*">/);
    }
  });

  test('no search engine is sent to them', () => {
    expect(builtText('sitemap-0.xml')).not.toMatch(/\/s\//);
  });

  test('they are sound HTML', async () => {
    const html = new HtmlValidate({
      extends: ['html-validate:recommended'],
      rules: { 'doctype-style': 'off', 'void-style': 'off', 'no-inline-style': 'off' },
    });
    const { results } = await html.validateString(builtText('s/zwikken.20c.24/index.html'));
    expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([]);
  });

  describe.each([
    ['ja-JP', 'ja'],
    ['nl-BE', 'nl'],
    ['fr', 'en'],
  ])('to a reader of %s', (locale, lang) => {
    test.override({ browsing: { locale } });
    test(`lead to the page in ${lang}`, async ({ visit: { page } }) => {
      await page.goto('s/zwikken.20c.24/');
      await page.waitForURL(`${site}${lang}/games/zwikken-20c/#20c.24`);
    });
  });

  describe('without a script', () => {
    test.override({ browsing: { javaScriptEnabled: false } });
    test('lead to the page in the first language', async ({ visit: { page } }) => {
      await page.goto('s/R-20c-parts/');
      await page.waitForURL(`${site}en/rulings/#R-20c-parts`);
    });
  });
});

describe.each(sources)('the source %s as data', (source) => {
  const { language, statements } = dataOf(source);
  test('has the words of every statement in every language', () => {
    for (const { id, text } of statements) {
      expect(Object.keys(text).sort(), id).toEqual([...locales].sort());
      expect(
        Object.values(text).filter((words) => words.trim() === ''),
        id,
      ).toEqual([]);
    }
    expect(locales).toContain(language);
  });
  test('says what each is and what has become of it', () => {
    const kinds = new Set(statements.map(({ kind }) => kind));
    expect([...kinds].filter((kind) => !['rule', 'history', 'fact', 'reference'].includes(kind))).toEqual([]);
    const marks = new Set(statements.map(({ mark }) => mark));
    expect([...marks].filter((mark) => !['enforced', 'ruled', 'told'].includes(mark))).toEqual([]);
  });
});
