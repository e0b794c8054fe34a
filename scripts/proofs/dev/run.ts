import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { launchBrowser } from '../../support/chromium';
import { copySite, type SiteCopy } from '../../support/copySite';
import { createReport } from '../../support/createReport';
import { findFreePort } from '../../support/findFreePort';

/** An edit while the server runs, and what the open page or its overlay has to show then, without a restart. */
interface Edit {
  name: string;
  make: (site: SiteCopy) => void;
  /** Route to be on; stays on that of the edit before if there is none. */
  route?: string;
  shows?: string;
  /** What is gone. */
  hides?: string;
  /** What the overlay says; it is closed if there is nothing. */
  says?: RegExp;
}

/**
 * Longest time until an edit shows, on an idle machine of two cores. Other work only makes the clock show more, so what counts is
 * the processor time that the server used until then: what two cores have in that time.
 */
const expectedSeconds = 3;
const expectedCpuSeconds = 2 * expectedSeconds;
const patience = 20 * expectedSeconds * 1000;

const startPatience = 300_000;

const page = 'docs/widget-config/triggers.mdx';
const example = 'examples/guide/triggers/button.html';
const contract = 'examples/swagger.yaml';
const added = 'docs/widget-config/prueba.mdx';
const front =
  'title: Prueba\ndescription: Una página de prueba con una descripción que tiene la longitud que los buscadores muestran.';
const text = (body: string) => `---\n${front}\n---\n\n${body}\n`;
const fence = '\n```html file=examples/guide/triggers/prueba.html title="prueba.html"\n```\n';

const edits: readonly Edit[] = [
  {
    name: 'prose',
    route: '/docs/widget-config/triggers',
    make: (site) => site.write(page, `${site.read(page)}\nAñadido al escribir.\n`),
    shows: 'Añadido al escribir.',
  },
  {
    name: 'a region of an example',
    make: (site) => site.replace(example, 'ai-findr-trigger"', 'ai-findr-trigger" title="Nuevo"'),
    shows: 'title="Nuevo"',
  },
  {
    name: 'a region that is broken',
    make: (site) => site.replace(example, '#endregion', '#endregoin'),
    says: /triggers\.mdx:\d+.*never closed/s,
  },
  {
    name: 'a region that is fixed',
    make: (site) => site.replace(example, '#endregoin', '#endregion'),
    shows: 'title="Nuevo"',
  },
  {
    name: 'a dead link',
    make: (site) => site.write(page, `${site.read(page)}\n[Nada](./nada.mdx#no)\n`),
    says: /triggers\.mdx:\d+: no page \.\/nada\.mdx/,
  },
  {
    name: 'a link that is fixed',
    make: (site) => site.replace(page, './nada.mdx#no', './intro.mdx'),
    shows: 'Nada',
  },
  {
    name: 'an unknown identifier',
    make: (site) => site.replace(page, 'Añadido', 'Añadido con `AIFindrWidget.opne()`'),
    says: /triggers\.mdx:\d+: .*did you mean "open"/,
  },
  {
    name: 'an identifier that is fixed',
    make: (site) => site.replace(page, 'opne()', 'open()'),
    shows: 'AIFindrWidget.open()',
  },
  {
    name: 'a page without a description, and in the sidebar',
    make: (site) => {
      site.write(added, '---\ntitle: Prueba\n---\n\nUna página nueva.\n');
      site.replace(
        'sidebars.ts',
        "'widget-config/triggers',",
        "'widget-config/triggers', 'widget-config/prueba',",
      );
    },
    route: '/docs/widget-config/prueba',
    shows: 'Una página nueva.',
    says: /prueba\.mdx:1: no description/,
  },
  {
    name: 'an example that is added',
    make: (site) => {
      site.write('examples/guide/triggers/prueba.html', '<p>Un ejemplo nuevo</p>\n');
      site.write(added, text(`Una página nueva.\n${fence}`));
    },
    shows: '<p>Un ejemplo nuevo</p>',
  },
  {
    name: 'an example that is removed',
    make: ({ folder }) => rmSync(path.join(folder, 'examples/guide/triggers/prueba.html')),
    says: /prueba\.mdx:\d+.*no such file/s,
  },
  {
    name: 'a page that is renamed',
    make: (site) => {
      rmSync(path.join(site.folder, added));
      site.write('docs/widget-config/otra.mdx', text('Una página con otro nombre.'));
      site.replace('sidebars.ts', "'widget-config/prueba'", "'widget-config/otra'");
    },
    route: '/docs/widget-config/otra',
    shows: 'Una página con otro nombre.',
  },
  {
    name: 'sidebars that do not parse',
    make: (site) => site.replace('sidebars.ts', "'widget-config/intro',", "'widget-config/intro,"),
    says: /sidebars\.ts:\d+: ParseError/,
  },
  {
    name: 'the sidebars after that',
    make: (site) => site.replace('sidebars.ts', "'widget-config/intro,", "'widget-config/intro',"),
    shows: 'Una página con otro nombre.',
  },
  {
    name: 'a contract that does not parse',
    make: (site) => site.replace(contract, 'info:', 'info: ['),
    says: /examples\/swagger\.yaml:\d+/,
  },
  {
    name: 'the contract after that, with another description',
    make: (site) => {
      site.replace(contract, 'info: [', 'info:');
      site.replace(
        contract,
        'Crea una conversación vacía',
        'Crea una conversación recién cambiada',
      );
    },
    route: '/docs/api/crear-conversacion',
    shows: 'Crea una conversación recién cambiada',
  },
  {
    name: 'a page that is removed',
    make: (site) => {
      rmSync(path.join(site.folder, 'docs/widget-config/otra.mdx'));
      site.replace('sidebars.ts', " 'widget-config/otra',", '');
    },
    route: '/docs/widget-config/triggers',
    hides: 'Una página con otro nombre.',
  },
];

/** `npm run test:dev`: drives the author's server on a copy of the site through the edits. */
async function main(): Promise<void> {
  const report = createReport('dev');
  const site = copySite();
  const port = await findFreePort();
  const start = (...parameters: string[]) =>
    spawn(
      process.execPath,
      [path.join(site.folder, 'node_modules/tsx/dist/cli.mjs'), 'scripts/dev.ts', ...parameters],
      // A separate process group, whose processor time is measured.
      { cwd: site.folder, env: { ...process.env, NO_COLOR: '1' }, detached: true },
    );
  const server = start('--port', String(port), '--no-open');
  let output = '';
  server.stdout.on('data', (data: Buffer) => (output += data.toString()));
  server.stderr.on('data', (data: Buffer) => (output += data.toString()));
  const origin = `http://localhost:${port}`;
  const browser = await launchBrowser();
  const tab = await browser.newPage();
  tab.setDefaultTimeout(patience);
  await report.check('the server answers', () =>
    until(
      async () => (await fetch(origin)).ok,
      () => output.slice(-2000),
      startPatience,
    ),
  );
  let route = '/';
  for (const edit of edits) {
    await report.check(edit.name, async () => {
      if (edit.route !== undefined && edit.shows === undefined) route = edit.route;
      if (edit.name === 'prose') await tab.goto(origin + (route = edit.route ?? route));
      const printed = output.length;
      edit.make(site);
      const started = performance.now();
      const used = readCpuSeconds(server.pid);
      if (edit.route !== undefined && edit.route !== route) {
        route = edit.route;
        await tab.goto(origin + route);
      }
      let seen = { body: '', overlay: '' };
      await until(
        async () => {
          seen = await look(tab);
          const { shows, hides, says } = edit;
          return (
            (shows === undefined || seen.body.includes(shows)) &&
            (hides === undefined || !seen.body.includes(hides)) &&
            (says === undefined ? isClean(seen, output.slice(printed)) : says.test(seen.overlay))
          );
        },
        () => `overlay: ${seen.overlay}\n${seen.body.slice(0, 300)}\n${output.slice(-1500)}`,
      );
      const seconds = (performance.now() - started) / 1000;
      const cpuSeconds = readCpuSeconds(server.pid) - used;
      const figures = `shown after ${seconds.toFixed(1)} s, ${cpuSeconds.toFixed(1)} s of processor time`;
      console.log(`        ${figures}`);
      if (cpuSeconds > expectedCpuSeconds) throw new Error(figures);
    });
  }
  for (const address of ['/docs/widget-config/triggers.md', '/llms.txt', '/img/none.png']) {
    await report.check(`${address}, which only a build has, is 404`, async () => {
      const { status } = await fetch(origin + address, { headers: { accept: 'text/html' } });
      if (status !== 404) throw new Error(String(status));
    });
  }
  await report.check('a port in use is said with another one', async () => {
    const second = start('--port', String(port));
    let said = '';
    second.stderr.on('data', (data: Buffer) => (said += data.toString()));
    await new Promise((resolve) => second.once('close', resolve));
    if (!said.includes(`npm run dev -- --port ${port + 1}`)) throw new Error(said);
  });
  await report.check('newer versions of the framework are not advertised', () => {
    if (output.includes('Update available')) throw new Error(output.slice(0, 1000));
  });
  await browser.close();
  server.kill();
  await new Promise((resolve) => server.once('close', resolve));
  site.remove();
  report.finish();
}

/** Whether the server has compiled since an edit; before that the overlay closes too. */
function isClean({ overlay }: { overlay: string }, printed: string): boolean {
  return overlay === '' && printed.includes('compiled successfully');
}

/** Text of the page, and of the overlay with warnings and errors. */
async function look(tab: Page): Promise<{ body: string; overlay: string }> {
  const overlay = tab.frameLocator('#webpack-dev-server-client-overlay').locator('body');
  const isOpen = (await tab.locator('#webpack-dev-server-client-overlay').count()) > 0;
  return {
    body: await tab
      .locator('body')
      .textContent()
      .then(String, () => ''),
    overlay: isOpen ? await overlay.innerText({ timeout: 5000 }).catch(() => '') : '',
  };
}

/** Processor time of a process group so far; 0 on systems without /proc, where only the clock counts. */
function readCpuSeconds(group: number | undefined): number {
  if (!existsSync('/proc')) return 0;
  const ticks = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((id) => {
      try {
        // proc(5): after the name in parentheses follow state, parent and group; time is in the 14th and 15th field of the line.
        const [, rest = ''] = readFileSync(`/proc/${id}/stat`, 'utf8').split(/\) (?!.*\) )/);
        const fields = rest.split(' ').map(Number);
        return fields[2] === group ? (fields[11] ?? 0) + (fields[12] ?? 0) : [];
      } catch {
        // It has just ended.
        return [];
      }
    });
  return ticks.reduce((sum, time) => sum + time, 0) / 100;
}

/** Waits for a condition; throws with a description of the last state when it does not come. */
async function until(
  holds: () => Promise<boolean>,
  describe: () => string,
  milliseconds = patience,
): Promise<void> {
  const end = performance.now() + milliseconds;
  while (!(await holds().catch(() => false))) {
    if (performance.now() > end) throw new Error(describe());
    await wait(100);
  }
}

void main();
