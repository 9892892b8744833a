// The ledger: a line for each statement in every language, to be chosen without a script, and the same as data.
import { describe, expect } from 'vitest';
import { locales } from '../../src/rulebook/locales.ts';
import { site, test } from './browser.ts';
import { base, builtText } from './built.ts';

interface Data {
  readonly statements: readonly {
    readonly id: string;
    readonly source: string;
    readonly kind: string;
    readonly mark: string;
    readonly games: readonly string[];
    readonly examples: readonly string[];
    readonly rulings: readonly string[];
    readonly cases: readonly { readonly game: string; readonly name: string }[];
    readonly reason: Readonly<Record<string, string>> | null;
    readonly doubts: readonly number[];
  }[];
  readonly doubts: readonly { readonly ids: readonly string[]; readonly says: Readonly<Record<string, string>> }[];
}
const data: Data = JSON.parse(builtText('ledger.json'));
const linesOf = (text: string) =>
  [
    ...text.matchAll(
      /<tr id="line-([^"]+)" data-source="([^"]*)" data-game(?:="([^"]*)")? data-kind="([^"]*)" data-mark="([^"]*)">(.*?)<\/tr>/gs,
    ),
  ].map(([, id = '', source = '', games = '', kind = '', marks = '', cells = '']) => ({ id, source, games, kind, marks, cells }));

describe.each(locales)('in %s', (locale) => {
  const text = builtText(`${locale}/ledger/index.html`);
  const lines = linesOf(text);

  test('every statement has a line, in order, with what the data says of it', () => {
    expect(lines.map(({ id, source, games, kind, marks }) => ({ id, source, games, kind, marks }))).toEqual(
      data.statements.map(({ id, source, games, kind, mark, doubts }) => ({
        id,
        source,
        games: games.join(' '),
        kind,
        marks: doubts.length > 0 ? `${mark} doubt` : mark,
      })),
    );
    expect(lines).toHaveLength(279);
  });

  test('a line names its cases, examples, rulings, reason and places of doubt', () => {
    for (const [i, { cells }] of lines.entries()) {
      const { examples, rulings, cases, reason, doubts } = data.statements[i] as Data['statements'][number];
      for (const id of examples) expect(cells).toContain(`#deal-${id}"`);
      for (const id of rulings) expect(cells).toContain(`data-cite="${id}"`);
      for (const number of doubts) expect(cells).toContain(`href="#doubt-${number}"`);
      if (reason) expect(cells).toContain(reason[locale]);
      if (cases.length > 0) expect(cells).toContain(`>${cases.length}</td>`);
    }
  });

  test('every place of doubt is told, with the statements concerned', () => {
    for (const [i, { ids, says }] of data.doubts.entries()) {
      const told = new RegExp(`<li id="doubt-${i + 1}">(.*?)</li>`, 's').exec(text)?.[1] ?? '';
      expect(told).toContain(says[locale]);
      for (const id of ids) expect(told).toContain(`data-cite="${id}"`);
    }
  });
});

test('the table says the same as the data', () => {
  const rows = builtText('ledger.csv').trimEnd().split('\r\n');
  expect(rows[0]).toBe('id,source,games,kind,mark,ruleSets,cases,examples,rulings,reason,doubts,doubt');
  expect(rows.slice(1).map((row) => row.split(',')[0])).toEqual(data.statements.map(({ id }) => id));
});

test('both can be fetched from the page', () => {
  for (const file of ['ledger.json', 'ledger.csv']) expect(builtText('en/ledger/index.html')).toContain(`href="${base}${file}"`);
});

describe('without a script', () => {
  test.override({ browsing: { javaScriptEnabled: false } });

  test('each choice leaves the lines that have it, and they are counted', async ({ visit: { page } }) => {
    await page.goto('en/ledger/');
    const fields = await page
      .locator('.filters input')
      .evaluateAll((all) => all.map((field) => field as HTMLInputElement).map(({ name, value }) => ({ name, value })));
    const seen = () =>
      page
        .locator('.lines tr[id]')
        .evaluateAll((all) => all.filter((line) => line.checkVisibility()).map(({ id }) => id.slice('line-'.length)));
    const hasIt = ({ name, value }: (typeof fields)[number]) =>
      linesOf(builtText('en/ledger/index.html')).filter(
        ({ source, games, kind, marks }) =>
          value === 'all' || `${{ source, game: games, kind, mark: marks }[name]}`.split(' ').includes(value),
      );
    expect(fields.length).toBeGreaterThan(20);
    for (const field of fields) {
      await page.locator(`[name="${field.name}"][value="${field.value}"]`).check({ force: true });
      expect(await seen(), `${field.name} ${field.value}`).toEqual(hasIt(field).map(({ id }) => id));
      await page.locator(`[name="${field.name}"][value="all"]`).check({ force: true });
    }
  });

  test('two choices go together', async ({ visit: { page } }) => {
    await page.goto('en/ledger/');
    await page.locator('[name="game"][value="zwikken-20c"]').check({ force: true });
    await page.locator('[name="mark"][value="doubt"]').check({ force: true });
    const seen = await page
      .locator('.lines tr[id]')
      .evaluateAll((all) => all.filter((line) => line.checkVisibility()).map(({ id }) => id));
    const wanted = data.statements.filter(({ games, doubts }) => games.includes('zwikken-20c') && doubts.length > 0);
    expect(seen).toEqual(wanted.map(({ id }) => `line-${id}`));
  });
});

describe('with a script', () => {
  test('what is chosen stands in the address, and is read from there', async ({ visit: { page } }) => {
    await page.goto('de/ledger/');
    await page.locator('[name="source"][value="rozaliev"]').check({ force: true });
    await page.locator('[name="kind"][value="history"]').check({ force: true });
    expect(page.url()).toBe(`${site}de/ledger/?source=rozaliev&kind=history`);
    const count = data.statements.filter(({ source, kind }) => source === 'rozaliev' && kind === 'history').length;
    expect(await page.locator('#said').textContent()).toBe(`Gezeigte Sätze: ${count}`);
    await page.goto('de/ledger/?source=rozaliev&kind=history&mark=nonsense');
    expect(await page.locator('[name="kind"]:checked').getAttribute('value')).toBe('history');
    expect(await page.locator('[name="mark"]:checked').getAttribute('value')).toBe('all');
    await page.locator('[name="source"][value="all"]').check({ force: true });
    expect(page.url()).toBe(`${site}de/ledger/?kind=history`);
  });
});

test('on paper there are the lines and no choices, across a sheet of A4', async ({ visit: { page } }) => {
  await page.goto('en/ledger/?source=zwikken');
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.filters').isVisible()).toBe(false);
  expect(await page.locator('.lines tr[id]').first().isVisible()).toBe(true);
});
