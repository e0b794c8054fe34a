import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { copySite, type SiteCopy } from '../e2e/support/copySite';
import { fingerprintFolder } from './build/fingerprintFolder';

let passed = 0;
let failed = 0;

/** Builds a copy of the site, which has no git history: builds are deterministic, and a build that ends early changes no output. */
async function main(): Promise<void> {
  const site = copySite();
  try {
    const output = path.join(site.folder, 'build');
    const first = await finish(startBuild(site));
    check('a copy without git history builds', first.code === 0, first.output);
    const built = fingerprintFolder(output);

    const killed = startBuild(site);
    await untilExists(path.join(site.folder, 'build.next/index.html'), killed);
    process.kill(-(killed.pid ?? 0), 'SIGKILL');
    await finish(killed);
    check('a killed build leaves the last good output', fingerprintFolder(output) === built);

    const second = await finish(startBuild(site));
    check('the build after it succeeds', second.code === 0, second.output);
    check('two builds of the same sources are byte-identical', fingerprintFolder(output) === built);
  } finally {
    site.remove();
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

function check(behaviour: string, holds: boolean, output = ''): void {
  passed += holds ? 1 : 0;
  failed += holds ? 0 : 1;
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${behaviour}`);
  if (!holds) console.log(output.slice(-2000));
}

function startBuild({ folder }: SiteCopy): ChildProcess {
  const program = path.join(folder, 'node_modules/tsx/dist/cli.mjs');
  return spawn(process.execPath, [program, path.join(folder, 'scripts/build.ts')], {
    cwd: folder,
    // A process group, so that the child processes of the build can be killed with it.
    detached: true,
    env: { ...process.env, NO_COLOR: '1' },
  });
}

function finish(build: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = '';
  build.stdout?.on('data', (data: Buffer) => (output += data.toString()));
  build.stderr?.on('data', (data: Buffer) => (output += data.toString()));
  return new Promise((resolve) => build.on('close', (code) => resolve({ code, output })));
}

async function untilExists(file: string, build: ChildProcess): Promise<void> {
  while (!existsSync(file)) {
    if (build.exitCode !== null) {
      throw new Error(`the build ended before it wrote ${file}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

main().catch((error: unknown) => {
  console.error(error);
  console.log(`${passed} passed, ${failed + 1} failed`);
  process.exit(1);
});
