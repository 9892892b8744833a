// Deals and lessons in frames: two on one page of another host, which speaks to one of them; and what the address asks for.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { locales } from '../../src/rulebook/locales.ts';
import { site, test } from './browser.ts';
import { base, builtText, pages } from './built.ts';

const game = 'zwikken-20c';
const frames = pages.filter((path) => /\/embed\/(?!lesson\/)/.test(path));

/** A page of somebody else’s, with two frames, that notes what it is told. */
const foreign = (
  one: string,
  two: string,
) => `<!doctype html><html lang="en"><title>Elsewhere</title><link rel="icon" href="data:,">
<iframe id="one" title="one" width="320" height="240" src="${site}${one}"></iframe>
<iframe id="two" title="two" width="480" height="360" src="${site}${two}"></iframe>
<script>
  window.heard = { one: [], two: [] };
  addEventListener('message', ({ source, origin, data }) => {
    for (const id of ['one', 'two']) {
      if (source === document.getElementById(id).contentWindow && origin + '/' === new URL('/', '${site}').href) heard[id].push(data);
    }
  });
</script></html>`;
const deals = foreign(`en/embed/${game}/?step=2&theme=dark`, `ja/embed/${game}/?help=off&theme=light`);
const lessons = foreign(`en/embed/teach/${game}/?theme=dark`, 'ja/embed/teach/kozyol/?question=9&help=off');
const server = createServer(({ url }, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(url === '/lessons' ? lessons : deals);
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
  readonly question: number;
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

test('every game and its lesson have a frame in every language, and an answer for those who know oEmbed', () => {
  expect(frames).toHaveLength(2 * 11 * locales.length);
  for (const path of frames) {
    const file = path.replace(/\/$/, '.json');
    const answer = JSON.parse(builtText(file));
    const isLesson = path.includes('/embed/teach/');
    expect(answer).toMatchObject({ version: '1.0', type: 'rich', width: 480, height: isLesson ? 600 : 360 });
    expect(new URL(/src="([^"]+)"/.exec(answer.html)?.[1] ?? '').pathname).toBe(`${base}${path}`);
    for (const page of [path, path.replace(/\/embed\/(teach\/)?/, isLesson ? '/teach/' : '/play/')]) {
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

test('two lessons stand on a foreign page; it hears how the questions come out, and no more', async ({ visit: { page } }) => {
  await page.goto('en/');
  const two = await page.context().newPage();
  const errors: string[] = [];
  two.on('pageerror', (error) => errors.push(error.message));
  two.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await two.goto(`${elsewhere}lessons`);
  const one = two.frameLocator('#one');
  const other = two.frameLocator('#two');
  await expect.poll(() => told(two, 'one')).toEqual([{ type: 'stichbuch:question', question: 1, of: 10 }]);
  await expect.poll(() => told(two, 'two')).toEqual([{ type: 'stichbuch:question', question: 9, of: 10 }]);
  const shown = (frame: FrameLocator) => frame.locator('.questions > li:visible');
  expect(await shown(one).count()).toBe(1);

  // By the keyboard: every card is ticked, which is more than may be played, and the answer checked.
  await one.locator('.asked').focus();
  const boxes = await shown(one).getByRole('checkbox').count();
  for (let i = 0; i < boxes; i++) {
    await two.keyboard.press('Tab');
    await two.keyboard.press('Space');
  }
  await two.keyboard.press('Enter');
  const wrong = { type: 'stichbuch:answer', question: 1, answer: 'wrong', right: 0, of: 10 };
  await expect.poll(() => lastTold(two, 'one')).toEqual(wrong);
  expect(await shown(one).locator('.said').textContent()).toMatch(/^Not so\. The answer: .+20c\.\d+/s);
  expect(
    await shown(one)
      .locator('.said')
      .evaluate((said) => said === document.activeElement),
  ).toBe(true);
  await one.getByRole('button', { name: 'Next question' }).press('Enter');
  await expect.poll(() => lastTold(two, 'one')).toEqual({ type: 'stichbuch:question', question: 2, of: 10 });
  expect(await shown(one).evaluate((question) => question === document.activeElement)).toBe(true);
  await shown(one)
    .getByRole('button', { name: /^Give up/ })
    .press('Enter');
  await expect.poll(() => lastTold(two, 'one')).toEqual({ ...wrong, question: 2, answer: 'given-up' });
  expect(await shown(one).locator('.said').textContent()).toMatch(/^The answer: /);

  // What is not documented is no message.
  const before = await told(two, 'one');
  for (const message of [
    'stichbuch:go',
    null,
    { type: 'stichbuch:go', step: 4 },
    { type: 'stichbuch:go', question: 0 },
    { type: 'stichbuch:go', question: 11 },
    { type: 'stichbuch:go', question: '3' },
    { type: 'stichbuch:answer', question: 3, answer: 'right', right: 3, of: 10 },
  ])
    await send(two, 'one', message);
  await one.locator('body').evaluate(() => window.postMessage({ type: 'stichbuch:go', question: 5 }, '*'));
  await send(two, 'two', { type: 'stichbuch:go', question: 7 });
  await expect.poll(() => lastTold(two, 'two')).toEqual({ type: 'stichbuch:question', question: 7, of: 10 });
  expect(await told(two, 'one')).toEqual(before);

  // Without help an answer is called right or wrong, and nothing else.
  await shown(other).getByRole('radio').first().check();
  await shown(other).locator('[type="submit"]').click();
  await expect.poll(() => lastTold(two, 'two')).toMatchObject({ type: 'stichbuch:answer', question: 7 });
  expect(await shown(other).locator('.said').textContent()).toMatch(/^(?:正解です|違います)。$/);
  expect(await shown(other).getByRole('button').count()).toBe(0);

  // To the end: the page goes to each question that is still open, and hears when none is.
  for (let question = 3; question <= 10; question++) {
    await send(two, 'one', { type: 'stichbuch:go', question });
    await expect.poll(() => lastTold(two, 'one')).toMatchObject({ type: 'stichbuch:question', question });
    await shown(one)
      .getByRole('button', { name: /^Give up/ })
      .click();
    await expect
      .poll(async () => (await told(two, 'one')).filter(({ type }) => type === 'stichbuch:answer').at(-1)?.question)
      .toBe(question);
  }
  await expect.poll(() => lastTold(two, 'one')).toEqual({ type: 'stichbuch:done', right: 0, of: 10 });
  await one.getByRole('button', { name: 'Result' }).click();
  expect(await one.locator('.result').textContent()).toMatch(/0 of 10 right 9 questions given up\./);
  expect(await one.getByRole('link', { name: /Stichbuch/ }).getAttribute('href')).toMatch(
    /\/en\/teach\/zwikken-20c\/\?answers=[^&]+$/,
  );
  for (const frame of [one, other]) {
    const [whole, seen] = await frame.locator('html').evaluate((root) => [
      [root.scrollWidth, root.scrollHeight],
      [root.clientWidth, root.clientHeight],
    ]);
    expect(whole).toEqual(seen);
    expect(await frame.locator('.asked').evaluate((room) => room.scrollWidth <= room.clientWidth)).toBe(true);
  }
  expect(errors).toEqual([]);
});

test('a lesson of one question stands alone in its frame, and one that has lost a sign says so', async ({ visit: { page } }) => {
  await page.goto('en/embed/lesson/?lesson=1;Short;c6');
  expect(await page.getByRole('alert').textContent()).toContain('cannot be read');
  await page.goto('en/teach/');
  await page.locator('#build').scrollIntoViewIfNeeded();
  await page.getByRole('combobox', { name: 'Example' }).selectOption({ label: 'The third turn-up' });
  await page.getByLabel('What does the deal bring each seat?').check();
  await page.getByRole('button', { name: 'Add the question' }).click();
  await page.getByRole('button', { name: 'Embed' }).click();
  const code = await page.getByRole('textbox', { name: 'To be copied' }).inputValue();
  await page.goto(/src="([^"]+)"/.exec(code)?.[1]?.replaceAll('&amp;', '&') ?? '');
  await page.locator('.questions > li').waitFor();
  expect(await page.locator('.turning').count()).toBe(0);
  expect(await page.getByRole('link', { name: /Stichbuch/ }).getAttribute('href')).toMatch(/\/en\/lesson\/\?lesson=/);
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
    await page.locator('astro-island[client]:not([ssr]) .viewer').waitFor();
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
