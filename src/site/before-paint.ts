/**
 * The script of the page's head that runs before the first paint: it puts the reader's choice of light or dark on the
 * root element, so that no page flashes. It stands in the page itself; its hash is in the policy of every page.
 */
export const beforePaint = "try{const t=localStorage.getItem('theme');if(t)document.documentElement.dataset.theme=t}catch{}";
