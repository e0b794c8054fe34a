import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Folders that are not part of the repository, wherever they stand. */
const installed = new Set(['node_modules', '.git', '.docusaurus', '.cache', '.next', 'dist']);

/** What the repository's own commands write at its root. */
const output = /^(build|build\..+|artifacts|test-results|playwright-report)$/;

/** A copy of the repository that a test may break. */
export interface SiteCopy {
  folder: string;
  /** Replaces a text in a file; throws when the file does not have it, so that a fault is really put in. */
  replace: (file: string, before: string, after: string) => void;
  write: (file: string, text: string) => void;
  /** Builds; `output` is all that was printed. */
  build: () => { code: number | null; output: string };
  remove: () => void;
}

/** Copies the repository, without what is built or installed, and puts a "last good" site in its output folder. */
export function copySite(): SiteCopy {
  const root = path.resolve('.');
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  cpSync(root, folder, {
    recursive: true,
    filter: (source) =>
      !installed.has(path.basename(source)) && !output.test(path.relative(root, source)),
  });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  mkdirSync(path.join(folder, 'build'));
  writeFileSync(path.join(folder, 'build', 'index.html'), 'last good output');
  const write = (file: string, text: string) => {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  return {
    folder,
    write,
    replace: (file, before, after) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      if (!text.includes(before)) {
        throw new Error(`${file} does not contain ${JSON.stringify(before)}`);
      }
      write(
        file,
        text.replace(before, () => after),
      );
    },
    build: () => {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [path.join(folder, 'node_modules/tsx/dist/cli.mjs'), path.join(folder, 'scripts/build.ts')],
        { cwd: folder, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
      );
      return { code: status, output: stdout + stderr };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
