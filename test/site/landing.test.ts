// Where one comes to read or to play: every game is offered, and a card answers at once.
import { expect } from 'vitest';
import { locales } from '../../src/rulebook/locales.ts';
import { test } from './browser.ts';
import { builtText, pages } from './built.ts';

const games = pages.flatMap((page) => /^en\/games\/([^/]+)\/$/.exec(page)?.[1] ?? []);

/** What stands in the list of games of a page. */
const shelfOf = (page: string): string => {
  const text = builtText(`${page}index.html`);
  return text.slice(text.indexOf('class="shelf"'), text.indexOf('</main>'));
};

test.for(locales)('in %s every game can be read, played and asked about', (lang) => {
  expect(games.length).toBeGreaterThan(0);
  const [read, play] = [shelfOf(`${lang}/games/`), shelfOf(`${lang}/play/`)];
  for (const game of games) {
    for (const part of ['games', 'play', 'teach']) expect(play).toContain(`/${lang}/${part}/${game}/"`);
    for (const part of ['games', 'play']) expect(read).toContain(`/${lang}/${part}/${game}/"`);
  }
});

test('a card that may not be played says why, and by which statement', async ({ visit: { page } }) => {
  await page.goto('nl/play/');
  // The island takes off this mark when it has come to life.
  await page.locator('.hero astro-island:not([ssr]) .choice.no').first().click();
  expect(await page.locator('.hero .why-pop .ref').first().textContent()).toContain('play.6');
});
