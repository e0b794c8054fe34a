/** A site that its own starter makes in an empty folder, with the packages from their tarballs and an entry in its configuration. */
import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiTexts } from '@aifindr-docs/openapi/texts';
import { publicContracts } from '@aifindr-docs/openapi-contract/publicContracts';
import { removeFolder } from '@aifindr-docs/processes/removeFolder';
import { type CommandOutcome, runCommand, tryCommand } from '@aifindr-docs/processes/runCommand';
import { chromiumArgs, ensureChromium } from '../../scripts/support/chromium';
import { listViolations } from '../support/axe';

const root = path.resolve(__dirname, '../..');
const attempts = 3;
/** The path of the site on its host, and the color of its links. */
const base = '/project/';
const [linkColor, darkLinkColor] = ['rgb(162, 27, 91)', 'rgb(255, 143, 199)'];
/** Later ones refuse the progress bar of 3.7.0, with any plugins. */
const overrides: Record<string, object> = { '3.7.0': { webpack: '5.105.4' } };

const languages = ['en', 'es'] as const;
type Language = (typeof languages)[number];

let work: string;
let tarballs: string[];
let browser: Browser;
beforeAll(async () => {
  work = mkdtempSync(path.join(tmpdir(), 'stranger-'));
  tarballs = await packPackages(path.join(work, 'tarballs'));
  browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
});
afterAll(async () => {
  await browser.close();
  await removeFolder(work);
});

describe.each(['3.7.0', 'latest'])('Docusaurus %s', (version) => {
  let site: string;

  test('is installed with the packages', async () => {
    const folder = path.join(work, version);
    mkdirSync(folder);
    const starter = [`create-docusaurus@${version}`, 'site', 'classic', '--javascript'];
    const options = ['--skip-install', '--package-manager', 'npm'];
    await retry(() => runCommand('npx', ['--yes', ...starter, ...options], { cwd: folder }));
    site = path.join(folder, 'site');
    edit(
      'package.json',
      '"private": true,',
      `"private": true,\n"overrides": ${JSON.stringify(overrides[version] ?? {})},`,
    );
    const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund'];
    await retry(() => runCommand('npm', install, { cwd: site }));
    await retry(() => runCommand('npm', [...install, ...tarballs], { cwd: site }));
    edit('docusaurus.config.js', "baseUrl: '/'", `baseUrl: '${base}'`);
    appendFileSync(
      path.join(site, 'src/css/custom.css'),
      `:root { --ifm-link-color: ${linkColor}; }\nhtml[data-theme='dark'] { --ifm-link-color: ${darkLinkColor}; }\n`,
    );
    copyFileSync(path.join(__dirname, 'contracts/library.yaml'), path.join(site, 'library.yaml'));
    mkdirSync(path.join(site, 'contracts'));
    copyFileSync(findContract('train-travel'), path.join(site, 'contracts/trains.json'));
  });

  test('has a command that works from any folder', async () => {
    const parameters = ['--contract', 'trains.json', '--out', '../pages', '--route', '/trains'];
    const outcome = await generatePages(parameters);
    expect(outcome).toMatchObject({ succeeded: true });
    const pages = path.join(site, 'pages');
    const page = readFileSync(path.join(pages, 'get-stations.api.mdx'), 'utf8');
    expect(page).toContain('id: "get-stations"');
    expect(readFileSync(path.join(pages, 'train-travel-api.json'), 'utf8')).toContain(
      '"/trains/get-stations"',
    );
    rmSync(pages, { recursive: true });
    writeFileSync(
      path.join(site, 'contracts/broken.yaml'),
      'openapi: 3.0.3\ninfo: { version: "1" }\npaths: {}\n',
    );
    const broken = await generatePages([
      '--contract',
      'broken.yaml',
      '--out',
      'x',
      '--route',
      '/x',
    ]);
    expect(broken.succeeded).toBe(false);
    expect(broken.output).toContain('broken.yaml:2:1 has no info.title');
    const wrong = await generatePages(['--contract', 'trains.json', '--out', 'x', '--route', 'x']);
    expect(wrong.output).toContain('"route"');
  });

  describe.each(languages)('in the language %s', (language) => {
    let served: Awaited<ReturnType<typeof serveSite>> | undefined;
    afterAll(() => served?.close());

    test('builds', async () => {
      edit(
        'docusaurus.config.js',
        /defaultLocale: '\w+',\s+locales: \['\w+'\]/,
        `defaultLocale: '${language}', locales: ['${language}']`,
      );
      if (language === languages[0]) {
        const entries = [
          [
            '@aifindr-docs/openapi-preset',
            {
              contract: 'library.yaml',
              output: 'reference',
              route: '/reference',
              samples: ['curl', 'python', 'nodejs'],
            },
          ],
          // Its pages come from the command.
          [
            '@aifindr-docs/openapi-preset',
            { id: 'openapi-trains', output: 'pages', route: '/trains' },
          ],
        ];
        edit(
          'docusaurus.config.js',
          '\n  ],\n\n  themeConfig',
          `\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')},\n  ],\n\n  themeConfig`,
        );
      }
      const ofTrains = [
        '--contract',
        'trains.json',
        '--out',
        '../pages',
        '--route',
        `${base}trains`,
      ];
      expect(await generatePages([...ofTrains, '--language', language])).toMatchObject({
        succeeded: true,
      });
      await runCommand('npx', ['docusaurus', 'build'], { cwd: site, env: { NO_COLOR: '1' } });
      served = await serveSite(path.join(site, 'build'));
    });

    test('shows all of an operation in two columns, in both modes, and in one on a phone', async () => {
      for (const mode of ['light', 'dark'] as const) {
        const { page, errors } = await open('reference/lend-book', { width: 1100, mode });
        const layout = page.locator('main [class*="layout"]').first();
        expect(await countColumns(layout)).toBe(2);
        const link = page.locator('main .markdown a[href*="#"]:has(code)').first();
        expect(await styleOf(link, 'color')).toBe(mode === 'light' ? linkColor : darkLinkColor);
        expect(
          await listViolations(page, { within: '.markdown', rules: ['color-contrast'] }),
        ).toEqual([]);
        await page.setViewportSize({ width: 390, height: 844 });
        expect(await countColumns(layout)).toBe(1);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
        expect(errors).toEqual([]);
        await page.close();
      }
    });

    test('changes language, example and response, and goes on within the site', async () => {
      const { page, errors } = await open('reference/lend-book', { width: 1280, mode: 'light' });
      const cards = page.locator('section[data-theme="dark"]');
      const program = cards.first().locator('pre:visible');
      expect(await program.innerText()).toContain("--header 'X-Card:");
      await cards.first().getByRole('tab', { name: 'python' }).click();
      await expect.poll(() => program.innerText()).toContain('import requests');
      await cards.first().getByRole('combobox').selectOption('1');
      await expect.poll(() => program.innerText()).toContain('9771234567003');
      await expect
        .poll(() => cards.last().locator('pre:visible').innerText())
        .toContain('2026-11-30');
      await cards.last().getByRole('tab', { name: '409' }).click();
      await expect.poll(() => cards.last().locator('pre:visible').innerText()).toContain('lent');
      await page.locator('.menu__link', { hasText: 'Give a book back' }).click();
      await page.locator('h1', { hasText: 'Give a book back' }).waitFor();
      await page.getByText('{isbn}').first().waitFor();
      await page.locator('.breadcrumbs a', { hasText: 'loans' }).click();
      await page.locator('main li a', { hasText: 'Lend a book' }).click();
      await page.locator('main', { hasText: 'X-Card' }).waitFor();
      await expect.poll(() => program.innerText()).toContain('import requests');
      expect(errors).toEqual([]);
      await page.close();
    });

    test('is whole without JavaScript', async () => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      const shown: Record<string, string[]> = {
        reference: [
          'novel',
          'https://library.example/test',
          'X-Card',
          apiTexts[language].sections.servers,
        ],
        'reference/lend-book': [
          'isbn',
          'due',
          'reason',
          'import requests',
          'A magazine for one week',
          '"2026-12-14"',
          'Somebody has it',
        ],
        'reference/list-books': ['cellar', 'surname', 'X-Total', 'Too many requests at once'],
        'reference/loans': ['Give a book back', '/loans/{isbn}'],
        'trains/get-stations': ['timezone', 'import requests'],
      };
      for (const [route, texts] of Object.entries(shown)) {
        await page.goto(`${served?.origin}${base}` + route);
        const text = await page.locator('main').evaluate((main) => main.textContent);
        for (const one of texts) expect(text, route).toContain(one);
      }
      await page.goto(`${served?.origin}${base}reference/lend-book`);
      for (const one of ['"2026-12-14"', 'import requests']) {
        expect(await page.locator('pre', { hasText: one }).first().isVisible(), one).toBe(true);
      }
      await context.close();
    });

    test('has no word of another language', async () => {
      const [own, other] = language === 'en' ? languages : ([languages[1], languages[0]] as const);
      const foreign = listOwnWords(other, own);
      // What the contract itself says.
      const trains = readFileSync(path.join(site, 'contracts/trains.json'), 'utf8');
      const isForeign = (text: string) => foreign.has(text) && !trains.includes(`"${text}"`);
      for (const route of [
        'reference',
        'reference/lend-book',
        'reference/list-books',
        'reference/return-book',
        'reference/books',
        'trains',
        'trains/get-stations',
        'trains/create-booking',
      ]) {
        const { page, errors } = await open(route, { width: 1280, mode: 'light' });
        expect(await page.locator('html').getAttribute('lang')).toMatch(language);
        const texts = await listTexts(page);
        expect(texts.length).toBeGreaterThan(20);
        expect(texts.filter(isForeign), route).toEqual([]);
        expect(errors).toEqual([]);
        await page.close();
      }
    });

    async function open(route: string, { width, mode }: { width: number; mode: 'light' | 'dark' }) {
      const page = await browser.newPage({ viewport: { width, height: 800 } });
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.goto(`${served?.origin}${base}${route}?docusaurus-theme=${mode}`);
      await page.locator('html[data-has-hydrated="true"]').waitFor();
      expect(await page.locator('html').getAttribute('data-theme')).toBe(mode);
      return { page, errors };
    }
  });

  /** Calls the command in a folder below the site. */
  function generatePages(parameters: readonly string[]): Promise<CommandOutcome> {
    const cwd = path.join(site, 'contracts');
    return tryCommand('npx', ['openapi-pages', ...parameters], { cwd });
  }

  function edit(file: string, before: string | RegExp, after: string): void {
    const text = readFileSync(path.join(site, file), 'utf8');
    const edited = text.replace(before, () => after);
    expect(edited, `${file} has no ${String(before)}`).not.toBe(text);
    writeFileSync(path.join(site, file), edited);
  }
});

/** Serves a built site at its path, as any host of folders does: that of this repository has its own rules. */
async function serveSite(folder: string) {
  const types: Record<string, string> = {
    '.css': 'text/css',
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.svg': 'image/svg+xml',
  };
  const server = createServer(({ url = '' }, response) => {
    const name = new URL(url, 'http://localhost').pathname.slice(base.length);
    const file = [name, `${name}/index.html`]
      .map((one) => path.join(folder, one))
      .find((one) => statSync(one, { throwIfNoEntry: false })?.isFile());
    response.writeHead(file === undefined ? 404 : 200, {
      'Content-Type': types[path.extname(file ?? '')] ?? 'application/octet-stream',
    });
    response.end(file === undefined ? '' : readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Packs the preset and the packages that it names. */
async function packPackages(folder: string): Promise<string[]> {
  mkdirSync(folder);
  const manifest = readFileSync(path.join(root, 'packages/openapi-preset/package.json'), 'utf8');
  const { name, dependencies } = JSON.parse(manifest) as {
    name: string;
    dependencies: Record<string, string>;
  };
  const names = [name, ...Object.keys(dependencies)].filter((one) =>
    one.startsWith('@aifindr-docs/'),
  );
  await runCommand(
    'npm',
    ['pack', ...names.flatMap((one) => ['-w', one]), '--pack-destination', folder],
    { cwd: root },
  );
  const files = readdirSync(folder).map((file) => path.join(folder, file));
  expect(files).toHaveLength(names.length);
  return files;
}

/** Repeats what depends on the registry. */
async function retry(act: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await act();
      return;
    } catch (error) {
      if (attempt === attempts) throw error;
    }
  }
}

function findContract(name: string): string {
  return publicContracts.find((file) => file.endsWith(`/${name}.json`)) ?? '';
}

/** What the generator, its components and the theme say in one language and not in the other. */
function listOwnWords(language: Language, other: Language): Set<string> {
  const theme = (one: Language) => {
    const folder = path.join(
      root,
      'node_modules/@docusaurus/theme-translations/locales',
      one === 'en' ? 'base' : one,
    );
    return JSON.parse(readFileSync(path.join(folder, 'theme-common.json'), 'utf8')) as object;
  };
  const said = (one: Language) => [apiTexts[one], theme(one)].flatMap(listStrings);
  const common = new Set(said(other));
  return new Set(said(language).filter((text) => !common.has(text) && /\p{L}{3}/u.test(text)));
}

function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value.trim()];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(listStrings)
    : [];
}

/** Texts and names of a page of the reference with its sidebar. */
function listTexts(page: Page): Promise<string[]> {
  return page
    .locator('[class*="docRoot"]')
    .last()
    .evaluate((around) => {
      const texts: string[] = [];
      for (const element of around.querySelectorAll('*')) {
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
          texts.push(element.getAttribute(name) ?? '');
        }
        for (const node of element.childNodes) {
          if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '');
        }
      }
      return texts.map((text) => text.trim()).filter((text) => text !== '');
    });
}

function styleOf(locator: ReturnType<Page['locator']>, property: string): Promise<string> {
  return locator.evaluate(
    (element, name) => getComputedStyle(element).getPropertyValue(name),
    property,
  );
}

async function countColumns(locator: ReturnType<Page['locator']>): Promise<number> {
  if ((await styleOf(locator, 'display')) !== 'grid') return 1;
  return (await styleOf(locator, 'grid-template-columns')).split(' ').length;
}
