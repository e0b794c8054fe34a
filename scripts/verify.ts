import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { claims } from './verify/claims';
import { formatReport, type Report } from './verify/formatReport';
import { judgeClaims } from './verify/judgeClaims';
import { readTests } from './verify/readTests';
import { readVersions } from './verify/readVersions';
import { artifacts, readOutput, readRecord, writeRecord, type PartRecord } from './verify/record';

const root = path.resolve(__dirname, '..');

/** Scripts that `npm test` runs already. */
const insideTest = new Set(['test:unit', 'test:browser']);

/**
 * Runs every proof of the project and writes `artifacts/verify.json` and `artifacts/verify.md`.
 * `--recorded` takes what `npm test` recorded last instead of running it again; `--only a,b` runs the named scripts.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { recorded: { type: 'boolean', default: false }, only: { type: 'string' } },
  });
  const parts = listParts();
  const wanted = values.only?.split(',') ?? parts;
  for (const script of wanted.filter((name) => name !== 'test' || !values.recorded)) {
    await runPart(script);
  }
  const records = parts.flatMap((script) => readRecord(script) ?? []);
  const report = makeReport(parts, records);
  mkdirSync(artifacts, { recursive: true });
  writeFileSync(path.join(artifacts, 'verify.json'), `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(path.join(artifacts, 'verify.md'), formatReport(report));
  console.log('\nartifacts/verify.json, artifacts/verify.md');
  console.log(`${report.passed} passed, ${report.failed} failed`);
  process.exit(report.failed === 0 ? 0 : 1);
}

/** `npm test` first, for it builds the site; then every other `test:` script, so that a new one is never forgotten. */
function listParts(): string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const others = Object.keys(scripts).filter(
    (name) => name.startsWith('test:') && !insideTest.has(name),
  );
  return ['test', ...others.sort(), 'sbom'];
}

function runPart(script: string): Promise<void> {
  console.log(`\n##### npm run ${script} #####`);
  const started = performance.now();
  const child = spawn('npm', ['run', '--silent', script], {
    cwd: root,
    stdio: ['inherit', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  let output = '';
  child.stdout.on('data', (data: Buffer) => {
    output += data.toString();
    process.stdout.write(data);
  });
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const seconds = Math.round((performance.now() - started) / 1000);
      writeRecord({ script, seconds, ...readOutput(output, code) });
      resolve();
    });
  });
}

function makeReport(parts: readonly string[], records: PartRecord[]): Report {
  const judged = judgeClaims(claims, readTests(root), records);
  const missing = parts.filter((script) => !records.some((record) => record.script === script));
  return {
    commit: readCommit(),
    platform: `${process.platform} ${process.arch}`,
    versions: readVersions(root, ['node', ...claims.flatMap(({ tools }) => tools)]),
    passed: records.reduce((sum, { passed }) => sum + passed, 0),
    failed: records.reduce((sum, { failed }) => sum + failed, 0),
    claims: judged,
    parts: records,
    notProven: [
      ...judged.filter(({ outcome }) => outcome === 'not proven').map(({ claim }) => claim),
      ...missing.map((script) => `npm run ${script} did not run`),
      ...records.flatMap(({ notProven }) => notProven),
      ...(existsSync(path.join(root, '.git'))
        ? []
        : ['which commit this is: there is no git history']),
      'browsers other than Chromium',
      'the public hosts (Cloudflare Pages, GitHub Pages): only their rules are tested, on nginx and on our own server',
      'advisories published after the list in scripts/supply-chain/policy.ts was made',
    ],
  };
}

function readCommit(): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : 'unknown';
}

void main();
