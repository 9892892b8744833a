import { fileURLToPath } from 'node:url';
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
import { hashOf, keepOwnPolicies } from './src/rulebook/policy.ts';
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

/**
 * What every viewer fetches goes into one file, because many small ones compress badly: the library, the table, and what
 * most rule sets are made of.
 */
const files = [
  {
    name: 'table',
    test: [
      /node_modules[\\/]preact[\\/](?:dist|jsx-runtime)[\\/]/,
      /src[\\/]islands[\\/](?!Around|ahead|ask|compare|copying|DealViewer|desk|embed|kinds[\\/]|Moves|Picker|play|Scores|search|setup|Sheets|Talon|tallies|teach|worth)/,
      /src[\\/]words[\\/](?!differences|faults|numbers|reasons|shown)/,
      /src[\\/]engine[\\/](?:cards|chips|deal|game|json|play|tricks)\.ts/,
      /src[\\/]engine[\\/]phases[\\/](?:ante|auction|packets|tricks|turn-up)\.ts/,
    ].reduce((one, other) => new RegExp(`${one.source}|${other.source}`)),
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
    { name: 'own-policies', hooks: { 'astro:build:done': ({ dir }) => keepOwnPolicies(fileURLToPath(dir)) } },
    mdx(),
    // It prints what it reads anew, and forgets brackets that TypeScript needs: it reads only what it is for.
    preact({ include: ['**/*.tsx'] }),
    sitemap({
      // A text with a language chosen to stand beside it is a form of the page without a choice, a frame one of its table; short
      // links lead on.
      filter: (page) => !/\/(?:games|sources)\/[^/]+\/[^/]+\/$|\/embed\/|\/s\/[^/]+\/$/.test(page),
      i18n: { defaultLocale, locales: Object.fromEntries(locales.map((locale) => [locale, locale])) },
    }),
  ],
  vite: {
    plugins: [plainImports],
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: files } } } } } },
    // The worker of the search for deals fetches its rule sets as it needs them.
    worker: { format: 'es' },
    build: {
      // The scripts of pages stand in the page, whatever their length; fonts and pictures never do, nor does a sheet that a
      // script fetches where no page has it: what is written into a page is no file any more.
      assetsInlineLimit: (file) => {
        if (/\.js$/.test(file)) return true;
        return /\.css$/.test(file) && !/\/(?:desk|worth)\b[^/]*$/.test(file) ? undefined : false;
      },
    },
  },
});
