/** The React example as its visitors get it, and on Vite's development server, where StrictMode runs every effect twice. */
import path from 'node:path';
import { expect } from '@playwright/test';
import { runCommand } from '@aifindr-docs/processes/runCommand';
import { findChromium } from '../../scripts/support/chromium';
import { createTest, examples, serveProject } from './createTest';
import { testLifeCycle, testMinimal, testShop } from './shopTests';

const vite =
  (...parameters: string[]) =>
  (port: number) =>
    ['npx', 'vite', ...parameters, '--host=localhost', '--strictPort', `--port=${port}`] as const;

const test = createTest(
  serveProject({
    name: 'react',
    build: [
      ['npm', 'run', 'typecheck'],
      ['npm', 'run', 'build'],
    ],
    serve: vite('preview'),
  }),
);

test.describe('React', () => {
  test('a button is disabled until the widget, with its metadata, is ready, and then opens it', async ({
    page,
    visit,
  }) => {
    const { release } = await visit('/', { isHeld: true });
    const button = page.getByRole('button', { name: 'Preguntar' });
    await expect(button).toBeDisabled();
    release();
    await button.click();
    await expect(page.locator('#ai-findr-widget-overlay')).toBeVisible();
    const metadata = await page.evaluate(() => window.AIFindrWidget?.getMetadata());
    expect(metadata).toEqual({ environment: 'production' });
  });

  test('the tests that the guide shows pass', async ({ origin }) => {
    const env = { PORT: new URL(origin).port, CHROMIUM_PATH: findChromium() };
    await runCommand('npx', ['playwright', 'test'], { cwd: path.join(examples, 'react'), env });
  });

  testShop(test);
  testMinimal(test, '/minimo/');
});

test.describe('React under StrictMode', () => {
  // What Vite bundles at the first visit would make it reload the page.
  const build = [['npx', 'vite', 'optimize']] as const;
  const development = createTest(serveProject({ name: 'react', build, serve: vite() }));
  testLifeCycle(development);
});
