// What every page does by itself: light and dark, links to copy, languages that keep the place.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { locales } from '../../src/rulebook/locales.ts';
import { site, test } from './browser.ts';
import { builtText, isForm, pages } from './built.ts';

const paper = { light: 'rgb(251, 250, 246)', dark: 'rgb(21, 24, 21)' };
const paperOf = () => getComputedStyle(document.body).backgroundColor;

describe('light and dark', () => {
  test('the key turns it, and the next page knows before it paints', async ({ visit: { page } }) => {
    await page.goto('en/rulings/');
    expect(await page.evaluate(paperOf)).toBe(paper.light);
    await page.getByRole('button', { name: 'Switch light or dark' }).click();
    expect(await page.evaluate(paperOf)).toBe(paper.dark);
    expect(await page.locator('#said').textContent()).toBe('Dark');
    await page.goto('ru/rulings/', { waitUntil: 'commit' });
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    expect(await page.locator('meta[name=theme-color]').first().getAttribute('content')).toBe(paper.dark);
  });

  describe('at night', () => {
    test.override({ browsing: { colorScheme: 'dark' } });
    test('the page is dark, and can be turned', async ({ visit: { page } }) => {
      await page.goto('en/rulings/');
      expect(await page.evaluate(paperOf)).toBe(paper.dark);
      await page.getByRole('button', { name: 'Switch light or dark' }).click();
      expect(await page.evaluate(paperOf)).toBe(paper.light);
    });
  });

  test('where nothing can be kept it still turns', async ({ visit: { page } }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('no storage', 'SecurityError');
        },
      });
    });
    await page.goto('en/rulings/');
    await page.getByRole('button', { name: 'Switch light or dark' }).click();
    expect(await page.evaluate(paperOf)).toBe(paper.dark);
  });
});

describe('numbers', () => {
  const address = `${site}en/games/zwikken-20c/#20c.9`;

  describe('with leave to write to the clipboard', () => {
    test.override({ browsing: { permissions: ['clipboard-read', 'clipboard-write'] } });
    test('a number copies its address and says so', async ({ visit: { page } }) => {
      await page.goto('en/games/zwikken-20c/?deal=x');
      await page.locator('[id="20c.9"] .num').click();
      await page.locator('[id="20c.9"] .said', { hasText: 'Link copied' }).waitFor();
      expect(await page.locator('#said').textContent()).toBe('Link copied');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    });
  });

  test('where copying is refused, the address is in the bar and the page says so', async ({ visit: { page } }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await page.goto('en/games/zwikken-20c/');
    await page.locator('[id="20c.9"] .num').click();
    await page.locator('[id="20c.9"] .said', { hasText: 'address bar' }).waitFor();
    expect(page.url()).toBe(address);
  });
});

describe('languages', () => {
  const turn = async (page: Page) => {
    await page.locator('.lang summary').click();
    await page.locator('.lang').getByRole('link', { name: 'Русский' }).click();
  };

  test('the address goes along, deal and step and all', async ({ visit: { page } }) => {
    await page.goto('en/games/zwikken-20c/?deal=x&step=3#20c.24');
    await turn(page);
    expect(page.url()).toBe(`${site}ru/games/zwikken-20c/?deal=x&step=3#20c.24`);
  });

  test('without an address of a statement, the one at the top of the view', async ({ visit: { page } }) => {
    await page.goto('en/games/zwikken-20c/');
    await page.locator('[id="20c.7"]').evaluate((statement) => statement.scrollIntoView());
    await turn(page);
    await page.waitForURL(/\/ru\//);
    expect(new URL(page.url()).hash).toBe('#20c.7');
  });

  test('whoever has gone on from the statement of the address is not sent back to it', async ({ visit: { page } }) => {
    await page.goto('en/games/zwikken-20c/#20c.24');
    await page.locator('[id="20c.7"]').evaluate((statement) => statement.scrollIntoView());
    await turn(page);
    await page.waitForURL(/\/ru\//);
    expect(new URL(page.url()).hash).toBe('#20c.7');
  });

  test('a deal on a table goes along wherever the reader has gone', async ({ visit: { page } }) => {
    await page.goto('en/games/zwikken-20c/?deal=x&step=3#deal-zwik');
    await page.locator('[id="20c.7"]').evaluate((statement) => statement.scrollIntoView());
    await turn(page);
    await page.waitForURL(/\/ru\//);
    expect(page.url()).toBe(`${site}ru/games/zwikken-20c/?deal=x&step=3#deal-zwik`);
  });

  describe('on a telephone, where the masthead is left behind', () => {
    test.override({ browsing: { viewport: { width: 390, height: 844 } } });
    test('the statement of the address, from the top of the page as well', async ({ visit: { page } }) => {
      await page.goto('en/games/zwikken-20c/#20c.24');
      await page.evaluate(() => scrollTo(0, 0));
      await turn(page);
      await page.waitForURL(/\/ru\//);
      expect(new URL(page.url()).hash).toBe('#20c.24');
    });

    test('the last statement that was at the top of the view', async ({ visit: { page } }) => {
      await page.goto('en/games/zwikken-20c/');
      const rest = () => page.evaluate(() => new Promise((resolve) => addEventListener('scrollend', resolve, { once: true })));
      const arrived = rest();
      await page.locator('[id="20c.7"]').evaluate((statement) => statement.scrollIntoView());
      await arrived;
      await page.evaluate(() => scrollTo(0, 0));
      await turn(page);
      await page.waitForURL(/\/ru\//);
      expect(new URL(page.url()).hash).toBe('#20c.7');
    });
  });

  test('from the top of a page to the top of the other', async ({ visit: { page } }) => {
    await page.goto('en/games/zwikken-20c/');
    await turn(page);
    expect(page.url()).toBe(`${site}ru/games/zwikken-20c/`);
  });

  test.for(pages.filter((path) => /^\w\w\//.test(path) && !isForm(path)))('/%s names its other languages', (path) => {
    const text = builtText(`${path}index.html`);
    for (const lang of locales) {
      expect(text).toMatch(
        new RegExp(`<link rel="alternate" hreflang="${lang}" href="https?://[^"]*/${path.replace(/^\w\w/, lang)}">`),
      );
    }
    expect(text).toMatch(/<link rel="alternate" hreflang="x-default"/);
    expect(text).toMatch(new RegExp(`<html lang="${path.slice(0, 2)}">`));
  });
});

test('the first Tab leads past the masthead to the text', async ({ visit: { page } }) => {
  await page.goto('en/rulings/');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the text');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test.for(locales)('in %s the masthead fits its window at every width', async (lang, { visit: { page } }) => {
  await page.goto(`${lang}/rulings/`);
  await page.evaluate(() => document.fonts.ready);
  for (const width of [320, 390, 600, 650, 700, 725, 760, 900, 905, 1024, 1245]) {
    await page.setViewportSize({ width, height: 800 });
    const crowded = await page.evaluate(() => {
      const all = [...document.querySelectorAll('.masthead :is(.brand, nav a, .search-t, .tool)')].map((each) =>
        each.getBoundingClientRect(),
      );
      return all.some(
        (one, i) =>
          one.left < 0 ||
          one.right > innerWidth ||
          all
            .slice(i + 1)
            .some((next) => next.left < one.right && next.right > one.left && next.top < one.bottom && next.bottom > one.top),
      );
    });
    expect({ width, crowded }).toEqual({ width, crowded: false });
  }
});

test('a wrong address says what to do, in every language', async ({ visit: { page } }) => {
  await page.goto('404.html');
  expect(await page.locator('section').count()).toBe(locales.length);
  await page.getByRole('link', { name: 'К правилам' }).click();
  await page.waitForURL(/\/ru\/games\/$/);
});

test('a number that no page has is told, and one that there is is not', async ({ visit: { page } }) => {
  await page.goto('nl/sources/zwikken/#20c.99');
  expect(await page.locator('.lost').textContent()).toContain('20c.99');
  await page.goto('nl/sources/zwikken/?#20c.24');
  expect(await page.locator('.lost').count()).toBe(0);
});

test('the root leads to the default language', async ({ visit: { page } }) => {
  await page.goto('');
  await page.waitForURL(`${site}en/`);
});

describe('without JavaScript', () => {
  test.override({ browsing: { javaScriptEnabled: false } });
  test('nothing is offered that does not work', async ({ visit: { page } }) => {
    await page.goto('en/games/zwikken-20c/');
    expect(await page.locator('.search-t').isVisible()).toBe(false);
    expect(await page.locator('.theme').isVisible()).toBe(false);
    expect(await page.locator('.no-script').isVisible()).toBe(true);
  });
});
