import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './support/chromium';
import { copySite } from './support/copySite';
import { findFreePort } from './support/findFreePort';
import { apiPlugin, chooseApiPlugin, moveVersions, type Published } from './rehearse/moveVersions';
import { weighPage } from './rehearse/weighPage';

interface Step {
  name: string;
  command: [string, ...string[]];
  retries?: number;
  /** Steps without which this one cannot run. */
  needs?: string[];
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

const steps: Step[] = [
  {
    name: 'npm install',
    command: ['npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund'],
    retries: 2,
  },
  {
    name: guard,
    command: ['npm', 'run', '--silent', 'internals'],
    needs: ['npm install'],
  },
  {
    name: 'build',
    command: ['npm', 'run', '--silent', 'build'],
    needs: ['npm install'],
  },
  {
    name: 'unit tests',
    command: ['npx', 'vitest', 'run'],
    needs: ['npm install'],
  },
  {
    name: 'test variants',
    command: ['npm', 'run', '--silent', 'build:variants'],
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
    needs: ['build'],
  },
];

/**
 * `npm run rehearse -- 3.10.2 [--api-plugin 4.x]`: upgrades Docusaurus and the API plugin in a copy of the project, and says
 * what holds, what breaks and what weighs more. Ends with 1 when anything breaks.
 */
async function main(): Promise<void> {
  // The checkout's own tests may run meanwhile.
  process.env.E2E_PORT ??= String(await findFreePort());
  const { values, positionals } = parseArgs({
    options: { 'api-plugin': { type: 'string' } },
    allowPositionals: true,
  });
  const [docusaurus] = positionals;
  if (docusaurus === undefined || !/^\d+\.\d+\.\d+/.test(docusaurus)) {
    throw new Error('Name the version of Docusaurus: npm run rehearse -- 3.10.2');
  }
  const openapi = findApiPlugin(docusaurus, values['api-plugin']);
  const site = copySite(`rehearsal-${docusaurus}-`);
  const copy = site.folder;
  console.log(`Docusaurus ${docusaurus} and ${apiPlugin} ${openapi} in ${copy}`);
  ensureChromium();
  // The link to the packages of the checkout.
  rmSync(path.join(copy, 'node_modules'));
  const manifest = JSON.parse(site.read('package.json')) as Parameters<typeof moveVersions>[0];
  site.write('package.json', JSON.stringify(moveVersions(manifest, docusaurus, openapi), null, 2));
  const outcomes = new Map<string, string>();
  for (const step of steps) {
    const missing = step.needs?.find((name) => outcomes.get(name) !== 'held');
    console.log(`\n=== ${step.name} ===`);
    outcomes.set(step.name, missing ? `not run, needs: ${missing}` : runStep(step, copy));
  }
  console.table(Object.fromEntries([...outcomes].map(([name, result]) => [name, { result }])));
  if (outcomes.get('build') === 'held') {
    printWeights(path.join(root, 'build'), path.join(copy, 'build'));
  }
  const isFine = [...outcomes.values()].every((result) => result === 'held');
  if (isFine) {
    site.remove();
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

function runStep({ name, command, retries = 0 }: Step, copy: string): 'held' | 'broke' {
  for (let attempt = 0; attempt <= retries; attempt += 1) {
    if (runCommand(copy, command)) return 'held';
  }
  // The build would stop at what is only to be read.
  if (name === guard) runCommand(copy, ['npm', 'run', 'internals', '--', '--accept']);
  return 'broke';
}

function runCommand(cwd: string, [program, ...parameters]: Step['command']): boolean {
  const env = { ...process.env, CI: 'true' };
  return spawnSync(program, parameters, { cwd, stdio: 'inherit', env }).status === 0;
}

/** Prints bytes after brotli in the build of the checkout, if there is one, and in that of the copy. */
function printWeights(before: string, after: string): void {
  const comparable = pages.filter((page) => existsSync(path.join(before, page)));
  const rows = comparable.map((page) => {
    const [old, young] = [weighPage(before, page), weighPage(after, page)];
    const scripts = `${old.scripts} → ${young.scripts}`;
    return [page, { scripts, styles: `${old.styles} → ${young.styles}` }];
  });
  console.table(Object.fromEntries(rows));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
