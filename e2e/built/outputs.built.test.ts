/** Tests what the build publishes for machines: metadata, markup, social cards, Markdown copies, `llms.txt` and `swagger.json`. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { pageRoutes } from '../support/routes';

const build = path.resolve('build');
const origin = 'https://docs.aifindr.com';
/** Returns the path of a page's files, relative to the build and without extension. */
const fileOf = (route: string) => (route === '/' ? 'index' : route.slice(1));
const read = (file: string) => readFileSync(path.join(build, file), 'utf8');

function parsePage(route: string) {
  const document = fromHtml(read(`${fileOf(route)}.html`));
  const query = (selector: string) =>
    selectAll(selector, document).map(({ properties }) => properties);
  return {
    query,
    meta: (name: string) =>
      query(`meta[property="${name}"], meta[name="${name}"]`).map(({ content }) => String(content)),
  };
}

test.each(pageRoutes)('the head of %s names its URL, language and Markdown copy', (route) => {
  const { query, meta } = parsePage(route);
  const address = origin + route;
  expect(query('link[rel=canonical]').map(({ href }) => href)).toEqual([address]);
  expect(meta('og:url')).toEqual([address]);
  expect(meta('og:locale')).toEqual(['es_ES']);
  expect(query('link[rel=alternate][hreflang]')).toMatchObject([
    { hrefLang: 'es', href: address },
    { hrefLang: 'x-default', href: address },
  ]);
  expect(query('link[type="text/markdown"]')).toMatchObject([{ href: `/${fileOf(route)}.md` }]);
  // A page whose description mentions problems or common errors needs a heading with the id `problemas`.
  const [description = ''] = meta('description');
  const isPromised = /problemas|errores más comunes/i.test(description);
  if (isPromised) expect(query('main :is(h2, h3)').map(({ id }) => id)).toContain('problemas');
});

test.each([...pageRoutes, '/docs'])('%s has valid nesting, and code is not translated', (route) => {
  const { query } = parsePage(route);
  expect(query('span :is(h1, h2, h3, h4), label[aria-hidden], body meta[http-equiv]')).toEqual([]);
  expect(query('code[translate=no], [translate=no] code')).toEqual(query('code'));
});

test('every page has its own card: a PNG below 60 KB, of the size in its tags', () => {
  const cards = new Set<string>();
  for (const route of pageRoutes) {
    const { meta } = parsePage(route);
    const [image = ''] = meta('og:image');
    expect(meta('twitter:image')).toEqual([image]);
    expect(meta('twitter:card')).toEqual(['summary_large_image']);
    for (const name of ['og:title', 'og:description', 'og:type', 'og:site_name', 'og:image:alt']) {
      expect(meta(name), `${route} ${name}`).toEqual([expect.stringMatching(/\S/)]);
    }
    const png = readFileSync(path.join(build, new URL(image).pathname));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.length, image).toBeLessThan(60_000);
    expect(meta('og:image:width')).toEqual([String(png.readUInt32BE(16))]);
    expect(meta('og:image:height')).toEqual([String(png.readUInt32BE(20))]);
    cards.add(image);
  }
  expect(cards.size).toBe(pageRoutes.length);
});

test('a Markdown copy has title, description, canonical URL, absolute links and fewer than 50,000 characters', () => {
  for (const route of pageRoutes) {
    const text = read(`${fileOf(route)}.md`);
    expect(text.length, route).toBeLessThan(50_000);
    const [, yaml = ''] = /^---\n([^]*?)\n---\n/.exec(text) ?? [];
    const front = parseYaml(yaml) as Record<string, string>;
    expect(Object.keys(front), route).toEqual(['title', 'description', 'canonical']);
    expect(front.canonical?.split('#')[0]).toBe(origin + route);
    const links = [...text.matchAll(/\]\(([^)\s]+)/g)].map(([, link]) => link ?? '');
    expect(
      links.filter((link) => !/^(?:https?|mailto):/.test(link)),
      route,
    ).toEqual([]);
  }
});

test('llms.txt lists the Markdown copy of every page, and llms-full.txt contains them all', () => {
  const text = read('llms.txt');
  expect(text).toMatch(/^# .+\n\n> /);
  const links = [...text.matchAll(/^- \[.+\]\((https:\/\/docs\.aifindr\.com\/(\S+))\): .{10,}$/gm)];
  const files = links.map(([, , file]) => file ?? '');
  expect(files).toEqual(expect.arrayContaining(pageRoutes.map((route) => `${fileOf(route)}.md`)));
  for (const file of files) expect(existsSync(path.join(build, file)), file).toBe(true);
  const full = read('llms-full.txt');
  expect(full.startsWith(text)).toBe(true);
  for (const route of pageRoutes) {
    expect(full.includes(read(`${fileOf(route)}.md`)), route).toBe(true);
  }
});

test('swagger.json has the content of swagger.yaml', () => {
  expect(JSON.parse(read('swagger.json'))).toEqual(parseYaml(read('swagger.yaml')));
});
