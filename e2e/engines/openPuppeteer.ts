import { type Browser, launch } from 'puppeteer-core';
import { chromiumArgs, ensureChromium } from '../../scripts/support/chromium';
import { type EngineWindow, height } from './EngineWindow';

/** Opens Chromium, which is the reference. */
export function openChromium(): Promise<EngineWindow> {
  return open('chrome', ensureChromium(), chromiumArgs);
}

/** Opens Firefox, over WebDriver BiDi. */
export function openFirefox(executablePath: string): Promise<EngineWindow> {
  return open('firefox', executablePath, []);
}

async function open(
  browserName: 'chrome' | 'firefox',
  executablePath: string,
  args: string[],
): Promise<EngineWindow> {
  const browser = await launch({ browser: browserName, executablePath, args });
  const [page = await browser.newPage()] = await browser.pages();
  return {
    engine: browserName === 'chrome' ? 'Chromium' : 'Firefox',
    load: async (url) => {
      if (browserName === 'chrome') await allowCopies(browser, new URL(url).origin);
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    pressEnter: () => page.keyboard.press('Enter'),
    pressWithControl: async (letter) => {
      await page.keyboard.down('Control');
      await page.keyboard.press(letter);
      await page.keyboard.up('Control');
    },
    resize: (width) => page.setViewport({ width, height }),
    screenshot: async (path) => {
      await page.screenshot({ path });
    },
    close: () => browser.close(),
  };
}

/** The headless build asks for what the whole browser allows: a click may copy. */
function allowCopies(browser: Browser, origin: string): Promise<void> {
  return browser.defaultBrowserContext().overridePermissions(origin, ['clipboard-sanitized-write']);
}
