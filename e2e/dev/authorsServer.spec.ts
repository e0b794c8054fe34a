/** Tests what an author sees at each save while `npm run dev` runs on a copy of the site. */
import { expect, test } from '@playwright/test';
import { findFreePort } from '@aifindr-docs/processes/findFreePort';
import { withServer } from '@aifindr-docs/processes/withServer';
import { copySite, type SiteCopy } from '../../scripts/support/copySite';

/** An edit while the server runs, and what the open page or its overlay has to show then, without a restart. */
interface Edit {
  name: string;
  make: (site: SiteCopy) => void;
  /** Route to open; undefined stays on the route of the previous edit. */
  route?: string;
  /** Text that the page has to contain if the overlay is closed. */
  shows?: string;
  /** What the overlay says; undefined if the overlay is closed. */
  says?: RegExp;
}

const page = 'docs/widget-config/triggers.mdx';
const example = 'examples/guide/triggers/button.html';
const contract = 'examples/swagger.yaml';

const edits: readonly Edit[] = [
  {
    name: 'prose',
    make: (site) => site.write(page, `${site.read(page)}\nAñadido al escribir.\n`),
    shows: 'Añadido al escribir.',
  },
  {
    name: 'a region that is broken',
    make: (site) => site.replace(example, '#endregion', '#endregoin'),
    says: /triggers\.mdx:\d+.*never closed/s,
  },
  {
    name: 'an unknown identifier, with the region fixed',
    make: (site) => {
      site.replace(example, '#endregoin', '#endregion');
      site.replace(page, 'Añadido', 'Añadido con `AIFindrWidget.opne()`');
    },
    says: /triggers\.mdx:\d+: unknown AIFindrWidget member "opne"/,
  },
  {
    name: 'a contract that does not parse, with the identifier fixed',
    make: (site) => {
      site.replace(page, 'opne()', 'open()');
      site.replace(contract, 'info:', 'info: [');
    },
    says: /examples\/swagger\.yaml:\d+/,
  },
  {
    name: 'the contract after that, with another description',
    make: (site) => {
      const text = site.read(contract).replace('info: [', 'info:');
      site.write(
        contract,
        text.replace('Crea una conversación en', 'Recién cambiado: crea una en'),
      );
    },
    route: '/docs/api/crear-conversacion',
    shows: 'Recién cambiado',
  },
];

const site = copySite();
test.afterAll(() => site.remove());

test('the server shows each save of an author, or says what is wrong with it', async ({
  page: tab,
}) => {
  const port = await findFreePort();
  const program = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
  const parameters = [program, 'start', '--port', `${port}`, '--no-open'];
  const options = { cwd: site.folder, port };
  await withServer(process.execPath, parameters, options, async (origin) => {
    await tab.goto(`${origin}/docs/widget-config/triggers`);
    for (const { name, make, route, shows = '', says } of edits) {
      await test.step(name, async () => {
        make(site);
        if (route !== undefined) await tab.goto(origin + route);
        const overlay = tab.locator('#webpack-dev-server-client-overlay');
        if (says !== undefined) {
          await expect(overlay.contentFrame().locator('body')).toContainText(says);
        } else {
          await expect(tab.locator('body')).toContainText(shows);
          await expect(overlay).toHaveCount(0);
        }
      });
    }
    // Only a build writes `llms.txt`.
    const { status } = await fetch(`${origin}/llms.txt`, { headers: { accept: 'text/html' } });
    expect(status).toBe(404);
  });
});
