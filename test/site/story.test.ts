// The story that the site is built for, walked with the keyboard alone: read a rule, step through its example, ask why a
// card may not be played, follow the number to the statement, change the language and stay there, send the step to a class.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from './browser.ts';

/** More stops of the tab key than there are on any page. */
const MANY = 400;

/** A walk of some hundred strokes takes its time on a busy machine; in milliseconds. */
const LONG = 300_000;

/** Presses a key until the focus is on what is looked for. */
async function tabTo(page: Page, selector: string, key = 'Tab'): Promise<void> {
  for (let i = 0; i < MANY; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`the ${key} key never comes to ${selector}`);
}

const EXAMPLE = '[id="deal-forced-undertrump"]';
const countOf = (page: Page) => page.locator(`${EXAMPLE} .count`).textContent();
const inView = (page: Page, id: string) =>
  page.evaluate((wanted) => {
    const box = document.getElementById(wanted)?.getBoundingClientRect();
    return box !== undefined && box.bottom > 0 && box.top < window.innerHeight;
  }, id);

describe.each([
  { name: 'at a desk', viewport: { width: 1440, height: 900 } },
  { name: 'on a telephone', viewport: { width: 390, height: 844 } },
])('$name', ({ viewport }) => {
  test.override({ browsing: { viewport, permissions: ['clipboard-read', 'clipboard-write'] } });

  test('from the rule to the class', { timeout: LONG }, async ({ visit: { page } }) => {
    await page.goto('en/games/zwikken-20c/#deal-forced-undertrump');
    await page.locator(`${EXAMPLE} .viewer .count`).waitFor();
    // The Russian text stands beside the English.
    expect(await page.locator('[id="20c.24"] [lang=ru]').first().isVisible()).toBe(true);

    // Step through the deal and come back to the card that may not be played.
    await tabTo(page, `${EXAMPLE} input[type=range]`);
    const opened = await countOf(page);
    await page.keyboard.press('End');
    expect(await countOf(page)).not.toBe(opened);
    await page.keyboard.press('Home');
    for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowRight');
    expect(await countOf(page)).toBe(opened);

    // Why not? The answer names the statement.
    await tabTo(page, `${EXAMPLE} .choice.no`);
    await page.keyboard.press('Enter');
    await page.locator(`${EXAMPLE} .why-pop .ref`).first().waitFor();
    expect(await page.locator(`${EXAMPLE} .why-pop .ref`).first().textContent()).toContain('20c.24');
    await tabTo(page, `${EXAMPLE} .why-pop .ref`);
    await page.keyboard.press('Enter');
    await page.waitForURL(/#20c\.24$/);
    expect(await inView(page, '20c.24')).toBe(true);

    // Another language, the same statement.
    await tabTo(page, '.lang > summary', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, '.lang a[hreflang=ru]');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/ru\/games\/zwikken-20c\/.*#20c\.24$/);
    expect(await inView(page, '20c.24')).toBe(true);

    // On to another step, and the link to it opens at the very same one.
    await page.locator(EXAMPLE).scrollIntoViewIfNeeded();
    await page.locator(`${EXAMPLE} .viewer .count`).waitFor();
    await tabTo(page, `${EXAMPLE} input[type=range]`);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    const step = await countOf(page);
    await tabTo(page, `${EXAMPLE} .copies button`);
    await page.keyboard.press('Enter');
    await page.locator(`${EXAMPLE} .copied`).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link.slice(link.indexOf('?'))).toMatch(/^\?deal=[\w.~-]+&step=8#deal-forced-undertrump$/);

    const pupil = await page.context().newPage();
    await pupil.goto(link);
    await pupil.locator(`${EXAMPLE} .viewer .count`).waitFor();
    await expect.poll(() => countOf(pupil)).toBe(step);
    await pupil.goto(link.replace('/ru/', '/en/'));
    await pupil.locator(`${EXAMPLE} .viewer .count`).waitFor();
    await expect.poll(async () => (await countOf(pupil))?.match(/\d+/)?.[0]).toBe(step?.match(/\d+/)?.[0]);
  });

  test('a link that was changed on the way says so, and the example stands', async ({ visit: { page } }) => {
    await page.goto('en/games/zwikken-20c/?deal=1.zwikken-20c.30.ABEeHd2yH0A.-A010A.zzz&step=4#deal-forced-undertrump');
    await page.locator(`${EXAMPLE} [role=alert]`).waitFor();
    expect(await page.locator(`${EXAMPLE} [role=alert]`).textContent()).toContain('cannot be read');
    expect(await countOf(page)).toContain('6');
  });
});
