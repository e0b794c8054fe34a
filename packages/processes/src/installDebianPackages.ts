import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs Debian packages with apt-get, which retries because mirrors time out.
 *
 * @returns whether they were installed; false without apt-get or root, where the caller says what is missing
 */
export function installDebianPackages(packages: readonly string[]): boolean {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) {
    console.log(`Only root on Debian can install: ${packages.join(' ')}`);
    return false;
  }
  console.log(`apt-get install ${packages.join(' ')} …`);
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...packages);
}

function apt(...parameters: string[]): boolean {
  const options = ['-q', '-o', 'Acquire::Retries=3', '-o', 'DPkg::Lock::Timeout=300'];
  const { status } = spawnSync('apt-get', [...options, ...parameters], {
    stdio: 'inherit',
    timeout: 20 * 60 * 1000,
    // RUNLEVEL=1 keeps packages such as nginx from starting their service.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
  return status === 0;
}
