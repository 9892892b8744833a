// What stands in a page that shows a deal in a frame: the code of the frame.

/** How large a frame is made when nobody says otherwise, in pixels. */
export const FRAME = { width: 480, height: 360 } as const;

/** Where the page of frames of a game stands below its language. */
export const framePath = (lang: string, game: string): string => `${lang}/embed/${game}/`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&"<>]/g, (sign) => ENTITIES[sign] ?? sign);

/** The code that shows a deal in another page, to be pasted there. */
export const frameCode = (address: string, title: string): string =>
  `<iframe src="${escaped(address)}" title="${escaped(title)}" width="${FRAME.width}" height="${FRAME.height}" loading="lazy" allow="clipboard-write"></iframe>`;
