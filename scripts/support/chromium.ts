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
  return candidates.find((file) => file && existsSync(file)) ?? findWholeChromium();
}

/** Path of the browser that readers have, whose input comes from a window: Debian's, or Playwright's build. */
export function findWholeChromium(): string | undefined {
  return ['/usr/bin/chromium', chromium.executablePath()].find((file) => existsSync(file));
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
 * Path of a Chromium; where there is none, installs the headless shell.
 *
 * @throws Error if none can be installed
 */
export function ensureChromium(): string {
  return ensure(findChromium, '--only-shell', 'chromium-headless-shell');
}

/**
 * Path of a whole Chromium, which is installed where there is none.
 *
 * @throws Error if none can be installed
 */
export function ensureWholeChromium(): string {
  return ensure(findWholeChromium, '--no-shell', 'chromium');
}

/** Installs Playwright's build of a Chromium, or Debian's package where that cannot be downloaded. */
function ensure(find: () => string | undefined, flag: string, debianPackage: string): string {
  if (find() === undefined) {
    console.log(`Installing ${debianPackage} …`);
    spawnSync('npx', ['playwright', 'install', flag, 'chromium'], {
      stdio: 'inherit',
      timeout: 5 * 60 * 1000,
      shell: process.platform === 'win32',
      env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
    });
  }
  if (find() === undefined) installDebianPackages([debianPackage, 'fonts-liberation']);
  const found = find();
  if (found === undefined) {
    throw new Error(
      `${debianPackage} could not be installed. Install a Chromium and set CHROMIUM_PATH to it.`,
    );
  }
  return found;
}

/** Path and version of a Chromium, for reports. */
export async function describeChromium(executablePath: string): Promise<string> {
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  const version = browser.version();
  await browser.close();
  return `${executablePath} (${version})`;
}
