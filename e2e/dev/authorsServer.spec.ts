/** Tests what an author sees at each save while `docusaurus start` (`npm run dev`) serves a copy of the site. */
import { expect, test } from '@playwright/test';
import { findFreePort } from '@aifindr-docs/processes/findFreePort';
import { withServer } from '@aifindr-docs/processes/withServer';
import { copySiteToTemp } from '../../scripts/support/copySite';

const page = 'docs/widget-config/triggers.mdx';
const example = 'examples/guide/triggers/button.html';
const contract = 'examples/swagger.yaml';

const site = copySiteToTemp();
test.afterAll(() => site.remove());

test('the server shows each save of an author, or what is wrong with it', async ({ page: tab }) => {
  const overlay = tab.locator('#webpack-dev-server-client-overlay');
  const expectShown = async (text: string) => {
    await expect(tab.locator('body')).toContainText(text);
    await expect(overlay).toHaveCount(0);
  };
  const expectError = (message: RegExp) =>
    expect(overlay.contentFrame().locator('body')).toContainText(message);

  const port = await findFreePort();
  const program = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
  const parameters = [program, 'start', '--port', `${port}`, '--no-open'];
  const options = { cwd: site.folder, port };
  await withServer(process.execPath, parameters, options, async (origin) => {
    await tab.goto(`${origin}/docs/widget-config/triggers`);
    await test.step('prose', async () => {
      site.write(page, `${site.read(page)}\nAñadido al escribir.\n`);
      await expectShown('Añadido al escribir.');
    });
    await test.step('a region that is broken', async () => {
      site.replace(example, '#endregion', '#endregoin');
      await expectError(/triggers\.mdx:\d+.*never closed/s);
    });
    await test.step('an unknown identifier, with the region fixed', async () => {
      site.replace(example, '#endregoin', '#endregion');
      site.replace(page, 'Añadido', 'Añadido con `AIFindrWidget.opne()`');
      await expectError(/triggers\.mdx:\d+: unknown AIFindrWidget member "opne"/);
    });
    await test.step('a contract that does not parse, with the identifier fixed', async () => {
      site.replace(page, 'opne()', 'open()');
      site.replace(contract, 'info:', 'info: [');
      await expectError(/examples\/swagger\.yaml:\d+/);
    });
    await test.step('the mended contract, with another description', async () => {
      site.replace(contract, 'info: [', 'info:');
      site.replace(contract, 'Crea una conversación en', 'Recién cambiado: crea una en');
      await tab.goto(`${origin}/docs/api/crear-conversacion`);
      await expectShown('Recién cambiado');
    });
    // Only a build writes `llms.txt`.
    const { status } = await fetch(`${origin}/llms.txt`, { headers: { accept: 'text/html' } });
    expect(status).toBe(404);
  });
});
