import { readFileSync } from 'node:fs';
import path from 'node:path';
import { operationRoutes, pageRoutes, specifiedRoutes } from '../support/routes';
import { sharedWindow } from '../support/sharedWindow';
import { expect, open, readScripts, test } from '../support/test';

test.use(sharedWindow);

const languages = [
  'python',
  'curl',
  'csharp',
  'go',
  'nodejs',
  'ruby',
  'php',
  'java',
  'powershell',
  'dart',
  'javascript',
  'c',
  'objective-c',
  'ocaml',
  'r',
  'swift',
  'kotlin',
  'rust',
];

const packageVersion = (name: string) =>
  (
    JSON.parse(readFileSync(path.join('node_modules', name, 'package.json'), 'utf8')) as {
      version: string;
    }
  ).version;

test.describe('R1 to R6 and R50 to R52: configuration and constants', () => {
  test('title, tagline, url, favicon, locale and direction', async ({ page, request }) => {
    await open(page, '/');
    await expect(page).toHaveTitle(/AI Findr/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      'https://docs.aifindr.com/',
    );
    const icon = await page.locator('link[rel="icon"]').first().getAttribute('href');
    expect((await request.get(icon ?? '')).status()).toBe(200);
    const bundle = await readScripts(page);
    expect(bundle).toContain('AI Findr Documentation');
  });

  test("titles use the delimiter '|'", async ({ page }) => {
    await open(page, '/docs/widget-config/intro');
    expect((await page.title()).split(' | ')).toHaveLength(2);
  });

  test('the framework is 3.7.0 and the API-docs plugin 4.3.7', async ({ page }) => {
    await open(page, '/');
    await expect(page.locator('meta[name="generator"]')).toHaveAttribute(
      'content',
      'Docusaurus v3.7.0',
    );
    expect(packageVersion('@docusaurus/core')).toBe('3.7.0');
    expect(packageVersion('docusaurus-plugin-openapi-docs')).toBe('4.3.7');
  });

  test('the local storage keys are those of the specification', async ({ page }) => {
    await open(page, '/docs/widget-config/intro');
    const bundle = await readScripts(page);
    expect(bundle).toContain('docusaurus.announcement.dismiss');
    expect(bundle).toContain('docusaurus.announcement.id');
    expect(bundle).toContain('docs-preferred-version-');
  });

  test('generated keys have 6 characters and the route match cache has 10000 entries', async ({
    page,
  }) => {
    await open(page, '/docs/widget-config/intro');
    await page.locator('.menu a[href="/docs/widget-config/instalacion"]').click();
    await expect(page).toHaveURL('/docs/widget-config/instalacion');
    const state = await page.evaluate(() => history.state as { key: string });
    expect(state.key).toMatch(/^[a-z0-9]{6}$/);
    expect(await readScripts(page)).toMatch(/<(1e4|10000)\b/);
  });

  // All pages have those of the site's list: e2e/api-reference.spec.ts.
  test('an operation offers the 18 languages in order, and java with unirest', async ({ page }) => {
    await open(page, operationRoutes[0]);
    const list = page.getByRole('tablist').filter({ hasText: 'python' }).first();
    await expect(list.getByRole('tab')).toHaveText(languages);
    expect(await page.content()).toContain('kong.unirest');
  });

  test('the extra highlighting languages are highlighted', async ({ page }) => {
    await open(page, operationRoutes[0]);
    for (const language of [
      'ruby',
      'csharp',
      'php',
      'java',
      'powershell',
      'curl',
      'dart',
      'objective-c',
      'r',
    ]) {
      await page.getByRole('tab', { name: language, exact: true }).first().click();
      const panel = page.locator(`[role="tabpanel"][id$="-${language}"]`).first();
      await expect(panel.locator('.token').first(), language).toBeAttached();
    }
    await expect(page.locator('pre[data-language="json"] .token').first()).toBeAttached();
  });

  test('the sitemap lists all pages, and the routes of the specification are among them', async ({
    request,
  }) => {
    const xml = await (await request.get('/sitemap.xml')).text();
    const listed = [...xml.matchAll(/<loc>https:\/\/docs\.aifindr\.com([^<]*)<\/loc>/g)].map(
      ([, location]) => location || '/',
    );
    expect(listed.sort()).toEqual([...pageRoutes].sort());
    expect(specifiedRoutes.filter((route) => !listed.includes(route))).toEqual([]);
    const changes = [...xml.matchAll(/<lastmod>([^<]*)</g)].map(([, day = '']) => Date.parse(day));
    expect(changes.filter((day) => !(day <= Date.now()))).toEqual([]);
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toContain('Sitemap: https://docs.aifindr.com/sitemap.xml');
    expect(robots).not.toContain('Disallow');
  });
});
