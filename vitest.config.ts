import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['test/**/*.test.ts'],
          exclude: ['test/islands/**', 'test/site/**'],
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['test/islands/**/*.test.{ts,tsx}'],
          setupFiles: './test/islands/setup.ts',
        },
      },
      {
        test: {
          name: 'site',
          environment: 'node',
          include: ['test/site/**/*.test.ts'],
          globalSetup: './test/site/setup.ts',
          expect: { poll: { timeout: 20_000 } },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
