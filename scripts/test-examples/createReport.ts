import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Counts what passed and failed, and prints one line for each check. */
export interface Report {
  /** Runs one check; its name is a sentence about what the reader's code does. */
  check: (name: string, run: () => void | Promise<void>) => Promise<void>;
  /** Prints the last line, writes the counts to a file if one is named, and returns the exit code. */
  finish: (file?: string) => number;
}

/** Makes the report of a run. */
export function createReport(): Report {
  let passed = 0;
  let failed = 0;
  return {
    async check(name, run) {
      try {
        await run();
        passed += 1;
        console.log(`  ok    ${name}`);
      } catch (error) {
        failed += 1;
        console.log(`  FAIL  ${name}`);
        console.log(
          indent(
            error instanceof Error
              ? (error.stack ?? error.message) + causeOf(error)
              : String(error),
          ),
        );
      }
    },
    finish(file) {
      if (file !== undefined) {
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, JSON.stringify({ passed, failed }));
      }
      console.log(`${passed} passed, ${failed} failed`);
      return failed === 0 && passed > 0 ? 0 : 1;
    },
  };
}

function indent(text: string): string {
  return text.replace(/^/gm, '        ');
}

function causeOf(error: Error): string {
  return error.cause instanceof Error ? `\ncaused by ${error.cause.message.slice(-1500)}` : '';
}
