import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Folder of the suites' reports; git-ignored. */
export const artifacts = path.resolve(__dirname, '../../artifacts');

/** How many checks of a suite passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
  /** Names of the checks that failed, as far as they are known. */
  failures?: string[];
}

/** Counts checks and prints one line for each. */
export interface Report {
  /** Records a check, whose name is a sentence about behaviour; it failed if there is a failure to print. */
  record: (name: string, failure?: string) => void;
  /** Runs a check that fails by throwing, and records it. */
  check: (name: string, run: () => void | Promise<void>) => Promise<void>;
  /** Adds checks that the caller has printed. */
  add: (counts: Counts) => void;
  /** Writes `artifacts/<suite>.json`, prints `N passed, N failed` and sets the exit code; no check at all is a failure. */
  finish: () => void;
}

/** Creates the report of one suite, which `scripts/test.ts` reads by the same name. */
export function createReport(suite: string): Report {
  const failures: string[] = [];
  const counts = { passed: 0, failed: 0, failures };
  const record: Report['record'] = (name, failure) => {
    counts[failure === undefined ? 'passed' : 'failed'] += 1;
    if (failure !== undefined) failures.push(name);
    const details = failure === undefined ? '' : `\n${failure.replace(/^/gm, '        ')}`;
    console.log(`  ${failure === undefined ? 'ok  ' : 'FAIL'}  ${name}${details}`);
  };
  return {
    record,
    async check(name, run) {
      let failure: string | undefined;
      try {
        await run();
      } catch (error) {
        failure = describe(error);
      }
      record(name, failure);
    },
    add({ passed, failed }) {
      counts.passed += passed;
      counts.failed += failed;
    },
    finish() {
      mkdirSync(artifacts, { recursive: true });
      writeFileSync(path.join(artifacts, `${suite}.json`), JSON.stringify(counts));
      console.log(`${counts.passed} passed, ${counts.failed} failed`);
      process.exitCode = counts.failed === 0 && counts.passed > 0 ? 0 : 1;
    },
  };
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause =
    error.cause instanceof Error ? `\ncaused by ${error.cause.message.slice(-1500)}` : '';
  return `${error.stack ?? error.message}${cause}`;
}
