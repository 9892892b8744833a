// The place at which things are reckoned beside the page: one task at a time, and the next one ends the one before.
import type { Deal } from '../../engine/deal.ts';
import type { Answer, Task } from './tasks.ts';

/** What is heard of a task; `none` where the browser lets nothing work beside the page. */
export type Heard = Answer | { readonly type: 'none' };

/** How a task has ended: it is done, nothing works beside the page, or something for it has not come. */
export type End = 'done' | 'none' | 'unfetched';
/** How a task has ended that this is heard of; null while it goes on. */
export const endOf = ({ type }: Heard): End | null => (type === 'done' || type === 'none' || type === 'unfetched' ? type : null);

/** A worker that is ready for its first task; null where there can be none. */
function hired(): Worker | null {
  try {
    return new Worker(new URL('./reckoner.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}

/** Somebody who has practised, for the next bench that needs him. */
let ready: Worker | null = null;

/** Has a worker practise on a deal. */
export function makeReady(deal: Deal): void {
  ready ??= hired();
  if (!ready) return;
  // Who does not come is not waited for: another is sent for when there is something to do.
  ready.onerror = () => {
    ready = null;
  };
  ready.postMessage({ type: 'practice', deal } satisfies Task);
}

export class Bench {
  private worker: Worker | null = null;
  private isBusy = false;
  private hear: (heard: Heard) => void = () => {};

  private hire(): Worker | null {
    const worker = ready ?? hired();
    ready = null;
    if (!worker) return null;
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (worker !== this.worker) return;
      if (endOf(data)) this.isBusy = false;
      this.hear(data);
    };
    worker.onerror = (event) => {
      if (worker !== this.worker) return;
      this.close();
      // Of a script that fails it is known why; of one that does not come, nothing.
      this.hear({ type: event instanceof ErrorEvent ? 'none' : 'unfetched' });
    };
    return worker;
  }

  /** Begins a task, and gives up the one under way. */
  begin(task: Task, hear: (heard: Heard) => void): void {
    this.stop();
    this.hear = hear;
    this.worker ??= this.hire();
    if (!this.worker) {
      hear({ type: 'none' });
      return;
    }
    this.isBusy = true;
    this.worker.postMessage(task);
  }

  /** Gives up the task under way. Whoever takes it on next comes at once, to be ready when there is another. */
  stop(): void {
    if (!this.isBusy) return;
    this.close();
    this.worker = this.hire();
  }

  /** Sends everybody home. */
  close(): void {
    this.worker?.terminate();
    this.worker = null;
    this.isBusy = false;
  }
}
