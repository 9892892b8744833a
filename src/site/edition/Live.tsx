// An example deal that comes to life: in place of the diagram that was printed there stands the table, with its style
// sheet. A page that is only read is spared both.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { parseLink } from '../../engine/link.ts';
import type { DealRecord } from '../../engine/record.ts';
import DealViewer from '../../islands/DealViewer.tsx';
import table from '../styles/table.css?url';

/** Waits until the style sheet is there, so that the table is never seen without it. */
const styled = (): Promise<void> =>
  new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: table });
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });

if (typeof document !== 'undefined') await styled();

interface Props {
  readonly id: string;
  /** The deal as links write it: shorter than its record, and read only here. */
  readonly code: string;
  /** Where the viewer opens. */
  readonly step: number;
  readonly lang: string;
  /** The diagram. */
  readonly children?: ComponentChildren;
}

export default function Live({ code, children, ...deal }: Props) {
  const [record, setRecord] = useState<DealRecord | null>(null);
  useLayoutEffect(() => {
    const link = parseLink(code);
    if (link.ok) setRecord(link.record);
  }, []);
  // The box is what comes into view: the element that Astro puts around the children has none.
  return <div>{record ? <DealViewer {...deal} record={record} size="inline" /> : children}</div>;
}
