import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

type Options = TestProjectInlineConfiguration['test'];

const project = (name: string, include: string[], options?: Options) => ({
  extends: true as const,
  test: { name, include, ...options },
});

/** Pattern of the tests that read the production build. */
const builtTests = '**/*.built.test.ts';
const readsBuild: Options = { globalSetup: './scripts/support/warnOfOldBuild.ts' };

/** Compilers and servers may take minutes to answer. */
const startsPrograms: Options = { testTimeout: 300_000, hookTimeout: 300_000 };

/** Creates the project that sends the request samples. A quick run uses the languages whose tools are installed. */
const samples = (name: string, isQuickSampleRun: boolean) =>
  project(name, ['e2e/samples/*.wire.test.ts'], {
    ...startsPrograms,
    // The set-up compiles the libraries and all samples of a language.
    hookTimeout: 1_800_000,
    globalSetup: './e2e/samples/installTools.ts',
    provide: { isQuickSampleRun },
  });

export default defineConfig({
  resolve: { alias: { '@site': import.meta.dirname } },
  // tsconfig.json leaves JSX to the site's bundler.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // The slowest unit tests take 5 s, and on a loaded machine ten times as long. A test that may take longer says so.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Vitest's default on two cores is one worker.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      project('unit', ['{config,packages,scripts,src,examples/tests}/**/*.test.{ts,tsx}'], {
        provide: { needsAllTools: false },
        // The files of a worker share its modules, of which loading takes longer than most tests.
        isolate: false,
        exclude: [
          '**/node_modules/**',
          '**/.cache/**',
          builtTests,
          '**/*.{wire,hosting}.test.ts',
          // This test installs three runtimes.
          'examples/tests/runtimes.test.ts',
        ],
      }),
      project('built', [builtTests], readsBuild),
      project('hosting', ['scripts/*.hosting.test.ts'], { ...readsBuild, ...startsPrograms }),
      project('programs', ['examples/tests/*.test.ts'], {
        ...startsPrograms,
        provide: { needsAllTools: true },
      }),
      project('builds', ['e2e/builds/*.test.ts'], { testTimeout: 900_000, hookTimeout: 900_000 }),
      samples('samples', false),
      samples('samples-quick', true),
    ],
  },
});
