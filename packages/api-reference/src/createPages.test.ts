import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { publicContracts } from './contract/publicContracts';
import { findErrors } from './testing/findErrors';
import { createPagesOf } from './testing/readPages';
import { renderPage } from './testing/renderPage';

const [keywords, leftovers] = ['keywords.yaml', 'leftovers.yaml'].map((name) =>
  path.join(__dirname, 'fixtures', name),
) as [string, string];
/** Pages of a contract that are rendered: the rest of a large one is only created. */
const rendered = 8;

it.each([keywords, leftovers, ...publicContracts])(
  '%s becomes pages that lose no name, are harmless, and have samples of a bearable size',
  async (file) => {
    const { api, pages } = await createPagesOf(file);
    expect(pages.length).toBeGreaterThan(1);
    expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
    for (const page of pages) {
      if (page.kind !== 'api') continue;
      const { requestSamples, responseSamples } = page.data;
      const codes = requestSamples.flatMap(({ samples }) => samples.map(({ code }) => code));
      expect(codes.filter((code) => code.includes('\r') || code.length > 25_000)).toEqual([]);
      expect(Math.max(0, ...responseSamples.map(({ code }) => code.length))).toBeLessThan(50_000);
    }
    for (const page of pages.slice(0, rendered)) expect(findErrors(page, api), page.id).toEqual([]);
  },
  180_000,
);

it('shows every text of a contract on some page', async () => {
  const { pages } = await createPagesOf(leftovers);
  const shown = JSON.stringify(pages.flatMap((page) => [page, renderPage(page)]));
  const texts = listTexts(parse(readFileSync(leftovers, 'utf8')));
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
  const linkedPages = { file: 'config/apiPages.ts', routes: ['/docs/api/nowhere'] };
  await expect(createPagesOf(leftovers, { linkedPages })).rejects.toThrow(
    /^config\/apiPages\.ts: the contract has no page \/docs\/api\/nowhere\nThe contract has \/docs\/api\//,
  );
});

it('names a schema in a separate file after the file, also where it refers to itself', async () => {
  const { pages } = await createPagesOf(keywords);
  const shown = JSON.stringify(pages);
  expect(shown).toContain('"name":"friend","type":"Friend"');
  expect(shown).not.toContain('Friend.yaml');
});
