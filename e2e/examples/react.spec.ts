/** Tests the production build of the React example, and its life cycle on Vite's development server, where StrictMode doubles effects. */
import path from 'node:path';
import { expect } from '@playwright/test';
import { runCommand } from '@aifindr-docs/processes/runCommand';
import { findChromium } from '../../scripts/support/chromium';
import { createTest, examples, serveProject, useConsentProvider, withoutTag } from './createTest';
import { testConsent, testEarlyLeave, testLifeCycle, testTag } from './shopTests';

const build = ['npm run typecheck', 'npm run build'];
const serve = (port: number) => `npx vite preview --host=localhost --strictPort --port=${port}`;
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
  testConsent(createTest(serveProject({ name: 'react', edits, build, serve })));
});

test.describe('React under StrictMode', () => {
  // Dependencies are bundled beforehand, because Vite would reload the page after bundling them at the first visit.
  const development = {
    name: 'react',
    build: ['npx vite optimize'],
    serve: (port: number) => `npx vite --host=localhost --strictPort --port=${port}`,
  };
  testLifeCycle(createTest(serveProject(development)));
});
