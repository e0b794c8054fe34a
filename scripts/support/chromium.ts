import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { installDebianPackages } from '@aifindr-docs/processes/installDebianPackages';

/** Launch options for headless Chromium in a container: root needs `--no-sandbox`. */
export const chromiumArgs = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of a Chromium, its headless shell where there is one; undefined if there is none. */
export function findChromium(): string | undefined {
  const candidates = [...browsers, chromium.executablePath()];
  return findShell() ?? candidates.find((candidate) => existsSync(candidate));
}

/** A first page takes 1.7 s of processor time in the shell, 4.2 s in the whole browser. */
function findShell(): string | undefined {
  const candidates = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium-headless-shell',
    ...listPlaywrightShells(),
  ];
  return candidates.find((candidate) => candidate !== undefined && existsSync(candidate));
}

/** Playwright says where its whole browser is; the shell is in a folder beside that. */
function listPlaywrightShells(): string[] {
  const folder = path.resolve(chromium.executablePath(), '../../..');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) =>
      /^chromium_headless_shell-.*[\\/](chrome-)?headless[-_]shell(\.exe)?$/.test(file),
    )
    .map((file) => path.join(folder, file));
}

/**
 * Returns the path of a Chromium; installs the headless shell where there is none, Playwright's build or Debian's package.
 *
 * @throws Error if there is none and none can be installed
 */
export function ensureChromium(): string {
  if (findShell() === undefined) {
    console.log("Installing Chromium's headless shell …");
    spawnSync('npx', ['playwright', 'install', '--only-shell', 'chromium'], {
      stdio: 'inherit',
      timeout: 5 * 60 * 1000,
      shell: process.platform === 'win32',
      env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
    });
  }
  if (findShell() === undefined) {
    installDebianPackages(['chromium-headless-shell', 'fonts-liberation']);
  }
  const found = findChromium();
  if (found === undefined) {
    throw new Error(
      'No Chromium could be installed. Install one (Debian: apt-get install chromium-headless-shell) and set CHROMIUM_PATH to it.',
    );
  }
  return found;
}
