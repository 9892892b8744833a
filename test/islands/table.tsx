// A viewer at an example deal of the edition, as a page sets it.
import { readdirSync, readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/preact';
import { vi } from 'vitest';
import type { DealRecord } from '../../src/engine/record.ts';
import type { ViewerProps } from '../../src/islands/Viewer.tsx';

interface Example {
  readonly step: number;
  readonly record: DealRecord;
}

/** An example deal of the edition. */
export const exampleOf = (id: string): Example => JSON.parse(readFileSync(`content/deals/${id}.json`, 'utf8'));

/** What a page with deals of every game says of itself. */
const VARIANTS = readdirSync('src/engine/games')
  .map((file) => `<div data-variant="${file.slice(0, -'.ts'.length)}"></div>`)
  .join('');

interface Page {
  readonly lang?: string;
  /** What follows the path in the page's address. */
  readonly address?: string;
  readonly size?: ViewerProps['size'];
  /** Where the viewer opens; at the example's own step where it is not said. */
  readonly step?: number;
}

/** Sets a viewer of an example deal into a page; gives back the element of its name. */
export async function sitDown(id: string, page: Page = {}): Promise<HTMLElement> {
  const { record, step } = exampleOf(id);
  return sitDownTo(record, { id, step, ...page });
}

/** Sets a viewer of any deal into a page. */
export async function sitDownTo(
  record: DealRecord,
  { id = 'any', lang = 'en', address = '', size = 'inline', step = 0 }: Page & { readonly id?: string },
): Promise<HTMLElement> {
  document.documentElement.lang = lang;
  document.body.innerHTML = VARIANTS;
  window.history.replaceState(null, '', `/en/games/zwikken-20c/${address}`);
  const { default: DealViewer } = await import('../../src/islands/DealViewer.tsx');
  const { around } = await import('../../src/islands/Around.tsx');
  render(<DealViewer id={id} record={record} step={step} lang={lang} size={size} around={around} />);
  const table = document.querySelector<HTMLElement>(`.viewer[data-deal="${id}"]`);
  if (!table) throw new Error('no viewer was drawn');
  return table;
}

/** The step at which the viewer stands. */
export const stepShown = (): number => Number(screen.getByRole<HTMLInputElement>('slider').value);

/** What was last said to those who do not see the table. */
export const said = (): string => document.querySelector('[aria-live]')?.textContent ?? '';

/** A clipboard that takes what is written to it, or refuses. */
export function clipboard(takes: boolean): { readonly text: () => string | undefined } {
  let text: string | undefined;
  const writeText = async (written: string): Promise<void> => {
    if (!takes) throw new DOMException('refused', 'NotAllowedError');
    text = written;
  };
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  return { text: () => text };
}
