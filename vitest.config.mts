import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@site': import.meta.dirname } },
  // tsconfig.json leaves JSX to the bundler of the site.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['{config,internals,plugins,scripts,src,widget,examples}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '.cache/**', 'examples/*/node_modules/**'],
    testTimeout: 30_000,
  },
});
