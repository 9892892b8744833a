// Reading MDX as a tree: what every reader of content in this room shares.
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'satteri';
import { mdxToMdast } from 'satteri';
import type { Fault } from './faults.ts';
import { anchorOf } from './ids.ts';

/** How Markdown is read everywhere: headings may carry an id, `{#auction}`, and quotation marks stay as they are written. */
export const features = { headingAttributes: true, smartPunctuation: false } as const;

type MdastNode = ReturnType<typeof mdxToMdast>;
/** A block of a text. */
export type Block = Extract<MdastNode, { type: 'root' }>['children'][number];
/** A run of words within a block. */
export type Phrase = Extract<Block, { type: 'paragraph' }>['children'][number];
export type Heading = Extract<Block, { type: 'heading' }>;
/** A component that stands by itself, `<Says>…</Says>`. */
export type Element = MdxJsxFlowElement;

/** The blocks of a text, front matter left out. */
export function blocksOf(mdx: string): readonly Block[] {
  const root = mdxToMdast(mdx, { features });
  return root.type === 'root' ? root.children.filter(({ type }) => type !== 'yaml') : [];
}

/** The line a node begins in, counted from 1. */
export const lineOf = (node: Block | Phrase): number => node.position?.start.line ?? 0;

/** Is it a component of that name? */
export const isElement = (node: Block | Phrase, name: string): node is Element =>
  node.type === 'mdxJsxFlowElement' && node.name === name;

/** An attribute of a component, if it is there and is a plain string. */
export function attributeOf(element: MdxJsxFlowElement | MdxJsxTextElement, name: string): string | undefined {
  const found = element.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** The id that a heading carries, `{#auction}`. */
export function headingIdOf(heading: Heading): string | undefined {
  const { hProperties }: { hProperties?: { id?: string } } = heading.data ?? {};
  return hProperties?.id;
}

/** The words of a node without their markup; of a citation, its number. */
export function wordsOf(node: Block | Phrase): string {
  if ('value' in node) return node.value;
  if (node.type === 'mdxJsxTextElement' && node.name === 'Cite') return anchorOf(attributeOf(node, 'id') ?? '');
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

/** Every component of that name in the blocks, however deep, in order. */
export function elementsIn(nodes: readonly (Block | Phrase)[], name: string): readonly (MdxJsxFlowElement | MdxJsxTextElement)[] {
  return nodes.flatMap((node) => {
    const inner = 'children' in node ? elementsIn(node.children, name) : [];
    const isNamed = (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === name;
    return isNamed ? [node, ...inner] : inner;
  });
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Phrases as HTML. */
export interface Setting {
  readonly html: string;
  /** What stands there that cannot be set. */
  readonly faults: readonly Fault[];
}

/** What sentences may hold besides words: emphasis, foreign runs and, where `cite` says how to set them, citations. */
export function setPhrases(phrases: readonly (Phrase | Block)[], file: string, cite?: (id: string) => string): Setting {
  const faults: Fault[] = [];
  const set = (node: Phrase | Block): string => {
    const inner = (): string => ('children' in node ? node.children.map(set).join('') : '');
    if (node.type === 'text') return escaped(node.value.replace(/[ \t\r\n]+/g, ' '));
    if (node.type === 'emphasis') return `<em>${inner()}</em>`;
    if (node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement') {
      const lang = attributeOf(node, 'lang');
      if ((node.name === 'i' || node.name === 'Term') && lang !== undefined) return `<i lang="${escaped(lang)}">${inner()}</i>`;
      const id = attributeOf(node, 'id');
      if (node.name === 'Cite' && id !== undefined && cite) return cite(id);
    }
    const what = 'name' in node && node.name ? `<${node.name}>` : node.type;
    faults.push({
      file,
      line: lineOf(node),
      wrong: `${what} cannot stand in this sentence.`,
      mend: `Keep to words, *terms* and <Term lang="…">foreign runs</Term>${cite ? ' and <Cite id="…" />' : ''}.`,
    });
    return '';
  };
  return { html: phrases.map(set).join('').trim(), faults };
}

/** A component made by a plugin. */
export const element = (name: string, attributes: Readonly<Record<string, string>>, children: readonly Block[]): Element => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([attribute, value]) => ({ type: 'mdxJsxAttribute', name: attribute, value })),
  // A component may hold whatever a text may hold.
  children: children as Element['children'],
});

/** A text cut at its first heading of the second level: what opens it, as `<Opening>`, and the rest. */
export function cutOpening(blocks: readonly Block[]): readonly [opening: Element, rest: readonly Block[]] {
  const first = blocks.findIndex((block) => block.type === 'heading' && block.depth === 2);
  const end = first < 0 ? blocks.length : first;
  return [
    element(
      'Opening',
      {},
      blocks.slice(0, end).filter(({ type }) => type !== 'yaml'),
    ),
    blocks.slice(end),
  ];
}
