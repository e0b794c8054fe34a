/** Tests the prerendered Angular example behind its own server, with the strict CSP. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { installPackages } from '@aifindr-docs/processes/installPackages.mjs';
import { runCommand } from '@aifindr-docs/processes/runCommand';
import {
  createTest,
  type Edits,
  examples,
  linkPackages,
  serveProject,
  withoutTag,
} from './createTest';
import { testConsent, testTag } from './shopTests';

const env = { NG_CLI_ANALYTICS: 'false' };
const serve = (edits?: Edits) =>
  serveProject({
    name: 'angular',
    edits,
    build: [['npm', 'run', 'build']],
    serve: (port) => ['node', 'server.mjs', `${port}`],
    env,
  });
const test = createTest(serve());

test.describe('Angular with the tag', () => {
  test('the prerendered HTML holds the page, and hydration keeps it', async ({
    page,
    visit,
    errors,
  }) => {
    const product = await page.request.get('/productos/silla-roble');
    expect(await product.text()).toContain('Producto silla-roble</h1>');
    await visit();
    await expect(page.getByRole('link', { name: 'Preguntar' })).toBeVisible();
    await expect(page.locator('app-root h1')).toHaveCount(1);
    expect(errors).toEqual([]);
  });

  testTag(test);
});

test.describe('Angular with consent', () => {
  const edits: Edits = {
    'src/index.html': withoutTag,
    'src/app/app.config.ts': [
      [
        'import { routes }',
        "import { provideAIFindrConsent } from './aifindr/aifindr-consent';\nimport { routes }",
      ],
      ['provideClientHydration(),', 'provideClientHydration(),\n    provideAIFindrConsent(),'],
    ],
    'src/app/widget-layout.ts': [
      [
        'import { filter }',
        "import { ConsentNotice } from './aifindr/consent-notice';\nimport { filter }",
      ],
      ['imports: [AIFindrTrigger,', 'imports: [AIFindrTrigger, ConsentNotice,'],
      ['</main>', '</main><app-consent-notice />'],
      ['    afterNextRender(() => aifindr.load());\n', ''],
      ['afterNextRender, ', ''],
    ],
  };
  testConsent(createTest(serve(edits)));
});

test('the files of the guide build on what the Angular CLI writes with server rendering', async () => {
  const source = path.join(examples, 'angular');
  await installPackages(source);
  // The CLI creates no project inside another one, and also looks for one in the folders above its own files.
  const home = path.resolve(__dirname, '../../.cache/examples/angular-cli');
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  linkPackages('angular', home);
  const runCli = (cwd: string, ...parameters: string[]) => {
    const cli = path.join(home, 'node_modules/@angular/cli/bin/ng.js');
    return runCommand(process.execPath, [cli, ...parameters], { cwd, env });
  };
  await runCli(home, 'new', 'tienda', '--ssr', '--style=css', '--skip-install', '--skip-git');
  const cwd = path.join(home, 'tienda');
  for (const file of [
    ...['types', 'app/aifindr', 'app/app.config.ts', 'app/app.config.server.ts', 'app/pages.ts'],
    ...[
      'app/app.routes.ts',
      'app/app.routes.server.ts',
      'app/widget-layout.ts',
      'app/questions.ts',
    ],
  ]) {
    cpSync(path.join(source, 'src', file), path.join(cwd, 'src', file), { recursive: true });
  }
  writeFileSync(path.join(cwd, 'src/app/app.html'), '<router-outlet />\n');
  await runCli(cwd, 'build');
});
