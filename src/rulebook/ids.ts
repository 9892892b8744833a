// The ids of statements (`zwikken.20c.24`: source, section, number) and of rulings (`R-20c-parts`).

/** Is it the id of a ruling of this edition rather than of a statement of a source? */
export const isRulingId = (id: string): boolean => id.startsWith('R-');

/** The source that a statement stands in. */
export const sourceOf = (id: string): string => id.slice(0, id.indexOf('.'));

/** The id as it stands in a page: without its source, `20c.24`; a ruling's whole, `R-20c-parts`. */
export const anchorOf = (id: string): string => (isRulingId(id) ? id : id.slice(id.indexOf('.') + 1));

const headOf = (id: string): string => id.slice(0, id.lastIndexOf('.') + 1);
const tailOf = (id: string): string => id.slice(id.lastIndexOf('.') + 1);

/** Statement ids written out or as ranges, `zwikken.20c.1-6, zwikken.20c.9`; null where it is not so written. */
export function parseIds(text: string): readonly string[] | null {
  const ids: string[] = [];
  for (const word of text.split(',').map((part) => part.trim())) {
    const [, head, first, last = first] = /^([\w-]+\.[\w-]+\.)(\d+)(?:-(\d+))?$/.exec(word) ?? [];
    if (head === undefined || Number(last) < Number(first)) return null;
    for (let n = Number(first); n <= Number(last); n++) ids.push(`${head}${n}`);
  }
  return ids;
}

/** The ids as runs of consecutive numbers of one section: first and last of each. */
export function runsOf(ids: readonly string[]): readonly (readonly [first: string, last: string])[] {
  const runs: [string, string][] = [];
  for (const id of ids) {
    const run = runs.at(-1);
    if (run && headOf(run[1]) === headOf(id) && Number(tailOf(run[1])) + 1 === Number(tailOf(id))) run[1] = id;
    else runs.push([id, id]);
  }
  return runs;
}

/** The number of a statement within its section, `24`. */
export const ordinalOf = tailOf;
/** What stands before it on the page, `20c.` */
export const sectionOf = (id: string): string => headOf(anchorOf(id));
