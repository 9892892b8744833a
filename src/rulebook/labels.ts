// Labels: `r[zwikken.20c.24]` on a line of its own makes the paragraph below it a statement with a lasting number;
// `r[R-20c-parts]` makes all that follows, up to the next label or chapter, a ruling.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MdastPluginEntry } from 'satteri';
import { defineMdastPlugin } from 'satteri';
import type { Fault, Read } from './faults.ts';
import { sound } from './faults.ts';
import { isRulingId } from './ids.ts';
import type { Block } from './mdx.ts';
import { cutOpening, element, lineOf, wordsOf } from './mdx.ts';

const LABEL = /^r\[([^\]]*)\]$/;
const LABEL_IN_A_PARAGRAPH = /^r\[[^\]]*\]\s*\S/;
const ID = /^(?:R(?:-[a-z0-9]+)+|[a-z0-9-]+\.[a-z0-9-]+\.[1-9]\d*)$/;

/** A label and what it labels. */
export interface Labelled {
  readonly id: string;
  readonly label: Block;
  /** One paragraph below the label of a statement, a heading and what it heads below that of a ruling. */
  readonly blocks: readonly Block[];
}

const labelOf = (block: Block): string | null =>
  block.type === 'paragraph' ? (LABEL.exec(wordsOf(block).trim())?.[1] ?? null) : null;
const isChapter = (block: Block): boolean => block.type === 'heading' && block.depth <= 2;

/** All that is labelled in a text, in order. `listed` are the ids of the source in their order, where it is a source. */
export function labelledIn(blocks: readonly Block[], file: string, listed?: readonly string[]): Read<readonly Labelled[]> {
  const faults: Fault[] = [];
  const found: Labelled[] = [];
  for (const [i, label] of blocks.entries()) {
    const fault = (wrong: string, mend: string): number => faults.push({ file, line: lineOf(label), wrong, mend });
    if (label.type === 'paragraph' && LABEL_IN_A_PARAGRAPH.test(wordsOf(label))) {
      fault('A label has text in its own paragraph.', 'Leave an empty line below the label.');
    }
    const id = labelOf(label);
    if (id === null) continue;
    if (!ID.test(id)) {
      fault(`“${id}” is not the form of an id.`, 'Write source.section.number (zwikken.20c.24), or R-words for a ruling.');
      continue;
    }
    const rest = blocks.slice(i + 1);
    const end = rest.findIndex((block) => isChapter(block) || labelOf(block) !== null);
    const below = end < 0 ? rest : rest.slice(0, end);
    const first = below[0];
    if (isRulingId(id) ? !first : first?.type !== 'paragraph') {
      fault(
        `The label ${id} has nothing below it.`,
        `Write ${isRulingId(id) ? 'the ruling' : 'one paragraph'} there, or take the label out.`,
      );
      continue;
    }
    const before = found.find((other) => other.id === id);
    if (before) {
      fault(
        `${id} stands twice, first in line ${lineOf(before.label)}.`,
        'Keep one of them: an id names one statement for good.',
      );
      continue;
    }
    const blocksOfIt = isRulingId(id) ? below : below.slice(0, 1);
    if (listed && !isRulingId(id)) {
      const place = listed.indexOf(id);
      const last = found.at(-1);
      if (place < 0) fault(`${id} is not in the list of this source.`, 'Mend the id, or add it to statements.json.');
      else if (last && place < listed.indexOf(last.id))
        fault(`${id} stands after ${last.id}.`, 'Keep the order of statements.json.');
    }
    found.push({ id, label, blocks: blocksOfIt });
  }
  return { value: found, faults };
}

/** The ids of a source in their order: `statements.json` beside its texts; undefined where there is none. */
function listedBeside(file: URL): readonly string[] | undefined {
  const list = new URL('statements.json', file);
  if (!existsSync(list)) return undefined;
  const entries: readonly { readonly id: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  return entries.map(({ id }) => id);
}

/**
 * Turns labels, and what they label, into elements: `<Statement id>` and `<Ruling id>`. Their words the components take
 * from the rulebook, in whichever languages they show. What stands above the first heading of a source becomes
 * `<Opening>`. Throws a ContentError where a label is wrong.
 */
export const labels: MdastPluginEntry = ({ fileURL }) =>
  defineMdastPlugin({
    name: 'labels',
    options: { position: true },
    before(root, context) {
      const file = fileURL ? fileURLToPath(fileURL) : 'MDX';
      const found = sound(labelledIn(root.children, file, fileURL && listedBeside(fileURL)));
      if (found.length === 0) return;
      const elements = new Map(
        found.map(({ id, label }) => [label, element(isRulingId(id) ? 'Ruling' : 'Statement', { id }, [])]),
      );
      const taken = new Set(found.flatMap(({ blocks }) => blocks));
      const children: readonly Block[] = root.children
        .filter((block) => !taken.has(block))
        .map((block) => elements.get(block) ?? block);
      const [opening, rest] = cutOpening(children);
      const isSource = found.some(({ id }) => !isRulingId(id));
      context.replaceNode(root, { type: 'root', children: isSource ? [opening, ...rest] : [...children] });
    },
  });
