// The worker that searches: one quest is sent to it, and it answers with a report after every batch; with nothing where the
// rules do not come.
import { loadRuleSets } from '../games.ts';
import type { Quest, Report } from './search.ts';
import { searched } from './search.ts';

self.addEventListener('message', async ({ data }: MessageEvent<Quest>) => {
  const isReady = await loadRuleSets([data.first.a.variant, data.first.b.variant]).catch(() => false);
  const reports: Iterable<Report | null> = isReady ? searched(data) : [null];
  for (const report of reports) self.postMessage(report);
});
