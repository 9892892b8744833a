// `npm run check:content`: does the content agree with itself, and with the engine? Each fault is a line that says where
// it is, what is wrong and how to mend it; the exit code is 1 where there is one.
import { readdirSync, readFileSync } from 'node:fs';
import { posix, sep } from 'node:path';
import { arrangementIn } from './apparatus.ts';
import { aroundFaults } from './around.ts';
import { readCases } from './cases.ts';
import type { RuleSet } from './coverage.ts';
import { choiceOf, rulingsOf } from './coverage.ts';
import type { Fault } from './faults.ts';
import { formatFault } from './faults.ts';
import { isRulingId, sourceOf } from './ids.ts';
import { ledgerFaults, materialsIn } from './ledger.ts';
import type { Locale } from './locales.ts';
import { defaultLocale, isLocale, locales } from './locales.ts';
import { attributeOf, blocksOf, elementsIn, lineOf } from './mdx.ts';
import type { Ruling } from './rulings.ts';
import { rulingsIn } from './rulings.ts';
import { statementsIn } from './statements.ts';
import { wordFaults } from './words.ts';

/** The files of content/, by path from the top of the project. */
export type Files = ReadonlyMap<string, string>;

/** What each deal file must say for the check; the rest is for the schema and the tests of the examples. */
interface DealFile {
  readonly game: string;
  /** Where it stands, if not on the page of its game. */
  readonly on?: string;
  readonly proves: readonly string[];
  readonly title: Readonly<Record<string, string>>;
  readonly shows: Readonly<Record<string, string>>;
}

const localeOf = (file: string): Locale | null => {
  const name = posix.basename(file, '.mdx');
  return isLocale(name) ? name : null;
};
const folderOf = (file: string): string => posix.basename(posix.dirname(file));

/** Everything wrong with the content, in the light of the rule sets registered. */
export function contentFaults(files: Files, ruleSets: readonly RuleSet[]): readonly Fault[] {
  const faults: Fault[] = [];
  const fault = (file: string, line: number, wrong: string, mend: string): number => faults.push({ file, line, wrong, mend });
  const under = (folder: string, ending: string): (readonly [file: string, text: string])[] =>
    [...files].filter(([file]) => file.startsWith(`content/${folder}/`) && file.endsWith(ending));

  // Sources: every listed statement stands in every language that the source has, in order.
  const lists = new Map<string, readonly string[]>();
  for (const [file, text] of under('sources', '/statements.json')) {
    const entries: readonly { readonly id: string }[] = JSON.parse(text);
    lists.set(
      folderOf(file),
      entries.map(({ id }) => id),
    );
  }
  for (const [file, text] of under('sources', '.mdx')) {
    const listed = lists.get(folderOf(file));
    if (!listed) fault(file, 0, 'The source has no list of statements.', 'Add statements.json beside it.');
    const { value: statements, faults: wrong } = statementsIn(text, file, listed);
    faults.push(...wrong);
    const standing = new Map(statements.map(({ id, line }) => [id, line]));
    for (const [i, id] of (listed ?? []).entries()) {
      const before = listed?.[i - 1] ?? 'the beginning';
      if (!standing.has(id))
        fault(file, standing.get(before) ?? 0, `${id} is missing.`, `Write “r[${id}]” and the statement after ${before}.`);
    }
  }
  const isStatement = (id: string): boolean => lists.get(sourceOf(id))?.includes(id) ?? false;

  // Rulings: the same in every language, each with what the engine needs of it.
  const rulings = new Map<Locale, readonly Ruling[]>();
  for (const locale of locales) {
    const file = `content/rulings/${locale}.mdx`;
    const { value, faults: wrong } = rulingsIn(files.get(file) ?? '', file, () => '');
    faults.push(...wrong);
    rulings.set(locale, value);
  }
  const model = rulings.get(defaultLocale) ?? [];
  const played = new Set(ruleSets.flatMap(rulingsOf));
  for (const [locale, own] of rulings) {
    const file = `content/rulings/${locale}.mdx`;
    for (const { id, line, readings, on } of own) {
      if (!played.has(id))
        fault(file, line, `No rule set plays ${id}.`, 'Cite it in the engine where it decides, or take it out.');
      const twin = model.find((other) => other.id === id);
      if (!twin) fault(file, line, `${id} is not in the rulings in ${defaultLocale}.`, 'Write it there, or take it out here.');
      else if ([...twin.on].sort().join() !== [...on].sort().join())
        fault(file, line, `${id} names other statements than in ${defaultLocale}.`, `Cite ${twin.on.join(', ')} in <Says>.`);
      const offered = ruleSets.flatMap((ruleSet) => choiceOf(id, ruleSet) ?? []);
      const wanted = new Set(offered.flatMap(({ option, values }) => values.map((value) => `${option}=${value}`)));
      const written = readings.map(({ option, value }) => `${option}=${value}`);
      if ([...wanted].join() !== written.join())
        fault(
          file,
          line,
          `${id} has the readings ${written.join(', ') || 'none'}.`,
          `The engine offers ${[...wanted].join(', ') || 'none'}, in this order.`,
        );
    }
    const order = own.map(({ id }) => id).filter((id) => model.some((other) => other.id === id));
    if (
      order.join() !==
      model
        .map(({ id }) => id)
        .filter((id) => order.includes(id))
        .join()
    )
      fault(file, 0, `The rulings stand in another order than in ${defaultLocale}.`, 'Their numbers must agree.');
  }
  const isRuling = (id: string): boolean => model.some((ruling) => ruling.id === id);
  const exists = (id: string): boolean => (isRulingId(id) ? isRuling(id) : isStatement(id));

  // Whatever a text cites exists, and labels stand where they belong.
  for (const [file, text] of [
    ...under('sources', '.mdx'),
    ...under('rulings', '.mdx'),
    ...under('games', '.mdx'),
    ...under('guide', '.mdx'),
  ]) {
    if (!localeOf(file))
      fault(
        file,
        0,
        'The file is named for no language of this edition.',
        `Name it ${locales.map((locale) => `${locale}.mdx`).join(' or ')}.`,
      );
    const blocks = blocksOf(text);
    for (const cite of elementsIn(blocks, 'Cite')) {
      const id = attributeOf(cite, 'id') ?? '';
      if (!exists(id))
        fault(file, lineOf(cite), `There is no “${id}” to cite.`, 'Mend the id, or write the statement or ruling.');
    }
  }

  // Games: what a page places exists, and every language arranges it alike.
  const pages = new Map<string, { readonly statements: readonly string[]; readonly deals: readonly string[] }>();
  const names = [...new Set(under('games', '.mdx').map(([file]) => folderOf(file)))];
  for (const game of names) {
    const ruleSet = ruleSets.find(({ id }) => id === game);
    const modelFile = `content/games/${game}/${defaultLocale}.mdx`;
    if (!ruleSet)
      fault(
        modelFile,
        0,
        `The engine has no rule set ${game}.`,
        `Name the folder for one of ${ruleSets.map(({ id }) => id).join(', ')}.`,
      );
    const modelParts = arrangementIn(files.get(modelFile) ?? '', modelFile).value;
    for (const locale of locales) {
      const file = `content/games/${game}/${locale}.mdx`;
      const text = files.get(file);
      if (text === undefined) {
        fault(file, 0, 'The game has no page in this language.', `Write it after ${modelFile}.`);
        continue;
      }
      const { value: parts, faults: wrong } = arrangementIn(text, file);
      faults.push(...wrong);
      for (const id of parts.flatMap(({ statements, rulings: marginal }) => [...statements, ...marginal])) {
        if (!exists(id)) fault(file, 0, `The page places ${id}, which does not exist.`, 'Mend the id.');
      }
      for (const id of parts.flatMap(({ deals }) => deals)) {
        if (!files.has(`content/deals/${id}.json`)) fault(file, 0, `There is no deal ${id}.`, `Write content/deals/${id}.json.`);
      }
      const shapeOf = (arranged: typeof parts): string =>
        JSON.stringify(arranged.map(({ title: _title, notes: _notes, ...rest }) => rest));
      if (shapeOf(parts) !== shapeOf(modelParts))
        fault(
          file,
          0,
          `The page is arranged otherwise than in ${defaultLocale}.`,
          `Keep the headings’ ids, statements, rulings and deals of ${modelFile}.`,
        );
    }
    pages.set(game, {
      statements: modelParts.flatMap(({ statements }) => statements),
      deals: modelParts.flatMap(({ deals }) => deals),
    });

    // What the engine cites in playing a game that has a page, a reader can read.
    for (const id of ruleSet?.cites ?? []) {
      if (!isRulingId(id) && !isStatement(id))
        fault(
          `src/engine/games/${game}.ts`,
          0,
          `It cites ${id}, which is in no source.`,
          'Mend the id, or add it to its statements.json.',
        );
      for (const [locale, own] of rulings) {
        if (isRulingId(id) && !own.some((ruling) => ruling.id === id))
          fault(`content/rulings/${locale}.mdx`, 0, `${id} is missing, which ${game} plays.`, `Write “r[${id}]” and the ruling.`);
      }
    }
  }

  // Deals: each proves something, is told in every language and stands on its game’s page.
  for (const [file, text] of under('deals', '.json')) {
    const deal: DealFile = JSON.parse(text);
    const name = posix.basename(file, '.json');
    for (const id of deal.proves) {
      if (!exists(id)) fault(file, 0, `It proves ${id}, which does not exist.`, 'Mend the id.');
    }
    for (const locale of locales) {
      if (!deal.title[locale] || !deal.shows[locale])
        fault(file, 0, `It has no title or no sentence in ${locale}.`, 'Write “title” and “shows” in every language.');
    }
    if (deal.on === undefined && !pages.get(deal.game)?.deals.includes(name))
      fault(
        file,
        0,
        `It stands nowhere on the page of ${deal.game}.`,
        `Write <Deal after="…" id="${name}" /> there, or take it out.`,
      );
  }

  // What stands around the games names only what there is.
  faults.push(...aroundFaults(files, isStatement, ruleSets));

  // Interface strings: each file in every language, with the same keys.
  for (const [modelFile, wanted] of under('ui', '.json')) {
    if (!posix.basename(modelFile).startsWith(`${defaultLocale}.`)) continue;
    for (const locale of locales) {
      const file = modelFile.replace(`/${defaultLocale}.`, `/${locale}.`);
      const words = files.get(file);
      if (words === undefined) fault(file, 0, 'The file is missing.', `Write it after ${modelFile}.`);
      else faults.push(...wordFaults(file, locale, JSON.parse(words), JSON.parse(wanted), modelFile));
    }
  }
  return faults;
}

const TOP = new URL('../../', import.meta.url);

/** The files of content/ as they stand. */
export function readFiles(): Files {
  const names = readdirSync(new URL('content/', TOP), { recursive: true, encoding: 'utf8' });
  const paths = names.filter((name) => /\.(?:mdx|json)$/.test(name)).map((name) => `content/${name.split(sep).join('/')}`);
  return new Map(paths.sort().map((path) => [path, readFileSync(new URL(path, TOP), 'utf8')]));
}

/** The rule sets of the engine. It is asked for by folder, so that neither room names the other's files. */
export async function readRuleSets(): Promise<readonly RuleSet[]> {
  const folder = new URL('src/engine/games/', TOP);
  const modules = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .sort();
  return Promise.all(modules.map(async (file): Promise<RuleSet> => (await import(new URL(file, folder).href)).default));
}

if (import.meta.main) {
  const files = readFiles();
  const ruleSets = await readRuleSets();
  const cases = await readCases(ruleSets.map(({ id }) => id));
  const faults = [...contentFaults(files, ruleSets), ...ledgerFaults(materialsIn(files, ruleSets, cases))];
  for (const found of faults) console.error(formatFault(found));
  console.log(`${files.size} files of content, ${faults.length} faults`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
