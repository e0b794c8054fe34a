/** `npm run count` counts the lines of scripts and styles by package or top-level folder, without `docs`, `examples`, `static`, `i18n`. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const patterns = ['ts', 'tsx', 'mts', 'mjs', 'js', 'css'].map((ending) => `*.${ending}`);
const excluded = ['examples', 'docs', 'static', 'i18n'].map((folder) => `:!${folder}`);
const listing = execFileSync('git', ['ls-files', '--', ...patterns, ...excluded], {
  encoding: 'utf8',
});

const lineCounts: Record<string, number> = {};
let total = 0;
for (const file of listing.split('\n').filter(existsSync)) {
  const folder = /^packages\/[^/]+|^[^/]+(?=\/)/.exec(file)?.[0] ?? 'root';
  const lines = readFileSync(file, 'utf8').split('\n').length - 1;
  lineCounts[folder] = (lineCounts[folder] ?? 0) + lines;
  total += lines;
}
console.table({ ...lineCounts, total });
