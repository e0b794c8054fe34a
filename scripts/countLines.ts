import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Most lines of each room, tests and styles included (ADR 0024). They only sink. */
const limits: Record<string, number> = {
  'root, config': 1300,
  src: 4300,
  'packages/api-reference': 5200,
  'packages/request-samples': 1900,
  'packages/code-blocks': 1300,
  'packages/search': 2700,
  'packages/page-outputs': 1800,
  'packages/framework': 1100,
  'packages/troubleshooter': 900,
  'packages/configurator': 900,
  'packages/project-values': 800,
  'packages/content-checks': 1100,
  'packages/widget': 1000,
  'packages/ui': 750,
  'scripts, packages/processes': 1500,
  e2e: 5400,
};

const patterns = ['ts', 'tsx', 'mts', 'mjs', 'js', 'css'].map((ending) => `*.${ending}`);
const excluded = ['examples', 'docs', 'static', 'i18n'].map((folder) => `:!${folder}`);

/** The room of a file, by its folder; a folder without a limit is a room of its own. */
function roomOf(file: string): string {
  const folder = /^packages\/[^/]+|^[^/]+(?=\/)/.exec(file)?.[0] ?? 'root';
  return Object.keys(limits).find((room) => room.split(', ').includes(folder)) ?? folder;
}

/** `npm run count`: lines of code, tests and styles by room, beside their limits. */
const git = ['ls-files', '--', ...patterns, ...excluded];
const files = execFileSync('git', git, { encoding: 'utf8' }).split('\n').filter(existsSync);
const rows: Record<string, { lines: number; 'at most': number }> = {};
for (const room of Object.keys(limits)) rows[room] = { lines: 0, 'at most': limits[room] ?? 0 };
for (const file of files) {
  const row = (rows[roomOf(file)] ??= { lines: 0, 'at most': 0 });
  row.lines += readFileSync(file, 'utf8').split('\n').length - 1;
}
const lines = Object.values(rows).reduce((sum, row) => sum + row.lines, 0);
console.table({ ...rows, all: { lines, 'at most': 32_000 } });
