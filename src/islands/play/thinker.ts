// The worker in which computer players think: it is sent what a seat sees, and answers with what that seat does; with nothing
// where the rules of the game do not come. Sent the game alone it has the rules come, and does not answer.
import { think } from '../../players/think.ts';
import type { View } from '../../players/view.ts';
import { loadRuleSets } from '../games.ts';

self.addEventListener('message', async ({ data }: MessageEvent<View | string>) => {
  const view = typeof data === 'string' ? null : data;
  const isReady = await loadRuleSets([view?.open.variant ?? String(data)]).catch(() => false);
  if (view) self.postMessage(isReady ? think(view) : null);
});
