import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const folders = [
  'config',
  'e2e',
  'internals',
  'lib',
  'plugins',
  'preset',
  'scripts',
  'src',
  'widget',
];

/** `npm run count`: lines of the repository's TypeScript and CSS, tests included, by folder. */
function main(): void {
  const files = execFileSync('git', ['ls-files', ...folders], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(ts|tsx|mts|css)$/.test(file));
  const rows = folders.map((folder) => {
    const own = files.filter((file) => file.startsWith(`${folder}/`));
    const tests = own.filter((file) => folder === 'e2e' || /\.test(-d)?\.tsx?$/.test(file));
    return [
      folder,
      { files: own.length, lines: countLines(own), 'of them tests': countLines(tests) },
    ];
  });
  console.table(Object.fromEntries(rows));
  console.log(`${countLines(files)} lines in ${files.length} files`);
}

function countLines(files: readonly string[]): number {
  return files.reduce(
    (sum, file) => sum + readFileSync(path.join(root, file), 'utf8').split('\n').length - 1,
    0,
  );
}

main();
