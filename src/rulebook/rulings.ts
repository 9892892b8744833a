// The rulings of the edition: what the source says, what we do and why, and the readings that can be switched.
import type { Fault, Read } from './faults.ts';
import { isRulingId } from './ids.ts';
import { labelledIn } from './labels.ts';
import type { Block, Element } from './mdx.ts';
import { attributeOf, blocksOf, elementsIn, isElement, lineOf, setPhrases, wordsOf } from './mdx.ts';

/** One way of taking a passage: a value of an option of the engine, with its words. */
export interface Reading {
  readonly option: string;
  readonly value: string;
  readonly html: string;
}

/** A ruling in one language. */
export interface Ruling {
  readonly id: string;
  /** Its place among the rulings, from 1. */
  readonly number: number;
  readonly title: string;
  /** The statements that leave the choice, in the order in which it names them. */
  readonly on: readonly string[];
  readonly says: string;
  readonly ruled: string;
  readonly why: string;
  readonly readings: readonly Reading[];
  readonly line: number;
}

/** The rulings that a text holds, in order; `cite` sets a citation as HTML. */
export function rulingsIn(mdx: string, file: string, cite: (id: string) => string): Read<readonly Ruling[]> {
  const labelled = labelledIn(blocksOf(mdx), file);
  const faults: Fault[] = [...labelled.faults];

  const rulings = labelled.value.map(({ id, label, blocks }, i): Ruling => {
    const line = lineOf(label);
    const fault = (wrong: string, mend: string): number => faults.push({ file, line, wrong, mend });
    if (!isRulingId(id)) fault(`${id} is the label of a statement.`, 'Rulings have ids that begin with R-.');
    const [heading] = blocks;
    if (heading?.type !== 'heading') fault(`${id} has no title.`, 'Write a heading of the third level below its label.');

    const set = (nodes: Parameters<typeof setPhrases>[0]): string => {
      const setting = setPhrases(nodes, file, cite);
      faults.push(...setting.faults);
      return setting.html;
    };
    const paragraphs = (element: Element): string =>
      element.children.map((block) => `<p>${set('children' in block ? block.children : [block])}</p>`).join('');
    const part = (name: string): Element | undefined => {
      const element = blocks.find((block): block is Element => isElement(block, name));
      if (!element) fault(`${id} has no <${name}>.`, `Write <${name}>…</${name}> below its title.`);
      return element;
    };
    const says = part('Says');
    const [ruled, why] = [part('Ruled'), part('Why')];
    return {
      id,
      number: i + 1,
      title: heading ? wordsOf(heading) : id,
      on: says ? citedIn([says]).filter((cited) => !isRulingId(cited)) : [],
      says: says ? paragraphs(says) : '',
      ruled: ruled ? paragraphs(ruled) : '',
      why: why ? paragraphs(why) : '',
      readings: blocks
        .filter((block): block is Element => isElement(block, 'Reading'))
        .map((reading) => ({
          option: attributeOf(reading, 'option') ?? '',
          value: attributeOf(reading, 'value') ?? '',
          html: set(reading.children),
        })),
      line,
    };
  });
  return { value: rulings, faults };
}

/** The ids cited in blocks, in order, once each. */
export const citedIn = (blocks: readonly Block[]): readonly string[] => [
  ...new Set(elementsIn(blocks, 'Cite').flatMap((cite) => attributeOf(cite, 'id') ?? [])),
];
