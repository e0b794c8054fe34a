import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import { findFreePort } from '@aifindr-docs/processes/findFreePort';
import { copySite, type SiteCopy } from '../../scripts/support/copySite';

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
 * Time until an edit shows, on an idle machine of two cores. Other work makes the clock show more, so what counts is the processor
 * time that the server used until then: what two cores have in that time. It adds to that of a few edits too, so the median counts.
 */
const expectedSeconds = 3;
const expectedCpuSeconds = 2 * expectedSeconds;
const patience = 20 * expectedSeconds * 1000;

const startTimeout = 300_000;

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
      const description = readDescription(site.read(contract), 'crearConversacion');
      site.replace(contract, description, `Recién cambiado. ${description}`);
    },
    route: '/docs/api/crear-conversacion',
    shows: 'Recién cambiado. ',
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

test.describe.configure({ mode: 'serial' });

const site = copySite();
let server: ChildProcessWithoutNullStreams;
let tab: Page;
let origin = '';
let output = '';
const cpuSeconds: number[] = [];

function start(port: number, ...parameters: string[]): ChildProcessWithoutNullStreams {
  const program = path.join(site.folder, 'node_modules/tsx/dist/cli.mjs');
  return spawn(
    process.execPath,
    [program, 'scripts/dev.ts', '--port', String(port), ...parameters],
    // A separate process group, whose processor time is measured.
    { cwd: site.folder, env: { ...process.env, NO_COLOR: '1' }, detached: true },
  );
}

test.beforeAll(async ({ browser }) => {
  const port = await findFreePort();
  origin = `http://localhost:${port}`;
  server = start(port, '--no-open');
  server.stdout.on('data', (data: Buffer) => (output += data.toString()));
  server.stderr.on('data', (data: Buffer) => (output += data.toString()));
  tab = await browser.newPage();
  await expect
    .poll(
      () =>
        fetch(origin).then(
          ({ ok }) => ok,
          () => output.slice(-2000),
        ),
      { timeout: startTimeout },
    )
    .toBe(true);
  await tab.goto(`${origin}/docs/widget-config/triggers`);
});

test.afterAll(async () => {
  server.kill();
  await new Promise((resolve) => server.once('close', resolve));
  await site.remove();
});

for (const edit of edits) {
  test(`shows ${edit.name}`, async () => {
    const { make, route, shows = '', hides, says } = edit;
    const printed = output.length;
    make(site);
    const used = readCpuSeconds(server.pid);
    const isElsewhere = route !== undefined && new URL(tab.url()).pathname !== route;
    if (isElsewhere) await tab.goto(origin + route);
    await expect(async () => {
      const { body, overlay } = await look(tab);
      expect(body).toContain(shows);
      if (hides !== undefined) expect(body).not.toContain(hides);
      if (says !== undefined) return expect(overlay).toMatch(says);
      expect(overlay).toBe('');
      // Before the server has compiled, the overlay closes too.
      expect(output.slice(printed)).toContain('compiled successfully');
    }).toPass({ intervals: [100], timeout: patience });
    cpuSeconds.push(readCpuSeconds(server.pid) - used);
  });
}

test('shows an edit within the expected time', () => {
  const sorted = cpuSeconds.toSorted((one, other) => one - other);
  expect(sorted[sorted.length >> 1], sorted.join()).toBeLessThan(expectedCpuSeconds);
});

for (const address of ['/docs/widget-config/triggers.md', '/llms.txt', '/img/none.png']) {
  test(`answers ${address}, which only a build has, with 404`, async () => {
    const { status } = await fetch(origin + address, { headers: { accept: 'text/html' } });
    expect(status).toBe(404);
  });
}

test('names another port when one is in use', async () => {
  const port = Number(new URL(origin).port);
  const second = start(port);
  let said = '';
  second.stderr.on('data', (data: Buffer) => (said += data.toString()));
  await new Promise((resolve) => second.once('close', resolve));
  expect(said).toContain(`npm run dev -- --port ${port + 1}`);
});

test('does not advertise newer versions of the framework', () => {
  expect(output).not.toContain('Update available');
});

/** First line of the description of an operation. */
function readDescription(text: string, id: string): string {
  const { paths } = parse(text) as {
    paths: Record<string, Record<string, { operationId: string; description: string }>>;
  };
  const operation = Object.values(paths)
    .flatMap((item) => Object.values(item))
    .find(({ operationId }) => operationId === id);
  const [first] = (operation?.description ?? '').split('\n');
  if (!first) throw new Error(`the contract describes no operation ${id}`);
  return first;
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
