import { readdirSync } from 'node:fs';
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
import { hashOf } from './src/rulebook/policy.ts';
import { beforePaint } from './src/site/before-paint.ts';

// The one setting of a host: the address at which the site will stand. Its path is the base path of every link.
const home = new URL(process.env.STICHBUCH_URL ?? 'http://localhost:4321/');
if (!home.pathname.endsWith('/')) throw new Error(`STICHBUCH_URL must end in a slash: ${home.href}/`);

/** Leaves `import()` to the browser: Vite would wrap it in a helper that fetches style sheets, of which islands have none. */
const plainImports = {
  name: 'plain-imports',
  enforce: 'pre',
  configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: false } } : null),
  load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : null),
};

/** The rule sets that have a page. */
const published = readdirSync(new URL('content/games/', import.meta.url)).map((game) => `/src/engine/games/${game}.ts`);

/** What a viewer fetches goes into few files, because many small ones compress badly: the library, the table, the rules. */
const files = [
  { name: 'preact', test: /node_modules[\\/]preact[\\/](?:dist|jsx-runtime)[\\/]/ },
  {
    name: 'table',
    test: /src[\\/](?:islands[\\/](?!DealViewer|desk|search)|words[\\/](?!reasons)|engine[\\/](?:cards|chips|deal|game|play|tricks)\.ts)/,
  },
  {
    name: (id, modules) =>
      modules.getModuleInfo(id)?.importers.some((file) => published.some((game) => file.endsWith(game))) ? 'rules' : null,
    test: /src[\\/]engine[\\/]phases[\\/]/,
  },
];

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
      scriptDirective: { hashes: [hashOf(beforePaint)] },
    },
  },
  integrations: [
    mdx(),
    preact(),
    sitemap({
      // A text with a language chosen to stand beside it is a form of the page without a choice; short links lead on.
      filter: (page) => !/\/(?:games|sources)\/[^/]+\/[^/]+\/$|\/s\/[^/]+\/$/.test(page),
      i18n: { defaultLocale, locales: Object.fromEntries(locales.map((locale) => [locale, locale])) },
    }),
  ],
  vite: {
    plugins: [plainImports],
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: files } } } } } },
    build: {
      // The scripts of pages stand in the page, whatever their length; fonts and pictures never do.
      assetsInlineLimit: (file) => (/\.js$/.test(file) ? true : /\.css$/.test(file) ? undefined : false),
    },
  },
});
