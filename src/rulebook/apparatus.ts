// The text of a game page: parts under headings, in each the statements of a source and, after them in the file, what
// stands beside single statements on the page: notes and rulings in the margin, example deals below.
import { fileURLToPath } from 'node:url';
import type { MdastPluginEntry } from 'satteri';
import { defineMdastPlugin } from 'satteri';
import type { Fault, Read } from './faults.ts';
import { sound } from './faults.ts';
import { parseIds } from './ids.ts';
import type { Block, Element, Heading } from './mdx.ts';
import { attributeOf, blocksOf, cutOpening, element, headingIdOf, isElement, lineOf, wordsOf } from './mdx.ts';

/** A statement on a game page and the blocks that belong to it. */
interface Placed {
  readonly id: string;
  readonly margin: readonly Element[];
  readonly deals: readonly Element[];
}
type Piece = { readonly statement: Placed } | { readonly block: Block };

/** A part of a game page. */
interface Part {
  readonly heading: Heading;
  readonly id: string;
  readonly title: string;
  readonly pieces: readonly Piece[];
}

/** The attribute that says which statement each kind of apparatus belongs to. */
const PLACES = { Note: 'on', Ruling: 'on', Deal: 'after' } as const;
type Kind = keyof typeof PLACES;
/** The block as a note, ruling or deal, if it is one. */
function placeable(block: Block): { readonly kind: Kind; readonly apparatus: Element } | null {
  for (const kind of Object.keys(PLACES) as Kind[]) if (isElement(block, kind)) return { kind, apparatus: block };
  return null;
}

/** Puts a game page together: each note, ruling and deal at its statement. */
function partsIn(blocks: readonly Block[], file: string): Read<readonly Part[]> {
  const faults: Fault[] = [];
  const parts: { heading: Heading; id: string; title: string; pieces: Piece[] }[] = [];
  const placed = new Map<string, { id: string; margin: Element[]; deals: Element[] }>();
  for (const block of blocks) {
    const fault = (wrong: string, mend: string): number => faults.push({ file, line: lineOf(block), wrong, mend });
    if (block.type === 'heading' && block.depth === 2) {
      const id = headingIdOf(block);
      if (id === undefined) fault(`“${wordsOf(block)}” has no id.`, 'Write one that all languages share: ## Play {#play}');
      parts.push({ heading: block, id: id ?? '', title: wordsOf(block), pieces: [] });
      continue;
    }
    const part = parts.at(-1);
    const found = placeable(block);
    if (isElement(block, 'Statements')) {
      const ids = parseIds(attributeOf(block, 'ids') ?? '');
      if (!ids) fault('<Statements> names no statements.', 'Write ids="zwikken.20c.1-6".');
      if (!part) fault('<Statements> stands above the first heading.', 'Put a heading of the second level above it.');
      for (const id of ids ?? []) {
        if (placed.has(id)) fault(`${id} is placed twice.`, 'Keep it in one place of the page.');
        const statement = { id, margin: [], deals: [] };
        placed.set(id, statement);
        part?.pieces.push({ statement });
      }
    } else if (found) {
      const { kind, apparatus: own } = found;
      const id = attributeOf(own, PLACES[kind]) ?? '';
      const at = placed.get(id);
      if (!at) fault(`<${kind}> belongs to “${id}”, which no <Statements> above it places.`, 'Mend the id, or move it below.');
      if (kind !== 'Note' && attributeOf(own, 'id') === undefined) fault(`<${kind}> names nothing.`, 'Write id="…".');
      (kind === 'Deal' ? at?.deals : at?.margin)?.push(own);
    } else part?.pieces.push({ block });
  }
  return { value: parts, faults };
}

/** A part of a game page, as far as tables of contents and checks need it. */
export interface Arrangement {
  readonly id: string;
  readonly title: string;
  readonly statements: readonly string[];
  /** The rulings in the margin of it. */
  readonly rulings: readonly string[];
  /** The example deals in it. */
  readonly deals: readonly string[];
  /** The words of the notes in the margin of it, each with its statement. */
  readonly notes: readonly { readonly on: string; readonly text: string }[];
}

/** How a game page is arranged, part by part. */
export function arrangementIn(mdx: string, file: string): Read<readonly Arrangement[]> {
  const { value, faults } = partsIn(blocksOf(mdx), file);
  const idsOf = (elements: readonly Element[]): string[] => elements.flatMap((own) => attributeOf(own, 'id') ?? []);
  return {
    value: value.map(({ id, title, pieces }) => {
      const placed = pieces.flatMap((piece) => ('statement' in piece ? [piece.statement] : []));
      return {
        id,
        title,
        statements: placed.map((statement) => statement.id),
        rulings: placed.flatMap(({ margin }) => idsOf(margin.filter(({ name }) => name === 'Ruling'))),
        deals: placed.flatMap(({ deals }) => idsOf(deals)),
        notes: placed.flatMap((statement) =>
          statement.margin.map((note) => ({ on: statement.id, text: note.children.map(wordsOf).join(' ').trim() })),
        ),
      };
    }),
    faults,
  };
}

/**
 * Builds a game page: `<Opening>` around what stands above the first heading; then `<Part id>` and, in it,
 * `<Statement id>` around what stands in its margin, followed by its example deals. Other texts are left as they are. Throws a ContentError where something has no place.
 */
export const apparatus: MdastPluginEntry = ({ fileURL, source }) =>
  source.includes('<Statements') &&
  defineMdastPlugin({
    name: 'apparatus',
    options: { position: true },
    before(root, context) {
      // A text may also speak of them, in fenced code.
      if (!root.children.some((block) => isElement(block, 'Statements'))) return;
      const file = fileURL ? fileURLToPath(fileURL) : 'MDX';
      const parts = sound(partsIn(root.children, file));
      const built = parts.map(({ id, pieces }) => {
        const blocks = pieces.flatMap((piece) =>
          'block' in piece
            ? [piece.block]
            : [element('Statement', { id: piece.statement.id }, piece.statement.margin), ...piece.statement.deals],
        );
        return element('Part', { id }, blocks);
      });
      const [opening] = cutOpening(root.children);
      context.replaceNode(root, { type: 'root', children: [opening, ...built] });
    },
  });
