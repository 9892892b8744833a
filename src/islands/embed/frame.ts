// What stands in a page that shows a deal or a lesson in a frame: the code of the frame.

/** How large a frame is, in pixels. */
export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

/** How large a frame is made when nobody says otherwise: a table, and a lesson, whose questions are longer. */
export const FRAME: FrameSize = { width: 480, height: 360 };
export const LESSON_FRAME: FrameSize = { width: 480, height: 600 };

/** Where the frame of a game stands below its language. */
export const framePath = (lang: string, game: string): string => `${lang}/embed/${game}/`;

/** Where the frame of the edition’s lesson on a game stands, or without a game that of lessons out of an address. */
export const lessonFramePath = (lang: string, game?: string): string =>
  game === undefined ? framePath(lang, 'lesson') : framePath(lang, `teach/${game}`);

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&"<>]/g, (sign) => ENTITIES[sign] ?? sign);

/** The code that shows what stands at an address in another page, to be pasted there. */
export const frameCode = (address: string, title: string, { width, height }: FrameSize): string =>
  `<iframe src="${escaped(address)}" title="${escaped(title)}" width="${width}" height="${height}" loading="lazy" allow="clipboard-write"></iframe>`;
