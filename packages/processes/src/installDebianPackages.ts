import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs Debian packages with apt-get, which retries downloads because mirrors time out.
 *
 * @returns whether they were installed; always false without apt-get or without root
 */
export function installDebianPackages(packages: readonly string[]): boolean {
  console.log(`apt-get install ${packages.join(' ')} …`);
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) {
    console.log('Only root on Debian can install them.');
    return false;
  }
  // RUNLEVEL=1 keeps packages such as nginx from starting their service.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const options = ['-q', '-y', '-o', 'Acquire::Retries=3', '-o', 'DPkg::Lock::Timeout=300'];
  return [['update'], ['install', '--no-install-recommends', ...packages]].every(
    (parameters) =>
      spawnSync('apt-get', [...options, ...parameters], { stdio: 'inherit', env }).status === 0,
  );
}
