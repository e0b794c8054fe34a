import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { copySite, type SiteCopy } from '../../support/copySite';
import {
  publicContracts,
  resolvePublicContract,
} from '../../../plugins/api-reference/fixtures/publicContracts';
import { createReport } from '../../support/createReport';

/** Program of `npm run api-docs`. */
const generator = 'scripts/generateApiDocs.ts';

/** `npm run test:builds`: builds two copies of the site in different folders, and kills a build in between. */
async function main(): Promise<void> {
  const report = createReport('builds');
  const site = copySite();
  const other = copySite('another-site-in-a-folder-with-a-longer-name-');
  useOwnPackages(site);
  useOwnPackages(other);
  const build = ({ build: run }: SiteCopy) => {
    const { code, output } = run();
    if (code !== 0) throw new Error(output.slice(-4000));
  };
  const read = ({ folder }: SiteCopy) => fingerprintFiles(path.join(folder, 'build'));
  let first = new Map<string, string>();
  const compare = (copy: SiteCopy) => {
    const now = read(copy);
    const differing = [...new Set([...first.keys(), ...now.keys()])].filter(
      (file) => first.get(file) !== now.get(file),
    );
    if (differing.length > 0) throw new Error(`different bytes in ${differing.join(', ')}`);
  };
  await report.check('a copy without git history builds', () => {
    build(site);
    first = read(site);
  });
  await report.check('a killed build keeps the last good output', async () => {
    await killBuild(site);
    compare(site);
  });
  await report.check('the next build succeeds and is byte-identical to the first', () => {
    build(site);
    compare(site);
  });
  await report.check('a build in another folder is byte-identical too', () => {
    build(other);
    compare(other);
  });
  await report.check('a broken contract is refused with its places', () => {
    refuseBrokenContract(other);
  });
  await report.check('another contract names the places to edit, and builds with others', () => {
    exchangeContract(other);
    buildForeignContracts(other);
  });
  site.remove();
  other.remove();
  report.finish();
}

/** A hash of the bytes of every file of a folder, by its path in the folder. */
function fingerprintFiles(folder: string): Map<string, string> {
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
        return [path.relative(folder, file), hash] as const;
      }),
  );
}

/** Replaces the link to the packages: the bundler orders modules by path, and a checkout has its packages inside. */
function useOwnPackages({ folder }: SiteCopy): void {
  const packages = path.join(folder, 'node_modules');
  const source = realpathSync(packages);
  rmSync(packages);
  // Hard links, where the temporary folder is on the same disk.
  const { status } = spawnSync('cp', ['--archive', '--link', source, packages]);
  if (status !== 0) cpSync(source, packages, { recursive: true });
}

function findContract(name: string): string {
  const found = publicContracts.find(([file]) => file.endsWith(`/${name}.json`));
  if (found === undefined) throw new Error(`no public contract "${name}"`);
  return resolvePublicContract(found[0]);
}

/** Throws unless a program has failed with each of these messages. */
function expectMessages({ code, output }: ReturnType<SiteCopy['run']>, messages: string[]): void {
  const missing = messages.filter((message) => !output.includes(message));
  if (code === 0 || missing.length > 0)
    throw new Error(`exit code ${code}, without ${missing.join(' and ')}:\n${output.slice(-4000)}`);
}

function refuseBrokenContract({ write, run }: SiteCopy): void {
  write('broken.yaml', "openapi: 3.0.3\ninfo: { version: '1' }\npaths: { x: {} }\n");
  expectMessages(run(generator, ['--contract', 'broken.yaml', '--out', 'docs/broken']), [
    'broken.yaml:2:1 has no info.title',
    'broken.yaml:3:10 path "x" does not begin with a slash',
  ]);
}

/** Replaces the contract of the site, and edits the three places of plugins/api-reference/README.md. */
function exchangeContract({ folder, read, write, run }: SiteCopy): void {
  write('examples/swagger.yaml', readFileSync(findContract('train-travel'), 'utf8'));
  expectMessages(run(generator), [
    'docs/_api/chat.mdx: the contract has no page "chat"',
    'config/apiPages.ts: the contract has no page /docs/api/hacer-pregunta',
    'The contract has /docs/api/train-travel-api,',
  ]);
  rmSync(path.join(folder, 'docs/_api'), { recursive: true });
  const pages = ['docs/widget-config', 'src/pages'].flatMap((parent) =>
    readdirSync(path.join(folder, parent), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => path.join(parent, file)),
  );
  for (const file of ['config/apiPages.ts', ...pages]) {
    write(
      file,
      read(file).replaceAll(/\/docs\/api\/[\w-]+(#[\w-]+)?/g, '/docs/api/train-travel-api'),
    );
  }
}

/** Contracts with what others do not have: callbacks, webhooks, styles, files. */
const foreign = ['callbacks', 'webhooks', 'parameters-style', 'file-uploads'];

/** Generates public contracts beside the API, and builds the site with them. */
function buildForeignContracts({ folder, replace, run }: SiteCopy): void {
  for (const name of foreign) {
    const out = `docs/foreign/${name}`;
    const { code, output } = run(generator, ['--contract', findContract(name), '--out', out]);
    if (code !== 0) throw new Error(output);
  }
  // In a sidebar that the navbar opens, as llms.txt needs it.
  replace(
    'sidebars.ts',
    'export default',
    "(sidebars.openApiSidebar as object[]).push({ type: 'autogenerated', dirName: 'foreign' });\nexport default",
  );
  // Not `npm run build`, whose checks of names and sidebars are for authors of this site.
  const docusaurus = path.join(folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [docusaurus, 'build'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error((stdout + stderr).slice(-4000));
}

/** Starts a build and kills it with its child processes once it has written its first page. */
async function killBuild({ folder }: SiteCopy): Promise<void> {
  const program = path.join(folder, 'node_modules/tsx/dist/cli.mjs');
  const child = spawn(process.execPath, [program, 'scripts/build.ts'], {
    cwd: folder,
    detached: true,
    stdio: 'ignore',
  });
  while (!existsSync(path.join(folder, 'build.next/index.html'))) {
    if (child.exitCode !== null) throw new Error('the build ended before it wrote a page');
    await wait(50);
  }
  const closed = new Promise((resolve) => child.once('close', resolve));
  process.kill(-(child.pid ?? 0), 'SIGKILL');
  await closed;
}

void main();
