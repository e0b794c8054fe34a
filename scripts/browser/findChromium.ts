import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const installedPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of a Chromium that is on this machine: one that the system has, else Playwright's own. Undefined where there is none. */
export function findChromium(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, ...installedPaths, chromium.executablePath()];
  return candidates.find((candidate) => candidate !== undefined && existsSync(candidate));
}
