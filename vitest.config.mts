import { defineConfig } from 'vitest/config';

const tests = ['{config,internals,lib,plugins,scripts,src,widget,examples}/**/*.test.{ts,tsx}'];
const builtTests = 'plugins/**/*.built.test.ts';
const ignored = ['**/node_modules/**', '.cache/**'];

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
  // tsconfig.json leaves JSX to the bundler of the site.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    testTimeout: 30_000,
    projects: [
      { extends: true, test: { name: 'unit', include: tests, exclude: [...ignored, builtTests] } },
      // Tests of the built site, which `npm run build` has to have written.
      { extends: true, test: { name: 'built', include: [builtTests], exclude: ignored } },
    ],
  },
});
