import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { installDebianPackages } from '@aifindr-docs/processes/installDebianPackages';

/** Launch options for headless Chromium in a container: root needs `--no-sandbox`. */
export const chromiumArgs = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** Path of a Chromium. A first page takes 1.7 s of processor time in its headless shell, 4.2 s in the whole browser. */
export function findChromium(): string | undefined {
  const shell = '/usr/bin/chromium-headless-shell';
  const candidates = [process.env.CHROMIUM_PATH, shell, ...listPlaywrightShells()];
  return [...candidates, '/usr/bin/chromium'].find((file) => file && existsSync(file));
}

/** Playwright says where its whole browser is; the shell is in a folder beside that. */
function listPlaywrightShells(): string[] {
  const folder = path.resolve(chromium.executablePath(), '../../..');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^chromium_headless_shell-.*headless[-_]shell(\.exe)?$/.test(file))
    .map((file) => path.join(folder, file));
}

/**
 * Path of a Chromium; where there is none, installs the headless shell: Playwright's build, or Debian's package.
 *
 * @throws Error if none can be installed
 */
export function ensureChromium(): string {
  if (findChromium() === undefined) {
    console.log("Installing Chromium's headless shell …");
    spawnSync('npx', ['playwright', 'install', '--only-shell', 'chromium'], {
      stdio: 'inherit',
      timeout: 5 * 60 * 1000,
      shell: process.platform === 'win32',
      env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
    });
  }
  if (findChromium() === undefined) {
    installDebianPackages(['chromium-headless-shell', 'fonts-liberation']);
  }
  const found = findChromium();
  if (found === undefined) {
    throw new Error('No Chromium could be installed. Install one and set CHROMIUM_PATH to it.');
  }
  return found;
}
