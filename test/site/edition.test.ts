// The edition in a browser: two languages with and without a script, numbers that are addresses, examples that come to life.
import { describe, expect } from 'vitest';
import { locales } from '../../src/rulebook/locales.ts';
import { site, test } from './browser.ts';
import { builtText } from './built.ts';

const GAME = 'en/games/zwikken-20c/';
const NO_SCRIPT = { javaScriptEnabled: false };

/** The texts of a statement, in columns. */
const TEXTS = '[id="20c.24"] .cols p';

describe('without a script', () => {
  test.override({ browsing: NO_SCRIPT });

  test('any language can stand beside the text, or none; the choice goes along to other pages and languages', async ({
    visit: { page },
  }) => {
    const seen = () =>
      page.locator(TEXTS).evaluateAll((texts) => texts.map((text) => text.closest('[lang]')?.getAttribute('lang')));
    const choose = (name: string) => page.locator('.beside').getByRole('link', { name }).click();
    await page.goto(GAME);
    await expect.poll(seen).toEqual(['en', 'ru']);
    expect(await page.locator('.original').count()).toBe(0);
    await choose('日本語');
    await expect.poll(seen).toEqual(['en', 'ja']);
    expect(await page.locator('[id="20c.24"] .original').getAttribute('href')).toMatch(/\/ru\/games\/zwikken-20c\/#20c\.24$/);
    await page.locator('.crumb > a').click();
    await page.waitForURL(`${site}en/sources/zwikken/ja/`);
    await expect.poll(seen).toEqual(['en', 'ja']);
    await page.locator('.lang summary').click();
    await page.locator('.lang').getByRole('link', { name: 'Nederlands' }).click();
    await expect.poll(seen).toEqual(['nl', 'ja']);
    await page.locator('.lang summary').click();
    await page.locator('.lang').getByRole('link', { name: '日本語' }).click();
    await expect.poll(seen).toEqual(['ja', 'nl']);
    await choose('なし');
    await expect.poll(seen).toEqual(['ja']);
  });

  test('each example stands as a diagram: its calls, its tricks and what each player gained', async ({ visit: { page } }) => {
    await page.goto(GAME);
    const rows = await page
      .locator('#deal-forced-undertrump tbody tr')
      .evaluateAll((all) =>
        all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent.replace(/\s+/g, ' ').trim())),
      );
    expect(rows[0]).toEqual(['pass', 'I bid', 'pass', 'pass']);
    expect(rows).toHaveLength(5);
    expect(rows[4]).toEqual(['−1', '−5', '−1', '−1']);
    expect(await page.locator('.diagram').count()).toBe(7);
  });
});

describe('with a script', () => {
  test('nothing is fetched for the examples before one comes into view; then it is a table', async ({ visit }) => {
    const { page, requests } = visit;
    await page.goto(GAME);
    await page.waitForLoadState('networkidle');
    expect(requests.filter((request) => /\.js$/.test(request))).toEqual([]);
    await page.locator('#deal-zwik').scrollIntoViewIfNeeded();
    await page.locator('#deal-zwik .viewer').waitFor();
    expect(await page.locator('#deal-zwik .diagram').count()).toBe(0);
    expect(requests.some((request) => /\.js$/.test(request))).toBe(true);
  });

  test('another reading is told to the tables', async ({ visit: { page } }) => {
    await page.goto(`${GAME}#deal-forced-undertrump`);
    await page.locator('#deal-forced-undertrump .viewer').waitFor();
    await page.locator('[data-option="undertrump"][value="forbidden"]').check({ force: true });
    await page.locator('#deal-forced-undertrump .notice').waitFor();
  });

  test('a citation of the same page keeps what stands in the address', async ({ visit: { page } }) => {
    await page.goto(`${GAME}?deal=x`);
    await page.locator('.note .ref').first().click();
    expect(new URL(page.url())).toMatchObject({ search: '?deal=x', hash: '#20c.5' });
  });
});

describe.each(locales)('in %s', (lang) => {
  test('every statement has its anchor, number and badge, on the page of the game and of the source', () => {
    const numbers = Array.from({ length: 29 }, (_, i) => `20c.${i + 1}`);
    for (const page of ['games/zwikken-20c', 'sources/zwikken']) {
      const text = builtText(`${lang}/${page}/index.html`);
      for (const number of numbers) {
        expect(text.split(`id="${number}"`)).toHaveLength(2);
        expect(text).toMatch(
          new RegExp(`<a class="num" href="#${number.replace('.', '\\.')}" aria-label="[^"]*${number}, [^"]+">`),
        );
      }
      expect(text.match(/class="eng (enforced|ruled|told)"/g)).toHaveLength(page.startsWith('games') ? 29 : 91);
    }
  });

  test('a citation card waits for every statement and every ruling', () => {
    const cards: Readonly<Record<string, { readonly html: string; readonly href: string }>> = JSON.parse(
      builtText(`${lang}/statements.json`),
    );
    expect(Object.keys(cards).filter((id) => !id.startsWith('R-'))).toHaveLength(279);
    expect(Object.keys(cards).filter((id) => id.startsWith('R-'))).toHaveLength(52);
    expect(Object.values(cards).filter(({ html, href }) => html === '' || !href.includes(`${lang}/`))).toEqual([]);
  });
});

describe.each(['zwikken', 'zwicken', 'rozaliev'])('the source %s as data', (source) => {
  interface Told {
    readonly id: string;
    readonly text: Readonly<Record<string, string>>;
  }
  const { statements }: { readonly statements: readonly Told[] } = JSON.parse(builtText(`sources/${source}.json`));

  test('every statement has words of its own in every language', () => {
    expect(statements.filter(({ text }) => new Set(locales.map((lang) => text[lang] || null)).size < locales.length)).toEqual([]);
    expect(statements.flatMap(({ text }) => Object.values(text)).filter((words) => words.trim() === '')).toEqual([]);
  });

  test('every statement stands on the page of the source in every language, with its words', () => {
    for (const lang of locales) {
      const page = builtText(`${lang}/sources/${source}/index.html`).replaceAll(/<[^>]+>/g, (tag) =>
        /\sid="/.test(tag) ? tag : '',
      );
      expect(statements.filter(({ id }) => !page.includes(`id="${id.slice(id.indexOf('.') + 1)}"`))).toEqual([]);
    }
  });
});
