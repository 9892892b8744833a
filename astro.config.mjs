import { createHash } from 'node:crypto';
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { apparatus } from './src/rulebook/apparatus.ts';
import { highlightedCode } from './src/rulebook/highlight.ts';
import { labels } from './src/rulebook/labels.ts';
import { defaultLocale, locales } from './src/rulebook/locales.ts';
import { features } from './src/rulebook/mdx.ts';
import { beforePaint } from './src/site/before-paint.ts';

// The one setting of a host: the address at which the site will stand. Its path is the base path of every link.
const home = new URL(process.env.STICHBUCH_URL ?? 'http://localhost:4321/');
if (!home.pathname.endsWith('/')) throw new Error(`STICHBUCH_URL must end in a slash: ${home.href}/`);

export default defineConfig({
  site: home.origin,
  base: home.pathname,
  trailingSlash: 'always',
  // Where the tests find the content collections too.
  cacheDir: './.astro',
  i18n: {
    locales: [...locales],
    defaultLocale,
    routing: { prefixDefaultLocale: true, redirectToDefaultLocale: false },
  },
  markdown: {
    syntaxHighlight: false,
    processor: satteri({
      features,
      mdastPlugins: [labels, apparatus],
      hastPlugins: [highlightedCode],
    }),
  },
  security: {
    // Astro adds the hashes of the scripts and styles that it writes into a page. Search needs connect-src and worker-src.
    csp: {
      directives: [
        "default-src 'none'",
        "base-uri 'none'",
        "connect-src 'self'",
        "font-src 'self'",
        "form-action 'self'",
        "img-src 'self' data:",
        "manifest-src 'self'",
        "worker-src 'self'",
      ],
      scriptDirective: { hashes: [`sha256-${createHash('sha256').update(beforePaint).digest('base64')}`] },
    },
  },
  integrations: [
    mdx(),
    preact(),
    sitemap({ i18n: { defaultLocale, locales: Object.fromEntries(locales.map((locale) => [locale, locale])) } }),
  ],
  vite: {
    build: {
      // Nothing is fetched before an island is used, and what it then imports comes without a helper of Vite's.
      modulePreload: false,
      // The scripts of pages stand in the page, whatever their length; fonts and pictures never do.
      assetsInlineLimit: (file) => (/\.js$/.test(file) ? true : /\.css$/.test(file) ? undefined : false),
    },
  },
});
