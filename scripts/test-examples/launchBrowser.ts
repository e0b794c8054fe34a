import { chromium, type Browser } from '@playwright/test';
import { ensureChromium } from '../browser/ensureChromium';

/** Starts the Chromium of this machine. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}
