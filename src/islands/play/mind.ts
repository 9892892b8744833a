// The minds of the computer players, beside the page, so that the page stays awake while they think.
import type { Action } from '../../engine/deal.ts';
import type { View } from '../../players/view.ts';

type Hear = (action: Action | null) => void;

export class Mind {
  private worker: Worker | null = null;
  private isGone = false;
  /** Who waits for an answer, in the order of the questions. */
  private waiting: readonly Hear[] = [];

  /** What the seat does that sees this; null, at once or in the end, where nothing works beside the page. */
  decided(view: View): Promise<Action | null> | null {
    const worker = this.hire();
    if (!worker) return null;
    return new Promise((hear) => {
      this.waiting = [...this.waiting, hear];
      worker.postMessage(view);
    });
  }

  /** Has a worker come that knows the rules of a game, before anything is asked. */
  ready(variant: string): void {
    this.hire()?.postMessage(variant);
  }

  private hire(): Worker | null {
    if (this.worker || this.isGone) return this.worker;
    try {
      this.worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
    } catch {
      this.isGone = true;
      return null;
    }
    this.worker.addEventListener('message', ({ data }: MessageEvent<Action | null>) => {
      const [first, ...others] = this.waiting;
      this.waiting = others;
      first?.(data);
    });
    this.worker.addEventListener('error', () => {
      this.isGone = true;
      this.close();
    });
    return this.worker;
  }

  /** Sends everybody home; whoever still waits gets no answer of theirs. */
  close(): void {
    this.worker?.terminate();
    this.worker = null;
    for (const hear of this.waiting) hear(null);
    this.waiting = [];
  }
}
