import path from 'node:path';
import { toString } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readFileSync } from 'node:fs';
import { visit } from 'unist-util-visit';
import { apiReference } from '../../config/apiReference';
import { createPages } from './createPages';
import { readApi } from './model/readApi';
import { findUnsafe } from './testing/findUnsafe';
import { listNames } from './testing/listNames';
import { renderPage } from './testing/renderPage';

const fixtures = path.join(__dirname, 'fixtures');
const site = { siteDir: fixtures, siteConfig: { url: 'https://docs.example.com' } };
const { linkedPages, ...options } = apiReference;
const create = (specPath: string) => createPages(site, { ...options, specPath });

describe.each(['keywords.yaml', 'leftovers.yaml'])('%s', async (specPath) => {
  const { contract, pages } = await create(specPath);
  const rendered = new Map<string, Awaited<ReturnType<typeof renderPage>>>();
  for (const page of pages) rendered.set(page.id, await renderPage(page));
  const textOf = (id: string) => toString(rendered.get(id) ?? { type: 'root', children: [] });

  it('shows every parameter, field, value and status code', () => {
    for (const { id, operation, pathItem } of readApi(contract).operations) {
      const { all } = listNames(contract, operation, pathItem);
      const text = textOf(id);
      expect(
        all.filter((name) => !text.includes(name)),
        id,
      ).toEqual([]);
    }
  });

  it('has each anchor once, and every linked anchor', () => {
    for (const [id, tree] of rendered) {
      const anchors: string[] = [];
      const links: string[] = [];
      visit(tree, 'element', ({ properties }) => {
        if (typeof properties.id === 'string') anchors.push(properties.id);
        const href = String(properties.href ?? '');
        if (href.startsWith('#')) links.push(decodeURIComponent(href.slice(1)));
      });
      expect(
        anchors.filter((anchor, index) => anchors.indexOf(anchor) < index),
        id,
      ).toEqual([]);
      expect(
        links.filter((link) => !anchors.includes(link)),
        id,
      ).toEqual([]);
    }
  });

  it('lets no text become an element, a handler or a script', () => {
    for (const [id, tree] of rendered) expect(findUnsafe(tree), id).toEqual([]);
  });
});

it('shows every text of a contract on some page', async () => {
  const { pages } = await create('leftovers.yaml');
  const shown = [
    ...pages.map(({ mdx }) => mdx),
    ...(await Promise.all(pages.map(async (page) => JSON.stringify(await renderPage(page))))),
  ].join('\n');
  const texts = listTexts(parse(readFileSync(path.join(fixtures, 'leftovers.yaml'), 'utf8')));
  expect(texts.length).toBeGreaterThan(40);
  expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
});

/** The strings and the names of fields of a document, without those that only connect its parts. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => {
    if (['$ref', 'in', 'openapi', 'operationId', 'type'].includes(key)) return [];
    const names = key === 'properties' ? Object.keys(inside as object) : [];
    return [...names, ...listTexts(inside)];
  });
}

it('names the pages that the site links to and the contract does not have', async () => {
  const specPath = 'leftovers.yaml';
  await expect(createPages(site, { ...options, specPath, linkedPages })).rejects.toThrow(
    /^config\/apiPages\.ts: the contract has no page \/docs\/api\/ai-findr-api\n[^]*\nThe contract has \/docs\/api\//,
  );
});

it('names a schema in a separate file after the file, also where it refers to itself', async () => {
  const { pages } = await create('keywords.yaml');
  const shown = pages.map(({ data }) => JSON.stringify(data)).join('\n');
  expect(shown).toContain('"name":"friend","type":"Friend"');
  expect(shown).not.toContain('Friend.yaml');
});
