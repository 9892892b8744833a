// The rule sets of the deals on the page, each in a file of its own that registers itself; on the server, all of them.
const files = import.meta.glob('./*.ts', { base: '../engine/games/' });
const isServer = import.meta.env.SSR;

/** Loads the rule sets that the page's deals are played by. */
export async function loadGames(): Promise<void> {
  const named = isServer
    ? []
    : [...document.querySelectorAll<HTMLElement>('[data-variant]')].map(({ dataset }) => dataset.variant);
  const needed = Object.entries(files).filter(([path]) => isServer || named.some((variant) => path === `./${variant}.ts`));
  await Promise.all(needed.map(([, load]) => load()));
}
if (isServer) await loadGames();
