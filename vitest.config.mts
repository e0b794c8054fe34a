import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Tests that read the production build. */
const builtTests = '**/*.built.test.ts';

/** Modules of the framework that components of the API pages import. */
const stubs = `${import.meta.dirname}/plugins/api-reference/testing/docusaurus`;

export default defineConfig({
  resolve: {
    alias: {
      '@site': import.meta.dirname,
      '@docusaurus/Link': `${stubs}/Link.tsx`,
      '@docusaurus/useBrokenLinks': `${stubs}/useBrokenLinks.ts`,
    },
  },
  // tsconfig.json leaves JSX to the site's bundler.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // On a loaded machine everything takes several times as long; what a test proves is never a duration.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // On two cores the default is one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{config,internals,lib,plugins,preset,scripts,src,widget,examples}/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/node_modules/**', '**/.cache/**', builtTests],
        },
      },
      {
        extends: true,
        test: {
          name: 'built',
          include: [builtTests],
          exclude: ['**/node_modules/**'],
          globalSetup: './scripts/support/warnOfOldBuild.ts',
        },
      },
    ],
  },
});
