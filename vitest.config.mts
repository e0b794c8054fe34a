import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration as TestProject } from 'vitest/config';

type Options = TestProject['test'];

const createProject = (name: string, include: string[], options?: Options): TestProject => ({
  extends: true,
  test: { name, include, ...options },
});

/** Pattern of the tests that read the production build. */
const builtTests = '**/*.built.test.ts';

/** For projects whose tests start compilers and servers, which may take minutes. */
const longTimeouts: Options = { testTimeout: 300_000, hookTimeout: 300_000 };

/** The quick run leaves out the requests that pages show, and some languages (samples.wire.test.ts). */
const createSampleProject = (name: string, isQuickSampleRun: boolean): TestProject =>
  createProject(name, ['e2e/samples/*.wire.test.ts'], {
    ...longTimeouts,
    // `beforeAll` compiles the libraries and all samples of a language.
    hookTimeout: 1_800_000,
    globalSetup: './e2e/samples/installTools.ts',
    provide: { isQuickSampleRun },
  });

export default defineConfig({
  resolve: { alias: { '@site': import.meta.dirname } },
  // tsconfig.json leaves JSX to the site's bundler.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // The slowest unit tests take 5 s, and on a loaded machine ten times as long. A test that may take longer sets its own timeout.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Vitest's default on two cores is one worker.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      createProject('unit', ['{config,packages,scripts,src,examples/tests}/**/*.test.{ts,tsx}'], {
        provide: { needsAllTools: false },
        // The test files of a worker share loaded modules, because loading them takes longer than most tests.
        isolate: false,
        exclude: [
          '**/node_modules/**',
          '**/.cache/**',
          builtTests,
          '**/*.{wire,hosting}.test.ts',
          // This test installs Next.js, Deno and workerd.
          'examples/tests/runtimes.test.ts',
        ],
      }),
      createProject('built', [builtTests]),
      createProject('hosting', ['scripts/serve/*.hosting.test.ts'], longTimeouts),
      createProject('programs', ['examples/tests/*.test.ts'], {
        ...longTimeouts,
        provide: { needsAllTools: true },
      }),
      createProject('builds', ['e2e/builds/*.test.ts'], {
        testTimeout: 900_000,
        hookTimeout: 900_000,
      }),
      createSampleProject('samples', false),
      createSampleProject('samples-quick', true),
    ],
  },
});
