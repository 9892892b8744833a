// The worker in which computer players think: it is sent what a seat sees, and answers with what that seat does.
import { think } from '../../players/think.ts';
import type { View } from '../../players/view.ts';
import { loadRuleSets } from '../games.ts';

self.addEventListener('message', async ({ data }: MessageEvent<View>) => {
  await loadRuleSets([data.open.variant]);
  self.postMessage(think(data));
});
