import { spawnSync } from 'node:child_process';
import { findChromium } from './findChromium';

const attempts: [string, ...string[]][] = [
  ['npx', 'playwright', 'install', 'chromium'],
  ['apt-get', 'update', '-q'],
  ['apt-get', 'install', '-y', '-q', 'chromium', 'fonts-liberation'],
];

/**
 * Makes sure that there is a Chromium: one that is installed, else Playwright's own download, else Debian's package.
 *
 * @returns its path
 * @throws Error when none can be had
 */
export function ensureChromium(): string {
  for (const [command, ...parameters] of attempts) {
    const found = findChromium();
    if (found !== undefined) {
      return found;
    }
    console.log(`No Chromium on this machine. Trying: ${[command, ...parameters].join(' ')}`);
    spawnSync(command, parameters, {
      stdio: 'inherit',
      timeout: 10 * 60 * 1000,
      shell: process.platform === 'win32',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const found = findChromium();
  if (found === undefined) {
    throw new Error(
      'No Chromium could be installed. Install one (Debian: apt-get install chromium) and name it in CHROMIUM_PATH.',
    );
  }
  return found;
}
