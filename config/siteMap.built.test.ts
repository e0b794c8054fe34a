import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { siteMap } from './siteMap';

const build = path.join(__dirname, '../build');
const read = (route: string) => readFileSync(path.join(build, `${route}.html`), 'utf8');

test('a page has the name there that its sidebar has', () => {
  const entries = siteMap.flatMap((group) => group.entries);
  const pages = entries.filter(({ to }) => to.startsWith('/docs/'));
  const named = pages.map(({ to, label }) => [to, label]);
  // The last part of the breadcrumbs.
  const current = /aria-current="?page"?>([^<]*)<\/span>/;
  expect(named).toEqual(pages.map(({ to }) => [to, current.exec(read(to))?.[1]]));
});
