import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findFreePort } from '@aifindr-docs/processes/findFreePort';
import { ensureChromium } from './support/chromium';
import { copySite } from './support/copySite';

interface Step {
  name: string;
  command: [string, ...string[]];
  /** Step without which this one cannot run. */
  needs?: string;
}

const apiPlugin = 'docusaurus-plugin-openapi-docs';
const guard = 'upstream files';

/** What follows the installation. */
const steps: readonly Step[] = [
  { name: guard, command: ['npm', 'run', '--silent', 'internals'], needs: 'npm install' },
  { name: 'build', command: ['npm', 'run', '--silent', 'build'], needs: 'npm install' },
  {
    name: 'unit tests',
    command: ['npx', 'vitest', 'run', '--project=unit*'],
    needs: 'npm install',
  },
  {
    name: 'tests of the build',
    command: ['npx', 'vitest', 'run', '--project=built'],
    needs: 'build',
  },
  {
    name: 'test variants',
    command: ['npm', 'run', '--silent', 'build:variants'],
    needs: 'build',
  },
  {
    // The tests tagged @pinned name the versions that R4 demands.
    name: 'specification',
    command: ['npx', 'playwright', 'test', 'e2e/specification', '--grep-invert=@pinned'],
    needs: 'build',
  },
];

/**
 * `npm run upgrade:dry-run -- 3.10.2 [--api-plugin 4]`: upgrades Docusaurus and the API plugin in a copy of the project, and says what
 * passes and what fails. Ends with 1 when anything fails.
 */
async function main(): Promise<void> {
  // The checkout's own tests may run meanwhile.
  process.env.E2E_PORT ??= String(await findFreePort());
  const { values, positionals } = parseArgs({
    options: { 'api-plugin': { type: 'string', default: 'latest' } },
    allowPositionals: true,
  });
  const [docusaurus] = positionals;
  if (docusaurus === undefined || !/^\d+\.\d+\.\d+/.test(docusaurus)) {
    throw new Error('Name the version of Docusaurus: npm run upgrade:dry-run -- 3.10.2');
  }
  const site = copySite(`upgrade-${docusaurus}-`);
  const copy = site.folder;
  console.log(`Docusaurus ${docusaurus} in ${copy}`);
  ensureChromium();
  // The link to the packages of the checkout.
  rmSync(path.join(copy, 'node_modules'));
  const wanted = {
    '@docusaurus/[\\w-]+': docusaurus,
    [apiPlugin]: findVersion(values['api-plugin']),
  };
  const folders = readdirSync(path.join(copy, 'packages')).map((name) => `packages/${name}/`);
  for (const manifest of ['', ...folders].map((folder) => `${folder}package.json`)) {
    if (!existsSync(path.join(copy, manifest))) continue;
    const text = Object.entries(wanted).reduce(
      (json, [name, version]) =>
        json.replaceAll(new RegExp(`("${name}": )"[^"]+"`, 'g'), `$1"${version}"`),
      site.read(manifest),
    );
    site.write(manifest, text);
  }
  // Docusaurus 3.10 refuses the old name.
  if (!/^3\.\d\./.test(docusaurus)) {
    site.replace('docusaurus.config.ts', 'experimental_faster', 'faster');
  }
  const install: Step = {
    name: 'npm install',
    command: ['npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund'],
  };
  const results = new Map<string, string>();
  for (const { name, command, needs } of [install, ...steps]) {
    console.log(`\n=== ${name} ===`);
    if (needs !== undefined && results.get(needs) !== 'passed') {
      results.set(name, `not run, needs: ${needs}`);
      continue;
    }
    const hasPassed = run(copy, command);
    results.set(name, hasPassed ? 'passed' : 'failed');
    // The build would stop at what is only to be read.
    if (name === guard && !hasPassed) run(copy, ['npm', 'run', 'internals', '--', '--accept']);
  }
  console.table(Object.fromEntries([...results].map(([name, result]) => [name, { result }])));
  const isFine = [...results.values()].every((result) => result === 'passed');
  if (isFine) await site.remove();
  else if (results.get('npm install') === 'passed') {
    console.log(`\nWhat changed upstream: npm run internals -- --diff ${copy}/node_modules`);
  } else console.log(`\nAnother version of the plugin may fit: --api-plugin <version or range>`);
  process.exit(isFine ? 0 : 1);
}

/** The newest version of the API plugin in a range. */
function findVersion(range: string): string {
  const answer = execFileSync('npm', ['view', `${apiPlugin}@${range}`, 'version', '--json']);
  const version = [JSON.parse(answer.toString()) as string | string[]].flat().at(-1);
  if (version === undefined) throw new Error(`${apiPlugin} has no version ${range}`);
  return version;
}

function run(cwd: string, [program, ...parameters]: Step['command']): boolean {
  const env = { ...process.env, CI: 'true' };
  return spawnSync(program, parameters, { cwd, stdio: 'inherit', env }).status === 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
