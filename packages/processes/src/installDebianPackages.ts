import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const attempts = 3;

/**
 * Installs Debian packages with apt-get, retrying because mirrors time out.
 *
 * @returns whether they were installed; false without apt-get or root, where the caller says what is missing
 */
export function installDebianPackages(packages: readonly string[]): boolean {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) {
    console.log(`Only root on Debian can install: ${packages.join(' ')}`);
    return false;
  }
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    console.log(`apt-get install ${packages.join(' ')} (attempt ${attempt} of ${attempts}) …`);
    // An install that was ended halfway, on a machine that stopped, keeps apt-get from all others.
    run('dpkg', '--configure', '-a');
    if (apt('update', '-q') && apt('install', '-y', '-q', '--no-install-recommends', ...packages)) {
      return true;
    }
  }
  return false;
}

function apt(...parameters: string[]): boolean {
  return run('apt-get', '-o', 'Acquire::Retries=3', '-o', 'DPkg::Lock::Timeout=300', ...parameters);
}

function run(program: string, ...parameters: string[]): boolean {
  const { status } = spawnSync(program, parameters, {
    stdio: 'inherit',
    timeout: 20 * 60 * 1000,
    // RUNLEVEL=1 keeps packages such as nginx from starting their service.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
  return status === 0;
}
