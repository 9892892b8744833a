// The ledger: every statement of the sources, and what has become of it. The engine plays it, and cases and example deals
// hold it there; or it is told only, and a rule then says why; or we ruled on it; or a source contradicts itself there.
import type { Case } from './cases.ts';
import { fileOf } from './cases.ts';
import type { Files } from './check.ts';
import type { Mark, RuleSet } from './coverage.ts';
import { coverageOf, markOf } from './coverage.ts';
import type { Fault } from './faults.ts';
import { isRulingId, sourceOf } from './ids.ts';
import type { Locale } from './locales.ts';
import { defaultLocale, locales } from './locales.ts';
import { rulingsIn } from './rulings.ts';

/** What statements are. */
export const KINDS = ['rule', 'history', 'fact', 'reference'] as const;
export type Kind = (typeof KINDS)[number];

/** A statement as `statements.json` of its source lists it. */
export interface Listed {
  readonly id: string;
  readonly kind: Kind;
}

/** A sentence in every language of the edition. */
export type Sentence = Readonly<Record<Locale, string>>;
/** Why nothing can be played of a rule, by its id: `content/ledger/told.json`. */
export type Told = Readonly<Record<string, Sentence>>;

/** What may be wrong with the text of a source: statements that cannot both be so, or one that has come down damaged. */
export const DOUBTS = ['contradiction', 'garbled'] as const;
/** A place of doubt: `content/ledger/contradictions.json`. */
export interface Doubt {
  readonly kind: (typeof DOUBTS)[number];
  /** The statements concerned, in the order of the source. */
  readonly ids: readonly string[];
  readonly says: Sentence;
}

/** What the ledger is made of. */
export interface Materials {
  /** The statements of the sources, in order. */
  readonly statements: readonly Listed[];
  readonly ruleSets: readonly RuleSet[];
  readonly rulings: readonly { readonly id: string; readonly on: readonly string[] }[];
  readonly cases: readonly Case[];
  /** The example deals, and what each proves. */
  readonly examples: readonly { readonly id: string; readonly proves: readonly string[] }[];
  /** The game pages, and the statements that stand on each. */
  readonly pages: readonly { readonly id: string; readonly statements: readonly string[] }[];
  readonly told: Told;
  readonly doubts: readonly Doubt[];
}

/** A line of the ledger. */
export interface Entry {
  readonly id: string;
  readonly source: string;
  readonly kind: Kind;
  readonly mark: Mark;
  /** The game pages that it stands on. */
  readonly games: readonly string[];
  /** The rule sets that play it. */
  readonly played: readonly string[];
  readonly cases: readonly Pick<Case, 'game' | 'name'>[];
  /** The example deals that prove it. */
  readonly examples: readonly string[];
  /** The rulings made on it. */
  readonly rulings: readonly string[];
  /** Why nothing can be played of it; null where it is played, or no rule. */
  readonly reason: Sentence | null;
  /** The places of doubt that concern it, by their number among all, from 1. */
  readonly doubts: readonly number[];
}

/** The ledger, line by line in the order of the statements. */
export function ledgerOf({ statements, ruleSets, rulings, cases, examples, pages, told, doubts }: Materials): readonly Entry[] {
  const ids = statements.map(({ id }) => id);
  return coverageOf(ids, ruleSets, rulings).map((coverage, place): Entry => {
    const { id, played, ruled } = coverage;
    return {
      id,
      source: sourceOf(id),
      kind: statements[place]?.kind ?? 'rule',
      mark: markOf(coverage),
      games: pages.filter((page) => page.statements.includes(id)).map((page) => page.id),
      played,
      cases: cases.filter(({ cites }) => cites.includes(id)).map(({ game, name }) => ({ game, name })),
      examples: examples.filter(({ proves }) => proves.includes(id)).map((example) => example.id),
      rulings: ruled,
      reason: told[id] ?? null,
      doubts: doubts.flatMap((doubt, i) => (doubt.ids.includes(id) ? [i + 1] : [])),
    };
  });
}

const TOLD = 'content/ledger/told.json';
const DOUBTFUL = 'content/ledger/contradictions.json';

/** What the check needs of the ledger. */
type Checked = Pick<Materials, 'statements' | 'ruleSets' | 'rulings' | 'cases' | 'told' | 'doubts'>;

/** Reads that from the files of the content. */
export function materialsIn(files: Files, ruleSets: readonly RuleSet[], cases: readonly Case[]): Checked {
  const lists = [...files].filter(([file]) => /^content\/sources\/[^/]+\/statements\.json$/.test(file));
  const rulings = `content/rulings/${defaultLocale}.mdx`;
  return {
    statements: lists.flatMap(([, list]): readonly Listed[] => JSON.parse(list)),
    ruleSets,
    rulings: rulingsIn(files.get(rulings) ?? '', rulings, () => '').value,
    cases,
    told: JSON.parse(files.get(TOLD) ?? '{}'),
    doubts: JSON.parse(files.get(DOUBTFUL) ?? '[]'),
  };
}

/** What is wrong with the ledger: a rule that nobody answers for, an id that nobody knows, a language left out. */
export function ledgerFaults(materials: Checked): readonly Fault[] {
  const { statements, ruleSets, rulings, cases, told, doubts } = materials;
  const faults: Fault[] = [];
  const fault = (file: string, wrong: string, mend: string): number => faults.push({ file, line: 0, wrong, mend });
  const known = new Set([...statements, ...rulings].map(({ id }) => id));
  const kindOf = new Map(statements.map(({ id, kind }) => [id, kind]));
  const lacking = (sentence: Partial<Sentence>): readonly Locale[] => locales.filter((locale) => !sentence[locale]?.trim());

  for (const { id, kind, played, reason, cases: own } of ledgerOf({ ...materials, examples: [], pages: [] })) {
    const list = `content/sources/${sourceOf(id)}/statements.json`;
    if (!KINDS.includes(kind)) fault(list, `${id} is of the kind “${kind}”.`, `Write one of ${KINDS.join(', ')}.`);
    if (kind === 'rule' && played.length === 0 && !reason)
      fault(TOLD, `${id} is a rule that no rule set plays, and nothing says why.`, 'Cite it in the engine, or give the reason.');
    if (reason && (played.length > 0 || own.length > 0))
      fault(TOLD, `${id} has a reason not to be played, and is played.`, 'Take the reason out.');
    if (kind === 'rule' && played.length > 0 && own.length === 0)
      fault(fileOf(played[0] ?? ''), `No case holds the engine to ${id}.`, 'Write one that fails when the rule is dropped.');
  }
  for (const [id, reason] of Object.entries(told)) {
    if (kindOf.get(id) !== 'rule') fault(TOLD, `${id} is no rule of a source.`, 'Mend the id; only rules need a reason.');
    for (const locale of lacking(reason)) fault(TOLD, `The reason for ${id} is not given in ${locale}.`, 'Write it.');
  }
  for (const { kind, ids, says } of doubts) {
    const place = ids.join(', ');
    if (!DOUBTS.includes(kind)) fault(DOUBTFUL, `${place}: there is no kind “${kind}”.`, `Write one of ${DOUBTS.join(', ')}.`);
    if (ids.length < (kind === 'contradiction' ? 2 : 1))
      fault(
        DOUBTFUL,
        `${place || 'A place of doubt'} names too few statements.`,
        'Name those that contradict each other, or the garbled one.',
      );
    for (const id of ids.filter((named) => !kindOf.has(named))) fault(DOUBTFUL, `There is no statement ${id}.`, 'Mend the id.');
    for (const locale of lacking(says)) fault(DOUBTFUL, `${place}: nothing is said in ${locale}.`, 'Write the sentence.');
  }
  for (const { game, name, cites } of cases) {
    for (const id of cites.filter((cited) => !known.has(cited)))
      fault(
        fileOf(game),
        `The case “${name}” cites ${id}, which is no ${isRulingId(id) ? 'ruling' : 'statement'}.`,
        'Mend the id.',
      );
  }
  for (const { id, cites } of ruleSets) {
    for (const cited of cites.filter((one) => !known.has(one)))
      fault(
        `src/engine/games/${id}.ts`,
        `It cites ${cited}, which is no ${isRulingId(cited) ? 'ruling' : 'statement'}.`,
        'Mend the id.',
      );
  }
  return faults;
}

/** What stands at the head of each column of the table of the ledger. */
const COLUMNS = 'id source games kind mark ruleSets cases examples rulings reason doubts doubt'.split(' ');
const quoted = (value: string): string => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

/** The ledger as a table, RFC 4180: several values of a field stand with spaces between them; sentences are in `locale`. */
export function formatCsv(entries: readonly Entry[], doubts: readonly Doubt[], locale: Locale): string {
  const rows = entries.map((entry) => {
    const { id, source, games, kind, mark, played, cases, examples, rulings, reason } = entry;
    const own = entry.doubts.flatMap((number) => doubts[number - 1] ?? []);
    return [
      id,
      source,
      games.join(' '),
      kind,
      mark,
      played.join(' '),
      String(cases.length),
      examples.join(' '),
      rulings.join(' '),
      reason?.[locale] ?? '',
      own.map((doubt) => doubt.kind).join(' '),
      own.map((doubt) => doubt.says[locale]).join(' '),
    ];
  });
  return [COLUMNS, ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}
