// What stands around the games: the terms of the sources, the timeline, places, people and works. The shape of each file,
// and whether everything that it names is there.
import { posix } from 'node:path';
import { z } from 'astro/zod';
import type { RuleSet } from './coverage.ts';
import type { Fault } from './faults.ts';
import { parseIds, sourceOf } from './ids.ts';
import type { Locale } from './locales.ts';
import { locales } from './locales.ts';

const text = z.string().trim().min(1);
const name = z.string().regex(/^[a-z0-9-]+$/);
/** Among those of its kind, from 1. */
const place = z.int().min(1);
const language = z.enum(locales);
/** A text in every language of the edition. */
const inEachLanguage = z.record(language, text);

/** Statements, written out or as ranges. */
const statements = z.string().transform((written, context) => {
  const ids = parseIds(written);
  if (ids) return ids;
  context.addIssue(`“${written}” names no statements: write zwikken.20c.1-6, zwikken.20c.9`);
  return z.NEVER;
});

/** A word of a source, as the source has it, with the statements of that source in which it stands. */
const word = z.strictObject({ lang: text, word: text, in: statements });

const term = z
  .strictObject({
    id: name,
    // A word that languages without one of their own take over as it is.
    foreign: z.strictObject({ lang: text, word: text }).optional(),
    term: z.partialRecord(language, text),
    means: inEachLanguage,
    words: z.array(word).min(1),
  })
  .refine(({ foreign, term: own }) => foreign !== undefined || locales.every((locale) => own[locale] !== undefined), {
    message: `write the term in ${locales.join(', ')}, or the foreign word that stands for it`,
    path: ['term'],
  });

/** `content/terms/<group>.json`: terms that belong together. */
export const termsSchema = z.strictObject({ place, title: inEachLanguage, terms: z.array(term).min(1) });

const node = z.strictObject({
  id: name,
  // From the top of its branch, from 0.
  row: z.int().min(0),
  game: name,
  // A setting of the game, which then has a name of its own.
  options: z.record(z.string(), z.string()).optional(),
  name: inEachLanguage.optional(),
  // Where it stands on the scale; the source may be less exact than a year.
  year: z.int().optional(),
  lasts: z.union([z.int(), z.literal('today')]).optional(),
  when: inEachLanguage,
  in: statements,
});

/** How sure a line is: told as a fact, told with a “perhaps”, or a way across a border. */
export const LINES = ['attested', 'perhaps', 'carried'] as const;

const line = z.strictObject({
  // Without it the game comes from abroad.
  from: name.optional(),
  to: name,
  kind: z.enum(LINES),
  // When it came, if not where its node stands.
  year: z.int().optional(),
  label: inEachLanguage.optional(),
  in: statements,
});

const event = z.strictObject({
  places: z.array(name).min(1),
  from: z.int().optional(),
  to: z.int().optional(),
  // The node of the game that was banned.
  bans: name.optional(),
  when: inEachLanguage,
  what: inEachLanguage,
  in: statements,
});

/** `content/timeline/<branch>.json`: the games of one part of the world, the lines between them, and what befell them. */
export const branchSchema = z.strictObject({
  place,
  tone: z.enum(['rubric', 'verdigris', 'lapis', 'ochre']),
  title: inEachLanguage,
  // Lines of text above a row.
  note: z.strictObject({ row: z.int(), year: z.int(), lines: z.record(language, z.array(text)) }).optional(),
  nodes: z.array(node).min(1),
  lines: z.array(line),
  events: z.array(event),
});

/** `content/places/<place>.json`. */
export const placeSchema = z.strictObject({ place, name: inEachLanguage });

/** `content/people/<person>.json`: somebody of whom a source speaks. Authors stand with their works. */
export const personSchema = z.strictObject({ place, name: inEachLanguage, what: inEachLanguage, in: statements });

const dateParts = z.strictObject({ 'date-parts': z.array(z.array(z.int()).min(1)).min(1).max(2) });

/** A work in the terms of CSL-JSON, as far as the sources describe any. */
const csl = z.strictObject({
  id: name,
  type: z.enum(['article-journal', 'book', 'chapter', 'document', 'entry-dictionary', 'manuscript', 'motion_picture', 'webpage']),
  author: z
    .array(z.strictObject({ family: text, given: text, 'non-dropping-particle': text.optional() }))
    .min(1)
    .optional(),
  title: text.optional(),
  'container-title': text.optional(),
  edition: text.optional(),
  volume: text.optional(),
  issue: text.optional(),
  number: text.optional(),
  page: text.optional(),
  publisher: text.optional(),
  'publisher-place': text.optional(),
  archive: text.optional(),
  issued: dateParts.optional(),
  accessed: dateParts.optional(),
  medium: text.optional(),
  ISBN: text.optional(),
  URL: z.url().optional(),
  note: text.optional(),
  language: text,
});

/** `content/bibliography/<work>.json`: a work that a source names, and what it names it for. */
export const workSchema = z.strictObject({
  place,
  csl,
  named: statements,
  // Nothing, where a source only lists it.
  for: inEachLanguage.optional(),
  // What rests on it.
  cited: statements.optional(),
  // What is uncertain in its description.
  doubt: inEachLanguage.optional(),
});

export type Term = z.infer<typeof term>;
export type Word = z.infer<typeof word>;
export type Branch = z.infer<typeof branchSchema>;
export type Node = z.infer<typeof node>;
export type Line = z.infer<typeof line>;
export type Csl = z.infer<typeof csl>;

/** A term in a language: its word, and the language of that word where it is a foreign one. */
export function wordingOf({ foreign, term: own }: Term, locale: Locale): { readonly word: string; readonly lang: string } {
  const found = own[locale];
  return found === undefined ? (foreign as NonNullable<typeof foreign>) : { word: found, lang: locale };
}

const SCHEMAS = {
  terms: termsSchema,
  timeline: branchSchema,
  places: placeSchema,
  people: personSchema,
  bibliography: workSchema,
} as const;
type Folder = keyof typeof SCHEMAS;
type Entry<F extends Folder> = readonly [file: string, id: string, value: z.infer<(typeof SCHEMAS)[F]>];

/**
 * What is wrong with the files around the games: one that is not of its shape, a statement, rule set, place or node that is
 * not there, one name given twice. `isStatement` knows the statements of the sources.
 */
export function aroundFaults(
  files: ReadonlyMap<string, string>,
  isStatement: (id: string) => boolean,
  ruleSets: readonly RuleSet[],
): readonly Fault[] {
  const faults: Fault[] = [];
  const fault = (file: string, wrong: string, mend: string): number => faults.push({ file, line: 0, wrong, mend });

  const read = <F extends Folder>(folder: F): readonly Entry<F>[] =>
    [...files]
      .filter(([file]) => file.startsWith(`content/${folder}/`) && file.endsWith('.json'))
      .flatMap(([file, written]): readonly Entry<F>[] => {
        const { data, error } = SCHEMAS[folder].safeParse(JSON.parse(written));
        for (const { path, message } of error?.issues ?? [])
          fault(file, `${path.join('.') || 'The file'} is not as it should be.`, `${message}.`);
        return data === undefined ? [] : [[file, posix.basename(file, '.json'), data as Entry<F>[2]]];
      });
  const cited = (file: string, ids: readonly string[]): void => {
    for (const id of ids) if (!isStatement(id)) fault(file, `It names ${id}, which is in no source.`, 'Mend the id.');
  };

  const terms = new Set<string>();
  for (const [file, , group] of read('terms')) {
    for (const { id, words } of group.terms) {
      if (terms.has(id)) fault(file, `There are two terms ${id}.`, 'Give one of them another id, or make one of the two.');
      terms.add(id);
      for (const { word: own, in: ids } of words) {
        cited(file, ids);
        if (new Set(ids.map(sourceOf)).size > 1)
          fault(file, `“${own}” of ${id} is in two sources.`, 'Write the word once for each source.');
      }
    }
  }

  const places = new Set(read('places').map(([, id]) => id));
  for (const [file, , { in: ids }] of read('people')) cited(file, ids);
  for (const [file, id, { csl: described, named, cited: resting = [] }] of read('bibliography')) {
    if (described.id !== id) fault(file, `The work is called ${described.id}.`, `Call it ${id}, as the file.`);
    cited(file, [...named, ...resting]);
  }

  const branches = read('timeline');
  const nodes = branches.flatMap(([, , branch]) => branch.nodes.map(({ id }) => id));
  for (const id of nodes.filter((one, i) => nodes.indexOf(one) < i))
    fault('content/timeline', `There are two nodes ${id}.`, 'Give one of them another id.');
  for (const [file, , branch] of branches) {
    const known = (id: string): void => {
      if (!nodes.includes(id)) fault(file, `There is no node ${id}.`, `Name one of ${nodes.join(', ')}.`);
    };
    for (const { id, game, options = {}, in: ids } of branch.nodes) {
      cited(file, ids);
      const ruleSet = ruleSets.find((one) => one.id === game);
      if (!ruleSet) fault(file, `${id} is of ${game}, which the engine does not have.`, 'Name a rule set.');
      for (const [option, value] of Object.entries(options)) {
        if (!ruleSet?.options[option]?.values.includes(value))
          fault(
            file,
            `${id} sets ${option} to ${value}, which ${game} does not offer.`,
            'Name an option and a value of the rule set.',
          );
      }
    }
    for (const { from, to, in: ids } of branch.lines) {
      cited(file, ids);
      for (const id of [from, to]) if (id !== undefined) known(id);
    }
    for (const { places: at, bans, in: ids } of branch.events) {
      cited(file, ids);
      if (bans !== undefined) known(bans);
      for (const id of at) if (!places.has(id)) fault(file, `There is no place ${id}.`, `Write content/places/${id}.json.`);
    }
  }
  return faults;
}
