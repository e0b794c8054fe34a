import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { siteMap } from './siteMap';

const readBuilt = (file: string) => readFileSync(path.join(__dirname, '../build', file), 'utf8');
const read = (route: string) => readBuilt(`${route === '/' ? 'index' : route}.html`);

test('the home page links to every page except tag pages', () => {
  const sitemap = readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g);
  const routes = [...sitemap].map(([, address = '']) => new URL(address).pathname);
  const links = read('/').matchAll(/ href="?([^\s">?]+)/g);
  const linked = new Set([...links].map(([, route]) => route));
  const isTag = (route: string) => existsSync(path.resolve(__dirname, `..${route}.tag.mdx`));
  const missing = routes.filter((route) => !linked.has(route) && !isTag(route));
  expect(missing, 'add them to config/siteMap.ts').toEqual([]);
});

test('a page has the name there that its sidebar has', () => {
  const entries = siteMap.flatMap((group) => group.entries);
  const pages = entries.filter(({ to }) => to.startsWith('/docs/'));
  const named = pages.map(({ to, label }) => [to, label]);
  // The last part of the breadcrumbs.
  const current = /aria-current="?page"?>([^<]*)<\/span>/;
  expect(named).toEqual(pages.map(({ to }) => [to, current.exec(read(to))?.[1]]));
});
