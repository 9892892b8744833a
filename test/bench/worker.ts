// The worker of a browser that solves the fixed deals: it loads the rule sets, answers, and then solves a set a message.
import type { DealSet } from './efforts.ts';
import { effortsOver } from './efforts.ts';

/** First the addresses of the rule sets, then sets of deals. */
type Asked = { readonly games: readonly string[] } | DealSet;

self.addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  if ('games' in data) {
    await Promise.all(data.games.map((file) => import(file)));
    self.postMessage(null);
  } else self.postMessage(effortsOver(data, () => performance.now()));
});
