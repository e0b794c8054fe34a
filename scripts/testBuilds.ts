import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copySite, type SiteCopy } from '../e2e/support/copySite';
import { fingerprintFolder } from './build/fingerprintFolder';

interface Outcome {
  code: number | null;
  output: string;
}

let passed = 0;
let failed = 0;

/** Puts real builds of a copy of the site, which has no git history, through what can go wrong around them. */
async function main(): Promise<void> {
  const site = copySite();
  try {
    const fingerprint = () => fingerprintFolder(path.join(site.folder, 'build'));
    const lastGood = fingerprint();

    const first = startBuild(site);
    await untilExists(path.join(site.folder, '.cache/build.lock'));
    const second = await finish(startBuild(site));
    check('a second build at the same time is refused', second.code === 1);
    check(
      'it says which process builds',
      /Another build is under way \(process \d+\)/.test(second.output),
      second,
    );

    const { code, output } = await finish(first);
    check('the first build is not disturbed, and needs no git history', code === 0, {
      code,
      output,
    });
    const built = fingerprint();
    check('its site has taken the place of the last one', built !== lastGood);

    const killed = startBuild(site);
    await untilExists(path.join(site.folder, 'build.next/index.html'), killed);
    process.kill(-(killed.pid ?? 0), 'SIGKILL');
    await finish(killed);
    check('a build that is killed half-way leaves the last good site', fingerprint() === built);

    const again = await finish(startBuild(site));
    check('the build after it takes over its lock', again.code === 0, again);
    check('two builds of the same source are the same bytes', fingerprint() === built);

    await withDisk(site, '2m', async (outDir) => {
      const full = await finish(startBuild(site, ['--out-dir', outDir]));
      check('a full disk ends the build with an error', full.code === 1, full);
      check(
        'it says that no space is left',
        /No space is left on the disk of/.test(full.output),
        full,
      );
      check(
        'the last good site is whole',
        readFileSync(path.join(outDir, 'index.html'), 'utf8') === 'last good',
      );
    });
    await withDisk(site, '2m', async (outDir) => {
      spawnSync('mount', ['-o', 'remount,ro', path.dirname(outDir)]);
      const readOnly = await finish(startBuild(site, ['--out-dir', outDir]));
      check(
        'an output that is read-only ends the build with an error',
        readOnly.code === 1,
        readOnly,
      );
      check(
        'it says what cannot be written',
        /The output cannot be written: EROFS/.test(readOnly.output),
        readOnly,
      );
      check(
        'the last good site is there',
        readFileSync(path.join(outDir, 'index.html'), 'utf8') === 'last good',
      );
    });
  } finally {
    site.remove();
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

function check(behaviour: string, holds: boolean, outcome?: Outcome): void {
  passed += holds ? 1 : 0;
  failed += holds ? 0 : 1;
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${behaviour}`);
  if (!holds && outcome !== undefined) {
    console.log(`     exit code ${outcome.code}\n${outcome.output.slice(-2000)}`);
  }
}

function startBuild({ folder }: SiteCopy, parameters: string[] = []): ChildProcess {
  return spawn(
    process.execPath,
    [
      path.join(folder, 'node_modules/tsx/dist/cli.mjs'),
      path.join(folder, 'scripts/build.ts'),
      ...parameters,
    ],
    // A group of its own, so that all of it can be killed.
    { cwd: folder, detached: true, env: { ...process.env, NO_COLOR: '1' } },
  );
}

function finish(build: ChildProcess): Promise<Outcome> {
  let output = '';
  build.stdout?.on('data', (data: Buffer) => (output += data.toString()));
  build.stderr?.on('data', (data: Buffer) => (output += data.toString()));
  return new Promise((resolve) => build.on('close', (code) => resolve({ code, output })));
}

async function untilExists(file: string, build?: ChildProcess): Promise<void> {
  while (!existsSync(file)) {
    if (build !== undefined && build.exitCode !== null) {
      throw new Error(`the build ended before it wrote ${file}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Runs a test on a small disk of its own, which holds a last good site; only root on Linux can make one. */
async function withDisk(
  { folder }: SiteCopy,
  size: string,
  test: (outDir: string) => Promise<void>,
): Promise<void> {
  const disk = path.join(folder, 'disk');
  mkdirSync(disk, { recursive: true });
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', disk]).status !== 0) {
    console.log(
      'NOT PROVEN: a disk that is full or read-only (this machine lets nobody mount one)',
    );
    return;
  }
  try {
    const outDir = path.join(disk, 'build');
    mkdirSync(outDir);
    writeFileSync(path.join(outDir, 'index.html'), 'last good');
    await test(outDir);
  } finally {
    spawnSync('umount', [disk]);
  }
}

main().catch((error: unknown) => {
  console.error(error);
  console.log(`${passed} passed, ${failed + 1} failed`);
  process.exit(1);
});
