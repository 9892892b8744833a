// The worker that searches: one quest is sent to it, and it answers with a report after every batch.
import { loadRuleSets } from '../games.ts';
import type { Quest } from './search.ts';
import { searched } from './search.ts';

self.addEventListener('message', async ({ data }: MessageEvent<Quest>) => {
  await loadRuleSets([data.first.a.variant, data.first.b.variant]);
  for (const report of searched(data)) self.postMessage(report);
});
