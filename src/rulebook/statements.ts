// The statements of a source, each with its words in every language, joined by id.
import type { Read } from './faults.ts';
import { labelledIn } from './labels.ts';
import type { Locale } from './locales.ts';
import { blocksOf, headingIdOf, lineOf, setPhrases, wordsOf } from './mdx.ts';

/** A statement in one language. */
export interface Wording {
  readonly id: string;
  /** Its words with their markup; citations have no place in a statement. */
  readonly html: string;
  readonly text: string;
  readonly line: number;
}

/** The statements that one text of a source holds, in order. */
export function statementsIn(mdx: string, file: string, listed?: readonly string[]): Read<readonly Wording[]> {
  const labelled = labelledIn(blocksOf(mdx), file, listed);
  const read = labelled.value.map(({ id, label, blocks: [block] }) => {
    const phrases = block?.type === 'paragraph' ? block.children : [];
    const { html, faults } = setPhrases(phrases, file);
    return { value: { id, html, text: phrases.map(wordsOf).join(''), line: lineOf(label) }, faults };
  });
  return {
    value: read.map(({ value }) => value),
    faults: [...labelled.faults, ...read.flatMap(({ faults }) => faults)],
  };
}

/** A statement in all the languages that have it; that one is missing is a fact about the edition. */
export interface Statement {
  readonly id: string;
  readonly in: Readonly<Partial<Record<Locale, Wording>>>;
}

/** Joins the texts of a source by id. The order is that of the first text; what only later ones hold follows it. */
export function joined(texts: readonly (readonly [Locale, readonly Wording[]])[]): readonly Statement[] {
  const ids = [...new Set(texts.flatMap(([, wordings]) => wordings.map(({ id }) => id)))];
  return ids.map((id) => {
    const found = texts.flatMap(([locale, wordings]) => {
      const wording = wordings.find((other) => other.id === id);
      return wording ? [[locale, wording] as const] : [];
    });
    return { id, in: Object.fromEntries(found) };
  });
}

/** A heading of a source and the statements under it, those under headings below it included. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly depth: number;
  readonly statements: readonly string[];
}

/** The headings of a source that carry an id, in order. */
export function chaptersIn(mdx: string, file: string): readonly Chapter[] {
  const blocks = blocksOf(mdx);
  const labelled = labelledIn(blocks, file).value;
  return blocks.flatMap((block, i) => {
    const id = block.type === 'heading' ? headingIdOf(block) : undefined;
    if (block.type !== 'heading' || id === undefined) return [];
    const rest = blocks.slice(i + 1);
    const end = rest.findIndex((next) => next.type === 'heading' && next.depth <= block.depth);
    const under = end < 0 ? rest : rest.slice(0, end);
    const statements = labelled.filter(({ label }) => under.includes(label)).map((found) => found.id);
    return [{ id, title: wordsOf(block), depth: block.depth, statements }];
  });
}
