/** Tests the React example as its visitors get it, and on Vite's development server, where StrictMode runs every effect twice. */
import path from 'node:path';
import { expect } from '@playwright/test';
import { runCommand } from '@aifindr-docs/processes/runCommand';
import { findChromium } from '../../scripts/support/chromium';
import { createTest, examples, serveProject, useConsentProvider, withoutTag } from './createTest';
import { testConsent, testEarlyLeave, testLifeCycle, testTag } from './shopTests';

const vite =
  (...parameters: string[]) =>
  (port: number) =>
    ['npx', 'vite', ...parameters, '--host=localhost', '--strictPort', `--port=${port}`] as const;

const build = [
  ['npm', 'run', 'typecheck'],
  ['npm', 'run', 'build'],
] as const;
const serve = vite('preview');
const test = createTest(serveProject({ name: 'react', build, serve }));

test.describe('React with the tag', () => {
  test('a button is disabled until the widget is ready, and then opens it', async ({
    page,
    visit,
  }) => {
    const { release } = await visit('/', { isHeld: true });
    const button = page.locator('main').getByRole('button', { name: 'Preguntar' });
    await expect(button).toBeDisabled();
    release();
    await button.click();
    await expect(page.locator('#ai-findr-widget-overlay')).toBeVisible();
  });

  test('the tests that the guide shows pass', async ({ origin }) => {
    const cwd = path.join(examples, 'react');
    const env = { PORT: new URL(origin).port, CHROMIUM_PATH: findChromium() };
    await runCommand('npx', ['vitest', 'run'], { cwd });
    await runCommand('npx', ['playwright', 'test'], { cwd, env });
  });

  testTag(test);
  testEarlyLeave(test);
});

test.describe('React with consent', () => {
  const edits = { 'index.html': withoutTag, 'src/WidgetLayout.tsx': useConsentProvider };
  const withConsent = createTest(serveProject({ name: 'react', edits, build, serve }));

  withConsent('the script has the metadata of the place where it runs', async ({ page, visit }) => {
    await visit();
    await expect
      .poll(() => page.evaluate(() => window.AIFindrWidget?.getMetadata()))
      .toEqual({ environment: 'development' });
  });

  testConsent(withConsent);
});

test.describe('React under StrictMode', () => {
  // Dependencies are bundled beforehand, because Vite would reload the page after bundling them at the first visit.
  const optimize = [['npx', 'vite', 'optimize']] as const;
  const development = createTest(serveProject({ name: 'react', build: optimize, serve: vite() }));
  testLifeCycle(development);
});
