// Deals in frames: two on one page of another host, which speaks to one of them; and what the address asks for.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { locales } from '../../src/rulebook/locales.ts';
import { site, test } from './browser.ts';
import { base, builtText, pages } from './built.ts';

const game = 'zwikken-20c';
const frames = pages.filter((path) => path.includes('/embed/'));

/** A page of somebody else's, with two frames, that notes what it is told. */
const foreign = `<!doctype html><html lang="en"><title>Elsewhere</title><link rel="icon" href="data:,">
<iframe id="one" title="one" width="320" height="240" src="${site}en/embed/${game}/?step=2&theme=dark"></iframe>
<iframe id="two" title="two" width="480" height="360" src="${site}ja/embed/${game}/?help=off&theme=light"></iframe>
<script>
  window.heard = { one: [], two: [] };
  addEventListener('message', ({ source, origin, data }) => {
    for (const id of ['one', 'two']) {
      if (source === document.getElementById(id).contentWindow && origin + '/' === new URL('/', '${site}').href) heard[id].push(data);
    }
  });
</script></html>`;
const server = createServer((_request, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(foreign);
});
let elsewhere = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  elsewhere = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => {
  server.close();
});

interface Told {
  readonly type: string;
  readonly step: number;
  readonly last: number;
  readonly turn: number | null;
}
const told = (page: Page, id: string) =>
  page.evaluate((name) => (window as unknown as { heard: Record<string, Told[]> }).heard[name] ?? [], id);
const lastTold = async (page: Page, id: string) => (await told(page, id)).at(-1);
const send = (page: Page, id: string, message: unknown) =>
  page.evaluate(
    ([name, said]) => (document.getElementById(name as string) as HTMLIFrameElement).contentWindow?.postMessage(said, '*'),
    [id, message] as const,
  );
const stepIn = (frame: FrameLocator) => frame.locator('input[type=range]').inputValue();

test('every game has a frame in every language, and an answer for those who know oEmbed', () => {
  expect(frames).toHaveLength(11 * locales.length);
  for (const path of frames) {
    const file = path.replace(/\/$/, '.json');
    const answer = JSON.parse(builtText(file));
    expect(answer).toMatchObject({ version: '1.0', type: 'rich', width: 480, height: 360 });
    expect(new URL(/src="([^"]+)"/.exec(answer.html)?.[1] ?? '').pathname).toBe(`${base}${path}`);
    for (const page of [path, path.replace('/embed/', '/play/')]) {
      expect(builtText(`${page}index.html`)).toMatch(
        new RegExp(`<link rel="alternate" type="application/json\\+oembed" href="https?://[^"]+/${file}"`),
      );
    }
  }
});

test('two frames stand on a foreign page; one goes where it is asked to, and the other stays', async ({ visit: { page } }) => {
  // Both hosts are this machine, and the page of the other is what is looked at here.
  await page.goto('en/');
  const two = await page.context().newPage();
  const errors: string[] = [];
  two.on('pageerror', (error) => errors.push(error.message));
  two.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await two.goto(elsewhere);
  const one = two.frameLocator('#one');
  const other = two.frameLocator('#two');
  await one.locator('.table').waitFor();
  await other.locator('.table').waitFor();
  await expect.poll(() => lastTold(two, 'one')).toMatchObject({ type: 'stichbuch:step', step: 2 });
  await expect.poll(() => lastTold(two, 'two')).toMatchObject({ type: 'stichbuch:step' });
  const stayed = await lastTold(two, 'two');

  await send(two, 'one', { type: 'stichbuch:go', step: 5 });
  await expect.poll(() => lastTold(two, 'one')).toMatchObject({ step: 5 });
  expect(await stepIn(one)).toBe('5');
  const { last = 0 } = (await lastTold(two, 'one')) ?? {};
  await send(two, 'one', { type: 'stichbuch:go', step: last });
  await expect.poll(() => lastTold(two, 'one')).toEqual({ type: 'stichbuch:step', step: last, last, turn: null });

  const before = await told(two, 'one');
  for (const message of ['stichbuch:go', null, { type: 'stichbuch:go' }, { type: 'stichbuch:go', step: -1 }])
    await send(two, 'one', message);
  for (const message of [
    { type: 'go', step: 1 },
    { type: 'stichbuch:go', step: '1' },
    { type: 'stichbuch:go', step: last + 1 },
  ])
    await send(two, 'one', message);
  await one.locator('body').evaluate(() => window.postMessage({ type: 'stichbuch:go', step: 1 }, '*'));
  await send(two, 'two', { type: 'stichbuch:go', step: 0 });
  await expect.poll(() => lastTold(two, 'two')).toMatchObject({ step: 0, turn: expect.any(Number) });
  expect(await told(two, 'one')).toEqual(before);
  expect(stayed).not.toMatchObject({ step: 0 });

  // Light and dark, help and none, as the addresses say; and each fits its frame.
  expect(await one.locator('html').getAttribute('data-theme')).toBe('dark');
  expect(await other.locator('html').getAttribute('data-theme')).toBe('light');
  expect(await other.locator('[data-legal]').count()).toBe(0);
  await send(two, 'one', { type: 'stichbuch:go', step: 0 });
  await expect.poll(() => one.locator('[data-legal], .choices button').count()).toBeGreaterThan(0);
  for (const frame of [one, other]) {
    const [whole, seen] = await frame.locator('html').evaluate((root) => [
      [root.scrollWidth, root.scrollHeight],
      [root.clientWidth, root.clientHeight],
    ]);
    expect(whole).toEqual(seen);
    expect(await frame.locator('.steps').evaluate((bar) => bar.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
  }
  await other.locator('.key--play').focus();
  await two.keyboard.press('End');
  await expect.poll(() => lastTold(two, 'two')).toMatchObject({ turn: null });
  expect(errors).toEqual([]);
});

describe('on its own', () => {
  test('a frame leads to its deal at the full table, at the step that it shows', async ({ visit: { page } }) => {
    await page.goto(`nl/embed/${game}/?step=1`);
    await expect
      .poll(() => page.getByRole('link', { name: /Stichbuch/ }).getAttribute('href'))
      .toMatch(/nl\/play\/zwikken-20c\/\?deal=[^&]+&step=1$/);
  });

  test('the key at the table gives the code of a frame with that deal', async ({ visit: { page } }) => {
    await page.goto(`en/play/${game}/`);
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Embed' }).click();
    const code = await page.getByRole('textbox', { name: 'To be copied' }).inputValue();
    const address = /^<iframe src="([^"]+)" title="[^"]+" width="480" height="360" /.exec(code)?.[1]?.replaceAll('&amp;', '&');
    expect(address).toMatch(new RegExp(`^${site}en/embed/${game}/\\?deal=`));
    await page.goto(address ?? '');
    await page.locator('.table').waitFor();
    expect(await page.locator('.notice').count()).toBe(0);
  });

  describe('without JavaScript', () => {
    test.override({ browsing: { javaScriptEnabled: false } });
    test('the example stands there in print', async ({ visit: { page } }) => {
      await page.goto(`de/embed/${game}/`);
      expect(await page.locator('table.diagram').isVisible()).toBe(true);
      expect(await page.getByRole('link', { name: /Stichbuch/ }).isVisible()).toBe(true);
    });
  });
});
