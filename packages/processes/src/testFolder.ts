import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * Creates a temporary folder and registers its removal.
 *
 * @param files contents by path in the folder
 * @param whenDone hook that runs the removal, such as `afterAll` for a folder that all tests of a file use
 */
export function createTestFolder(
  files: Readonly<Record<string, string>> = {},
  whenDone: (remove: () => void) => void = onTestFinished,
): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-'));
  whenDone(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }));
  for (const [file, text] of Object.entries(files)) writeFileInto(folder, file, text);
  return folder;
}

/** Writes a file, and creates the folders above it. */
export function writeFileInto(folder: string, file: string, text: string): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}
