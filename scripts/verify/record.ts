import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Folder of the reports, below the repository; not committed. */
export const artifacts = path.resolve(__dirname, '../../artifacts');

/** What came of one part of the proof. */
export interface PartRecord {
  /** Name of the npm script. */
  script: string;
  passed: number;
  failed: number;
  seconds: number;
  /** Lines in which the part says how its pieces did. */
  details: string[];
  /** Lines in which the part says what it could not try on this machine. */
  notProven: string[];
}

const fileOf = (script: string) =>
  path.join(artifacts, 'parts', `${script.replaceAll(':', '-')}.json`);

/** Keeps what came of a part for the report. */
export function writeRecord(record: PartRecord): void {
  const file = fileOf(record.script);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
}

/** What came of a part when it last ran; undefined where it did not. */
export function readRecord(script: string): PartRecord | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(script), 'utf8')) as PartRecord;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return undefined;
    }
    throw error;
  }
}

/**
 * Reads what a part printed: its last line `N passed, N failed`, and the lines that say more.
 *
 * @param exitCode a part that ends with an error has failed, whatever its last line says
 */
export function readOutput(
  output: string,
  exitCode: number | null,
): Pick<PartRecord, 'passed' | 'failed' | 'details' | 'notProven'> {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/.exec(lines.at(-1) ?? '') ?? [];
  const failures = failed === undefined ? 1 : Number(failed);
  return {
    passed: Number(passed ?? 0),
    failed: exitCode === 0 ? failures : Math.max(1, failures),
    details: lines.filter((line) => /^[\w-]+: \d+ of \d+ right/.test(line)),
    notProven: lines.filter((line) =>
      /^NOT PROVEN|^Not run:|tools are not on this machine/.test(line),
    ),
  };
}
