import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Builder, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { vi } from 'vitest';
import { findFreePort } from '@aifindr-docs/processes/findFreePort';
import { type EngineWindow, height } from './EngineWindow';

/** The toolbar of the test browser is wider than a phone. */
const smallToolbar = '* { min-width: 0; padding: 0; font-size: 4px; }';

/** Opens WebKitGTK's test browser, over WebDriver, on a virtual screen. */
export async function openWebKit(): Promise<EngineWindow> {
  const configuration = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  mkdirSync(path.join(configuration, 'gtk-3.0'));
  writeFileSync(path.join(configuration, 'gtk-3.0/gtk.css'), smallToolbar);
  const port = await findFreePort();
  const service = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`],
    {
      stdio: 'ignore',
      detached: true,
      env: { ...process.env, XDG_CONFIG_HOME: configuration, WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
    },
  );
  const end = async () => {
    if (service.pid !== undefined) process.kill(-service.pid);
    await rm(configuration, { recursive: true, force: true, maxRetries: 20 });
  };
  try {
    const driver = await vi.waitFor(
      () =>
        new Builder()
          .usingServer(`http://127.0.0.1:${port}`)
          .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
          .build(),
      { timeout: 60_000, interval: 500 },
    );
    return windowOf(driver, end);
  } catch (error) {
    await end();
    throw error;
  }
}

function windowOf(driver: WebDriver, end: () => Promise<void>): EngineWindow {
  return {
    engine: 'WebKit',
    load: (url) => driver.get(url),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    clickAt: (x, y) => driver.actions().move({ x, y }).click().perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    pressEnter: () => driver.actions().sendKeys(Key.ENTER).perform(),
    pressWithControl: (letter) =>
      driver.actions().keyDown(Key.CONTROL).sendKeys(letter).keyUp(Key.CONTROL).perform(),
    resize: async (width) => {
      const window = driver.manage().window();
      await window.setRect({ x: 0, y: 0, width, height });
    },
    screenshot: async (file) => {
      writeFileSync(file, Buffer.from(await driver.takeScreenshot(), 'base64'));
    },
    close: async () => {
      await driver.quit();
      await end();
    },
  };
}
