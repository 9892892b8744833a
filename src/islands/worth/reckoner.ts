// Reckoning beside the page, so that the page stays awake.
import { loadRuleSets } from '../games.ts';
import type { Task } from './tasks.ts';
import { answersTo, variantsOf } from './tasks.ts';

self.addEventListener('message', async ({ data }: MessageEvent<Task>) => {
  await loadRuleSets(variantsOf(data));
  for (const answer of answersTo(data)) self.postMessage(answer);
});
