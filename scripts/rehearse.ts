import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './support/chromium';
import { apiPlugin, chooseApiPlugin, moveVersions, type Published } from './rehearse/moveVersions';
import { weighPage } from './rehearse/weighPage';

interface Step {
  name: string;
  command: [string, ...string[]];
  /** Lines of its output that say what broke. */
  reasons: RegExp;
  retries?: number;
  /** Steps without which this one cannot run. */
  needs?: string[];
}

interface Outcome {
  name: string;
  result: 'held' | 'broke' | 'not run';
  lines: string[];
}

const root = path.resolve(__dirname, '..');

/** One page of each kind. */
const pages = [
  'index.html',
  'docs/widget-config/instalacion.html',
  'docs/api/hacer-pregunta.html',
  'docs/category/integraciones.html',
];

const guard = 'upstream files';

/** Lines of output that are printed for one step. */
const maxLines = 40;

const steps: Step[] = [
  {
    name: 'npm install',
    command: ['npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund'],
    reasons: /npm (error|ERR!)/,
    retries: 2,
  },
  {
    name: guard,
    command: ['npm', 'run', '--silent', 'internals'],
    reasons: /^- |Error/,
    needs: ['npm install'],
  },
  {
    name: 'build',
    command: ['npm', 'run', '--silent', 'build'],
    reasons: /error|\.mdx?:\d|internals\//i,
    needs: ['npm install'],
  },
  {
    name: 'unit tests',
    command: ['npx', 'vitest', 'run'],
    reasons: /^ ?FAIL |^\w*Error: /,
    needs: ['npm install'],
  },
  {
    name: 'test variants',
    command: ['npm', 'run', '--silent', 'build:variants'],
    reasons: /error/i,
    needs: ['build'],
  },
  {
    // The tests tagged @pinned name the versions that the specification demands.
    name: 'specification',
    command: [
      'npx',
      'playwright',
      'test',
      'e2e/specification',
      '--grep-invert=@pinned',
      '--reporter=list',
    ],
    reasons: /^ +\d+\) |^ +Error: |Minified React error/,
    needs: ['build'],
  },
];

/**
 * `npm run rehearse -- 3.10.2 [--api-plugin 4.x]`: upgrades Docusaurus and the API plugin in a copy of the project, and says
 * what holds, what breaks and what weighs more. Ends with 1 when anything breaks.
 */
function main(): void {
  const { values, positionals } = parseArgs({
    options: { 'api-plugin': { type: 'string' } },
    allowPositionals: true,
  });
  const [docusaurus] = positionals;
  if (docusaurus === undefined || !/^\d+\.\d+\.\d+/.test(docusaurus)) {
    throw new Error('Name the version of Docusaurus: npm run rehearse -- 3.10.2');
  }
  const openapi = findApiPlugin(docusaurus, values['api-plugin']);
  const copy = mkdtempSync(path.join(tmpdir(), `rehearsal-${docusaurus}-`));
  console.log(`Docusaurus ${docusaurus} and ${apiPlugin} ${openapi} in ${copy}`);
  ensureChromium();
  copyProject(copy);
  changeManifest(path.join(copy, 'package.json'), docusaurus, openapi);
  const outcomes: Outcome[] = [];
  for (const step of steps) {
    outcomes.push(runStep(step, copy, outcomes));
  }
  printOutcomes(outcomes);
  printWeights(path.join(root, 'build'), path.join(copy, 'build'));
  const isFine = outcomes.every(({ result }) => result === 'held');
  if (isFine) {
    rmSync(copy, { recursive: true, force: true });
  } else {
    console.log(`\nWhat changed upstream: npm run internals -- --diff ${copy}/node_modules`);
  }
  process.exit(isFine ? 0 : 1);
}

/** @throws Error when npm does not answer or no version fits */
function findApiPlugin(docusaurus: string, range = '>=4'): string {
  const query = [`${apiPlugin}@${range}`, 'version', 'peerDependencies', '--json'];
  const { stdout, stderr } = spawnSync('npm', ['view', ...query], { encoding: 'utf8' });
  if (stdout.trim() === '') {
    throw new Error(`npm knows no ${apiPlugin}@${range}. ${stderr}`);
  }
  return chooseApiPlugin([JSON.parse(stdout) as Published | Published[]].flat(), docusaurus);
}

/** Copies what git has and what it would add, as it is on the disk. */
function copyProject(copy: string): void {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = spawnSync('git', list, { cwd: root, encoding: 'utf8' });
  for (const file of stdout.split('\0')) {
    // Git still lists what was deleted since the last commit.
    if (file !== '' && existsSync(path.join(root, file))) {
      cpSync(path.join(root, file), path.join(copy, file));
    }
  }
}

function changeManifest(file: string, docusaurus: string, openapi: string): void {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Parameters<typeof moveVersions>[0];
  writeFileSync(file, JSON.stringify(moveVersions(manifest, docusaurus, openapi), null, 2));
}

function runStep(step: Step, copy: string, before: readonly Outcome[]): Outcome {
  const { name, needs = [], retries = 0 } = step;
  const missing = before.find((other) => needs.includes(other.name) && other.result !== 'held');
  if (missing !== undefined) {
    return { name, result: 'not run', lines: [`needs: ${missing.name}`] };
  }
  const started = performance.now();
  let { status, lines } = runCommand(copy, step.command);
  for (let left = retries; left > 0 && status !== 0; left -= 1) {
    ({ status, lines } = runCommand(copy, step.command));
  }
  console.log(`${name}: ${Math.round((performance.now() - started) / 1000)} s`);
  if (name === guard && status !== 0) {
    // The build would stop at what is only to be read.
    runCommand(copy, ['npm', 'run', 'internals', '--', '--accept']);
  }
  const told = lines.filter((line) => (status === 0 ? /\d+ passed/ : step.reasons).test(line));
  const reasons = told.length > 0 || status === 0 ? told : lines.slice(-5);
  return {
    name,
    result: status === 0 ? 'held' : 'broke',
    lines: [...new Set(reasons.map((line) => line.trim().slice(0, 240)))],
  };
}

function runCommand(cwd: string, [program, ...parameters]: Step['command']) {
  const { status, stdout, stderr } = spawnSync(program, parameters, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, CI: 'true', NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  const lines = `${stdout}\n${stderr}`.split('\n').filter((line) => line.trim() !== '');
  return { status, lines };
}

function printOutcomes(outcomes: readonly Outcome[]): void {
  console.log('');
  for (const { name, result, lines } of outcomes) {
    console.log(`${name.padEnd(16)}${result.padEnd(9)}${lines[0] ?? ''}`);
    const shown = lines.length > maxLines ? [...lines.slice(0, maxLines), '…'] : lines;
    shown.slice(1).forEach((line) => console.log(`${' '.repeat(25)}${line}`));
  }
}

function printWeights(before: string, after: string): void {
  const comparable = pages.filter((page) =>
    [before, after].every((build) => existsSync(path.join(build, page))),
  );
  console.log(
    comparable.length > 0
      ? '\nBytes after brotli, in the build of the checkout and in that of the copy'
      : '\nNo weights: they need a build of the checkout and one of the copy.',
  );
  for (const page of comparable) {
    const [old, young] = [weighPage(before, page), weighPage(after, page)];
    const scripts = `scripts ${old.scripts} → ${young.scripts}`;
    console.log(`${page.padEnd(40)}${scripts.padEnd(28)}styles ${old.styles} → ${young.styles}`);
  }
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
