import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { defaultLocale, locales } from './src/rulebook/locales.ts';

// The one setting of a host: the address at which the site will stand. Its path is the base path of every link.
const home = new URL(process.env.STICHBUCH_URL ?? 'http://localhost:4321/');

export default defineConfig({
  site: home.origin,
  base: home.pathname,
  trailingSlash: 'always',
  cacheDir: './.astro',
  i18n: {
    locales: [...locales],
    defaultLocale,
    routing: { prefixDefaultLocale: true, redirectToDefaultLocale: false },
  },
  markdown: {
    syntaxHighlight: false,
    processor: satteri({ features: { headingAttributes: true, smartPunctuation: false } }),
  },
  security: { csp: true },
  integrations: [mdx(), preact(), sitemap({ i18n: { defaultLocale, locales: Object.fromEntries(locales.map((l) => [l, l])) } })],
});
