// Reckoning beside the page, so that the page stays awake.
import { loadRuleSets } from '../games.ts';
import type { Answer, Task } from './tasks.ts';
import { answersTo, variantsOf } from './tasks.ts';

/** What is done sooner is not reported on the way; and how long it is between reports. Milliseconds. */
const SOON = 500;
const APART = 100;

self.addEventListener('message', async ({ data }: MessageEvent<Task>) => {
  const isReady = await loadRuleSets(variantsOf(data)).catch(() => false);
  let next = performance.now() + SOON;
  const told = (share: number): void => {
    const now = performance.now();
    if (now < next) return;
    next = now + APART;
    self.postMessage({ type: 'share', share } satisfies Answer);
  };
  const answers: Iterable<Answer> = isReady ? answersTo(data, told) : [{ type: 'unfetched' }];
  for (const answer of answers) self.postMessage(answer);
});
