// A record that somebody has written, as text or as JSON: what deals it holds, and what is wrong with it, where.
import type { DealRecord, Fault, RecordField } from '../../engine/record.ts';
import { parseRecord, replay } from '../../engine/record.ts';
import type { Place, TextFault, TextRecord } from '../../engine/text.ts';
import { parseText } from '../../engine/text.ts';

/** A fault and the part of the text that it lies in: from a sign of the text on, and for how many signs. */
export interface Found {
  readonly from: number;
  readonly length: number;
  readonly fault: Fault | TextFault;
}
export interface Read {
  readonly records: readonly DealRecord[];
  readonly faults: readonly Found[];
}

/** The rule sets that a text names. */
export const variantsIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/(?:\[\s*Variant\s*|"variant"\s*:\s*)"([^"]+)"/g)].map(([, id = '']) => id)),
];

/** The line and column of a sign of the text, both from 1. */
export function placeAt(text: string, from: number): Place {
  const lines = text.slice(0, from).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

/** The place in the text of a line and column. */
function offsetOf(text: string, { line, column }: Place): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
}

/** What is wrong with a record that has been read, if anything. */
function faultOf(record: unknown): Fault | null {
  const script = parseRecord(record);
  const played = script.ok ? replay(script.value) : script;
  return played.ok ? null : played.fault;
}

/** Reads every record of a text, whichever way it is written. */
export const readPasted = (text: string): Read => (/^\s*[{[]\s*(?:["{}\]]|$)/.test(text) ? readJson(text) : readText(text));

function readText(text: string): Read {
  const parsed = parseText(text);
  const found = (place: Place, fault: Fault | TextFault): Found => {
    const from = offsetOf(text, place);
    const length = /^(?:\[[^\]\n]*\]?|[^\s%]+)/.exec(text.slice(from))?.[0].length ?? 0;
    return { from, length, fault };
  };
  if (!parsed.ok) return { records: [], faults: [found(parsed.fault, parsed.fault)] };
  const records: DealRecord[] = [];
  const faults: Found[] = [];
  for (const written of parsed.records) {
    const fault = faultOf(written.record);
    if (fault) faults.push(found(placeIn(written, fault), fault));
    else records.push(written.record);
  }
  return { records, faults };
}

/** The tag that each field of a record is written in. */
const TAGS: Readonly<Partial<Record<RecordField, string>>> = {
  options: 'Options',
  players: 'Players',
  dealer: 'Dealer',
  pot: 'Pot',
  deal: 'Deal',
  carry: 'Carry',
  deck: 'Deck',
};

function placeIn({ tags, actions }: TextRecord, fault: Fault): Place {
  const start = tags.get('Variant') ?? { line: 1, column: 1 };
  switch (fault.code) {
    case 'bad-record':
      return tags.get(TAGS[fault.field] ?? '') ?? start;
    case 'unknown-variant':
      return start;
    case 'unknown-option':
      return tags.get('Options') ?? start;
    case 'bad-deck':
      return tags.get('Deck') ?? start;
    case 'illegal-action':
      return actions[fault.step] ?? start;
  }
}

/** The records of a text in JSON: one object, or one on each line. */
function readJson(text: string): Read {
  const whole = parsedJson(text);
  const parts = whole === undefined ? linesOf(text) : [{ from: 0, source: text }];
  const records: DealRecord[] = [];
  const faults: Found[] = [];
  for (const { from, source } of parts) {
    const record = parsedJson(source);
    const fault = faultOf(record);
    if (!fault) records.push(record as DealRecord);
    else {
      const [at, length] = partOf(source, fault);
      faults.push({ from: from + at, length, fault });
    }
  }
  return { records, faults };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The lines of a text that hold something, and where each begins. */
function linesOf(text: string): readonly { readonly from: number; readonly source: string }[] {
  return [...text.matchAll(/[^\n]*\S[^\n]*/g)].map((line) => ({ from: line.index, source: line[0] }));
}

/** Where in a record written in JSON a fault lies. */
function partOf(source: string, fault: Fault): readonly [from: number, length: number] {
  if (fault.code === 'illegal-action') {
    const list = Math.max(source.indexOf('"actions"') + '"actions"'.length, 0);
    const action = [...source.slice(list).matchAll(/"(?:[^"\\]|\\.)*"/g)][fault.step];
    if (action) return [list + action.index, action[0].length];
  }
  const names = { 'unknown-variant': 'variant', 'bad-deck': 'deck', 'illegal-action': 'actions' } as const;
  const name = fault.code === 'bad-record' ? fault.field : fault.code === 'unknown-option' ? fault.option : names[fault.code];
  const at = source.indexOf(`"${name}"`);
  return at < 0 ? [0, source.length] : [at, name.length + 2];
}
