// The rule sets of the deals on the page, each in a file of its own that registers itself; on the server, all of them.
const files = import.meta.glob('./*.ts', { base: '../engine/games/' });
const isServer = import.meta.env.SSR;

/** Loads rule sets by their ids. Resolves to true. */
export async function loadRuleSets(ids: readonly (string | undefined)[]): Promise<true> {
  await Promise.all(ids.map((id) => files[`./${id}.ts`]?.()));
  return true;
}

/** Loads the rule sets that the page's deals are played by. */
export async function loadGames(): Promise<void> {
  if (isServer) await Promise.all(Object.values(files).map((load) => load()));
  else await loadRuleSets([...document.querySelectorAll<HTMLElement>('[data-variant]')].map(({ dataset }) => dataset.variant));
}
if (isServer) await loadGames();
