// What other pages are told of a frame, as oEmbed has it: https://oembed.com
import { FRAME, frameCode } from '../../islands/embed/frame.ts';
import { type Locale, pageOf } from '../../rulebook/locales.ts';
import { fullNameOf } from '../edition/names.ts';
import { fill, uiOf } from '../ui.ts';

/** The frame of a game, with the deal that its table opens with: its address and what it is called. */
export const frameOf = (lang: Locale, game: string) => ({
  path: pageOf(lang, 'embed', game),
  title: fill(uiOf(lang).play.title, { game: fullNameOf(lang, game) }),
});

/** The answer of oEmbed for a game. `site` is the origin of this site. */
export function oEmbedOf(lang: Locale, game: string, site: URL) {
  const { path, title } = frameOf(lang, game);
  return {
    version: '1.0',
    type: 'rich',
    provider_name: uiOf(lang).site.name,
    provider_url: new URL(pageOf(lang), site).href,
    title,
    ...FRAME,
    html: frameCode(new URL(path, site).href, title),
  };
}
