import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const sources = ['config', 'docs', 'examples', 'packages', 'src', 'static', ':!*.test.*'];

/** Global setup of the tests that read `build/`. Warns if a source has changed since the build, and throws if there is no build. */
export default function warnOfOldBuild(): void {
  const readModifiedTime = (file: string) =>
    statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const built = readModifiedTime('build/index.html');
  if (built === 0) throw new Error('These tests read build/, which is not there: npm run build');
  const { stdout } = spawnSync('git', ['ls-files', ...sources], { cwd: root, encoding: 'utf8' });
  const newer = stdout.match(/.+/g)?.find((file) => readModifiedTime(file) > built);
  if (newer !== undefined) console.warn(`\nbuild/ is older than ${newer}: npm run build\n`);
}
