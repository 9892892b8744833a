// The place at which things are reckoned beside the page: one task at a time, and the next one ends the one before.
import type { Answer, Task } from './tasks.ts';

/** What is heard of a task; `none` where the browser lets nothing work beside the page. */
export type Heard = Answer | { readonly type: 'none' };

export class Bench {
  private worker: Worker | null = null;
  private isBusy = false;

  /** A worker that is ready for its first task; null where there can be none. */
  private hire(): Worker | null {
    try {
      return new Worker(new URL('./reckoner.ts', import.meta.url), { type: 'module' });
    } catch {
      return null;
    }
  }

  /** Begins a task, and gives up the one under way. */
  begin(task: Task, hear: (heard: Heard) => void): void {
    this.stop();
    this.worker ??= this.hire();
    const { worker } = this;
    if (!worker) {
      hear({ type: 'none' });
      return;
    }
    this.isBusy = true;
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (worker !== this.worker) return;
      if (data.type === 'done') this.isBusy = false;
      hear(data);
    };
    worker.onerror = () => {
      if (worker !== this.worker) return;
      this.close();
      hear({ type: 'none' });
    };
    worker.postMessage(task);
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
