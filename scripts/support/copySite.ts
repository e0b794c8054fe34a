import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tryCommand } from '@aifindr-docs/processes/runCommand';

/** Names of folders that are not copied, at any depth. */
const ignored = new Set(['node_modules', '.git', '.docusaurus', '.cache', '.next', 'dist']);

/** Matches folders of build and test outputs at the root, which are not copied. */
const output = /^(build|build\..+|artifacts|test-results|playwright-report)$/;

export type SiteCopy = ReturnType<typeof copySiteToTemp>;

/** Makes a temporary copy of the repository, with a link to node_modules and a `build/index.html` that stands for an earlier build. */
export function copySiteToTemp() {
  const root = path.resolve(__dirname, '../..');
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  cpSync(root, folder, {
    recursive: true,
    filter: (source) =>
      !ignored.has(path.basename(source)) && !output.test(path.relative(root, source)),
  });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  write('build/index.html', 'last good output');
  /** Runs a TypeScript file of the copy; `env` is added to the environment. */
  const runJiti = (file: string, parameters: readonly string[] = [], env: NodeJS.ProcessEnv = {}) =>
    tryCommand(process.execPath, ['node_modules/jiti/bin/jiti.js', file, ...parameters], {
      cwd: folder,
      env: { ...process.env, NO_COLOR: '1', ...env },
    });
  return {
    folder,
    read,
    write,
    /** Replaces the first occurrence of a text in a file; throws if there is none. */
    replace(file: string, before: string, after: string) {
      const text = read(file);
      if (!text.includes(before)) throw new Error(`${file} does not contain ${before}`);
      write(
        file,
        text.replace(before, () => after),
      );
    },
    runJiti,
    build: (env?: NodeJS.ProcessEnv) => runJiti('scripts/build.ts', [], env),
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 20 }),
  };
}
