import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { installDebianPackages } from '@aifindr-docs/processes/installDebianPackages';

/** Launch options for headless Chromium in a container: root needs `--no-sandbox`. */
export const chromiumArgs = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** Finds CHROMIUM_PATH or a Chromium, preferably a headless shell, which needs 1.7 s of CPU time for a first page instead of 4.2 s. */
export function findChromium(): string | undefined {
  const shell = '/usr/bin/chromium-headless-shell';
  const candidates = [process.env.CHROMIUM_PATH, shell, ...listPlaywrightShells()];
  return candidates.find((file) => file && existsSync(file)) ?? findWholeChromium();
}

/** Finds a whole Chromium, which gets its input through a window as that of readers does: Debian's package or Playwright's build. */
export function findWholeChromium(): string | undefined {
  return ['/usr/bin/chromium', chromium.executablePath()].find((file) => existsSync(file));
}

/** Lists Playwright's headless shells, which are beside its whole browser. Only the path of the whole browser is in its API. */
function listPlaywrightShells(): string[] {
  const folder = path.resolve(chromium.executablePath(), '../../..');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^chromium_headless_shell-.*headless[-_]shell(\.exe)?$/.test(file))
    .map((file) => path.join(folder, file));
}

/**
 * Finds a Chromium. If there is none, it installs Playwright's build or, where that cannot be downloaded, Debian's package.
 *
 * @param kind `whole` as for `findWholeChromium`; for `any`, the headless shell is installed
 * @throws Error if none can be installed
 */
export function ensureChromium(kind: 'any' | 'whole' = 'any'): string {
  const [find, flag, debianPackage] =
    kind === 'whole'
      ? [findWholeChromium, '--no-shell', 'chromium']
      : [findChromium, '--only-shell', 'chromium-headless-shell'];
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

/** Formats path and version of a Chromium for a report. */
export async function formatChromium(executablePath: string): Promise<string> {
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  const version = browser.version();
  await browser.close();
  return `${executablePath} (${version})`;
}
