import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Properties } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import ts from 'typescript';
import { pageRoutes } from './support/routes';

const build = path.resolve(__dirname, '../build');
const origin = 'https://docs.aifindr.com';
const fileOf = (route: string) => (route === '/' ? 'index' : route.slice(1));

interface Head {
  all: (selector: string) => Properties[];
  data: string;
}

function readHead(route: string): Head {
  const document = fromHtml(readFileSync(path.join(build, `${fileOf(route)}.html`), 'utf8'));
  return {
    all: (selector) => selectAll(selector, document).map(({ properties }) => properties),
    data: selectAll('[type="application/ld+json"]', document).map(toString).join(),
  };
}

const meta = (head: Head, name: string) =>
  head.all(`meta[property="${name}"], meta[name="${name}"]`).map(({ content }) => String(content));

test('every page has one canonical URL, at which it is served, and is declared as Spanish', async ({
  request,
}) => {
  for (const route of pageRoutes) {
    const head = readHead(route);
    const address = origin + route;
    expect(head.all('link[rel=canonical]').map(({ href }) => href)).toEqual([address]);
    expect(meta(head, 'og:url')).toEqual([address]);
    expect(meta(head, 'og:locale')).toEqual(['es_ES']);
    const languages = head.all('link[rel=alternate][hreflang]');
    expect(languages.map(({ hrefLang, href }) => [hrefLang, href])).toEqual([
      ['es', address],
      ['x-default', address],
    ]);
    const answer = await request.get(route, { maxRedirects: 0 });
    expect(answer.status(), route).toBe(200);
  }
});

test('every page has its own card: a PNG below 60 KB, of the size in its tags', () => {
  const cards = new Set<string>();
  for (const route of pageRoutes) {
    const head = readHead(route);
    const [image = ''] = meta(head, 'og:image');
    expect(image.startsWith(`${origin}/img/cards/`), route).toBe(true);
    expect(meta(head, 'twitter:image')).toEqual([image]);
    expect(meta(head, 'twitter:card')).toEqual(['summary_large_image']);
    for (const name of ['og:title', 'og:description', 'og:type', 'og:site_name', 'og:image:alt']) {
      expect(meta(head, name), `${route} ${name}`).toEqual([expect.stringMatching(/\S/)]);
    }
    const file = path.join(build, new URL(image).pathname);
    const png = readFileSync(file);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(statSync(file).size, file).toBeLessThan(60_000);
    expect(meta(head, 'og:image:width')).toEqual([String(png.readUInt32BE(16))]);
    expect(meta(head, 'og:image:height')).toEqual([String(png.readUInt32BE(20))]);
    cards.add(image);
  }
  expect(cards.size).toBe(pageRoutes.length);
});

test('structured data and manifest are valid in the vocabularies of schema.org and the W3C', () => {
  test.slow();
  // Two packages declare them as types, so the compiler reports an unknown name or value.
  const folder = mkdtempSync(path.resolve(__dirname, '../.cache/schema-'));
  const file = path.join(folder, 'pages.ts');
  const code = [
    "import type { Graph } from 'schema-dts';",
    "import type { WebAppManifest } from 'web-app-manifest';",
    ...pageRoutes.map(
      (route, index) => `export const page${index}: Graph = ${readHead(route).data};`,
    ),
    `export const manifest: WebAppManifest = ${readFileSync(path.join(build, 'manifest.webmanifest'), 'utf8')};`,
    // Invalid on purpose: proves that the check reports errors.
    `export const badPage: Graph = {"@context":"https://schema.org","@graph":[{"@type":"TechArticle","headlin":"x"}]};`,
    `export const badManifest: WebAppManifest = {"name":"x","display":"windowed"};`,
  ].join('\n');
  writeFileSync(file, code);
  const program = ts.createProgram([file], {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
  });
  const errors = ts
    .getPreEmitDiagnostics(program)
    .map(({ start = 0, file: source }) => source?.getLineAndCharacterOfPosition(start).line);
  rmSync(folder, { recursive: true });
  const count = code.split('\n').length;
  expect(errors).toEqual([count - 2, count - 1]);
});

test('the structured data has the title, the URL and the breadcrumbs of the page', () => {
  for (const route of pageRoutes) {
    const head = readHead(route);
    const { '@graph': things } = JSON.parse(head.data) as {
      '@graph': Record<string, unknown>[];
    };
    const find = (type: string) => things.find((thing) => thing['@type'] === type);
    expect(find('WebSite')).toMatchObject({ url: `${origin}/`, inLanguage: 'es' });
    if (route !== '/') {
      const [title = ''] = meta(head, 'og:title');
      expect(find('TechArticle')).toMatchObject({
        headline: title.replace(/ \| AI Findr$/, ''),
        url: origin + route,
        image: meta(head, 'og:image')[0],
      });
      const steps = find('BreadcrumbList')?.itemListElement as { position: number; item: string }[];
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
      expect(steps[0]?.item).toBe(`${origin}/`);
      expect(steps.at(-1)?.item).toBe(origin + route);
      for (const { item } of steps) {
        expect(existsSync(path.join(build, `${fileOf(new URL(item).pathname)}.html`))).toBe(true);
      }
    }
  }
});

test('the manifest and every icon in it answer with their types', async ({ request }) => {
  const head = readHead('/');
  const [manifest] = head.all('link[rel=manifest]');
  const answer = await request.get(String(manifest?.href));
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const { icons } = (await answer.json()) as {
    icons: { src: string; sizes: string; type: string }[];
  };
  const apple = head.all('link[rel=apple-touch-icon]').map(({ href }) => ({
    src: String(href),
    sizes: '180x180',
    type: 'image/png',
  }));
  for (const { src, sizes, type } of [...icons, ...apple]) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type'], src).toContain(type);
    if (type === 'image/png') {
      expect(
        `${(await icon.body()).readUInt32BE(16)}x${(await icon.body()).readUInt32BE(20)}`,
      ).toBe(sizes);
    }
  }
});
