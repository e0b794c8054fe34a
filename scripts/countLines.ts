import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Most lines of each room, tests and styles included (ADR 0024). They only sink. */
const limits: Record<string, number> = {
  'root, config': 1300,
  src: 4300,
  'packages/api-reference': 5200,
  'packages/request-samples': 1700,
  'packages/code-blocks': 1250,
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
  e2e: 5300,
};

const patterns = ['ts', 'tsx', 'mts', 'mjs', 'js', 'css'].map((ending) => `*.${ending}`);
const excluded = ['examples', 'docs', 'static', 'i18n'].map((folder) => `:!${folder}`);
const listing = ['ls-files', '--', ...patterns, ...excluded];
const files = execFileSync('git', listing, { encoding: 'utf8' }).split('\n').filter(existsSync);

/** `npm run count`: lines of code, tests and styles by room, beside their limits; a folder without one is a room of its own. */
const rows: Record<string, { lines: number; 'at most': number }> = {};
for (const [room, limit] of Object.entries(limits)) rows[room] = { lines: 0, 'at most': limit };
const all = { lines: 0, 'at most': 32_000 };
for (const file of files) {
  const folder = /^packages\/[^/]+|^[^/]+(?=\/)/.exec(file)?.[0] ?? 'root';
  const room = Object.keys(limits).find((name) => name.split(', ').includes(folder)) ?? folder;
  const lines = readFileSync(file, 'utf8').split('\n').length - 1;
  (rows[room] ??= { lines: 0, 'at most': 0 }).lines += lines;
  all.lines += lines;
}
console.table({ ...rows, all });
