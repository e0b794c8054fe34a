import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const sources = /^(config|docs|examples|packages|src|static)\/|^(docusaurus\.config|sidebars)\.ts$/;

/** Global setup of the tests that read `build/`: says when a source has changed since; throws if there is no build. */
export default function warnOfOldBuild(): void {
  const page = path.join(root, 'build/index.html');
  if (!existsSync(page)) {
    throw new Error('These tests read build/, which is not there: npm run build');
  }
  const built = statSync(page).mtimeMs;
  // Without a repository there is nothing to compare with.
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = stdout
    .split('\n')
    .filter((file) => sources.test(file) && !/\.test(-d)?\.tsx?$/.test(file));
  const newer = files.filter((file) => {
    const { mtimeMs = 0 } = statSync(path.join(root, file), { throwIfNoEntry: false }) ?? {};
    return mtimeMs > built;
  });
  if (newer.length === 0) return;
  const others = newer.length > 1 ? ` and ${newer.length - 1} other sources` : '';
  console.warn(`\nbuild/ is older than ${newer[0]}${others}: npm run build\n`);
}
