import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installDebianPackages } from '@aifindr-docs/processes/installDebianPackages';

const installedPaths = [
  // A first page takes 1.7 s of processor time in the headless build, 4.2 s in the whole browser.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Launch options for headless Chromium in a container: root needs `--no-sandbox`. */
export const chromiumArgs = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** Path of the system's Chromium, else of the one that Playwright downloaded; undefined if there is neither. */
export function findChromium(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, ...installedPaths, chromium.executablePath()];
  return candidates.find((candidate) => candidate !== undefined && existsSync(candidate));
}

/**
 * Returns the path of a Chromium; if there is none, installs Playwright's build, then Debian's package.
 *
 * @throws Error if neither can be installed
 */
export function ensureChromium(): string {
  const found = findChromium() ?? installChromium();
  if (found === undefined) {
    throw new Error(
      'No Chromium could be installed. Install one (Debian: apt-get install chromium-headless-shell) and set CHROMIUM_PATH to it.',
    );
  }
  return found;
}

function installChromium(): string | undefined {
  console.log("No Chromium found. Downloading Playwright's build …");
  spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: 10 * 60 * 1000,
    shell: process.platform === 'win32',
  });
  if (findChromium() === undefined) {
    installDebianPackages(['chromium-headless-shell', 'fonts-liberation']);
  }
  return findChromium();
}
