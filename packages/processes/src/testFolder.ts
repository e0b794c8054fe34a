import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * A temporary folder for the test that runs.
 *
 * @param files texts by paths in it
 * @param whenDone what removes it: `afterAll` for all tests of a file
 */
export function createTestFolder(
  files: Readonly<Record<string, string>> = {},
  whenDone: (remove: () => void) => void = onTestFinished,
): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-'));
  whenDone(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }));
  for (const [file, text] of Object.entries(files)) writeInto(folder, file, text);
  return folder;
}

/** Writes a file, and the folders that it is in. */
export function writeInto(folder: string, file: string, text: string): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}
