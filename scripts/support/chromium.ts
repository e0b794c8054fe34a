import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { installDebianPackages } from '@aifindr-docs/processes/installDebianPackages';

/** Command-line flags for headless Chromium in a container, where root needs `--no-sandbox`. */
export const chromiumArgs = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** Finds a Chromium that is no headless shell: Debian's, else Playwright's. It gets input through a window, as readers' browsers do. */
export function findWholeChromium(): string | undefined {
  return ['/usr/bin/chromium', chromium.executablePath()].find((file) => existsSync(file));
}

/** Looks beside Playwright's whole Chromium, because Playwright's API does not return the path of its headless shell. */
function hasPlaywrightShell(): boolean {
  const whole = chromium.executablePath();
  const folder = whole.replace(/(chromium)(-\d+)[\\/].*/, '$1_headless_shell$2');
  return existsSync(path.join(folder, 'INSTALLATION_COMPLETE'));
}

/**
 * Finds the browser of CHROMIUM_PATH, else a headless shell (1.7 s of CPU time for a first page instead of 4.2 s), else a whole Chromium.
 * Returns undefined for Playwright's headless shell, which Playwright finds itself, and if there is no browser.
 */
export function findChromiumOverride(): string | undefined {
  const files = [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell'];
  const found = files.find((file) => file && existsSync(file));
  return found ?? (hasPlaywrightShell() ? undefined : findWholeChromium());
}

/**
 * Installs a Chromium if none of this kind is found: Playwright's build or, if that fails, Debian's package. For `shell`, a whole Chromium
 * is enough.
 *
 * @returns the path of the browser; undefined for Playwright's headless shell
 * @throws Error if none can be installed
 */
export function findOrInstallChromium(kind: 'shell' | 'whole'): string | undefined {
  const [find, flag, debianPackage] =
    kind === 'whole'
      ? [findWholeChromium, '--no-shell', 'chromium']
      : [findChromiumOverride, '--only-shell', 'chromium-headless-shell'];
  if (find() !== undefined || (kind === 'shell' && hasPlaywrightShell())) return find();
  const { status } = spawnSync('npx', ['playwright', 'install', flag, 'chromium'], {
    stdio: 'inherit',
    timeout: 5 * 60 * 1000,
    shell: process.platform === 'win32',
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
  });
  if (status !== 0 && !installDebianPackages([debianPackage, 'fonts-liberation'])) {
    throw new Error(
      `${debianPackage} could not be installed. Install a Chromium and set CHROMIUM_PATH to it.`,
    );
  }
  return find();
}
