// Lessons: built, taken, printed; and what stands there without a script.
import { gzipSync } from 'node:zlib';
import { describe, expect } from 'vitest';
import { locales } from '../../src/rulebook/locales.ts';
import { test } from './browser.ts';
import { base, builtText, pages } from './built.ts';

const lessons = pages.filter((page) => /^\w\w\/teach\/[^/]+\/$/.test(page));
const games = pages.filter((page) => /^\w\w\/games\/[^/]+\/$/.test(page));

test('each rule set has a lesson of ten questions in every language', () => {
  expect(lessons.map((page) => page.replace('/teach/', '/games/'))).toEqual(games);
  for (const page of lessons) {
    const html = builtText(`${page}index.html`);
    expect(html.match(/<fieldset class="fields"/g), page).toHaveLength(10);
    expect(html.match(/<details class="answers"/g), page).toHaveLength(1);
  }
});

test('its page is light: markup and styles under 25 KB', () => {
  const frames = lessons.map((page) => page.replace('/teach/', '/embed/teach/'));
  const others = locales.flatMap((lang) => [`${lang}/teach/`, `${lang}/lesson/`, `${lang}/embed/lesson/`]);
  for (const page of [...lessons, ...frames, ...others]) {
    const html = builtText(`${page}index.html`);
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) =>
      builtText(href.slice(base.length)),
    );
    const bytes = [html, ...sheets].reduce((sum, text) => sum + gzipSync(text).length, 0);
    expect(bytes, page).toBeLessThan(25_000);
  }
});

describe('without a script', () => {
  test.override({ browsing: { javaScriptEnabled: false } });
  test.for(['en/teach/zwikken-20c/', 'en/embed/teach/zwikken-20c/'])(
    'the questions of /%s are a list, and the key opens',
    async (path, { visit: { page } }) => {
      await page.goto(path);
      expect(await page.locator('.questions > li:visible').count()).toBe(10);
      expect(await page.getByRole('button', { name: /Check|Print|Give up|Next/ }).count()).toBe(0);
      await page.locator('.answers summary').click();
      expect(await page.locator('.answers li').first().textContent()).toMatch(/The answer: .+\d+c\.\d+/s);
    },
  );
});

test('where one comes to teach, a question is answered at once', async ({ visit: { page } }) => {
  await page.goto('nl/teach/');
  const question = page.locator('astro-island:not([ssr]) .questions > li').first();
  await question.getByRole('checkbox').first().check();
  await question.getByRole('button', { name: 'Nakijken' }).click();
  await expect.poll(() => question.getAttribute('data-outcome')).toMatch(/^(?:right|wrong)$/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('said');
  expect(await question.locator('.said').textContent()).not.toBe('');
});

test('a lesson is built from an example and a link, taken, and its result sent', async ({ visit: { page } }) => {
  await page.goto('en/teach/');
  await page.locator('#build').scrollIntoViewIfNeeded();
  await page.getByRole('combobox', { name: 'Example' }).selectOption({ label: 'The third turn-up' });
  await page.getByLabel('Title', { exact: true }).fill('Follow or trump?');
  await page.getByRole('slider').fill('12');
  await page.getByLabel('Which cards may be played?').check();
  await page.getByLabel(/A word before/).fill('Clubs are trumps.');
  await page.getByRole('button', { name: 'Add the question' }).click();
  await page
    .getByLabel('Or a link to a deal')
    .fill('?deal=1.zwikken-20c.32.CBsGZ2dUfoA.100rNpDCOaEA.MCy&step=10#deal-one-of-three');
  await page.getByRole('button', { name: 'Take the deal' }).click();
  await page.getByLabel('What does the deal bring each seat?').check();
  await page.getByRole('button', { name: 'Add the question' }).click();
  await page.getByRole('button', { name: 'Move question 2 up' }).click();
  await page.locator('.builder .answers summary').click();
  expect(await page.locator('.builder .answers li').allTextContents()).toEqual([
    expect.stringMatching(/^The answer: .+20c\.\d+/s),
    expect.stringMatching(/^The answer: .+20c\.\d+/s),
  ]);
  await page.getByRole('button', { name: 'Embed' }).click();
  expect(await page.getByRole('textbox', { name: 'To be copied' }).inputValue()).toMatch(/\/en\/embed\/lesson\/\?lesson=/);
  await page.getByRole('link', { name: 'Open the lesson' }).click();

  await page.getByRole('heading', { name: 'Follow or trump?' }).waitFor();
  const questions = page.locator('.questions > li');
  expect(await questions.count()).toBe(2);
  const [gain, cards] = [questions.first(), questions.last()];
  expect(await cards.textContent()).toContain('Clubs are trumps.');
  for (const box of await cards.getByRole('checkbox').all()) await box.check();
  await cards.getByRole('button', { name: /Check/ }).click();
  await expect.poll(() => cards.locator('.said').textContent()).toMatch(/\S/);
  for (const field of await gain.getByRole('spinbutton').all()) await field.fill('99');
  await gain.getByRole('button', { name: /Check/ }).click();
  await expect.poll(() => gain.locator('.said').textContent()).toMatch(/^Not so\. The answer: .+20c\.\d+/s);
  await page.getByLabel('Name', { exact: true }).fill('Anna');
  await page.getByRole('button', { name: 'Copy link to the result' }).click();
  await expect.poll(() => page.url()).toContain('name=Anna');

  await page.goto(page.url().replace('/en/', '/nl/'));
  await expect.poll(() => page.getByLabel('Naam', { exact: true }).inputValue()).toBe('Anna');
  expect(await page.locator('.questions > [data-outcome="wrong"]').count()).toBeGreaterThan(0);
});

test('no answer is to be seen before a pupil has answered or given up', async ({ visit: { page } }) => {
  await page.goto('de/teach/tippen/');
  await page.locator('astro-island:not([ssr]) .questions > li').first().waitFor();
  const answers = page.getByText(/^Die Antwort: /);
  expect(await answers.filter({ visible: true }).count()).toBe(0);
  await page.emulateMedia({ media: 'print' });
  expect(await answers.filter({ visible: true }).count()).toBe(0);
  await page.emulateMedia({ media: 'screen' });
  await page
    .getByRole('button', { name: /^Aufgeben/ })
    .first()
    .click();
  await expect.poll(() => answers.filter({ visible: true }).count()).toBe(1);
  expect(await page.getByText('0 von 10 richtig').textContent()).toBeTruthy();
});

test('a link that has lost a letter says so', async ({ visit: { page } }) => {
  await page.goto('de/lesson/?lesson=1;Kurz;c6');
  expect(await page.getByRole('alert').textContent()).toContain('nicht lesbar');
  await page.goto('de/teach/?lesson=1;Kurz;c6#build');
  await page.locator('.builder .viewer').waitFor();
  expect(await page.getByRole('alert').textContent()).toContain('nicht lesbar');
});

test('on paper it is a worksheet with room for a name, the QR code and the key on a sheet of its own', async ({
  visit: { page },
}) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await page.goto('ru/teach/kozyol/');
  await page.locator('astro-island:not([ssr]) .questions > li').first().waitFor();
  await page.getByRole('button', { name: 'Напечатать рабочий лист с ответами' }).click();
  await page.locator('.qr').waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.filled, .qr').evaluateAll((parts) => parts.every((part) => part.clientWidth > 60))).toBe(true);
  expect(await page.locator('.answers li').first().isVisible()).toBe(true);
  expect(await page.locator('.lesson .btn:visible, .masthead nav:visible').count()).toBe(0);
  expect(await page.locator('.answers').evaluate((key) => getComputedStyle(key).breakBefore)).toBe('page');
  const sheets = String(await page.pdf({ preferCSSPageSize: true })).match(/\/Type\s*\/Page\b/g) ?? [];
  expect(sheets.length).toBeGreaterThan(1);
  expect(sheets.length).toBeLessThan(8);
});

test('what is written before the builder comes to life stays, and its keys follow it', async ({ visit: { page } }) => {
  let letGo = (): void => {};
  const isWritten = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await isWritten;
    await route.continue();
  });
  const { deal, step } = await (await page.request.get('nl/teach/deals.json')).json().then(([first]) => first);
  await page.goto('nl/teach/');
  const title = page.getByRole('textbox', { name: 'Titel' });
  await title.fill('Eerste les');
  await page.getByLabel('Of een link naar een gift').fill(`https://elders.invalid/nl/play/?deal=${deal}&step=${step}`);
  const key = page.getByRole('button', { name: 'Neem de gift' });
  expect(await key.isDisabled()).toBe(true);
  letGo();
  await expect.poll(() => key.isEnabled()).toBe(true);
  expect(await title.inputValue()).toBe('Eerste les');
  expect(new URL(page.url()).searchParams.get('lesson')).toContain('Eerste');
  await key.click();
  await page.locator('.builder .table').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});
