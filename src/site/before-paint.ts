/** What the reader may choose of the look of pages and cards: kept by these names, and put on the root element. */
export const LOOKS = ['theme', 'suits', 'letters', 'colours'] as const;

/**
 * The script of the page's head that runs before the first paint: it puts what the reader has chosen on the root element,
 * so that no page and no card flashes. It stands in the page itself; its hash is in the policy of every page.
 */
export const beforePaint = `try{for(const k of ['${LOOKS.join("','")}']){const v=localStorage.getItem(k);if(v)document.documentElement.dataset[k]=v}}catch{}`;
