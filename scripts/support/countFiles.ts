import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file of code with its lines. */
export interface CountedFile {
  /** Relative to the repository. */
  file: string;
  lines: number;
  isTest: boolean;
}

const patterns = ['*.ts', '*.tsx', '*.mts', '*.css', ':!examples'];

/** Counts the lines of the repository's TypeScript and CSS without the examples, tests included. */
export function countFiles(root: string): CountedFile[] {
  const files = execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' });
  return files
    .split('\n')
    .filter((file) => file !== '' && existsSync(path.join(root, file)))
    .map((file) => ({
      file,
      lines: readFileSync(path.join(root, file), 'utf8').split('\n').length - 1,
      isTest: /^e2e\/|\.test(-d)?\.tsx?$/.test(file),
    }));
}

/** The folder of a file, for a package its own; that of files at the root is empty. */
export function roomOf({ file }: CountedFile): string {
  return /^packages\/[^/]+|^[^/]+(?=\/)/.exec(file)?.[0] ?? '';
}
