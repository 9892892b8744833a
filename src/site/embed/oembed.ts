// What other pages are told of a frame, as oEmbed has it: https://oembed.com
import type { FrameSize } from '../../islands/embed/frame.ts';
import { FRAME, frameCode, LESSON_FRAME } from '../../islands/embed/frame.ts';
import { teachWordsOf } from '../../islands/teach/words.ts';
import { type Locale, pageOf } from '../../rulebook/locales.ts';
import { fullNameOf } from '../edition/names.ts';
import { fill, uiOf } from '../ui.ts';

/** A frame: where it stands below its language, what it is called, and how large it is made. */
export interface Framed {
  readonly path: readonly string[];
  readonly title: string;
  readonly size: FrameSize;
}

/** The frame of a game, with the deal that its table opens with. */
export const frameOf = (lang: Locale, game: string): Framed => ({
  path: ['embed', game],
  title: fill(uiOf(lang).play.title, { game: fullNameOf(lang, game) }),
  size: FRAME,
});

/** The frame of the edition’s lesson on a game. */
export const lessonFrameOf = (lang: Locale, game: string): Framed => ({
  path: ['embed', 'teach', game],
  title: fill(teachWordsOf(lang).ready.name, { game: fullNameOf(lang, game) }),
  size: LESSON_FRAME,
});

/** The answer of oEmbed for a frame. `site` is the origin of this site. */
export const oEmbedOf = (lang: Locale, { path, title, size }: Framed, site: URL) => ({
  version: '1.0',
  type: 'rich',
  provider_name: uiOf(lang).site.name,
  provider_url: new URL(pageOf(lang), site).href,
  title,
  ...size,
  html: frameCode(new URL(pageOf(lang, ...path), site).href, title, size),
});
