import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Tests that read the production build. */
const builtTests = '**/*.built.test.ts';

/** Compilers and servers may take minutes to answer. */
const startsPrograms = { testTimeout: 300_000, hookTimeout: 300_000 };

export default defineConfig({
  resolve: { alias: { '@site': import.meta.dirname } },
  // tsconfig.json leaves JSX to the site's bundler.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // The slowest unit tests take 5 s, and on a loaded machine ten times as long. A test that may take longer says so.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // On two cores the default is one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{config,packages,scripts,src,examples}/**/*.test.{ts,tsx}'],
          provide: { needsAllTools: false },
          exclude: [
            '**/node_modules/**',
            '**/.cache/**',
            builtTests,
            '**/*.{wire,hosting}.test.ts',
            // It installs three runtimes.
            'examples/tests/runtimes.test.ts',
          ],
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
      {
        extends: true,
        test: {
          name: 'hosting',
          ...startsPrograms,
          include: ['scripts/*.hosting.test.ts'],
          globalSetup: './scripts/support/warnOfOldBuild.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'programs',
          ...startsPrograms,
          include: ['examples/tests/*.test.ts'],
          provide: { needsAllTools: true },
        },
      },
      {
        extends: true,
        test: {
          name: 'builds',
          include: ['e2e/builds/*.test.ts'],
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
      ...[true, false].map((isQuickSampleRun) => ({
        extends: true as const,
        test: {
          name: isQuickSampleRun ? 'samples-quick' : 'samples',
          include: ['packages/request-samples/wire/*.wire.test.ts'],
          globalSetup: './packages/request-samples/wire/installTools.ts',
          provide: { isQuickSampleRun },
          ...startsPrograms,
          // Libraries of a language are compiled once, and all its samples before the first is tested.
          hookTimeout: 1_800_000,
        },
      })),
    ],
  },
});
